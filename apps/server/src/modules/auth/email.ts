import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { sendEmail, takeEmailBudget } from "../../platform/auth/emails.ts";
import { requirePassword } from "../../platform/auth/owner.ts";
import { tellOfWayIn } from "../../platform/auth/recovery-links.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayEnter, mayKeepAccount } from "./policy.ts";
import { confirmEmail, endEmailChange, findByEmail, keepEmailChange, lives } from "./queries.ts";
import { toMember } from "../../platform/mail/email.ts";

/** A new address counts once its mailbox is proven; the old one is told at both steps. */
export function emailRoutes(app: FastifyInstance, auth: Auth): void {
  addRoute(app, routes.requestEmailChange, { access: mayKeepAccount, handler: askForChange(auth) });
  addRoute(app, routes.cancelEmailChange, { access: mayKeepAccount, handler: cancelChange(auth) });
  addRoute(app, routes.confirmEmailChange, { access: mayEnter, handler: confirmChange(auth) });
}

function askForChange(auth: Auth): HandlerOf<typeof routes.requestEmailChange> {
  const { db, clock, keys, mail, post } = auth;
  return async (request) => {
    const { user } = requireMember(request);
    const { email, password } = request.body;
    await requirePassword(auth, { user, password, request });
    if (email.toLowerCase() === user.email.toLowerCase()) throw new HttpError("same-email");
    const words = messages[request.language].done;
    if (!mail) return { success: true, message: words.noMail };
    await takeEmailBudget(auth, { purpose: "change", email, request });
    const { language } = user;
    const token = newToken();
    const owner = await findByEmail(db, email);
    // Whoever has the address learns of it, and gets no link; the caller does not.
    await keepEmailChange(db, { id: user.id, email, token, now: clock() });
    await sendEmail(auth, {
      request,
      minutes: lives.changeHours * 60,
      letter: owner
        ? { kind: "already-registered", to: email, language: owner.user.language, wanted: "change" }
        : { kind: "email-change-confirm", to: email, language, token, hours: lives.changeHours },
    });
    await post({ kind: "email-change-notice", ...toMember(user), newEmail: email });
    logSecurity(request, { event: "email-change-asked", outcome: "done", email }, keys);
    return { success: true, message: words.emailChangeAsked(email) };
  };
}

function cancelChange({ db }: Auth): HandlerOf<typeof routes.cancelEmailChange> {
  return async (request) => {
    await endEmailChange(db, requireMember(request).user.id);
    return { success: true, message: messages[request.language].done.emailStays };
  };
}

function confirmChange(auth: Auth): HandlerOf<typeof routes.confirmEmailChange> {
  const { db, clock, keys } = auth;
  return async (request) => {
    const { token } = request.body;
    const now = clock();
    const user = await db.transaction(async (tx) => {
      const changed = await confirmEmail(tx, { token, now });
      if (!changed) throw new HttpError("invalid-link");
      const { email: newEmail } = changed.user;
      const user = { ...changed.user, email: changed.oldEmail };
      await tellOfWayIn(auth, { tx, user, since: now, way: { kind: "email-changed", newEmail } });
      return changed.user;
    });
    const { email } = user;
    logSecurity(request, { event: "email-changed", outcome: "done", userId: user.id, email }, keys);
    return { success: true, message: messages[request.language].done.emailChanged(email) };
  };
}
