import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PublicUser } from "@khamt/contract";
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
import { logSecurity } from "../../platform/auth/security-log.ts";
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
  const { db, clock, cookies } = auth;
  return async (request, reply) => {
    const { user } = requireMember(request);
    const token = cookies.read(request, "step") ?? "";
    const asked = await takeChallenge(db, { purpose, token, now: clock() });
    if (!asked?.challenge || asked.userId !== user.id) throw new HttpError("invalid-passkey");
    const { challenge } = asked;
    const kept = await registerPasskey(db, { ...request.body, userId: user.id, challenge, publicUrl });
    if (!kept) throw new HttpError("invalid-passkey");
    cookies.clear(reply, "step");
    await tell(auth, { kind: "passkey-added", user, request, name: kept.name });
    return presentPasskey(kept);
  };
}

function deletePasskey({ auth }: Deps): HandlerOf<typeof routes.deletePasskey> {
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    const removed = await removePasskey(auth.db, { id: request.params.id, userId: user.id });
    if (!removed) throw new HttpError("not-found");
    await tell(auth, { kind: "passkey-removed", user, request, name: removed.name });
    return { success: true, message: messages[request.language].done.passkeyRemoved };
  };
}

type Change = {
  kind: "passkey-added" | "passkey-removed";
  user: PublicUser;
  request: FastifyRequest;
  name: string;
};

async function tell({ keys, post }: Auth, { kind, user, request, name }: Change): Promise<void> {
  logSecurity(request, { event: "second-step-changed", outcome: "done" }, keys);
  await post({ kind, ...toMember(user), name });
}
