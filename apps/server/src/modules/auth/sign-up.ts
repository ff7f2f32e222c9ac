import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { readAgent } from "../../platform/auth/device.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { handOver } from "../../platform/auth/begin-session.ts";
import { codeMinutes } from "@khamt/contract/verification-code";
import { hasLiveCode, keepCode, newCode, tryCode } from "../../platform/auth/codes.ts";
import { sendEmail, takeEmailBudget, tellOfCode } from "../../platform/auth/emails.ts";
import { nameOfAddress } from "../../platform/auth/account.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { createSession } from "../../platform/auth/sessions.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { toMember } from "../../platform/mail/email.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf, type RequestOf } from "../../platform/http/route.ts";
import { mayEnter } from "./policy.ts";
import { createUser, findByEmail } from "./queries.ts";

const resendAfter = 60;

/** An account begins when the mailbox is proven: before, nothing but the code is kept. */
export function signUpRoutes(app: FastifyInstance, auth: Auth): void {
  addRoute(app, routes.sendVerification, { access: mayEnter, handler: sendCode(auth) });
  addRoute(app, routes.verifyEmail, { access: mayEnter, handler: openAccount(auth) });
}

function sendCode(auth: Auth): HandlerOf<typeof routes.sendVerification> {
  const { db, clock, keys, cookies, mail } = auth;
  return async (request, reply) => {
    const { email, language = request.language } = request.body;
    await takeEmailBudget(auth, { purpose: "code", email, request });
    const flow = newToken();
    const code = newCode();
    const isKnown = (await findByEmail(db, email)) !== undefined;
    await keepCode(db, { before: cookies.read(request, "flow"), flow, email, code, keys, now: clock() });
    // The owner of a known address learns it from the letter; the caller gets the same answer after the same work.
    const isSent = await sendEmail(auth, {
      request,
      minutes: codeMinutes,
      letter: isKnown
        ? { kind: "already-registered", to: email, language, wanted: "sign-up" }
        : { kind: "code", to: email, language, code, minutes: codeMinutes },
    });
    cookies.set(reply, "flow", flow, codeMinutes * 60);
    logSecurity(request, { event: "code-sent", outcome: "done", email }, keys);
    // On a server that shows its codes there is no mailbox to keep the answer for.
    const shown = isKnown ? { hasAccount: true as const } : { demoCode: code };
    const message = tellOfCode(messages[language].done, { mail, email, isSent });
    return { success: true, message, resendAfter, ...(!mail && shown) };
  };
}

function openAccount(auth: Auth): HandlerOf<typeof routes.verifyEmail> {
  const { db, clock, keys, cookies, passwords, adminEmails, post } = auth;
  return async (request, reply) => {
    const { email, code, password, accountType, language = request.language } = request.body;
    if (password !== undefined) passwords.requireGood(password);
    const now = clock();
    const typed = { flow: cookies.read(request, "flow") ?? "", email, code, keys, now };
    if (!(await hasLiveCode(db, typed))) throw refusal(auth, request, "code-over");
    // Computed before the transaction, which must be short.
    const hashed = password === undefined ? null : await passwords.hash(password);
    const opened = await db.transaction(async (tx) => {
      if (!(await tryCode(tx, typed))) return undefined;
      const name = request.body.name ?? nameOfAddress(email);
      const role = adminEmails.includes(email.toLowerCase()) ? "admin" : "member";
      const user = await createUser(tx, { email, password: hashed, name, accountType, language, role, now });
      const agent = readAgent(request.headers["user-agent"]);
      if (user) await post({ kind: "welcome", ...toMember(user), accountType }, tx);
      return user && { user, token: await createSession(tx, { userId: user.id, agent, now }) };
    });
    if (!opened) throw refusal(auth, request);
    const { user } = opened;
    handOver(auth, { reply, ...opened });
    cookies.clear(reply, "flow");
    logSecurity(request, { event: "signed-up", outcome: "done", userId: user.id }, keys);
    return { success: true, message: messages[language].done.signedUp[accountType], user };
  };
}

/** The same for a wrong code and an address that has an account meanwhile. */
function refusal(
  { keys }: Auth,
  request: RequestOf<typeof routes.verifyEmail>,
  why: "invalid-code" | "code-over" = "invalid-code",
): HttpError {
  logSecurity(request, { event: "signed-up", outcome: "refused", email: request.body.email }, keys);
  return new HttpError(why);
}
