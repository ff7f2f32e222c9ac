import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/**
 * Who may call a route at all; what exactly a member may do with it, the module's policy says. "writer": what comes of it
 * reaches others, so that it takes a member whose account is not restricted. "manager" and "organiser": the same two at the desk,
 * where an administrator signs in by two steps. "moderator" and "admin": with a second step to sign in; an administrator is a
 * moderator too.
 */
export type Access = "public" | "member" | "writer" | "manager" | "organiser" | "moderator" | "admin";

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

function requireAccess(request: FastifyRequest): void {
  const { user, rights, routeOptions } = request;
  const { access } = routeOptions.config;
  if (access === undefined || access === "public") return;
  if (!user) throw new HttpError("not-signed-in");
  if (access === "writer" || access === "organiser") requireUnrestricted(request);
  const isDesk = access === "manager" || access === "organiser";
  if (isDesk && user.role === "admin") requireOperator({ user, rights });
  if (access === "moderator") requireModerator({ user, rights });
  if (access === "admin") requireOperator({ user, rights });
}

/** Where words that come with a call reach others. Throws account-restricted. */
export function requireUnrestricted({ rights }: Pick<FastifyRequest, "rights">): void {
  if (rights?.isRestricted) throw new HttpError("account-restricted");
}

export function isModerator({ user, rights }: Pick<FastifyRequest, "user" | "rights">): boolean {
  return user !== undefined && user.role !== "member" && rights?.hasSecondStep === true;
}

/** A moderator or an administrator who signs in by two steps. Throws not-allowed and second-step-needed. */
function requireModerator({ user, rights }: Pick<FastifyRequest, "user" | "rights">): void {
  if (!user || user.role === "member") throw new HttpError("not-allowed");
  if (!rights?.hasSecondStep) throw new HttpError("second-step-needed");
}

/** An administrator who signs in by two steps. Throws not-allowed and second-step-needed. */
export function requireOperator({ user, rights }: Pick<FastifyRequest, "user" | "rights">): void {
  if (user?.role !== "admin") throw new HttpError("not-allowed");
  if (!rights?.hasSecondStep) throw new HttpError("second-step-needed");
}
