import { inArray } from "drizzle-orm";
import { type ConversationKind, serviceNames } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { applications, connections, serviceRequests } from "../../platform/db/schema/index.ts";
import { readNames } from "../../entities/read-names.ts";

type Subject = { kind: ConversationKind; subjectId: string };
type Titles = { id: string; title: string | null }[];

/** What conversations are about, in the words of the profile or the listing, by their subject. */
export async function titlesOf(
  db: Db,
  subjects: readonly Subject[],
  reader: Language,
): Promise<Map<string, string>> {
  const of = (kind: ConversationKind) =>
    subjects.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId);
  const found = [
    ...(await invitedIn(db, of("connection"))),
    ...(await appliedForIn(db, of("application"))),
    ...(await requestedIn(db, of("service"), reader)),
  ];
  return new Map(found.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}

/** The profile that was invited. */
async function invitedIn(db: Db, ids: readonly string[]): Promise<Titles> {
  if (ids.length === 0) return [];
  const { id, targetKind, targetId } = connections;
  const rows = await db
    .select({ id, target: { kind: targetKind, id: targetId } })
    .from(connections)
    .where(inArray(id, [...ids]));
  const names = await readNames(
    db,
    rows.map(({ target }) => target),
  );
  return rows.map(({ id, target }) => ({ id, title: names.get(target.id) || null }));
}

async function appliedForIn(db: Db, ids: readonly string[]): Promise<Titles> {
  if (ids.length === 0) return [];
  return db
    .select({ id: applications.id, title: applications.title })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
}

async function requestedIn(db: Db, ids: readonly string[], reader: Language): Promise<Titles> {
  if (ids.length === 0) return [];
  const { id, service } = serviceRequests;
  const rows = await db
    .select({ id, service })
    .from(serviceRequests)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ id: row.id, title: serviceNames[reader][row.service] }));
}
