import {
  aliasedTable,
  and,
  asc,
  countDistinct,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { mostReports, type SafetySubject } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import {
  afterCursor,
  newestFirst,
  type Page,
  pageOf,
  type PageRequest,
  readCursor,
} from "../../platform/db/paging.ts";
import { decisions, holds, reports, users } from "../../platform/db/schema/index.ts";
import { type DecisionRow, isAppealWaiting, lastDecisions } from "./decide.ts";
import { keyOf, subjectOf } from "./subject.ts";
import { readWords, type Words } from "./subject-words.ts";

type ReportRow = typeof reports.$inferSelect;
type Reported = Words & { subject: SafetySubject; owner: string; isHeld: boolean; holdAppeal: string | null };

export type MadeRow = ReportRow & { reporter: string };
type DecidedRow = MadeRow & Pick<DecisionRow, "outcome" | "rule" | "decidedAt">;
/** The oldest report of a subject, with all that an administrator has to know of it. */
export type CaseRow = ReportRow &
  Reported & {
    /** The oldest first. */
    open: MadeRow[];
    /** How many different members have made those. */
    reporters: number;
    /** The newest first. */
    earlier: DecidedRow[];
  };
export type LoggedRow = DecisionRow & Reported & { decider: string | null; isLast: boolean };

const other = aliasedTable(reports, "other");

/** Of each subject the oldest report that waits; the oldest first. */
export async function listCases(db: Db, page: PageRequest): Promise<Page<CaseRow>> {
  const { createdAt, id } = reports;
  const isOlder = sql`(${other.createdAt}, ${other.id}) < (${createdAt}, ${id})`;
  const older = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.subjectKind, reports.subjectKind),
        eq(other.subjectId, reports.subjectId),
        isNull(other.decisionId),
        isOlder,
      ),
    );
  const isFirst = and(isNull(reports.decisionId), sql`not exists (${older})`);
  const at = readCursor(page.cursor);
  const isNext =
    at && sql`(${createdAt}, ${id}) > (${at.createdAt.toISOString()}::timestamptz, ${at.id}::uuid)`;
  const rows = await db
    .select()
    .from(reports)
    .where(and(isFirst, isNext))
    .orderBy(asc(createdAt), asc(id))
    .limit(page.limit + 1);
  const cut = pageOf(rows, page, await db.$count(reports, isFirst));
  return { ...cut, rows: await withReports(db, cut.rows) };
}

const order = { createdAt: decisions.decidedAt, id: decisions.id };

/** The log, the newest first. */
type DecisionsAsked = PageRequest & { appeal?: "waiting" | undefined };

export async function listDecisions(db: Db, page: DecisionsAsked): Promise<Page<LoggedRow>> {
  const wanted = page.appeal && isAppealWaiting;
  const rows = await db
    .select()
    .from(decisions)
    .where(and(wanted, afterCursor(order, page.cursor)))
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  const placed = rows.map((row) => ({ ...row, createdAt: row.decidedAt }));
  const cut = pageOf(placed, page, await db.$count(decisions, wanted));
  return { ...cut, rows: await withDeciders(db, cut.rows) };
}

async function withReports(db: Db, rows: readonly ReportRow[]): Promise<CaseRow[]> {
  const ids = rows.map(({ subjectId }) => subjectId);
  const reported = await withWords(db, rows);
  const open = await openReports(db, ids);
  const reporters = await countReporters(db, ids);
  const earlier = await decidedReports(db, ids);
  return reported.map((row) => {
    const key = keyOf(row.subject);
    return {
      ...row,
      open: open.get(key) ?? [],
      reporters: reporters.get(key) ?? 0,
      earlier: earlier.get(key) ?? [],
    };
  });
}

async function withDeciders(db: Db, rows: readonly DecisionRow[]): Promise<LoggedRow[]> {
  const reported = await withWords(db, rows);
  const lastOf = await lastDecisions(db, rows.map(subjectOf));
  const names = await namesOf(
    db,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  return reported.map((row) => ({
    ...row,
    decider: row.decidedBy && (names.get(row.decidedBy) ?? ""),
    isLast: lastOf(row.subject)?.id === row.id,
  }));
}

type About = Pick<DecisionRow, "subjectKind" | "subjectId" | "ownerId">;

async function withWords<Row extends About>(db: Db, rows: readonly Row[]): Promise<(Row & Reported)[]> {
  const subjects = rows.map(subjectOf);
  const wordsOf = await readWords(db, subjects);
  const held = await heldAmong(db, subjects);
  const names = await namesOf(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => {
    const subject = subjectOf(row);
    const owner = names.get(row.ownerId) ?? "";
    const holdAppeal = held.get(keyOf(subject));
    const isHeld = holdAppeal !== undefined;
    return { ...row, ...wordsOf(subject), subject, owner, isHeld, holdAppeal: holdAppeal ?? null };
  });
}

/** Those that are hidden, with what their owner says before there is a decision. */
async function heldAmong(db: Db, subjects: readonly SafetySubject[]): Promise<Map<string, string | null>> {
  const ids = subjects.map(({ id }) => id);
  const rows = await db.select().from(holds).where(inArray(holds.entityId, ids));
  return new Map(rows.map(({ kind, entityId: id, appeal }) => [keyOf({ kind, id }), appeal]));
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, name: nameOfMember(users) })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const { subjectKind, subjectId, decisionId } = reports;

/** Among the reports of its subject, from 1. */
function placeBy(order: SQL) {
  return sql<number>`row_number() over (partition by ${subjectKind}, ${subjectId} order by ${order})`.as(
    "place",
  );
}

/** What waits about each subject, by its key. */
async function openReports(db: Db, ids: readonly string[]): Promise<Map<string, MadeRow[]>> {
  const numbered = db
    .select({
      ...getTableColumns(reports),
      reporter: nameOfMember(users).as("reporter"),
      place: placeBy(sql`${reports.createdAt}, ${reports.id}`),
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(and(inArray(subjectId, ids), isNull(decisionId)))
    .as("numbered");
  const rows = await db
    .select()
    .from(numbered)
    .where(lte(numbered.place, mostReports))
    .orderBy(asc(numbered.place));
  return Map.groupBy(rows, (row) => keyOf(subjectOf(row)));
}

/** What was reported about each subject and decided before, by its key. */
async function decidedReports(db: Db, ids: readonly string[]): Promise<Map<string, DecidedRow[]>> {
  const { outcome, rule, decidedAt } = decisions;
  const numbered = db
    .select({
      ...getTableColumns(reports),
      outcome,
      rule,
      decidedAt,
      reporter: nameOfMember(users).as("reporter"),
      place: placeBy(sql`${reports.createdAt} desc, ${reports.id} desc`),
    })
    .from(reports)
    .innerJoin(decisions, eq(decisions.id, decisionId))
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(inArray(subjectId, ids))
    .as("numbered");
  const rows = await db
    .select()
    .from(numbered)
    .where(lte(numbered.place, mostReports))
    .orderBy(asc(numbered.place));
  return Map.groupBy(rows, (row) => keyOf(subjectOf(row)));
}

async function countReporters(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ subjectKind, subjectId, reporters: countDistinct(reports.reporterId) })
    .from(reports)
    .where(and(inArray(subjectId, ids), isNull(decisionId)))
    .groupBy(subjectKind, subjectId);
  return new Map(rows.map((row) => [keyOf(subjectOf(row)), row.reporters]));
}
