import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/**
 * Who may call a route at all; what exactly a member may do with it, the module's policy says. "writer": what comes of it
 * reaches others, so that it takes a member whose account is not restricted. "admin": with a second step to sign in.
 */
export type Access = "public" | "member" | "writer" | "admin";

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

function requireAccess({ user, rights, routeOptions }: FastifyRequest): void {
  const { access } = routeOptions.config;
  if (access === undefined || access === "public") return;
  if (!user) throw new HttpError("not-signed-in");
  if (access === "writer" && rights?.isRestricted) throw new HttpError("account-restricted");
  if (access !== "admin") return;
  requireOperator({ user, rights });
}

/** An administrator who signs in by two steps. Throws not-allowed and second-step-needed. */
export function requireOperator({ user, rights }: Pick<FastifyRequest, "user" | "rights">): void {
  if (user?.role !== "admin") throw new HttpError("not-allowed");
  if (!rights?.hasSecondStep) throw new HttpError("second-step-needed");
}
