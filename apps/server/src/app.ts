import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { addModules, type Parts } from "./add-modules.ts";
import { fileLimits } from "./modules/files/index.ts";
import type { AuthBudgets } from "./platform/auth/budgets.ts";
import { createAuth } from "./platform/auth/auth.ts";
import type { PasswordCost } from "./platform/auth/passwords.ts";
import { openLookUp } from "./modules/domains/index.ts";
import type { Config } from "./settings/read-config.ts";
import { type Log, loggerOptions, type LogStream } from "./platform/log.ts";
import { createLive } from "./platform/live/live.ts";
import type { SendLater } from "./platform/mail/mail.ts";
import { createMatching } from "./matching/matching.ts";
import { pageRoutes } from "./pages/routes.ts";
import { addAtOnce } from "./platform/answers/at-once.ts";
import { addAnswers } from "./platform/answers/answers.ts";
import { type Changes, openChanges } from "./platform/answers/changes.ts";
import { addBudgets, usualCostlyMsPerSecond } from "./platform/http/budget.ts";
import { addAccess } from "./platform/http/access.ts";
import { addBodyPatience } from "./platform/http/body-patience.ts";
import { refuseMalformed } from "./platform/http/client-errors.ts";
import { clientsBehind } from "./platform/http/client.ts";
import { addErrors, refuseUnread } from "./platform/http/errors.ts";
import { addLanguage } from "./platform/http/language.ts";
import { addLimits, addReadLimit } from "./platform/http/limits.ts";
import { openPatientServer } from "./platform/http/patient-server.ts";
import { addOpenApi, reference } from "./platform/http/reference.ts";
import { addSecurity } from "./platform/http/security.ts";
import { serializerCompiler } from "./platform/http/serializer.ts";
import { addSession } from "./platform/http/session.ts";
import { addTextRules } from "./platform/http/text.ts";
import { addUnknownApi, collectRoutes } from "./platform/http/unknown-api.ts";
import { addViews } from "./entities/views.ts";
import { openSite } from "./platform/site/site.ts";

export type AppOptions = Pick<Parts, "db"> &
  Partial<Omit<Parts, "db" | "auth" | "config" | "patience">> & {
    config: Parts["config"] &
      Pick<
        Config,
        "logLevel" | "readsPerMinute" | "trustedProxies" | "adminEmails" | "refuseCommonPasswords"
      > & {
        isOnlyHere?: boolean;
        costlyMsPerSecond?: number;
        /** For so long after it is ready no load is shed because turns are long. */
        startMs?: number;
        streamsOfNetwork?: number;
        budgets?: AuthBudgets;
        /** Keys of codes and of what is stored encrypted are made of it. */
        secret: string;
        /** Of before: still known, and nothing is made of them. */
        formerSecrets?: readonly string[];
        servicesEmail?: string | undefined;
      };
    /** For codes and links that the mail server does not take at once. */
    later?: SendLater | undefined;
    /** How much work a password hash is. */
    passwordCost?: PasswordCost;
    /** How much one try at the work is that is asked for instead of a refusal. */
    workRounds?: number;
    /** Hears what is written, so that answers can be kept; ends with the app. */
    changes?: Changes;
    /** Folder of the web app's build; without it only the API is served. */
    webDist?: string;
    /**
     * Milliseconds in which a body, or an upload, must have come; for which the rest of a refused one is thrown away; and
     * after which an upload must come fast enough.
     */
    patience?: { body: number; upload: number; rest: number; grace: number };
    /** The log of the process; without it one is made of the level. */
    log?: Log;
    /** Where that one goes; without it to the standard output. */
    logTo?: LogStream;
    /** Hears of every route. */
    onRoute?: (route: RouteOptions) => void;
  };

/** The whole server but for its socket: every registration in order. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, clock = () => new Date(), changes = openChanges(db), webDist, onRoute } = options;
  const { patience = { body: 10_000, upload: fileLimits.uploadPatience, rest: 5000, grace: 5000 } } = options;
  const { matching = createMatching({ db, rates: config }) } = options;
  const { live = createLive({ db, clock, streamsOfNetwork: config.streamsOfNetwork }) } = options;
  const { contactEmail, servicesEmail } = config;
  const { site = openSite({ db, changes, clock, contactEmail, servicesEmail }) } = options;
  const clients = clientsBehind(config.trustedProxies);
  const app = openFastify(options, { trust: clients.trust, uploadPatience: patience.upload });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");

  await app.register(cookie);
  const auth = createAuth(app, { ...options, clock });
  addLanguage(app);
  addBodyPatience(app, patience);
  addErrors(app);
  addSecurity(app, config);
  await addLimits(app, config);
  addAtOnce(app, { ...config, clientOf: clients.clientOf });
  addBudgets(app, { msPerSecond: config.costlyMsPerSecond ?? usualCostlyMsPerSecond });
  addSession(app, auth);
  const routes = collectRoutes(app);
  if (onRoute) app.addHook("onRoute", onRoute);
  addAccess(app);
  addReadLimit(app);
  addAnswers(app, { changes, moment: matching.moment, clock });
  addTextRules(app);
  addViews(app, { db, clock });
  await addOpenApi(app, config);

  await addModules(app, {
    lookUp: openLookUp(),
    askDisk: statfs,
    isOpen: () => true,
    ...options,
    clock,
    auth,
    matching,
    live,
    site,
    patience,
  });
  await app.register(reference);
  addUnknownApi(app, routes);
  app.addHook("onClose", () => matching.close());
  if (webDist !== undefined)
    await app.register(pageRoutes, { publicUrl: config.publicUrl, webDist, clock, changes, site });
  return app;
}

type Reached = { trust: ReturnType<typeof clientsBehind>["trust"]; uploadPatience: number };

function openFastify(
  { config, log, logTo }: AppOptions,
  { trust, uploadPatience }: Reached,
): FastifyInstance {
  // As Fastify knows it: its instances are typed by their logger.
  const loggerInstance: FastifyBaseLogger | undefined = log;
  return Fastify({
    ...(loggerInstance ? { loggerInstance } : { logger: loggerOptions(config.logLevel, logTo) }),
    genReqId: () => randomUUID(),
    frameworkErrors: refuseUnread(config),
    clientErrorHandler: refuseMalformed(config),
    trustProxy: trust,
    bodyLimit: 64 * 1024,
    serverFactory: (handle) =>
      openPatientServer(handle, {
        requestTimeout: uploadPatience + 10_000,
        headersTimeout: 5000,
        keepAliveTimeout: 72_000,
        connectionsCheckingInterval: 1000,
        maxHeaderSize: 16 * 1024,
      }),
    forceCloseConnections: "idle",
    // By itself it gives up after ten seconds, in which a busy machine has not read all pages.
    pluginTimeout: 120_000,
  });
}
