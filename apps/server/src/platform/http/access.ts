import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/** Who may call a route at all; what exactly a member may do with it, the module's policy says. */
export type Access = "public" | "member" | "admin";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
}

type Options = {
  /** Where routes of other people's plugins live, which can't say it themselves. */
  publicPaths: readonly string[];
};

/** Denies by default: a route that doesn't say who may call it can't be registered. */
export function addAccess(app: FastifyInstance, { publicPaths }: Options): void {
  app.addHook("onRoute", (route) => {
    const { config, method, url } = route;
    if (config?.access) return;
    if (!publicPaths.some((path) => url.startsWith(path))) {
      throw new Error(`${String(method)} ${url} doesn't say who may call it (config.access)`);
    }
    route.config = { ...config, access: "public" };
  });
  app.addHook("onRequest", async (request) => requireAccess(request));
}

function requireAccess({ user, routeOptions }: FastifyRequest): void {
  const { access } = routeOptions.config;
  if (access === undefined || access === "public") return;
  if (!user) throw new HttpError("not-signed-in");
  if (access === "admin" && user.role !== "admin") throw new HttpError("not-allowed");
}
