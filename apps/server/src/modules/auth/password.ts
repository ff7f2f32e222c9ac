import type { FastifyInstance } from "fastify";
import type { PublicUser } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { readAgent } from "../../platform/auth/device.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { handOver, knowDevice } from "../../platform/auth/begin-session.ts";
import { takeEmailBudget } from "../../platform/auth/emails.ts";
import type { Db } from "../../platform/db/handle.ts";
import { requireFreshSignIn, requirePassword } from "../../platform/auth/owner.ts";
import { findRecovery, giveBack } from "../../platform/auth/recovery-links.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { createSession, sessionsAlive } from "../../platform/auth/sessions.ts";
import { forgetGuesses } from "../../platform/auth/throttle.ts";
import { endWaysIn } from "../../platform/auth/ways-in.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayEnter, mayKeepAccount } from "./policy.ts";
import { sendResetLink } from "./password-links.ts";
import { findReset, hasPassword, resetPassword, setPassword } from "./queries.ts";
import { toMember } from "../../platform/mail/email.ts";

export function passwordRoutes(app: FastifyInstance, auth: Auth): void {
  addRoute(app, routes.requestPasswordReset, { access: mayEnter, handler: askForReset(auth) });
  addRoute(app, routes.resetPassword, { access: mayEnter, handler: reset(auth) });
  addRoute(app, routes.changePassword, { access: mayKeepAccount, handler: change(auth) });
}

function askForReset(auth: Auth): HandlerOf<typeof routes.requestPasswordReset> {
  const { mail, background } = auth;
  return async (request) => {
    const { email, language = request.language } = request.body;
    await takeEmailBudget(auth, { purpose: "reset", email, request });
    // The answer doesn't wait: neither words nor time tell whether the address is known.
    if (mail) background(sendResetLink(auth, email), request.log);
    const words = messages[language].done;
    return { success: true, message: mail ? words.resetSent : words.noMail };
  };
}

function reset(auth: Auth): HandlerOf<typeof routes.resetPassword> {
  const { db, clock, keys, passwords } = auth;
  return async (request, reply) => {
    const { token, password } = request.body;
    const link = { token, now: clock() };
    const recovery = await findRecovery(db, link);
    const isRecovery = recovery !== undefined;
    const account = recovery ?? (await findReset(db, link));
    if (!account) throw new HttpError("invalid-link");
    passwords.requireGood(password);
    // Whoever else knows it would still be let in.
    if (account.password !== null && (await passwords.verify(password, account.password)))
      throw new HttpError("same-password");
    const hashed = await passwords.hash(password);
    const { owner: user, isArrival } = await db.transaction(async (tx) => {
      const given = { ...link, password: hashed };
      const reset = await (isRecovery ? takeBack(tx, given) : resetPassword(tx, given));
      if (!reset) throw new HttpError("invalid-link");
      await endAll({ ...auth, db: tx }, reset.owner, reset);
      return reset;
    });
    // Where an account is taken over it has its first browser: the sign-in that follows is no surprise.
    if (isArrival) knowDevice(auth, { reply, user });
    await forgetGuesses(auth, user.email);
    const event = isRecovery ? "account-given-back" : "password-reset";
    logSecurity(request, { event, outcome: "done", userId: user.id }, keys);
    return { success: true, message: messages[request.language].done.passwordReset };
  };
}

function change(auth: Auth): HandlerOf<typeof routes.changePassword> {
  const { db, clock, keys, passwords } = auth;
  return async (request, reply) => {
    const { user, session } = requireMember(request);
    const { current, password } = request.body;
    if (current !== undefined) {
      await requirePassword(auth, { user, password: current, request });
      passwords.requireOther(password, current);
    } else if (await hasPassword(db, user.id)) throw new HttpError("wrong-password");
    else requireFreshSignIn(auth, session);
    passwords.requireGood(password);
    const hashed = await passwords.hash(password);
    const agent = readAgent(request.headers["user-agent"]);
    const token = await db.transaction(async (tx) => {
      await setPassword(tx, user.id, hashed);
      // Of two changes at once the second finds that the first has ended its session.
      const [sids, now] = [[session.sid], clock()];
      if ((await sessionsAlive(tx, { sids, now })).size === 0) throw new HttpError("not-signed-in");
      await endAll({ ...auth, db: tx }, user);
      return createSession(tx, { userId: user.id, agent, now });
    });
    handOver(auth, { reply, user, token });
    logSecurity(request, { event: "password-changed", outcome: "done" }, keys);
    return { success: true, message: messages[request.language].done.passwordChanged };
  };
}

async function takeBack(tx: Db, given: Parameters<typeof giveBack>[1]) {
  const owner = await giveBack(tx, given);
  return owner && { owner, isArrival: false };
}

/**
 * Whatever the old password opened, and what it had half opened; the owner is told. An account's new member reads a welcome first, and
 * no warning of a password that was changed.
 */
async function endAll(
  { db: tx, post }: Auth,
  user: PublicUser,
  { isArrival } = { isArrival: false },
): Promise<void> {
  await endWaysIn(tx, user.id);
  const to = toMember(user);
  await post(
    isArrival
      ? { kind: "welcome", ...to, accountType: user.accountType }
      : { kind: "password-changed", ...to },
    tx,
  );
}
