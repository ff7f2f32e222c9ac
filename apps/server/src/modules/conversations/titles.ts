import { eq, inArray, sql } from "drizzle-orm";
import { type ConversationKind, serviceNames } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import {
  applications,
  companies,
  connections,
  projectListings,
  serviceRequests,
  startupCofounders,
  startupIdeas,
} from "../../platform/db/schema/index.ts";

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
  const { firstName, lastName } = startupCofounders;
  const person = sql`nullif(concat_ws(' ', ${firstName}, ${lastName}), '')`;
  const names = [startupIdeas.title, companies.name, projectListings.title, person];
  return db
    .select({ id: connections.id, title: sql<string | null>`coalesce(${sql.join(names, sql`, `)})` })
    .from(connections)
    .leftJoin(startupIdeas, eq(startupIdeas.id, connections.targetId))
    .leftJoin(companies, eq(companies.id, connections.targetId))
    .leftJoin(projectListings, eq(projectListings.id, connections.targetId))
    .leftJoin(startupCofounders, eq(startupCofounders.id, connections.targetId))
    .where(inArray(connections.id, [...ids]));
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
