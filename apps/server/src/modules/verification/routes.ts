import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { codeMinutes } from "@khamt/contract/verification-code";
import { hasLiveCode, keepCode, newCode, tryCode } from "../../platform/auth/codes.ts";
import { sendEmail, takeEmailBudget, tellOfCode } from "../../platform/auth/emails.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { messages } from "../../platform/words/index.ts";
import { keepAddress, removeAddress, requireEmployer } from "./addresses.ts";
import { mayBeVerified, mayVouch } from "./policy.ts";
import { presentOwn, presentVouch } from "./present.ts";
import { readOwn } from "./queries.ts";
import { endVouch, listVouches, vouchFor } from "./vouches.ts";

/** `post`: undefined without a mail server. */
type Deps = { auth: Auth; live: Live; post: QueueEmail | undefined };

const resendAfter = 60;

export async function verificationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const own = { access: mayBeVerified };
  addRoute(app, routes.getOwnVerification, { ...own, handler: readMine(deps) });
  addRoute(app, routes.requestWorkAddress, { ...own, handler: askForCode(deps) });
  addRoute(app, routes.confirmWorkAddress, { ...own, handler: confirmAddress(deps) });
  addRoute(app, routes.removeWorkAddress, { ...own, handler: giveUpAddress(deps) });
  addRoute(app, routes.listVouches, { access: mayVouch, handler: listAll(deps) });
  addRoute(app, routes.vouch, { access: mayVouch, handler: vouch(deps) });
  addRoute(app, routes.endVouch, { access: mayVouch, handler: takeBack(deps) });
}

function readMine({ auth: { db } }: Deps): HandlerOf<typeof routes.getOwnVerification> {
  return async (request) => presentOwn(await readOwn(db, requireMember(request).user.id));
}

/** The account's own address is proven already. */
function askForCode({ auth }: Deps): HandlerOf<typeof routes.requestWorkAddress> {
  const { db, clock, keys, cookies, mail } = auth;
  return async (request, reply) => {
    const { user } = requireMember(request);
    const { email } = request.body;
    const { claimId, company } = await requireEmployer(db, email);
    const words = messages[request.language].done;
    const now = clock();
    if (user.isEmailVerified && email.toLowerCase() === user.email.toLowerCase()) {
      await db.transaction((tx) => keepAddress(tx, { userId: user.id, address: email, claimId, now }));
      return { isConfirmed: true, message: words.workAddressConfirmed(email), resendAfter: 0 };
    }
    await takeEmailBudget(auth, { purpose: "code", email, request });
    const flow = newToken();
    const code = newCode();
    await keepCode(db, { before: cookies.read(request, "flow"), flow, email, code, keys, now });
    const { language } = user;
    const isSent = await sendEmail(auth, {
      request,
      minutes: codeMinutes,
      letter: { kind: "work-code", to: email, language, code, minutes: codeMinutes, company },
    });
    cookies.set(reply, "flow", flow, codeMinutes * 60);
    const message = tellOfCode(words, { mail, email, isSent });
    return { isConfirmed: false, message, resendAfter, ...(!mail && { demoCode: code }) };
  };
}

function confirmAddress({ auth }: Deps): HandlerOf<typeof routes.confirmWorkAddress> {
  const { db, clock, keys, cookies } = auth;
  return async (request, reply) => {
    const { user } = requireMember(request);
    const { email, code } = request.body;
    const now = clock();
    const typed = { flow: cookies.read(request, "flow") ?? "", email, code, keys, now };
    const { claimId } = await requireEmployer(db, email);
    if (!(await hasLiveCode(db, typed))) throw new HttpError("code-over");
    // A failed try counts: it is committed too.
    const isRight = await db.transaction(async (tx) => {
      if (!(await tryCode(tx, typed))) return false;
      await keepAddress(tx, { userId: user.id, address: email, claimId, now });
      return true;
    });
    if (!isRight) throw new HttpError("invalid-code");
    cookies.clear(reply, "flow");
    return presentOwn(await readOwn(db, user.id));
  };
}

function giveUpAddress({ auth: { db } }: Deps): HandlerOf<typeof routes.removeWorkAddress> {
  return async (request) => {
    const { user } = requireMember(request);
    await removeAddress(db, user.id);
    return presentOwn(await readOwn(db, user.id));
  };
}

function listAll({ auth: { db } }: Deps): HandlerOf<typeof routes.listVouches> {
  return async (request, reply) =>
    sendPage({ request, reply, page: await listVouches(db, request.query) }, presentVouch);
}

function vouch({ auth: { db, clock }, ...tools }: Deps): HandlerOf<typeof routes.vouch> {
  return async (request) => {
    const by = requireMember(request).user.id;
    return { id: await vouchFor({ db, ...tools, now: clock() }, { ...request.body, by }) };
  };
}

function takeBack({ auth: { db, clock }, ...tools }: Deps): HandlerOf<typeof routes.endVouch> {
  return async (request) => {
    const by = requireMember(request).user.id;
    const { id } = request.params;
    await endVouch({ db, ...tools, now: clock() }, { id, by, ...request.body });
    return { id };
  };
}
