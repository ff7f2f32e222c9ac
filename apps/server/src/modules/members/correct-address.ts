import { and, eq, sql } from "drizzle-orm";
import { recordAct } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { sendInvitationAgain } from "../auth/index.ts";
import { getMember } from "./queries.ts";

type Correction = { id: string; email: string; by: string };

/** Of somebody who was invited. Throws conflict once they have come, already-exists where another account has the address. */
export async function correctAddress(auth: Auth, { id, email, by }: Correction): Promise<void> {
  await required(getMember(auth.db, id));
  await auth.db.transaction(async (tx) => {
    const isOther = and(eq(sql`lower(${users.email})`, email.toLowerCase()), sql`${users.id} <> ${id}`);
    if ((await tx.$count(users, isOther)) > 0) throw new HttpError("already-exists");
    const waits = and(eq(users.id, id), eq(users.isEmailVerified, false));
    const changed = await tx.update(users).set({ email }).where(waits).returning({ id: users.id });
    if (changed.length === 0) throw new HttpError("conflict");
    await recordAct(tx, { act: "readdressed", by, accountId: id, now: auth.clock() });
  });
  await sendInvitationAgain(auth, email);
}
