import { aliasedTable, and, asc, countDistinct, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { mostReports, type SafetySubject } from "@khamt/contract";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  afterCursor,
  newestFirst,
  type Page,
  pageOf,
  type PageRequest,
  readCursor,
} from "../../platform/db/paging.ts";
import { decisions, reports, users } from "../../platform/db/schema/index.ts";
import type { DecisionRow } from "./decide.ts";
import { isAbout, isOpenOn } from "./reports.ts";

type ReportRow = typeof reports.$inferSelect;
export type MadeRow = ReportRow & { reporter: string };
export type DecidedRow = MadeRow & { decision: DecisionRow };

const other = aliasedTable(reports, "other");

/** Of each subject the oldest report that waits; the oldest first. */
export async function listCases(db: Db, page: PageRequest): Promise<Page<ReportRow>> {
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
  return pageOf(rows, page, await db.$count(reports, isFirst));
}

const order = { createdAt: decisions.decidedAt, id: decisions.id };

/** The log, the newest first. */
export async function listDecisions(
  db: Db,
  page: PageRequest,
): Promise<Page<DecisionRow & { createdAt: Date }>> {
  const rows = await db
    .select()
    .from(decisions)
    .where(afterCursor(order, page.cursor))
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  const placed = rows.map((row) => ({ ...row, createdAt: row.decidedAt }));
  return pageOf(placed, page, await db.$count(decisions));
}

/** What waits about something, the oldest first. */
export async function openReports(db: Db, subject: SafetySubject): Promise<MadeRow[]> {
  const rows = await db
    .select({ report: reports, reporter: nameOfAccount(users) })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(isOpenOn(subject))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(mostReports);
  return rows.map(({ report, reporter }) => ({ ...report, reporter }));
}

/** What was reported about something and decided before, the newest first. */
export async function decidedReports(db: Db, subject: SafetySubject): Promise<DecidedRow[]> {
  const rows = await db
    .select({ report: reports, decision: decisions, reporter: nameOfAccount(users) })
    .from(reports)
    .innerJoin(decisions, eq(decisions.id, reports.decisionId))
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(and(isAbout(subject), isNotNull(reports.decisionId)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(mostReports);
  return rows.map(({ report, decision, reporter }) => ({ ...report, decision, reporter }));
}

export async function countReporters(db: Db, subject: SafetySubject): Promise<number> {
  const [row] = await db
    .select({ reporters: countDistinct(reports.reporterId) })
    .from(reports)
    .where(isOpenOn(subject));
  return row?.reporters ?? 0;
}
