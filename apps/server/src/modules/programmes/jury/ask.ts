import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/handle.ts";
import { users } from "../../../platform/db/schema/index.ts";
import type { NotifyTransaction } from "../../notifications/index.ts";
import type { HeldProgramme } from "../join.ts";
import { tellJuror } from "../notify.ts";
import type { JurorRow } from "./queries.ts";

type Asking = {
  row: Pick<JurorRow, "id" | "email" | "language" | "userId">;
  /** How many wait for the juror; null before they have come. */
  left: number | null;
  isReminder: boolean;
};

/** By email, and by the bell where an account is theirs. */
export async function tellAsked(
  tools: NotifyTransaction,
  programme: Pick<HeldProgramme, "id" | "name" | "juryClosesAt">,
  { row, left, isReminder }: Asking,
): Promise<void> {
  const { id: jurorId, email, language } = row;
  const { id, name, juryClosesAt } = programme;
  const said = {
    programme: name[language],
    path: `/jury/${id}`,
    until: juryClosesAt && juryClosesAt.toISOString(),
  };
  await tools.post?.({ kind: "jury-invitation", to: email, language, ...said, left, isReminder }, tools.tx);
  const userId = await accountOf(tools.tx, row);
  if (userId !== undefined) await tellJuror(tools, { programme, jurorId, userId });
}

/** Who has said yes, or has an account with the address that was asked. */
export async function accountOf(
  tx: Db,
  { email, userId }: Pick<JurorRow, "email" | "userId">,
): Promise<string | undefined> {
  if (userId !== null) return userId;
  const isTheirs = and(eq(sql`lower(${users.email})`, email), eq(users.isEmailVerified, true));
  const [account] = await tx.select({ id: users.id }).from(users).where(isTheirs);
  return account?.id;
}
