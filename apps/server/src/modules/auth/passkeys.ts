import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { beginSession } from "../../platform/auth/begin-session.ts";
import { askChallenge, challengeSeconds, takeChallenge } from "../../platform/auth/challenges.ts";
import { passkeySignInOptions, verifyPasskey } from "../../platform/auth/passkeys.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { mayEnter } from "./policy.ts";
import { getUser } from "./queries.ts";

type Deps = { auth: Auth; publicUrl: string };

const purpose = "passkey-sign-in";

/** Signing in without an address and without a password: the device says whose passkey it holds. */
export function passkeySignInRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, routes.getPasskeySignInOptions, { access: mayEnter, handler: readOptions(deps) });
  addRoute(app, routes.signInWithPasskey, { access: mayEnter, handler: signInWithPasskey(deps) });
}

function readOptions({ auth, publicUrl }: Deps): HandlerOf<typeof routes.getPasskeySignInOptions> {
  const { db, clock, cookies } = auth;
  return async (_request, reply) => {
    const options = await passkeySignInOptions({ publicUrl });
    const token = await askChallenge(db, { purpose, challenge: options.challenge, now: clock() });
    cookies.set(reply, "step", token, challengeSeconds);
    return { ...options };
  };
}

function signInWithPasskey({ auth, publicUrl }: Deps): HandlerOf<typeof routes.signInWithPasskey> {
  const { db, clock, keys, cookies } = auth;
  return async (request, reply) => {
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
    return { success: true, message: messages[request.language].done.signedIn, user };
  };
}
