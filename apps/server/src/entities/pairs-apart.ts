import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/handle.ts";

/** Who of these has a rule for being apart: by a block, or an invitation that one refused; and who are connected already. */
export async function pairsApart(
  db: Db,
  people: readonly string[],
): Promise<{ apart: [string, string][]; connected: [string, string][] }> {
  if (people.length === 0) return { apart: [], connected: [] };
  const ids = sql`(${sql.join(
    people.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const { rows } = await db.execute<{ one: string; other: string; why: string }>(sql`
    select blocker_id as one, blocked_id as other, 'apart' as why from blocks
    where blocker_id in ${ids} and blocked_id in ${ids}
    union all
    select sender_id, receiver_id, case state when 'accepted' then 'connected' else 'apart' end from connections
    where state in ('declined', 'accepted') and sender_id in ${ids} and receiver_id in ${ids}`);
  const pairsOf = (why: string) =>
    rows.flatMap((row): [string, string][] => (row.why === why ? [[row.one, row.other]] : []));
  return { apart: pairsOf("apart"), connected: pairsOf("connected") };
}
