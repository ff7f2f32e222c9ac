import { type SQL, sql } from "drizzle-orm";
import type { Given } from "../platform/db/prepared.ts";
import { connections } from "../platform/db/schema/index.ts";

const { state, asked, endedAt, createdAt } = connections;

/** How long an invitation waits. */
const patience = sql`interval '14 days'`;

/** When the receiver first answered: by accepting, declining or asking back. Null where they have not. */
export const answeredAt: SQL<Date | null> = sql`least(
  (${asked} -> 0 ->> 'askedAt')::timestamptz,
  case when ${state} in ('accepted', 'declined') then ${endedAt} end
)`;

/** Answered in time, or too old to be: what a share is counted among. What was taken back says nothing. */
export function isSettled(now: Given): SQL {
  return sql`(${answeredAt} is not null or (${state} <> 'withdrawn' and ${createdAt} <= ${now}::timestamptz - ${patience}))`;
}

export const isAnsweredInTime = sql`coalesce(${answeredAt} <= ${createdAt} + ${patience}, false)`;
