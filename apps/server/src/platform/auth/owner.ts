import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { PublicUser } from "@khamt/contract";
import { users } from "../db/schema/index.ts";
import { HttpError } from "../http/http-error.ts";
import { requireMember } from "../http/session.ts";
import type { Auth } from "./auth.ts";
import type { Session } from "./sessions.ts";
import { logSecurity } from "./security-log.ts";
import { countGuess } from "./throttle.ts";

const freshFor = 10 * 60_000;

/**
 * The member, proven anew: by the password or, where the account has none, by a sign-in within the last ten minutes.
 * Throws wrong-password, sign-in-again or too-many-requests.
 */
export async function requireOwner(
  auth: Auth,
  request: FastifyRequest & { body: { password: string } },
): Promise<{ user: PublicUser; session: Session }> {
  await requireProof(auth, request, request.body.password);
  return requireMember(request);
}

/** Throws as `requireOwner` does. */
export async function requireProof(auth: Auth, request: FastifyRequest, password: string): Promise<void> {
  const { user, session } = requireMember(request);
  const [row] = await auth.db.select({ password: users.password }).from(users).where(eq(users.id, user.id));
  if (row?.password) await requirePassword(auth, { user, password, request });
  else requireFreshSignIn(auth, session);
}

/** For an account without a password. Throws sign-in-again. */
export function requireFreshSignIn({ clock }: Pick<Auth, "clock">, { content }: Session): void {
  const age = clock().getTime() - Date.parse(content.signedInAt);
  if (age > freshFor) throw new HttpError("sign-in-again");
}

type Proof = { user: PublicUser; password: string; request: FastifyRequest };

/** Before something that must not happen behind the owner's back. Throws wrong-password or too-many-requests. */
export async function requirePassword(auth: Auth, { user, password, request }: Proof): Promise<void> {
  const forgive = await countGuess(auth, { kind: "password", email: user.email, request });
  const [row] = await auth.db.select({ hashed: users.password }).from(users).where(eq(users.id, user.id));
  if (!(await auth.passwords.verify(password, row?.hashed))) {
    logSecurity(request, { event: "password-proof", outcome: "refused" }, auth.keys);
    throw new HttpError("wrong-password");
  }
  await forgive();
}
