import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Stats } from "@khamt/contract";
import { day, week } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { isTakenUp } from "../../platform/db/active-account.ts";
import { connections, users } from "../../platform/db/schema/index.ts";
import { answeredAt, isSettled } from "../../entities/invitations.ts";
import { countListed } from "../../entities/read-listed.ts";

/** Among fewer a number says more about one of them than about all. */
const fewest = { people: 10, invitations: 20 } as const;
const counted = 90 * day;

export async function countAll(db: Db, now: Date): Promise<Stats> {
  const ago = (duration: number) => new Date(now.getTime() - duration).toISOString();
  const [row] = await counts(db, { now: now.toISOString(), week: ago(week), since: ago(counted) });
  if (!row) throw new Error("a count without an answer");
  const { active, answers, ...listed } = row;
  const { settled, accepted, answered, median } = answers;
  return {
    ...listed,
    partners: listed.individuals + listed.companies,
    activeThisWeek: active >= fewest.people ? active : null,
    acceptanceRate: settled >= fewest.invitations ? Math.round((100 * accepted) / settled) : null,
    medianAnswerHours: answered >= fewest.invitations && median !== null ? Math.ceil(median) : null,
  };
}

const counts = prepared((db) =>
  db
    .select({
      ideas: countListed(db, "idea"),
      individuals: countListed(db, "cofounder"),
      companies: countListed(db, "company"),
      projects: countListed(db, "project"),
      active: countActive(db),
      answers: countedAnswers,
    })
    .from(sql`(values (1)) as once`),
);

/** Whoever made an account this week was here too; who was only invited was not. */
function countActive(db: Db) {
  const since = sql`${sql.placeholder("week")}::timestamptz`;
  const wasHere = or(
    gte(users.lastActiveAt, since),
    and(isTakenUp, isNull(users.lastActiveAt), gte(users.createdAt, since)),
  );
  return db.$count(users, and(eq(users.isDemo, false), isNull(users.deletesAt), wasHere));
}

type Answers = { settled: number; accepted: number; answered: number; median: number | null };

const { state, createdAt } = connections;
const hours = sql`extract(epoch from ${answeredAt} - ${createdAt}) / 3600`;
const countedAnswers = sql<Answers>`(
  select jsonb_build_object(
    'settled', count(*),
    'accepted', count(*) filter (where ${state} = 'accepted'),
    'answered', count(${answeredAt}),
    'median', percentile_cont(0.5) within group (order by ${hours}))
  from ${connections}
  where ${createdAt} >= ${sql.placeholder("since")}::timestamptz and ${isSettled(sql.placeholder("now"))})`;
