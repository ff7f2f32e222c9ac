import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PublicUser } from "@khamt/contract";
import type { Cookies } from "../auth/cookies.ts";
import { findSession, type Rights, type Session, touchSession } from "../auth/sessions.ts";
import type { Db } from "../db/handle.ts";
import { HttpError } from "./http-error.ts";
import { readerOf } from "./in-process.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in. */
    user: PublicUser | undefined;
    session: Session | undefined;
    rights: Rights | undefined;
  }
  interface FastifyContextConfig {
    /** Files are the same for everyone: no session is looked up. */
    ignoresSession?: boolean;
  }
}

type Options = { db: Db; cookies: Cookies; clock: () => Date };

/** Finds out who asks. Without the cookie nothing is read, and nothing is ever written for visitors. */
export function addSession(app: FastifyInstance, { db, cookies, clock }: Options): void {
  app.decorateRequest("user", undefined);
  app.decorateRequest("session", undefined);
  app.decorateRequest("rights", undefined);
  app.addHook("onRequest", async (request) => {
    const { keeps, ignoresSession } = request.routeOptions.config;
    const reader = readerOf(request);
    reader?.onCall(keeps);
    if (ignoresSession) return;
    if (reader) {
      Object.assign(request, { user: reader.user, session: reader.session, rights: reader.rights });
      return;
    }
    const token = cookies.read(request, "session");
    if (!token) return;
    const now = clock();
    const found = await findSession(db, { token, now });
    if (!found) return;
    const { user, rights, ...session } = found;
    Object.assign(request, { user, session, rights });
    await touchSession(db, session, now);
  });
  app.addHook("onSend", async ({ url, user }, reply) => {
    if (url.startsWith("/api/auth/") || (user && url.startsWith("/api/")))
      reply.header("cache-control", "no-store");
  });
}

/** For routes of members: access is granted before the handler runs. */
export function requireMember({ user, session }: FastifyRequest): { user: PublicUser; session: Session } {
  if (!user || !session) throw new HttpError("not-signed-in");
  return { user, session };
}
