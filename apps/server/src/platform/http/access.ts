import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/** Who may call a route at all; what exactly a member may do with it, the module's policy says. */
export type Access = "public" | "member" | "admin";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Denies by default: a route that doesn't say who may call it can't be registered. */
export function addAccess(app: FastifyInstance): void {
  app.addHook("onRoute", ({ config, method, url }) => {
    if (!config?.access)
      throw new Error(`${String(method)} ${url} doesn't say who may call it (config.access)`);
  });
  app.addHook("onRequest", async (request) => requireAccess(request));
}

function requireAccess({ user, routeOptions }: FastifyRequest): void {
  const { access } = routeOptions.config;
  if (access === undefined || access === "public") return;
  if (!user) throw new HttpError("not-signed-in");
  if (access === "admin" && user.role !== "admin") throw new HttpError("not-allowed");
}
