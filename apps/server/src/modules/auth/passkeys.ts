import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { passkeyAssertion, signedIn, webAuthnOptions } from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { beginSession } from "../../platform/auth/begin-session.ts";
import { askChallenge, challengeSeconds, takeChallenge } from "../../platform/auth/challenges.ts";
import { passkeySignInOptions, verifyPasskey } from "../../platform/auth/passkeys.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayEnter } from "./policy.ts";
import { getUser } from "./queries.ts";

const tags = ["Accounts"];
const purpose = "passkey-sign-in";

/** Signing in without an address and without a password: the device says whose passkey it holds. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<{ auth: Auth; publicUrl: string }> = async (
  app,
  { auth, publicUrl },
) => {
  const { db, clock, keys, cookies } = auth;

  app.post(
    "/api/auth/passkeys/sign-in-options",
    {
      config: { access: mayEnter },
      schema: {
        summary: "What a browser needs to sign in with a passkey",
        tags,
        body: z.object({}),
        response: { 200: webAuthnOptions, ...failures },
      },
    },
    async (_request, reply) => {
      const options = await passkeySignInOptions({ publicUrl });
      const token = await askChallenge(db, { purpose, challenge: options.challenge, now: clock() });
      cookies.set(reply, "step", token, challengeSeconds);
      return { ...options };
    },
  );

  app.post(
    "/api/auth/passkeys/sign-in",
    {
      config: { access: mayEnter },
      schema: {
        summary: "Sign in with a passkey",
        tags,
        body: passkeyAssertion,
        response: { 200: signedIn, ...failures },
      },
    },
    async (request, reply) => {
      const now = clock();
      const token = cookies.read(request, "step") ?? "";
      const { challenge } = (await takeChallenge(db, { purpose, token, now })) ?? {};
      if (!challenge) throw new HttpError("invalid-passkey");
      const { response } = request.body;
      const userId = await verifyPasskey(db, { response, challenge, publicUrl, now });
      const user = userId === undefined ? undefined : await getUser(db, userId);
      if (!user) {
        logSecurity(request, { event: "signed-in", outcome: "refused" }, keys);
        throw new HttpError("invalid-passkey");
      }
      cookies.clear(reply, "step");
      await beginSession(auth, { request, reply, user });
      return { success: true as const, message: messages[request.language].done.signedIn, user };
    },
  );
};
