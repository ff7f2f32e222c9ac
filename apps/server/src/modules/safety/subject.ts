import { and, eq, ne, or } from "drizzle-orm";
import type { SafetySubject } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { connections, conversationMembers } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { readListed } from "../../entities/read-listed.ts";
import { authorOf } from "../stories/index.ts";
import { isProfile } from "./policy.ts";

type About = { subjectKind: SafetySubject["kind"]; subjectId: string };

export function subjectOf({ subjectKind: kind, subjectId: id }: About): SafetySubject {
  return { kind, id };
}

export function keyOf({ kind, id }: SafetySubject): string {
  return `${kind} ${id}`;
}

type Asked = { subject: SafetySubject; reader: string };

/**
 * Who is behind what a member wants to block or report: a listed profile, a story that the member reads, or something
 * that the member is part of.
 * Throws not-found for everything else, and for what is the member's own.
 */
export async function requireOwnerOf(db: Db, { subject, reader }: Asked): Promise<string> {
  const owner = await ownerOf(db, { subject, reader });
  if (owner === undefined || owner === reader) throw new HttpError("not-found");
  return owner;
}

async function ownerOf(db: Db, { subject: { kind, id }, reader }: Asked): Promise<string | undefined> {
  if (isProfile(kind)) return ownerOfProfile(db, kind, id);
  if (kind === "story") return authorOf(db, id, reader);
  return kind === "connection" ? otherOfConnection(db, id, reader) : otherOfConversation(db, id, reader);
}

async function ownerOfProfile(db: Db, kind: EntityKind, id: string) {
  const [listed] = await readListed(db, kind, [id]);
  return listed?.row.userId;
}

async function otherOfConnection(db: Db, id: string, reader: string) {
  const { senderId, receiverId } = connections;
  const isPart = or(eq(senderId, reader), eq(receiverId, reader));
  const [row] = await db
    .select({ senderId, receiverId })
    .from(connections)
    .where(and(eq(connections.id, id), isPart));
  return row && (row.senderId === reader ? row.receiverId : row.senderId);
}

async function otherOfConversation(db: Db, id: string, reader: string) {
  const { conversationId, userId } = conversationMembers;
  const isOfIt = eq(conversationId, id);
  if ((await db.$count(conversationMembers, and(isOfIt, eq(userId, reader)))) === 0) return undefined;
  const [other] = await db
    .select({ userId })
    .from(conversationMembers)
    .where(and(isOfIt, ne(userId, reader)));
  return other?.userId ?? undefined;
}
