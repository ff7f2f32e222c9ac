import { and, count, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { DeskTask, DeskWaiting } from "@khamt/contract";
import { day, hour } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import {
  decisions,
  deliveries,
  programmeMembers,
  programmes,
  reports,
  sanctions,
  serviceRequests,
} from "../../platform/db/schema/index.ts";
import { isManagedBy, type Reader } from "../programmes/index.ts";
import { isDiskNearlyFull } from "./watch-disk.ts";
import { isAppealWaiting } from "../safety/index.ts";

/** Most programmes that are named. */
const mostProgrammes = 50;

/** What somebody at the desk has to look at; nothing for whoever has none. */
export async function listWaiting(db: Db, reader: Reader, now: Date): Promise<DeskWaiting> {
  const tasks = reader.role === "admin" ? await ofAdministrators(db, now) : [];
  return [...tasks, ...(await listApplications(db, reader))].filter(({ count: waits }) => waits > 0);
}

/** By programme: of all for administrators, of their own for managers. */
async function listApplications(db: Db, reader: Reader): Promise<DeskWaiting> {
  const isPrepared = isNotNull(programmeMembers.preparedAction);
  const rows = await db
    .select({
      id: programmes.id,
      name: programmes.name,
      waits: count(sql`case when not (${isPrepared}) then 1 end`),
      untold: count(sql`case when ${isPrepared} then 1 end`),
    })
    .from(programmeMembers)
    .innerJoin(programmes, eq(programmes.id, programmeMembers.programmeId))
    .where(and(eq(programmeMembers.state, "applied"), isManagedBy(reader, programmes.id)))
    .groupBy(programmes.id)
    .orderBy(programmes.createdAt, programmes.id)
    .limit(mostProgrammes);
  return rows.flatMap(({ waits, untold, ...programme }) => [
    { task: "applications" as const, count: waits, programme },
    { task: "decisions" as const, count: untold, programme },
  ]);
}

async function ofAdministrators(db: Db, now: Date): Promise<DeskWaiting> {
  const subjects = sql<number>`count(distinct (${reports.subjectKind}, ${reports.subjectId}))::integer`;
  const [reported] = await db.select({ waits: subjects }).from(reports).where(isNull(reports.decisionId));
  const { jobs, letters } = await countFailures(db, now);
  const counts: [DeskTask, number][] = [
    ["reports", reported?.waits ?? 0],
    ["appeals", await db.$count(decisions, isAppealWaiting)],
    ["account-appeals", await db.$count(sanctions, isAccountAppealWaiting)],
    ["services", await db.$count(serviceRequests, eq(serviceRequests.state, "requested"))],
    ["jobs", jobs],
    ["letters", letters],
    ["disk", Number(await isDiskNearlyFull(db, now))],
  ];
  return counts.map(([task, waits]) => ({ task, count: waits, programme: null }));
}

/** Not answered yet, of members whose account is restricted or suspended. */
const isAccountAppealWaiting = and(
  isNotNull(sanctions.appeal),
  isNull(sanctions.appealAnswer),
  isNull(sanctions.endedAt),
);

/** Of the last day: kinds of work that failed for good, letters that nobody will get, and those that are still tried after an hour. */
export async function countFailures(db: Db, now: Date): Promise<{ jobs: number; letters: number }> {
  const since = new Date(now.getTime() - day);
  const failed = and(
    eq(deliveries.state, "failed"),
    gte(deliveries.createdAt, new Date(now.getTime() - 2 * day)),
    gte(deliveries.changedAt, since),
  );
  const late = and(
    eq(deliveries.state, "queued"),
    eq(deliveries.why, "trying-again"),
    lt(deliveries.postedAt, new Date(now.getTime() - hour)),
  );
  return { jobs: await countFailedJobs(db, since), letters: await db.$count(deliveries, or(failed, late)) };
}

/** The queue keeps its own tables; a server without one has none. */
async function countFailedJobs(db: Db, since: Date): Promise<number> {
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('pgboss.job')::text as name`,
  );
  if (!tables[0]?.name) return 0;
  const { rows } = await db.execute<{ failed: number }>(sql`
    select count(distinct name)::integer as failed from pgboss.job
    where state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.failed ?? 0;
}
