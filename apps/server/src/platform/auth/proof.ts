import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { PublicUser } from "@khamt/contract";
import { users } from "../db/schema/index.ts";
import { HttpError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import { logSecurity } from "./security-log.ts";
import { countGuess } from "./throttle.ts";

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
