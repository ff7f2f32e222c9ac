import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { day } from "@khamt/contract/durations";
import { requireAnother } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { endSessions } from "../../platform/auth/sessions.ts";
import { exportMember } from "../../entities/personal-data/export.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { timeInTables } from "../../platform/text/csv.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { comeBack } from "../notifications/index.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentAccount } from "./present.ts";
import { cancelDeletion, planDeletion, requireAccount } from "./queries.ts";
import { toMember } from "../../platform/mail/email.ts";

const daysToChangeOnesMind = 30;

/** Everything that is kept about a member: to take along, and to be deleted. */
export function dataRoutes(app: FastifyInstance, auth: Auth): void {
  const access = mayKeepAccount;
  addRoute(app, routes.exportAccount, { access, handler: exportAccount(auth) });
  addRoute(app, routes.deleteAccount, { access, handler: deleteAccount(auth) });
  addRoute(app, routes.keepAccount, { access, handler: keepAccount(auth) });
  addRoute(app, routes.resumeProfiles, { access, handler: resumeProfiles(auth) });
}

function exportAccount(auth: Auth): HandlerOf<typeof routes.exportAccount> {
  const { db, clock, keys } = auth;
  return async (request, reply) => {
    const { user } = await requireOwner(auth, request);
    const now = clock();
    logSecurity(request, { event: "account-exported", outcome: "done" }, keys);
    reply.header(
      "content-disposition",
      `attachment; filename="khamt-${timeInTables(now).slice(0, 10)}.json"`,
    );
    const data = await exportMember(db, user.id);
    if (!data) throw new HttpError("not-signed-in");
    // As a person reads it.
    reply
      .type("application/json; charset=utf-8")
      .serializer((file: unknown) => JSON.stringify(file, undefined, 2));
    return { exportedAt: now.toISOString(), data };
  };
}

function deleteAccount(auth: Auth): HandlerOf<typeof routes.deleteAccount> {
  const { db, clock, keys, post } = auth;
  return async (request) => {
    const { user, session } = await requireOwner(auth, request);
    const wanted = new Date(clock().getTime() + daysToChangeOnesMind * day);
    await db.transaction(async (tx) => {
      if (user.role === "admin") await requireAnother(tx, user.id);
      if (!(await planDeletion(tx, user.id, wanted))) return;
      // This browser stays signed in, so that its owner can think again.
      await endSessions(tx, user.id, session);
      await post({ kind: "deletion-planned", ...toMember(user), deletesAt: wanted.toISOString() }, tx);
    });
    logSecurity(request, { event: "account-deletion", outcome: "done" }, keys);
    const { deletesAt } = await requireAccount(db, user.id);
    const planned = deletesAt ?? wanted;
    const message = messages[request.language].done.deletionPlanned(planned);
    return { success: true, message, deletesAt: planned.toISOString() };
  };
}

function keepAccount({ db, keys, post }: Auth): HandlerOf<typeof routes.keepAccount> {
  return async (request) => {
    const { user } = requireMember(request);
    await db.transaction(async (tx) => {
      if (!(await cancelDeletion(tx, user.id))) return;
      await post({ kind: "deletion-cancelled", ...toMember(user) }, tx);
    });
    logSecurity(request, { event: "account-deletion", outcome: "done" }, keys);
    return { success: true, message: messages[request.language].done.accountKept };
  };
}

function resumeProfiles({ db, clock }: Auth): HandlerOf<typeof routes.resumeProfiles> {
  return async (request) => {
    const { user } = requireMember(request);
    const now = clock();
    await comeBack(db, { userId: user.id, now });
    return presentAccount(await requireAccount(db, user.id), now);
  };
}
