import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import { renewRecoveryCodes } from "../../platform/auth/recovery-codes.ts";
import { tellOfWayIn } from "../../platform/auth/recovery-links.ts";
import { removeSecondStep } from "../../platform/auth/second-step.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { endSessions } from "../../platform/auth/sessions.ts";
import { newTotp, totpStep } from "../../platform/auth/totp.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { getWaitingTotp, hasTotp, keepTotpSecret, switchTotpOn } from "./queries.ts";
import { toMember } from "../../platform/mail/email.ts";

/** A second step by an authenticator app, with recovery codes for when the app is not at hand. */
export function totpRoutes(app: FastifyInstance, auth: Auth): void {
  const access = mayKeepAccount;
  addRoute(app, routes.startTotp, { access, handler: startTotp(auth) });
  addRoute(app, routes.confirmTotp, { access, handler: confirmTotp(auth) });
  addRoute(app, routes.disableTotp, { access, handler: disableTotp(auth) });
  addRoute(app, routes.renewRecoveryCodes, { access, handler: renewCodes(auth) });
}

function startTotp(auth: Auth): HandlerOf<typeof routes.startTotp> {
  const { db, keys } = auth;
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    const setup = newTotp(user.email);
    if (!(await keepTotpSecret(db, user.id, keys.encrypt(setup.secret)))) throw new HttpError("conflict");
    return setup;
  };
}

function confirmTotp(auth: Auth): HandlerOf<typeof routes.confirmTotp> {
  const { db, clock, keys } = auth;
  return async (request) => {
    const { user, session } = requireMember(request);
    const now = clock();
    const encrypted = await getWaitingTotp(db, user.id);
    if (!encrypted) throw new HttpError("conflict");
    const step = totpStep({ secret: keys.decrypt(encrypted), code: request.body.code, now });
    if (step === undefined) throw new HttpError("invalid-code");
    const codes = await db.transaction(async (tx) => {
      if (!(await switchTotpOn(tx, { id: user.id, encrypted, step, now }))) throw new HttpError("conflict");
      // The others were opened by one step.
      await endSessions(tx, user.id, session);
      await tellOfWayIn(auth, { tx, user, since: now, way: { kind: "second-step-on" } });
      return renewRecoveryCodes(tx, { userId: user.id, keys });
    });
    logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
    return { codes };
  };
}

function disableTotp(auth: Auth): HandlerOf<typeof routes.disableTotp> {
  const { db, keys, post } = auth;
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    if (await db.transaction((tx) => removeSecondStep(tx, user.id))) {
      logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
      await post({ kind: "second-step-off", ...toMember(user) });
    }
    return { success: true, message: messages[request.language].done.totpOff };
  };
}

function renewCodes(auth: Auth): HandlerOf<typeof routes.renewRecoveryCodes> {
  const { db, keys } = auth;
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    if (!(await hasTotp(db, user.id))) throw new HttpError("conflict");
    logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
    return { codes: await renewRecoveryCodes(db, { userId: user.id, keys }) };
  };
}
