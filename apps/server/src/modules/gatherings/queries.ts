import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { isMemberNamed, nameOfMember } from "../../platform/db/member-name.ts";
import {
  type EventsInPlaceQuery,
  type ManagedEventsQuery,
  mostEventPlaces,
  mostEvents,
} from "@khamt/contract";
import { organisersZone } from "@khamt/language/format";
import { company } from "../../entities/company.ts";
import { idea } from "../../entities/idea.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type Page, pageFrom } from "../../platform/db/paging.ts";
import {
  companies,
  gatheringGuests,
  gatherings,
  gatheringWalkIns,
  programmes,
  programmeVisits,
  startupIdeas,
  users,
} from "../../platform/db/schema/index.ts";
import { dayOf, isJoined, isManagedBy, programmesOf, type Reader } from "../programmes/index.ts";

export type GatheringRow = Awaited<ReturnType<typeof select>>[number];
type GuestRow = Awaited<ReturnType<typeof selectGuests>>[number];
/** Null: nobody knows, or not yet. */
export type SeenGuest = GuestRow & { hasCome: boolean | null };

/** Those to come, and those under way. */
export function listNext(db: Db, userId: string | undefined, now: Date): Promise<GatheringRow[]> {
  return select(db, userId)
    .where(and(gt(gatherings.endsAt, now), isOn(userId), isFoundBy(userId)))
    .orderBy(asc(gatherings.beginsAt), asc(gatherings.id))
    .limit(mostEvents);
}

/** What is cancelled stays for those who would have come. */
function isOn(userId: string | undefined): SQL | undefined {
  const { cancelledAt } = gatherings;
  return userId === undefined
    ? isNull(cancelledAt)
    : or(isNull(cancelledAt), sql`${ownState(userId)} in ('going', 'waiting')`);
}

/** Whoever has signed up goes on finding it. */
function isFoundBy(userId: string | undefined): SQL | undefined {
  const isOpen = eq(gatherings.isListed, true);
  if (userId === undefined) return isOpen;
  return or(isOpen, isJoined(userId, gatherings.programmeId), sql`${ownState(userId)} is not null`);
}

export async function findFor(
  db: Db,
  id: string,
  userId: string | undefined,
): Promise<GatheringRow | undefined> {
  const [row] = await select(db, userId).where(and(eq(gatherings.id, id), isFoundBy(userId)));
  return row;
}

export async function getGathering(db: Db, id: string): Promise<GatheringRow | undefined> {
  const [row] = await select(db, undefined, whoWasThere).where(eq(gatherings.id, id));
  return row;
}

/** The next one first, then those that are over, the last one first. The place in the list is the cursor. */
export async function listManaged(
  db: Db,
  { reader, now }: { reader: Reader; now: Date },
  { limit, cursor, programme }: ManagedEventsQuery,
): Promise<Page<GatheringRow>> {
  const isOf = programme === undefined ? undefined : eq(gatherings.programmeId, programme);
  const wanted = and(isManagedBy(reader, gatherings.programmeId), isOf);
  const from = Number(cursor ?? 0);
  const isOver = lte(gatherings.endsAt, now);
  const [rows, total] = await Promise.all([
    select(db, reader.id, whoWasThere)
      .where(wanted)
      .orderBy(
        asc(isOver),
        asc(sql`case when not ${isOver} then ${gatherings.beginsAt} end`),
        desc(gatherings.beginsAt),
        asc(gatherings.id),
      )
      .offset(from)
      .limit(limit + 1),
    db.$count(gatherings, wanted),
  ]);
  return { ...pageFrom(rows, from, limit), total };
}

const mostInPlace = 5;

/** Of those that the reader runs, and those that everybody finds; what is cancelled leaves the place free. */
export function listInPlace(db: Db, reader: Reader, { place, beginsAt, endsAt, except }: EventsInPlaceQuery) {
  const { id, title } = gatherings;
  const isOwn = isManagedBy(reader, gatherings.programmeId);
  return db
    .select({ id, title, beginsAt: gatherings.beginsAt, endsAt: gatherings.endsAt })
    .from(gatherings)
    .where(
      and(
        eq(sql`lower(${gatherings.place})`, place.toLowerCase()),
        lt(gatherings.beginsAt, new Date(endsAt)),
        gt(gatherings.endsAt, new Date(beginsAt)),
        isNull(gatherings.cancelledAt),
        except === undefined ? undefined : ne(id, except),
        isOwn && or(isOwn, eq(gatherings.isListed, true)),
      ),
    )
    .orderBy(asc(gatherings.beginsAt), asc(id))
    .limit(mostInPlace);
}

/** By the visits of the programme on its day, or its guests' own rows, and those who were written down. */
const whoWasThere = sql<number>`(
  select count(*)::int from ${gatheringGuests} guest
  where guest.gathering_id = ${gatherings.id} and (guest.came_at is not null or exists (
    select from ${programmeVisits} visit
    where visit.programme_id = ${gatherings.programmeId} and visit.user_id = guest.user_id
      and visit.day = (${gatherings.beginsAt} at time zone ${organisersZone})::date))) + (
  select count(*)::int from ${gatheringWalkIns} one where one.gathering_id = ${gatherings.id})`;

/** `came`: counted where it is asked for. */
function select(db: Db, userId: string | undefined, came: SQL<number> = sql<number>`0`) {
  const inState = (state: "going" | "waiting") => sql<number>`(
    select count(*)::int from ${gatheringGuests} guest
    where guest.gathering_id = ${gatherings.id} and guest.state = ${state})`;
  return db
    .select({
      ...getTableColumns(gatherings),
      programme: programmesOf,
      going: inState("going"),
      waiting: inState("waiting"),
      came,
      mine: userId === undefined ? sql<null>`null` : ownState(userId),
      signedUpAt: userId === undefined ? sql<null>`null` : ownSince(userId),
    })
    .from(gatherings)
    .leftJoin(programmes, eq(programmes.id, gatherings.programmeId));
}

function ownState(userId: string) {
  return sql<"going" | "waiting" | "left" | null>`(
    select own.state from ${gatheringGuests} own
    where own.gathering_id = ${gatherings.id} and own.user_id = ${userId})`;
}

function ownSince(userId: string) {
  return sql<Date | null>`(
    select own.created_at from ${gatheringGuests} own
    where own.gathering_id = ${gatherings.id} and own.user_id = ${userId})`.mapWith(
    gatheringGuests.createdAt,
  );
}

const isThere = inArray(gatheringGuests.state, ["going", "waiting"]);

/** Who comes first, and each as they signed up. */
export async function allGuests(db: Db, row: GatheringRow, now: Date): Promise<SeenGuest[]> {
  const guests = await selectGuests(db)
    .where(and(eq(gatheringGuests.gatheringId, row.id), isThere))
    .orderBy(asc(gatheringGuests.state), asc(gatheringGuests.createdAt), asc(gatheringGuests.userId))
    .limit(mostEventPlaces * 2);
  return withWhoCame(db, guests, { row, now });
}

type Asked = {
  row: GatheringRow;
  now: Date;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** A page of everybody who has ever signed up, by a part of the name. The place in the list is the cursor. */
export async function listGuests(db: Db, { row, now, q, limit, cursor }: Asked): Promise<Page<SeenGuest>> {
  const isCalled = q === undefined || q === "" ? undefined : isMemberNamed(q);
  const isOf = and(eq(gatheringGuests.gatheringId, row.id), isCalled);
  const from = Number(cursor ?? 0);
  const found = await selectGuests(db)
    .where(isOf)
    .orderBy(
      sql`array_position(array['going', 'waiting', 'left'], ${gatheringGuests.state})`,
      asc(gatheringGuests.createdAt),
      asc(gatheringGuests.userId),
    )
    .offset(from)
    .limit(limit + 1);
  const guests = await withWhoCame(db, found, { row, now });
  const total = await db.$count(selectGuests(db).where(isOf).as("found"));
  return { ...pageFrom(guests, from, limit), total };
}

async function withWhoCame(
  db: Db,
  guests: readonly GuestRow[],
  { row, now }: Pick<Asked, "row" | "now">,
): Promise<SeenGuest[]> {
  const came = await whoCame(db, { row, now });
  return guests.map((each) => ({ ...each, hasCome: came && came.has(each.id) }));
}

/** One of those who have ever signed up. */
export async function findGuest(
  db: Db,
  { row, now, userId }: Pick<Asked, "row" | "now"> & { userId: string },
): Promise<SeenGuest | undefined> {
  const isIt = and(eq(gatheringGuests.gatheringId, row.id), eq(gatheringGuests.userId, userId));
  const [guest] = await withWhoCame(db, await selectGuests(db).where(isIt), { row, now });
  return guest;
}

/** The day on which it begins; undefined until that has come. */
export function dayOfVisit({ beginsAt }: GatheringRow, now: Date): string | undefined {
  const day = dayOf(beginsAt);
  return day > dayOf(now) ? undefined : day;
}

async function whoCame(
  db: Db,
  { row, now }: Pick<Asked, "row" | "now">,
): Promise<ReadonlySet<string> | null> {
  const visitDay = dayOfVisit(row, now);
  if (visitDay === undefined) return null;
  if (row.programmeId === null) return whoIsMarked(db, row);
  const isGuest = and(
    eq(gatheringGuests.userId, programmeVisits.userId),
    eq(gatheringGuests.gatheringId, row.id),
  );
  const { programmeId, day } = programmeVisits;
  const isThen = and(eq(programmeId, row.programmeId), eq(day, visitDay));
  const rows = await db
    .select({ id: programmeVisits.userId })
    .from(programmeVisits)
    .innerJoin(gatheringGuests, isGuest)
    .where(isThen);
  return new Set(rows.map((each) => each.id));
}

async function whoIsMarked(db: Db, { id }: GatheringRow): Promise<ReadonlySet<string>> {
  const { gatheringId, userId, cameAt } = gatheringGuests;
  const rows = await db
    .select({ id: userId })
    .from(gatheringGuests)
    .where(and(eq(gatheringId, id), isNotNull(cameAt)));
  return new Set(rows.map((each) => each.id));
}

/** Listed by the member of a row: what is on a badge beside the name. */
const startUp = sql<string | null>`coalesce(
  (select ${companies.name} from ${companies} where ${and(eq(companies.userId, users.id), company.isListed)}),
  (select ${startupIdeas.title} from ${startupIdeas} where ${and(eq(startupIdeas.userId, users.id), idea.isListed)}
    order by ${startupIdeas.createdAt}, ${startupIdeas.id} limit 1))`;

function selectGuests(db: Db) {
  const { userId, state, createdAt } = gatheringGuests;
  return db
    .select({ id: userId, state, createdAt, name: nameOfMember(users), email: users.email, startUp })
    .from(gatheringGuests)
    .innerJoin(users, eq(users.id, userId));
}
