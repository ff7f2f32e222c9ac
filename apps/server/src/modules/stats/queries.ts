import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Stats } from "@khamt/contract";
import { day, week } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { connections, users } from "../../platform/db/schema/index.ts";
import { answeredAt, isSettled } from "../../entities/invitations.ts";
import { countListed } from "../../entities/read-listed.ts";

/** Among fewer a number says more about one of them than about all. */
const fewest = { people: 10, invitations: 20 } as const;
const counted = 90 * day;

export async function countAll(db: Db, now: Date): Promise<Stats> {
  const [ideas, individuals, firms, projects, activeThisWeek, answers] = await Promise.all([
    countListed(db, "idea"),
    countListed(db, "cofounder"),
    countListed(db, "company"),
    countListed(db, "project"),
    countActive(db, now),
    countAnswers(db, now),
  ]);
  const partners = individuals + firms;
  return { ideas, partners, individuals, companies: firms, projects, activeThisWeek, ...answers };
}

/** Whoever made an account this week was here too. */
async function countActive(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - week);
  const wasHere = or(
    gte(users.lastActiveAt, since),
    and(isNull(users.lastActiveAt), gte(users.createdAt, since)),
  );
  const active = await db.$count(users, and(eq(users.isDemo, false), isNull(users.deletesAt), wasHere));
  return active >= fewest.people ? active : null;
}

async function countAnswers(db: Db, now: Date): Promise<Pick<Stats, "acceptanceRate" | "medianAnswerHours">> {
  const { state, createdAt } = connections;
  const hours = sql`extract(epoch from ${answeredAt} - ${createdAt}) / 3600`;
  const [row] = await db
    .select({
      settled: sql<number>`count(*)::integer`,
      accepted: sql<number>`(count(*) filter (where ${state} = 'accepted'))::integer`,
      answered: sql<number>`count(${answeredAt})::integer`,
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${hours}))::float8`,
    })
    .from(connections)
    .where(and(gte(createdAt, new Date(now.getTime() - counted)), isSettled(now)));
  const { settled = 0, accepted = 0, answered = 0, median = null } = row ?? {};
  return {
    acceptanceRate: settled >= fewest.invitations ? Math.round((100 * accepted) / settled) : null,
    medianAnswerHours: answered >= fewest.invitations && median !== null ? Math.ceil(median) : null,
  };
}
