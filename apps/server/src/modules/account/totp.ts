import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  done,
  passwordProof,
  type PublicUser,
  recoveryCodes,
  totpConfirmation,
  totpSetup,
} from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import { renewRecoveryCodes } from "../../platform/auth/recovery-codes.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { newTotp, totpStep } from "../../platform/auth/totp.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { getWaitingTotp, hasTotp, keepTotpSecret, switchTotpOff, switchTotpOn } from "./queries.ts";

const tags = ["Account"];

/** A second step by an authenticator app, with recovery codes for when the app is not at hand. */
export const totpRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  const { db, clock, keys, post } = auth;

  app.post(
    "/api/account/totp",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "A key for an authenticator app; it counts once its first code is confirmed",
        tags,
        body: passwordProof,
        response: { 200: totpSetup, ...failures },
      },
    },
    async (request) => {
      const { user } = await requireOwner(auth, request);
      const setup = newTotp(user.email);
      if (!(await keepTotpSecret(db, user.id, keys.encrypt(setup.secret)))) throw new HttpError("conflict");
      return setup;
    },
  );

  app.post(
    "/api/account/totp/confirm",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Switch the second step on with the app's first code",
        tags,
        body: totpConfirmation,
        response: { 200: recoveryCodes, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const now = clock();
      const encrypted = await getWaitingTotp(db, user.id);
      if (!encrypted) throw new HttpError("conflict");
      const step = totpStep({ secret: keys.decrypt(encrypted), code: request.body.code, now });
      if (step === undefined) throw new HttpError("invalid-code");
      const codes = await db.transaction(async (tx) => {
        if (!(await switchTotpOn(tx, { id: user.id, encrypted, step, now }))) throw new HttpError("conflict");
        return renewRecoveryCodes(tx, { userId: user.id, keys });
      });
      await tell("second-step-on", { user, request });
      return { codes };
    },
  );

  app.post(
    "/api/account/totp/off",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Switch the second step off",
        tags,
        body: passwordProof,
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { user } = await requireOwner(auth, request);
      const wasOn = await db.transaction((tx) => switchTotpOff(tx, user.id));
      if (wasOn) await tell("second-step-off", { user, request });
      return { success: true as const, message: messages[request.language].done.totpOff };
    },
  );

  app.post(
    "/api/account/recovery-codes",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "New recovery codes; the old ones no longer work",
        tags,
        body: passwordProof,
        response: { 200: recoveryCodes, ...failures },
      },
    },
    async (request) => {
      const { user } = await requireOwner(auth, request);
      if (!(await hasTotp(db, user.id))) throw new HttpError("conflict");
      logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
      return { codes: await renewRecoveryCodes(db, { userId: user.id, keys }) };
    },
  );

  type Change = { user: PublicUser; request: FastifyRequest };

  async function tell(kind: "second-step-on" | "second-step-off", { user, request }: Change): Promise<void> {
    logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
    await post({ kind, to: user.email, language: user.language });
  }
};
