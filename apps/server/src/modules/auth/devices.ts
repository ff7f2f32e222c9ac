import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireOwner, requireProof } from "../../platform/auth/owner.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { endSession, endSessions, listSessions } from "../../platform/auth/sessions.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentDevice } from "./present.ts";

export function deviceRoutes(app: FastifyInstance, auth: Auth): void {
  const access = mayKeepAccount;
  addRoute(app, routes.listSessions, { access, handler: listDevices(auth) });
  addRoute(app, routes.endSession, { access, handler: signOutDevice(auth) });
  addRoute(app, routes.endOtherSessions, { access, handler: signOutOthers(auth) });
}

function listDevices({ db, clock }: Auth): HandlerOf<typeof routes.listSessions> {
  return async (request) => {
    const { user, session } = requireMember(request);
    const found = await listSessions(db, user.id, clock());
    return found.map((each) => presentDevice(each, session));
  };
}

function signOutDevice(auth: Auth): HandlerOf<typeof routes.endSession> {
  const { db, keys, cookies } = auth;
  return async (request, reply) => {
    const { user, session } = requireMember(request);
    const { id } = request.params;
    // Whoever finds an open browser must not shut the owner out of the others.
    if (id !== session.sid) await requireProof(auth, request, request.body.password ?? "");
    if (!(await endSession(db, { sid: id, userId: user.id }))) throw new HttpError("not-found");
    if (id === session.sid) cookies.clear(reply, "session");
    logSecurity(request, { event: "sessions-ended", outcome: "done" }, keys);
    return { success: true, message: messages[request.language].done.deviceSignedOut };
  };
}

function signOutOthers(auth: Auth): HandlerOf<typeof routes.endOtherSessions> {
  const { db, keys } = auth;
  return async (request) => {
    const { user, session } = await requireOwner(auth, request);
    await endSessions(db, user.id, session);
    logSecurity(request, { event: "sessions-ended", outcome: "done" }, keys);
    return { success: true, message: messages[request.language].done.othersSignedOut };
  };
}
