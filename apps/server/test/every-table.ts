import { randomUUID } from "node:crypto";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EntityKind } from "@khamt/contract/vocabulary";
import * as schema from "../src/platform/db/schema/index.ts";
import type { Db } from "../src/platform/db/handle.ts";
import { now } from "./app.ts";
import { impersonal } from "../src/entities/personal-data/personal-data-map.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "./rows.ts";

export const tables: PgTable[] = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));

/** `mark` is in every text of theirs, and nowhere else. */
export type Filled = { id: string; email: string; mark: string; profiles: Record<EntityKind, string> };

type Row = Record<string, unknown>;
/** `x` wrote the row, `y` is whom it is about, `z` had a hand in it. */
type Trio = Record<"x" | "y" | "z", Filled> & { number: number; found: Find };
/** The row that was made before for the same two, or for the two the other way round. */
type Find = (table: PgTable, isOtherWay?: boolean) => Row;

const made = new Set<PgTable>([
  schema.users,
  schema.startupIdeas,
  schema.startupCofounders,
  schema.companies,
  schema.projectListings,
  // Facts about the server, and what triggers and the index write.
  schema.searchEntries,
  schema.searchWords,
  schema.entityChanges,
  schema.settings,
]);

/** What a column's name and type do not say: rows that belong together, and conditions of the database. */
const special = new Map<PgTable, (trio: Trio) => Row>([
  [schema.adminActs, ({ x, y }) => ({ actorId: x.id, accountId: y.id, subjectId: randomUUID() })],
  [
    schema.applications,
    ({ x, y }) => ({ profileKind: "cofounder", profileId: x.profiles.cofounder, movedBy: y.id }),
  ],
  [
    schema.conversationMembers,
    ({ x, y, found }) => ({
      conversationId: found(schema.conversations)["id"],
      seat: x.id < y.id ? 0 : 1,
    }),
  ],
  [schema.conversations, ({ found }) => ({ kind: "connection", subjectId: found(schema.connections)["id"] })],
  [schema.decisions, ({ x, y }) => ({ ownerId: y.id, decidedBy: x.id })],
  [schema.domainClaims, ({ x }) => ({ companyId: x.profiles.company })],
  [schema.files, () => ({ key: randomUUID(), type: "image/png" })],
  [schema.gatherings, () => ({ isListed: true })],
  [schema.holds, ({ x }) => ({ entityId: x.profiles.idea })],
  [schema.keptSearches, () => ({ sourceId: null })],
  [schema.keptMatching, () => ({ id: 1 })],
  [schema.mentorBookings, ({ found }) => ({ slotId: found(schema.mentorSlots, true)["id"] })],
  [schema.programmeJurors, () => ({ joinedAt: now })],
  [schema.programmeScores, ({ x, y }) => ({ userId: y.id, reviewerId: x.id })],
  [schema.programmeVisits, () => ({ day: "2026-05-04" })],
  [schema.notifications, ({ y }) => ({ data: { actorId: y.id, actorName: y.mark } })],
  [schema.reviews, () => ({ companyId: null })],
  [schema.rounds, () => ({ filter: null })],
  [schema.savedViews, ({ y }) => ({ filters: { q: y.email } })],
  [schema.sessions, ({ x }) => ({ sess: { userId: x.id } })],
  [schema.verifications, () => ({ kind: "address" })],
]);

/** Columns that point to somebody's profile and bear no reference: whose. */
const profileColumns: Readonly<Record<string, "x" | "y">> = {
  sourceId: "x",
  targetId: "y",
  entityId: "y",
  subjectId: "y",
  groundId: "y",
  projectId: "y",
};

/** Three members, and in every table a row for each two of them in either order; a new table is filled by what its columns say. */
export async function fillEveryTable(db: Db): Promise<[Filled, Filled, Filled]> {
  const three = [
    await addFilled(db, "qwxone"),
    await addFilled(db, "qwxtwo"),
    await addFilled(db, "qwxten"),
  ] as const;
  const rows = new Map<PgTable, Map<string, Row>>();
  let number = 0;
  for (const table of inOrder()) {
    const ofTable = new Map<string, Row>();
    rows.set(table, ofTable);
    for (const x of three)
      for (const y of three) {
        const z = three.find((each) => each !== x && each !== y);
        if (x === y || !z) continue;
        number += 1;
        const found: Find = (parent, isOtherWay = false) => {
          const each = rows.get(parent) ?? new Map<string, Row>();
          const [first, second] = isOtherWay ? [y, x] : [x, y];
          return (
            each.get(first.id + second.id) ?? each.get(second.id + first.id) ?? [...each.values()][0] ?? {}
          );
        };
        const values = rowOf(table, { x, y, z, number, found });
        const [row] = await db.insert(table).values(values).onConflictDoNothing().returning();
        if (row) ofTable.set(x.id + y.id, row);
      }
    if (ofTable.size === 0) throw new Error(`${getTableName(table)} is empty`);
  }
  return [...three];
}

async function addFilled(db: Db, mark: string): Promise<Filled> {
  const email = `${mark}@example.test`;
  const id = await addUser(db, {
    email,
    firstName: mark,
    lastName: mark,
    username: mark,
    isEmailVerified: true,
  });
  const text = { title: `Felt of ${mark}`, description: `We ${mark} felt`, tags: [mark] };
  const company = await addCompany(db, { userId: id, name: `Felt ${mark}`, description: text.description });
  return {
    id,
    email,
    mark,
    profiles: {
      idea: await addIdea(db, { ...text, userId: id }),
      cofounder: await addCofounder(db, { userId: id, firstName: mark, bio: text.description }),
      company,
      project: await addProject(db, { ...text, companyId: company }),
    },
  };
}

/** Whatever a table points to stands before it. */
function inOrder(): PgTable[] {
  const left = tables.filter((table) => !made.has(table));
  const order: PgTable[] = [];
  while (left.length > 0) {
    const next = left.findIndex((table) =>
      parentsOf(table).every((each) => !left.includes(each) || each === table),
    );
    if (next === -1) throw new Error("tables point to each other");
    order.push(...left.splice(next, 1));
  }
  // Conversations are of connections, which no reference says.
  return order.toSorted(
    (one, other) => Number(other === schema.connections) - Number(one === schema.connections),
  );
}

function parentsOf(table: PgTable): PgTable[] {
  return getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);
}

function rowOf(table: PgTable, trio: Trio): Row {
  const people = [trio.x, trio.y, trio.z];
  const row: Row = {};
  // What organisers say is nobody's.
  const isImpersonal = impersonal.some((each) => each.table === table);
  const says = isImpersonal ? { ...trio, x: { ...trio.x, mark: "organised" } } : trio;
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (column.generated || column.generatedIdentity) continue;
    const parent = parentOf(table, column);
    const value =
      parent === schema.users
        ? people.shift()?.id
        : parent
          ? (trio.found(parent)["id"] ?? profileIn(parent, trio.y))
          : valueOf(name, column, says);
    if (value !== undefined) row[name] = value;
  }
  const { aId, bId } = row;
  if (typeof aId === "string" && typeof bId === "string" && aId > bId)
    Object.assign(row, { aId: bId, bId: aId });
  return { ...row, ...special.get(table)?.(trio) };
}

function parentOf(table: PgTable, column: PgColumn): PgTable | undefined {
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = reference();
    if (columns.includes(column)) return foreignTable;
  }
  return undefined;
}

function profileIn(table: PgTable, { profiles }: Filled): string | undefined {
  const kinds = new Map<PgTable, EntityKind>([
    [schema.startupIdeas, "idea"],
    [schema.startupCofounders, "cofounder"],
    [schema.companies, "company"],
    [schema.projectListings, "project"],
  ]);
  const kind = kinds.get(table);
  return kind && profiles[kind];
}

/** Undefined: what the database puts there. */
function valueOf(name: string, column: PgColumn, trio: Trio): unknown {
  const { x, number } = trio;
  const whose = profileColumns[name];
  // Every list of kinds begins with ideas.
  if (whose) return trio[whose].profiles.idea;
  if (column.enumValues?.length) return column.hasDefault ? undefined : column.enumValues[0];
  switch (column.columnType) {
    case "PgText":
      return /^(email|address)$/i.test(name) ? x.email : `${x.mark}-${number}`;
    case "PgArray":
      return [x.mark];
    case "PgJsonb":
      return column.hasDefault ? undefined : { en: x.mark, mn: x.mark };
    case "PgUUID":
      return column.hasDefault ? undefined : randomUUID();
    case "PgTimestamp":
      // One after the other: times of one person do not lie over each other.
      return column.notNull
        ? new Date(now.getTime() + number * 10_000 + (name.startsWith("ends") ? 5000 : 0))
        : undefined;
    case "PgInteger":
    case "PgDoublePrecision":
      return column.notNull && !column.hasDefault ? 1 : undefined;
    case "PgBoolean":
      return column.notNull && !column.hasDefault ? false : undefined;
    case "PgDateString":
      return column.notNull ? "2026-05-04" : undefined;
    default:
      return column.notNull && !column.hasDefault ? new Uint8Array([1]) : undefined;
  }
}
