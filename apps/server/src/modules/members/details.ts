import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { mostOfMember } from "@khamt/contract";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { listPrepared } from "../../entities/drafts.ts";
import { entities } from "../../entities/index.ts";
import { readListed } from "../../entities/read-listed.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  decisions,
  deliveries,
  programmeMembers,
  programmes,
  reports,
  users,
  verifications,
} from "../../platform/db/schema/index.ts";
import { getSanction, listActs } from "../administration/index.ts";
import { listNotes } from "./notes.ts";
import { getMember, type MemberRow } from "./queries.ts";

export type DetailsRow = { member: MemberRow } & Awaited<ReturnType<typeof partsOf>>;
type Figures = Record<
  "invitationsSent" | "invitationsReceived" | "connections" | "applications" | "messagesSent" | "matchesKept",
  number
>;

/** Every part is bounded, and nothing of it is what they write to others in private. */
export async function readDetails(db: Db, id: string): Promise<DetailsRow | undefined> {
  const member = await getMember(db, id);
  return member && { member, ...(await partsOf(db, id)) };
}

async function partsOf(db: Db, id: string) {
  const acts = await listActs(db, { limit: mostOfMember, accountId: id });
  return {
    sanction: await getSanction(db, { userId: id }),
    vouch: await getVouch(db, id),
    profiles: await readProfiles(db, id),
    programmes: await readProgrammes(db, id),
    figures: await readFigures(db, id),
    letters: await readLetters(db, id),
    reports: await readReports(db, id),
    acts: acts.rows,
    notes: await listNotes(db, id),
    prepared: await listPrepared(db, id),
  };
}

async function getVouch(db: Db, userId: string): Promise<string | undefined> {
  const stands = and(
    eq(verifications.userId, userId),
    eq(verifications.kind, "vouch"),
    isNull(verifications.endedAt),
  );
  const [row] = await db.select({ id: verifications.id }).from(verifications).where(stands);
  return row?.id;
}

async function readProfiles(db: Db, userId: string) {
  const profiles = [];
  for (const kind of entityKinds) profiles.push(...(await readProfilesOf(db, kind, userId)));
  return profiles;
}

async function readProfilesOf<Kind extends EntityKind>(db: Db, kind: Kind, userId: string) {
  const { table, isOwnedBy, read, card } = entities[kind];
  const where = isOwnedBy([userId]);
  const { id, completeness } = table;
  const stored = await db.select({ id, completeness }).from(table).where(where);
  const names = new Map((await read(db, { where })).map((row) => [row.id, card(row).name]));
  const found = await readListed(db, kind, [...names.keys()]);
  const listed = new Set(found.map(({ row }) => row.id));
  return stored.map(({ id, completeness }) => ({
    kind,
    id,
    name: names.get(id) ?? "",
    completeness,
    isListed: listed.has(id),
  }));
}

function readProgrammes(db: Db, userId: string) {
  const { id, slug, name } = programmes;
  return db
    .select({ id, slug, name, role: programmeMembers.role, state: programmeMembers.state })
    .from(programmeMembers)
    .innerJoin(programmes, eq(programmes.id, programmeMembers.programmeId))
    .where(eq(programmeMembers.userId, userId))
    .orderBy(desc(programmeMembers.createdAt))
    .limit(mostOfMember);
}

async function readFigures(db: Db, userId: string): Promise<Figures> {
  const count = (of: string, isTheirs: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${sql.identifier(of)} own where ${isTheirs})`;
  const [row] = await db
    .select({
      invitationsSent: count("connections", sql`own.sender_id = ${userId}`),
      invitationsReceived: count("connections", sql`own.receiver_id = ${userId}`),
      connections: count(
        "connections",
        sql`own.state = 'accepted' and ${userId} in (own.sender_id, own.receiver_id)`,
      ),
      applications: count("applications", sql`own.user_id = ${userId}`),
      messagesSent: count("messages", sql`own.sender_id = ${userId}`),
      matchesKept: count("ai_matches", sql`own.user_id = ${userId}`),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error("a member who was just read is gone");
  return row;
}

function readLetters(db: Db, userId: string) {
  const { id, kind, channel, state, createdAt } = deliveries;
  return db
    .select({ id, kind, channel, state, createdAt })
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), eq(channel, "mail")))
    .orderBy(desc(createdAt))
    .limit(mostOfMember);
}

function readReports(db: Db, userId: string) {
  const { id, subjectKind, reason, createdAt } = reports;
  return db
    .select({ id, kind: subjectKind, reason, createdAt, outcome: decisions.outcome })
    .from(reports)
    .leftJoin(decisions, eq(decisions.id, reports.decisionId))
    .where(eq(reports.ownerId, userId))
    .orderBy(desc(createdAt))
    .limit(mostOfMember);
}
