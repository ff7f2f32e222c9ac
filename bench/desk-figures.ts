// The figures of the desk over 100,000 members: what a reader takes of the database, and what the hourly count takes. Where
// PostgreSQL is installed, on it; processor time is that of the process that answers.
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { FiguresQuery } from "@khamt/contract";
import { entityKinds, languages } from "@khamt/contract/vocabulary";
import { openTestDatabase } from "../apps/server/test/database.ts";
import { presentFigures } from "../apps/server/src/modules/desk/figures/present.ts";
import { keepFigures, readCounts, scopeOf } from "../apps/server/src/modules/desk/figures/read.ts";
import type { Db } from "../apps/server/src/platform/db/handle.ts";
import { findPostgres } from "../apps/server/test/postgres.ts";
import { cpuSeconds } from "./measure.ts";
import { printTable } from "./report.ts";

const members = 100_000;
const rounds = 40;

export async function run(): Promise<void> {
  if (findPostgres()) process.env["TEST_DATABASE"] = "postgres";
  const database = await openTestDatabase();
  try {
    await measureFigures(database.db);
  } finally {
    await database.close();
  }
}

/** Prints what one look at the figures takes over so many members; to be called with an empty, migrated database. */
export async function measureFigures(db: Db): Promise<void> {
  await fill(db);
  const now = new Date();
  const counting = performance.now();
  await keepFigures(db, now);
  const seconds = (performance.now() - counting) / 1000;
  const scopes = await scopesOf(db);
  await look(db, scopes[0] ?? {}, now);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const query of scopes) {
      const before = await processorMs(db);
      await look(db, query, now);
      times.push((await processorMs(db)) - before);
    }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  printTable({
    title: `Figures over ${members} members`,
    notes: ["Processor time of server and database together; counting is done once an hour, by a job."],
    columns: ["", "p50 ms", "p95 ms", "times"],
    rows: [
      ["a look at the figures", at(0.5), at(0.95), String(times.length)],
      ["counting them", "", `${seconds.toFixed(1)} s`, "1"],
    ],
  });
}

async function look(db: Db, query: FiguresQuery, now: Date): Promise<void> {
  const scope = scopeOf(query);
  presentFigures(await readCounts(db, now, scope), scope, "mn");
}

/** Everybody, and each limit alone and with the others. */
async function scopesOf(db: Db): Promise<FiguresQuery[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from programmes order by slug limit 1`);
  const [programme] = rows.map(({ id }) => id);
  const [language] = languages;
  const [kind] = entityKinds;
  return [{}, { language }, { kind }, { programme }, { programme, language, kind }].map((scope) =>
    Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== undefined)),
  );
}

/** Of this process and of those that serve it in the database. */
async function processorMs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const nanoseconds = rows.map(({ pid }) => Number(schedOf(pid).split(" ")[0] ?? 0));
  return cpuSeconds() * 1000 + nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

function schedOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/schedstat`, "utf8");
  } catch {
    // The embedded database is a thread of this process.
    return "0";
  }
}

/** Members of half a year: half with an idea, half with a profile, who invite, answer and take part in twenty programmes. */
async function fill(db: Db): Promise<void> {
  const at = sql`now() - make_interval(hours => n % 5000)`;
  await db.execute(sql`
    insert into users (id, username, email, user_type, language, created_at, updated_at)
    select md5('u' || n)::uuid, 'm' || n, 'm' || n || '@bench.test', 'individual',
      case when n % 3 = 0 then 'en' else 'mn' end, ${at}, ${at}
    from generate_series(1, ${members}::integer) as n`);
  const topics = sql`array['skill-' || n % 400, 'skill-' || n % 37, 'skill-' || n % 1500, 'skill-' || n % 11, 'skill-' || n % 90]`;
  await db.execute(sql`
    insert into startup_ideas (user_id, title, description, industry, topics, created_at, updated_at)
    select md5('u' || n)::uuid, 'Idea ' || n, repeat('words ', 60), 'other', ${topics}, ${at}, ${at}
    from generate_series(1, ${members}::integer, 2) as n`);
  await db.execute(sql`
    insert into startup_cofounders (user_id, first_name, last_name, experience, topics, created_at, updated_at)
    select md5('u' || n)::uuid, 'Bat', 'Dorj', '3-5', ${topics}, ${at}, ${at}
    from generate_series(2, ${members}::integer, 2) as n`);
  await db.execute(sql`
    insert into connections (client_id, sender_id, receiver_id, target_kind, target_id, message, state, decline_reason, created_at, ended_at)
    select gen_random_uuid(), md5('u' || (n % ${members}::integer + 1))::uuid, md5('u' || ((n * 7 + 3) % ${members}::integer + 1))::uuid,
      'idea', gen_random_uuid(), 'Hello',
      (array['accepted', 'declined', 'expired'])[n % 3 + 1],
      case when n % 3 = 1 then (array['no-time', 'other-direction', 'other-place'])[n % 9 / 3 + 1] end,
      ${at}, ${at} + interval '9 hours'
    from generate_series(1, ${members * 2}::integer) as n
    where n % ${members}::integer <> (n * 7 + 3) % ${members}::integer
    on conflict do nothing`);
  await db.execute(sql`
    insert into programmes (id, slug, name, words, entry, questions, is_listed, created_at, updated_at)
    select md5('p' || n)::uuid, 'programme-' || n, '{"en":"P","mn":"P"}', '{"en":"P","mn":"P"}', 'open', '[]', true, now(), now()
    from generate_series(1, 20) as n`);
  await db.execute(sql`
    insert into programme_members (programme_id, user_id, state, created_at, updated_at)
    select md5('p' || (n % 20 + 1))::uuid, md5('u' || n)::uuid, 'joined', now(), now()
    from generate_series(1, ${members}::integer, 5) as n`);
  await db.execute(sql`analyze`);
}
