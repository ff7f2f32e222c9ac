import { and, eq, isNotNull, sql } from "drizzle-orm";
import { nameOfMember } from "../platform/db/member-name.ts";
import type { Db } from "../platform/db/handle.ts";
import { namesOf } from "./files/attachments.ts";
import { reports, users } from "../platform/db/schema/index.ts";

type Deleted = {
  conversationId: string;
  seq: number;
  senderId: string;
  text: string;
  attachments: readonly string[];
};

/**
 * A message of a reported conversation that its sender deletes stays for the case with its files, if it came after the report:
 * what was there before is in the copy.
 */
export async function keepDeleted(tx: Db, deleted: Deleted): Promise<void> {
  const { conversationId, seq, senderId, text, attachments } = deleted;
  const [author] = await tx
    .select({ name: nameOfMember(users) })
    .from(users)
    .where(eq(users.id, senderId));
  const files = attachments.map(await namesOf(tx, attachments));
  const passage = JSON.stringify({ author: author?.name || null, text, seq, files });
  const isKnown = sql`${reports.evidence} -> 'passages' @> ${JSON.stringify([{ seq }])}::jsonb`;
  await tx
    .update(reports)
    .set({
      evidence: sql`jsonb_set(${reports.evidence}, '{passages}', (${reports.evidence} -> 'passages') || ${passage}::jsonb)`,
    })
    .where(
      and(
        eq(reports.subjectKind, "conversation"),
        eq(reports.subjectId, conversationId),
        isNotNull(reports.evidence),
        sql`not (${isKnown})`,
      ),
    );
}
