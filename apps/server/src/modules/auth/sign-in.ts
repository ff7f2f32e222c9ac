import type { FastifyInstance } from "fastify";
import type { PublicUser, SignedIn } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { beginSession, type Entrance } from "../../platform/auth/begin-session.ts";
import {
  askChallenge,
  challengeSeconds,
  takeChallenge,
  tryChallenge,
} from "../../platform/auth/challenges.ts";
import { countRecoveryCodes } from "../../platform/auth/recovery-codes.ts";
import { holdAccount } from "../../platform/auth/account.ts";
import { secondStepMethods, verifySecondStep } from "../../platform/auth/second-step.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { endSession, hasRunOut } from "../../platform/auth/sessions.ts";
import { countGuess, isFailureToTell } from "../../platform/auth/throttle.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf, type RequestOf } from "../../platform/http/route.ts";
import { mayEnter } from "./policy.ts";
import { findByEmail, getUser, hasHash, replaceHash } from "./queries.ts";
import { toMember } from "../../platform/mail/email.ts";

const purpose = "second-step";

export function signInRoutes(app: FastifyInstance, auth: Auth): void {
  const access = mayEnter;
  addRoute(app, routes.signIn, { access, handler: signIn(auth) });
  addRoute(app, routes.finishSignIn, { access, handler: finishSignIn(auth) });
  addRoute(app, routes.signOut, { access, handler: signOut(auth) });
  addRoute(app, routes.getCurrentUser, { access, handler: readCurrentUser(auth) });
}

function signIn(auth: Auth): HandlerOf<typeof routes.signIn> {
  const { db, clock, cookies } = auth;
  return async (request, reply) => {
    const { user, hash } = await provePassword(auth, request);
    const isStillRight = (tx: Db) => hasHash(tx, user.id, hash);
    const methods = await secondStepMethods(db, user.id);
    if (methods.length === 0) {
      const entered = await enter(auth, { request, reply, user, isStillRight });
      if (!entered) throw new HttpError("wrong-credentials");
      return { status: "signed-in", ...entered };
    }
    const asked = { purpose, userId: user.id, now: clock() } as const;
    const token = await holdAccount(db, user.id, async (tx) =>
      (await isStillRight(tx)) ? askChallenge(tx, asked) : undefined,
    );
    if (!token) throw new HttpError("wrong-credentials");
    cookies.set(reply, "step", token, challengeSeconds);
    return { status: "second-step", methods };
  };
}

/** Whose address and password these are, with the hash that is kept now. Throws wrong-credentials. */
async function provePassword(
  auth: Auth,
  request: RequestOf<typeof routes.signIn>,
): Promise<{ user: PublicUser; hash: string }> {
  const { db, keys, passwords } = auth;
  const { email, password } = request.body;
  const forgive = await countGuess(auth, { kind: "password", email, request });
  const found = await findByEmail(db, email);
  // Without an account the work is the same.
  const isRight = await passwords.verify(password, found?.password);
  if (!found?.password || !isRight) {
    logSecurity(request, { event: "signed-in", outcome: "refused", email }, keys);
    throw new HttpError("wrong-credentials");
  }
  await forgive();
  const { user } = found;
  return { user, hash: await refreshHash(auth, { id: user.id, password, hash: found.password }) };
}

type Judged = { id: string; password: string; hash: string };

/** With the work that is asked today. Answers with the hash that is kept now. */
async function refreshHash({ db, passwords }: Auth, { id, password, hash }: Judged): Promise<string> {
  if (!passwords.isOutdated(hash)) return hash;
  const fresh = await passwords.hash(password);
  await replaceHash(db, { id, from: hash, to: fresh });
  return fresh;
}

function finishSignIn(auth: Auth): HandlerOf<typeof routes.finishSignIn> {
  const { db, clock, keys, cookies } = auth;
  return async (request, reply) => {
    const answering = { purpose, token: cookies.read(request, "step") ?? "", now: clock() } as const;
    const { userId } = (await tryChallenge(db, answering)) ?? {};
    const user = userId ? await getUser(db, userId) : undefined;
    if (!user) throw new HttpError("sign-in-over");
    const forgive = await countGuess(auth, { kind: "second-step", email: user.email, request });
    const { code } = request.body;
    const proof = await verifySecondStep(db, { userId: user.id, code, now: answering.now, keys });
    const isStillRight = async (tx: Db) => (await takeChallenge(tx, answering)) !== undefined;
    const entered = proof && (await enter(auth, { request, reply, user, isStillRight }));
    if (!entered) {
      logSecurity(request, { event: "signed-in", outcome: "refused", userId: user.id }, keys);
      if (await isFailureToTell(auth, user.email)) await tellOfFailures(auth, user);
      throw new HttpError("invalid-code");
    }
    await forgive();
    cookies.clear(reply, "step");
    if (proof === "recovery-code") await tellCodesLeft(auth, user);
    return entered;
  };
}

async function enter(auth: Auth, entrance: Entrance): Promise<SignedIn | undefined> {
  if (!(await beginSession(auth, entrance))) return undefined;
  const { user, request } = entrance;
  return { success: true, message: messages[request.language].done.signedIn, user };
}

async function tellOfFailures({ post }: Auth, user: PublicUser): Promise<void> {
  await post({ kind: "second-step-failed", ...toMember(user) });
}

async function tellCodesLeft({ db, post }: Auth, user: PublicUser): Promise<void> {
  const left = await countRecoveryCodes(db, user.id);
  await post({ kind: "recovery-code-used", ...toMember(user), left });
}

function signOut({ db, keys, cookies }: Auth): HandlerOf<typeof routes.signOut> {
  return async (request, reply) => {
    const { session } = request;
    if (session) {
      await endSession(db, { sid: session.sid, userId: session.content.userId });
      logSecurity(request, { event: "signed-out", outcome: "done" }, keys);
    }
    cookies.clear(reply, "session");
    // Language and colours are cookies: all else that the browser keeps is the member's.
    reply.header("clear-site-data", '"cache", "storage"');
    return { success: true, message: messages[request.language].done.signedOut };
  };
}

function readCurrentUser({ db, clock, cookies }: Auth): HandlerOf<typeof routes.getCurrentUser> {
  return async (request) => {
    const { user, rights } = request;
    if (user) return { user, isManager: rights?.isManager ?? false };
    const token = cookies.read(request, "session");
    const isEnded = token ? !(await hasRunOut(db, { token, now: clock() })) : false;
    return isEnded ? { user: null, isEnded } : { user: null };
  };
}
