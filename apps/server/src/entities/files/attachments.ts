import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Attachment } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { conversationMembers, files, messages, reports } from "../../platform/db/schema/index.ts";
import { keysOf } from "./address.ts";

const isNamed = (address: SQL) =>
  and(eq(messages.senderId, files.userId), sql`${messages.attachments} @> array[${address}]`);

/** Whether a message of its owner names the file. */
export function isAttachment(db: Db, address: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(messages)
      .where(isNamed(address)),
  );
}

/** Whether the reader is in a conversation in which its owner has sent the file. */
export function isAttachedFor(db: Db, address: SQL, reader: string): SQL {
  const { conversationId, userId } = conversationMembers;
  return exists(
    db
      .select({ one: sql`1` })
      .from(messages)
      .innerJoin(conversationMembers, eq(conversationId, messages.conversationId))
      .where(and(isNamed(address), eq(userId, reader))),
  );
}

/** Whether it was sent in what is reported: then it stays until the evidence goes. */
export function isEvidence(db: Db, address: SQL): SQL {
  const named = sql`jsonb_build_array(jsonb_build_object('files', jsonb_build_array(jsonb_build_object('url', ${address}))))`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(sql`${reports.evidence} -> 'passages' @> ${named}`),
  );
}

/** By their addresses. What is not stored any more has no name. */
export async function namesOf(
  db: Db,
  addresses: readonly string[],
): Promise<(address: string) => Attachment> {
  const keys = keysOf(addresses);
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({ key: files.key, name: files.name, type: files.type })
          .from(files)
          .where(and(inArray(files.key, keys), eq(files.state, "stored")));
  const found = new Map(rows.map((row) => [row.key, row]));
  return (url) => {
    const file = found.get(keysOf([url])[0] ?? "");
    return { url, name: file?.name ?? null, type: file?.type ?? null };
  };
}
