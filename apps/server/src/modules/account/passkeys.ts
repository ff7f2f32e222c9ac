import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { askChallenge, challengeSeconds, takeChallenge } from "../../platform/auth/challenges.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import {
  listPasskeys,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from "../../platform/auth/passkeys.ts";
import { tellOfWayIn } from "../../platform/auth/recovery-links.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentPasskey } from "./present.ts";
import { toMember } from "../../platform/mail/email.ts";

type Deps = { auth: Auth; publicUrl: string };

const purpose = "passkey-registration";

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const access = mayKeepAccount;
  addRoute(app, routes.listPasskeys, { access, handler: listOwn(deps) });
  addRoute(app, routes.getPasskeyOptions, { access, handler: readOptions(deps) });
  addRoute(app, routes.createPasskey, { access, handler: keepPasskey(deps) });
  addRoute(app, routes.deletePasskey, { access, handler: deletePasskey(deps) });
}

function listOwn({ auth }: Deps): HandlerOf<typeof routes.listPasskeys> {
  return async (request) => {
    const { user } = requireMember(request);
    return (await listPasskeys(auth.db, user.id)).map(presentPasskey);
  };
}

function readOptions({ auth, publicUrl }: Deps): HandlerOf<typeof routes.getPasskeyOptions> {
  const { db, clock, cookies } = auth;
  return async (request, reply) => {
    const { user } = await requireOwner(auth, request);
    const options = await passkeyRegistrationOptions(db, { owner: user, publicUrl });
    const { challenge } = options;
    const token = await askChallenge(db, { purpose, userId: user.id, challenge, now: clock() });
    cookies.set(reply, "step", token, challengeSeconds);
    return { ...options };
  };
}

function keepPasskey({ auth, publicUrl }: Deps): HandlerOf<typeof routes.createPasskey> {
  const { db, clock, keys, cookies } = auth;
  return async (request, reply) => {
    const { user } = requireMember(request);
    const token = cookies.read(request, "step") ?? "";
    const now = clock();
    const asked = await takeChallenge(db, { purpose, token, now });
    if (!asked?.challenge || asked.userId !== user.id) throw new HttpError("invalid-passkey");
    const { challenge } = asked;
    const kept = await db.transaction(async (tx) => {
      const made = { ...request.body, userId: user.id, challenge, publicUrl, now };
      const row = await registerPasskey(tx, made);
      if (!row) throw new HttpError("invalid-passkey");
      await tellOfWayIn(auth, { tx, user, since: now, way: { kind: "passkey-added", name: row.name } });
      return row;
    });
    cookies.clear(reply, "step");
    logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
    return presentPasskey(kept);
  };
}

function deletePasskey({ auth }: Deps): HandlerOf<typeof routes.deletePasskey> {
  const { db, keys, post } = auth;
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    const removed = await required(removePasskey(db, { id: request.params.id, userId: user.id }));
    logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
    await post({ kind: "passkey-removed", ...toMember(user), name: removed.name });
    return { success: true, message: messages[request.language].done.passkeyRemoved };
  };
}
