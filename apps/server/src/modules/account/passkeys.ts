import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  done,
  idParams,
  passkey,
  passkeyRegistration,
  passwordProof,
  type PublicUser,
  webAuthnOptions,
} from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { askChallenge, challengeSeconds, takeChallenge } from "../../platform/auth/challenges.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import {
  listPasskeys,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from "../../platform/auth/passkeys.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentPasskey } from "./present.ts";

const tags = ["Account"];
const purpose = "passkey-registration";

export const passkeyRoutes: FastifyPluginAsyncZod<{ auth: Auth; publicUrl: string }> = async (
  app,
  { auth, publicUrl },
) => {
  const { db, clock, keys, cookies, post } = auth;

  app.get(
    "/api/account/passkeys",
    {
      config: { access: mayKeepAccount },
      schema: { summary: "The own passkeys", tags, response: { 200: z.array(passkey), ...failures } },
    },
    async (request) => {
      const { user } = requireMember(request);
      return (await listPasskeys(db, user.id)).map(presentPasskey);
    },
  );

  app.post(
    "/api/account/passkeys/options",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "What a browser needs to make a passkey",
        tags,
        body: passwordProof,
        response: { 200: webAuthnOptions, ...failures },
      },
    },
    async (request, reply) => {
      const { user } = await requireOwner(auth, request);
      const options = await passkeyRegistrationOptions(db, { owner: user, publicUrl });
      const { challenge } = options;
      const token = await askChallenge(db, { purpose, userId: user.id, challenge, now: clock() });
      cookies.set(reply, "step", token, challengeSeconds);
      return { ...options };
    },
  );

  app.post(
    "/api/account/passkeys",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Keep a passkey that the browser made",
        tags,
        body: passkeyRegistration,
        response: { 200: passkey, ...failures },
      },
    },
    async (request, reply) => {
      const { user } = requireMember(request);
      const token = cookies.read(request, "step") ?? "";
      const asked = await takeChallenge(db, { purpose, token, now: clock() });
      if (!asked?.challenge || asked.userId !== user.id) throw new HttpError("invalid-passkey");
      const { challenge } = asked;
      const kept = await registerPasskey(db, { ...request.body, userId: user.id, challenge, publicUrl });
      if (!kept) throw new HttpError("invalid-passkey");
      cookies.clear(reply, "step");
      await tell("passkey-added", { user, request, name: kept.name });
      return presentPasskey(kept);
    },
  );

  app.delete(
    "/api/account/passkeys/:id",
    {
      config: { access: mayKeepAccount },
      schema: { summary: "Remove a passkey", tags, params: idParams, response: { 200: done, ...failures } },
    },
    async (request) => {
      const { user } = requireMember(request);
      const removed = await removePasskey(db, { id: request.params.id, userId: user.id });
      if (!removed) throw new HttpError("not-found");
      await tell("passkey-removed", { user, request, name: removed.name });
      return { success: true as const, message: messages[request.language].done.passkeyRemoved };
    },
  );

  type Change = { user: PublicUser; request: FastifyRequest; name: string };

  async function tell(kind: "passkey-added" | "passkey-removed", { user, request, name }: Change) {
    logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
    await post({ kind, to: user.email, language: user.language, name });
  }
};
