import { sql } from "drizzle-orm";
import type { FiguresQuery } from "@khamt/contract";
import { entityKinds, languages } from "@khamt/contract/vocabulary";
import { presentFigures } from "../../apps/server/src/modules/desk/figures/present.ts";
import { keepFigures, readCounts, scopeOf } from "../../apps/server/src/modules/desk/figures/read.ts";
import type { Db } from "../../apps/server/src/platform/db/handle.ts";
import { members } from "./data.ts";
import { processorTimes, shareOf } from "../processor-time.ts";
import type { Table } from "../report.ts";

const rounds = 40;

/** What a reader of the figures takes, and what the hourly count takes. */
export async function measureFigures(db: Db): Promise<Table> {
  const now = new Date();
  const counting = performance.now();
  await keepFigures(db, now);
  const seconds = (performance.now() - counting) / 1000;
  const scopes = await scopesOf(db);
  const looks = scopes.map((query) => () => look(db, query, now));
  const times = (await processorTimes(db, looks, rounds)).flat().sort((one, other) => one - other);
  return {
    title: `Figures over ${members.toLocaleString("en")} members`,
    notes: [
      "Processor time of server and database together: everybody, each limit alone, and all limits.",
      `Counting them, once an hour by a job: ${seconds.toFixed(1)} s.`,
    ],
    columns: ["", "p50 ms", "p95 ms", "times"],
    rows: [["a look at the figures", shareOf(times, 0.5), shareOf(times, 0.95), String(times.length)]],
  };
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
