import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  currentUser,
  done,
  type PublicUser,
  type SignedIn,
  secondStepRequest,
  signedIn,
  signInAnswer,
  signInRequest,
} from "@khamt/contract";
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
import { endSession } from "../../platform/auth/sessions.ts";
import { countGuess } from "../../platform/auth/throttle.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayEnter } from "./policy.ts";
import { findByEmail, getUser, hasHash, replaceHash } from "./queries.ts";

export const signInRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  const { db, clock, keys, cookies, passwords, post } = auth;

  app.post(
    "/api/auth/sign-in",
    {
      config: { access: mayEnter },
      schema: {
        summary: "Sign in with a password",
        tags: ["Accounts"],
        body: signInRequest,
        response: { 200: signInAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const forgive = await countGuess(auth, { kind: "password", email, request });
      const found = await findByEmail(db, email);
      // Without an account the work is the same.
      const isRight = await passwords.verify(password, found?.password);
      const refusal = new HttpError("wrong-credentials");
      if (!found?.password || !isRight) {
        logSecurity(request, { event: "signed-in", outcome: "refused", email }, keys);
        throw refusal;
      }
      await forgive();
      const { user } = found;
      const hash = await refreshHash({ id: user.id, password, hash: found.password });
      const isStillRight = (tx: Db) => hasHash(tx, user.id, hash);
      const methods = await secondStepMethods(db, user.id);
      if (methods.length === 0) {
        const entered = await enter({ request, reply, user, isStillRight });
        if (!entered) throw refusal;
        return { status: "signed-in" as const, ...entered };
      }
      const asked = { purpose: "second-step" as const, userId: user.id, now: clock() };
      const token = await holdAccount(db, user.id, async (tx) =>
        (await isStillRight(tx)) ? askChallenge(tx, asked) : undefined,
      );
      if (!token) throw refusal;
      cookies.set(reply, "step", token, challengeSeconds);
      return { status: "second-step" as const, methods };
    },
  );

  app.post(
    "/api/auth/second-step",
    {
      config: { access: mayEnter },
      schema: {
        summary: "Finish signing in with a code",
        tags: ["Accounts"],
        body: secondStepRequest,
        response: { 200: signedIn, ...failures },
      },
    },
    async (request, reply) => {
      const answering = {
        purpose: "second-step" as const,
        token: cookies.read(request, "step") ?? "",
        now: clock(),
      };
      const { userId } = (await tryChallenge(db, answering)) ?? {};
      const user = userId ? await getUser(db, userId) : undefined;
      if (!user) throw new HttpError("invalid-code");
      const forgive = await countGuess(auth, { kind: "second-step", email: user.email, request });
      const { code } = request.body;
      const proof = await verifySecondStep(db, { userId: user.id, code, now: answering.now, keys });
      const isStillRight = async (tx: Db) => (await takeChallenge(tx, answering)) !== undefined;
      const entered = proof && (await enter({ request, reply, user, isStillRight }));
      if (!entered) {
        logSecurity(request, { event: "signed-in", outcome: "refused", userId: user.id }, keys);
        throw new HttpError("invalid-code");
      }
      await forgive();
      cookies.clear(reply, "step");
      if (proof === "recovery-code") await tellCodesLeft(user);
      return entered;
    },
  );

  app.post(
    "/api/auth/sign-out",
    {
      config: { access: mayEnter },
      schema: {
        summary: "Sign out here",
        tags: ["Accounts"],
        response: { 200: done, ...failures },
      },
    },
    async (request, reply) => {
      const { session } = request;
      if (session) {
        await endSession(db, { sid: session.sid, userId: session.content.userId });
        logSecurity(request, { event: "signed-out", outcome: "done" }, keys);
      }
      cookies.clear(reply, "session");
      // Not "storage": that would also take language, colours and drafts; the web app clears what is the member's.
      reply.header("clear-site-data", '"cache"');
      return { success: true as const, message: messages[request.language].done.signedOut };
    },
  );

  app.get(
    "/api/auth/me",
    {
      config: { access: mayEnter },
      schema: {
        summary: "Who is signed in",
        tags: ["Accounts"],
        response: { 200: currentUser, ...failures },
      },
    },
    ({ user }) => ({ user: user ?? null }),
  );

  async function tellCodesLeft({ id, email, language }: PublicUser): Promise<void> {
    await post({ kind: "recovery-code-used", to: email, language, left: await countRecoveryCodes(db, id) });
  }

  async function enter(entrance: Entrance): Promise<SignedIn | undefined> {
    if (!(await beginSession(auth, entrance))) return undefined;
    const { user, request } = entrance;
    return { success: true, message: messages[request.language].done.signedIn, user };
  }

  type Judged = { id: string; password: string; hash: string };

  /** With the work that is asked today. Answers with the hash that is kept now. */
  async function refreshHash({ id, password, hash }: Judged): Promise<string> {
    if (!passwords.isOutdated(hash)) return hash;
    const fresh = await passwords.hash(password);
    await replaceHash(db, { id, from: hash, to: fresh });
    return fresh;
  }
};
