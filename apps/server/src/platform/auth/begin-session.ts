import type { FastifyReply, FastifyRequest } from "fastify";
import type { PublicUser } from "@khamt/contract";
import type { Db } from "../db/handle.ts";
import { readAgent, deviceLife, knownDevice, newDevice } from "./device.ts";
import type { Auth } from "./auth.ts";
import { holdAccount } from "./account.ts";
import { logSecurity } from "./security-log.ts";
import { refuseSuspended, suspensionOf } from "./suspension.ts";
import { absoluteLife, createSession, endSession } from "./sessions.ts";
import { toMember } from "../mail/email.ts";

export type Entrance = {
  request: FastifyRequest;
  reply: FastifyReply;
  user: PublicUser;
  /** Asked while the account is held: whether what opened it still would. */
  isStillRight?: (tx: Db) => Promise<boolean>;
};

/**
 * The one way into an account: a new session for this browser, in place of the one that it had. False: not
 * any more. Throws account-suspended.
 */
export async function beginSession(
  auth: Auth,
  { request, reply, user, isStillRight }: Entrance,
): Promise<boolean> {
  const { db, clock, cookies, post, keys } = auth;
  const agent = readAgent(request.headers["user-agent"]);
  const begun = await holdAccount(db, user.id, async (tx) => {
    if (isStillRight && !(await isStillRight(tx))) return undefined;
    const suspended = await suspensionOf(tx, user.id, clock());
    if (suspended !== undefined) return { suspended };
    return { token: await createSession(tx, { userId: user.id, agent, now: clock() }) };
  });
  if (!begun) return false;
  if ("suspended" in begun) {
    logSecurity(request, { event: "signed-in", outcome: "refused", userId: user.id }, keys);
    refuseSuspended(auth, reply, begun.suspended);
  }
  const { token } = begun;
  if (request.session) {
    await endSession(db, { sid: request.session.sid, userId: request.session.content.userId });
  }
  const device = knownDevice(cookies.read(request, "device"), { keys, email: user.email });
  handOver(auth, { reply, user, token });
  logSecurity(request, { event: "signed-in", outcome: "done", userId: user.id }, keys);
  if (!device) await post({ kind: "new-device", ...toMember(user), ...agent });
  return true;
}

type Given = Pick<Auth, "cookies" | "keys">;
type Browser = Pick<Entrance, "reply" | "user">;

/** Gives the browser its session, and what tells it apart from browsers that never were signed in. */
export function handOver(auth: Given, { token, ...browser }: Browser & { token: string }): void {
  auth.cookies.set(browser.reply, "session", token, absoluteLife / 1000);
  knowDevice(auth, browser);
}

/** The owner is told of a sign-in from any other. */
export function knowDevice({ cookies, keys }: Given, { reply, user }: Browser): void {
  cookies.set(reply, "device", newDevice({ keys, email: user.email }), deviceLife);
}
