import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { prepareLabels } from "./concept-labels.ts";
import type { Db } from "./db/handle.ts";
import type { Rephrase } from "./enrichment/rephrase.ts";
import type { Config } from "./env.ts";
import { cofounderRoutes } from "./modules/cofounders/routes.ts";
import { companyRoutes } from "./modules/companies/routes.ts";
import { conceptRoutes } from "./modules/concepts/routes.ts";
import { healthRoutes } from "./modules/health/routes.ts";
import { ideaRoutes } from "./modules/ideas/routes.ts";
import { matchRoutes } from "./modules/matches/routes.ts";
import { partnerRoutes } from "./modules/partners/routes.ts";
import { projectRoutes } from "./modules/projects/routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { statsRoutes } from "./modules/stats/routes.ts";
import { pageRoutes } from "./pages/routes.ts";
import { addAccess } from "./plugins/access.ts";
import { addErrors } from "./plugins/errors.ts";
import { addLanguage } from "./plugins/language.ts";
import { addLimits } from "./plugins/limits.ts";
import { addOpenApi, reference } from "./plugins/reference.ts";
import { addSecurity } from "./plugins/security.ts";
import { addTextRules } from "./plugins/text.ts";
import { addUnknownApi, collectRoutes } from "./plugins/unknown-api.ts";

export type AppOptions = {
  db: Db;
  config: Pick<Config, "publicUrl" | "logLevel" | "readsPerMinute" | "trustedProxies" | "mntPerUsd">;
  clock?: () => Date;
  /** Nicer words for the reason of a match; without it the engine's own stay. */
  rephrase?: Rephrase | undefined;
  /** Folder of the web app's build; without it only the API is served. */
  webDist?: string;
  /** False from the moment the server begins to stop. */
  isOpen?: () => boolean;
};

/** The whole server but for its socket: every registration in order. */
export async function buildApp({
  db,
  config,
  clock = () => new Date(),
  rephrase,
  webDist,
  isOpen = () => true,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: "idle",
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");

  await app.register(cookie);
  addLanguage(app);
  addErrors(app);
  await addSecurity(app, config);
  await addLimits(app, config);
  const routes = collectRoutes(app);
  addAccess(app, { publicPaths: ["/api/docs"] });
  addTextRules(app);
  await addOpenApi(app);

  await app.register(healthRoutes, { db, isOpen });
  await app.register(ideaRoutes, { db });
  await app.register(cofounderRoutes, { db });
  await app.register(companyRoutes, { db });
  await app.register(projectRoutes, { db });
  await app.register(partnerRoutes, { db });
  await app.register(matchRoutes, { db, rates: config, rephrase });
  await app.register(searchRoutes, { db });
  await app.register(conceptRoutes);
  await app.register(statsRoutes, { db, clock });
  await app.register(reference);
  addUnknownApi(app, routes);
  app.addHook("onListen", async () => prepareLabels());
  if (webDist !== undefined) await app.register(pageRoutes, { publicUrl: config.publicUrl, webDist, clock });
  return app;
}
