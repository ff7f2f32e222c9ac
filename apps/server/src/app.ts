import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { fileLimits, fileRoutes } from "./modules/files/index.ts";
import type { AuthBudgets } from "./platform/auth/budgets.ts";
import { createAuth } from "./platform/auth/auth.ts";
import type { PasswordCost } from "./platform/auth/passwords.ts";
import { type Conduct, usualConduct } from "./platform/conduct.ts";
import type { Db } from "./platform/db/handle.ts";
import { type LookUp, openLookUp, domainRoutes } from "./modules/domains/index.ts";
import type { Rephrase } from "./matching/enrichment/rephrase.ts";
import type { Config } from "./settings/read-config.ts";
import { type Log, loggerOptions, type LogStream } from "./platform/log.ts";
import { createLive, type LiveStreams } from "./platform/live/live.ts";
import { gatheringRoutes } from "./modules/gatherings/index.ts";
import { introductionRoutes } from "./modules/introductions/index.ts";
import { liveRoutes } from "./modules/live/index.ts";
import type { Mail, QueueEmail, SendLater } from "./platform/mail/mail.ts";
import { createMatching, type Matching } from "./matching/matching.ts";
import { accountRoutes } from "./modules/account/index.ts";
import { administrationRoutes } from "./modules/administration/index.ts";
import { announcementRoutes } from "./modules/announcements/index.ts";
import { applicationRoutes } from "./modules/applications/index.ts";
import { authRoutes } from "./modules/auth/index.ts";
import { cofounderRoutes } from "./modules/cofounders/index.ts";
import { companyRoutes } from "./modules/companies/index.ts";
import { connectionRoutes } from "./modules/connections/index.ts";
import { contactRoutes } from "./modules/contacts/index.ts";
import { conversationRoutes } from "./modules/conversations/index.ts";
import { deskRoutes } from "./modules/desk/index.ts";
import { conceptRoutes } from "./modules/concepts/index.ts";
import { contactFormRoutes } from "./modules/contact-form/index.ts";
import { dashboardRoutes } from "./modules/dashboard/index.ts";
import { draftRoutes } from "./modules/drafts/index.ts";
import { ideaRoutes } from "./modules/ideas/index.ts";
import { closeForGood, projectRoutes } from "./modules/projects/index.ts";
import { healthRoutes } from "./modules/health/index.ts";
import type { AskDisk } from "./platform/storage/free-space.ts";
import { keptSearchRoutes } from "./modules/kept-searches/index.ts";
import { matchRoutes } from "./modules/matches/index.ts";
import { myMatchRoutes } from "./modules/my-matches/index.ts";
import { notificationRoutes } from "./modules/notifications/index.ts";
import { officeHoursRoutes } from "./modules/office-hours/index.ts";
import { partnerRoutes } from "./modules/partners/index.ts";
import { policyReportRoutes } from "./modules/policy-reports/index.ts";
import { privateIndexRoutes } from "./modules/private-index/index.ts";
import { reviewRoutes } from "./modules/reviews/index.ts";
import { roundsRoutes } from "./modules/rounds/index.ts";
import { moderationRoutes, safetyRoutes } from "./modules/safety/index.ts";
import { programmeRoutes } from "./modules/programmes/index.ts";
import { searchRoutes } from "./modules/search/index.ts";
import { serviceRoutes } from "./modules/services/index.ts";
import { siteRoutes } from "./modules/site/index.ts";
import { statsRoutes } from "./modules/stats/index.ts";
import { endVouchOfRenamed, verificationRoutes } from "./modules/verification/index.ts";
import { storyRoutes } from "./modules/stories/index.ts";
import { memberRoutes } from "./modules/members/index.ts";
import { foundRoutes } from "./pages/found.ts";
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
import { addOpenApi, reference } from "./platform/http/reference.ts";
import { addSecurity } from "./platform/http/security.ts";
import { serializerCompiler } from "./platform/http/serializer.ts";
import { addSession } from "./platform/http/session.ts";
import { addTextRules } from "./platform/http/text.ts";
import { addUnknownApi, collectRoutes } from "./platform/http/unknown-api.ts";
import type { Setup as OwnSetup } from "./entities/owned/write.ts";
import { addViews } from "./entities/views.ts";
import { openSite, type Site } from "./platform/site/site.ts";
import type { Storage } from "./platform/storage/storage.ts";

export type AppOptions = {
  db: Db;
  /** Where uploaded files lie; without it none are taken. */
  storage?: Storage;
  config: Pick<
    Config,
    | "publicUrl"
    | "logLevel"
    | "readsPerMinute"
    | "trustedProxies"
    | "mntPerUsd"
    | "adminEmails"
    | "refuseCommonPasswords"
  > & {
    isOnlyHere?: boolean;
    contactEmail?: Config["contactEmail"];
    securityContact?: Config["securityContact"];
    conduct?: Conduct;
    costlyMsPerSecond?: number;
    /** For so long after it is ready no load is shed because turns are long. */
    startMs?: number;
    streamsOfNetwork?: number;
    budgets?: AuthBudgets;
    /** Whose disk must have room; without it none is looked at. */
    dataDir?: string;
    /** Keys of codes and of what is stored encrypted are made of it. */
    secret: string;
    /** Of before: still known, and nothing is made of them. */
    formerSecrets?: readonly string[];
    servicesEmail?: string | undefined;
    mailFrom?: Config["mailFrom"];
  };
  clock?: () => Date;
  /** Without it no letter leaves, and verification codes are shown where they are asked for. */
  mail?: Mail | undefined;
  /** For letters that nobody waits for. */
  post?: QueueEmail | undefined;
  /** For codes and links that the mail server does not take at once. */
  later?: SendLater | undefined;
  /** How much work a password hash is. */
  passwordCost?: PasswordCost;
  /** How much one try at the work is that is asked for instead of a refusal. */
  workRounds?: number;
  /** Ends with the app. */
  matching?: Matching;
  /** Tells open pages at once; ends with the app. */
  live?: LiveStreams;
  /** Hears what is written, so that answers can be kept; ends with the app. */
  changes?: Changes;
  /** What the operator says of the site. */
  site?: Site;
  /** Asks name servers for the records of companies' domains. */
  lookUp?: LookUp;
  /** Asks the disk how much room is left. */
  askDisk?: AskDisk;
  /** Nicer words for the reason of a match; without it the engine's own stay. */
  rephrase?: Rephrase | undefined;
  /** Folder of the web app's build; without it only the API is served. */
  webDist?: string;
  /**
   * Milliseconds in which a body, or an upload, must have come; for which the rest of a refused one is thrown away; and
   * after which an upload must come fast enough.
   */
  patience?: { body: number; upload: number; rest: number; grace: number };
  /** False from the moment the server begins to stop. */
  isOpen?: () => boolean;
  /** The log of the process; without it one is made of the level. */
  log?: Log;
  /** Where that one goes; without it to the standard output. */
  logTo?: LogStream;
  /** Hears of every route. */
  onRoute?: (route: RouteOptions) => void;
};

/** The whole server but for its socket: every registration in order. */
export async function buildApp({
  db,
  storage,
  config,
  clock = () => new Date(),
  mail,
  post,
  later,
  passwordCost,
  workRounds,
  matching = createMatching({ db, rates: config }),
  live = createLive({ db, clock, streamsOfNetwork: config.streamsOfNetwork }),
  changes = openChanges(db),
  site = openSite({
    db,
    changes,
    clock,
    contactEmail: config.contactEmail,
    servicesEmail: config.servicesEmail,
  }),
  lookUp = openLookUp(),
  askDisk = statfs,
  rephrase,
  webDist,
  patience = { body: 10_000, upload: fileLimits.uploadPatience, rest: 5000, grace: 5000 },
  isOpen = () => true,
  log,
  logTo,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const clients = clientsBehind(config.trustedProxies);
  // As Fastify knows it: its instances are typed by their logger.
  const loggerInstance: FastifyBaseLogger | undefined = log;
  const app = Fastify({
    ...(loggerInstance ? { loggerInstance } : { logger: loggerOptions(config.logLevel, logTo) }),
    genReqId: () => randomUUID(),
    frameworkErrors: refuseUnread(config),
    clientErrorHandler: refuseMalformed(config),
    trustProxy: clients.trust,
    bodyLimit: 64 * 1024,
    requestTimeout: patience.upload + 10_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: "idle",
    // By itself it gives up after ten seconds, in which a busy machine has not read all pages.
    pluginTimeout: 120_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");

  await app.register(cookie);
  const auth = createAuth(app, { db, clock, mail, post, later, config, passwordCost, workRounds });
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

  await app.register(healthRoutes, { db, matching, isOpen, dataDir: config.dataDir, askDisk });
  await app.register(policyReportRoutes, { clock });
  const { conduct = usualConduct } = config;
  const owned: OwnSetup = {
    db,
    clock,
    rates: config,
    closeListings: (tx, listings) => closeForGood({ tx, live, post, now: clock() }, listings),
    onRename: (tx, userId) => endVouchOfRenamed({ tx, live, post, now: clock() }, userId),
  };
  await app.register(ideaRoutes, owned);
  await app.register(cofounderRoutes, owned);
  await app.register(companyRoutes, owned);
  await app.register(projectRoutes, { ...owned, live, post });
  await app.register(partnerRoutes, { db, clock });
  await app.register(matchRoutes, { db, matching, rephrase });
  await app.register(myMatchRoutes, { db, matching, clock });
  await app.register(keptSearchRoutes, { db, matching, clock });
  await app.register(notificationRoutes, { db, matching, clock, keys: auth.keys });
  await app.register(dashboardRoutes, { db, matching, clock, conduct });
  await app.register(liveRoutes, { live, clock });
  await app.register(connectionRoutes, { db, matching, live, post, clock, conduct });
  await app.register(contactRoutes, { db, live, clock });
  await app.register(safetyRoutes, { db, live, post, clock, conduct, site });
  await app.register(moderationRoutes, { db, live, post, clock });
  await app.register(administrationRoutes, { auth, live, post, site });
  await app.register(conversationRoutes, { db, live, clock });
  await app.register(applicationRoutes, { db, matching, live, post, clock, rates: config });
  await app.register(serviceRoutes, { db, live, post, clock, site });
  await app.register(programmeRoutes, { db, live, post, clock, publicUrl: config.publicUrl });
  await app.register(roundsRoutes, { db, matching, live, post, clock, conduct });
  await app.register(announcementRoutes, { db, live, post, clock });
  await app.register(introductionRoutes, { db, matching, live, post, clock, conduct });
  await app.register(gatheringRoutes, { db, live, post, clock, publicUrl: config.publicUrl });
  await app.register(officeHoursRoutes, { db, live, post, clock, publicUrl: config.publicUrl });
  await app.register(reviewRoutes, { db, live, post, clock });
  await app.register(storyRoutes, { db, live, post, clock });
  await app.register(privateIndexRoutes, { matching, clock });
  await app.register(searchRoutes, { db });
  await app.register(conceptRoutes, { rates: config });
  await app.register(statsRoutes, { db, clock });
  await app.register(deskRoutes, { db, clock });
  await app.register(authRoutes, { auth, publicUrl: config.publicUrl });
  await app.register(accountRoutes, { auth, publicUrl: config.publicUrl });
  await app.register(domainRoutes, { db, live, post, clock, keys: auth.keys, lookUp });
  await app.register(verificationRoutes, { auth, live, post });
  await app.register(contactFormRoutes, { auth, site });
  await app.register(siteRoutes, { auth, site, mailFrom: mail && config.mailFrom?.address });
  await app.register(draftRoutes, { db, clock });
  if (storage)
    await app.register(fileRoutes, {
      db,
      storage,
      clock,
      keys: auth.keys,
      patience: patience.upload,
    });
  await app.register(memberRoutes, { auth, live, post, contactEmail: config.contactEmail });
  await app.register(foundRoutes, {
    db,
    publicUrl: config.publicUrl,
    securityContact: config.securityContact,
    site,
    clock,
  });
  await app.register(reference);
  addUnknownApi(app, routes);
  app.addHook("onClose", () => matching.close());
  if (webDist !== undefined)
    await app.register(pageRoutes, { publicUrl: config.publicUrl, webDist, clock, changes, site });
  return app;
}
