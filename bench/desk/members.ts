import { sql } from "drizzle-orm";
import { completenessBands, type MemberFilters, memberSorts, memberStates, seenBands } from "@khamt/contract";
import { entityKinds, languages, partnerTypes, roles } from "@khamt/contract/vocabulary";
import { presentMember } from "../../apps/server/src/modules/members/present.ts";
import { listMembers } from "../../apps/server/src/modules/members/queries.ts";
import type { Db } from "../../apps/server/src/platform/db/handle.ts";
import { members } from "./data.ts";
import { processorTimes, shareOf } from "../processor-time.ts";
import type { Table } from "../report.ts";

const rounds = 20;

type Look = { name: string; query: MemberFilters & { cursor?: string } };

/** What a page of the list takes: plain, by each filter, each search and each order, deep, and by views that combine them. */
export async function measureMembers(db: Db): Promise<Table> {
  const now = new Date();
  const looks = await looksAt(db);
  const runs = looks.map(({ query }) => async () => {
    const { rows, total, nextCursor } = await listMembers(db, { limit: 24, ...query }, now);
    return JSON.stringify({ items: rows.map(presentMember), total, nextCursor });
  });
  const times = await processorTimes(db, runs, rounds);
  const all = times.flat().sort((one, other) => one - other);
  const rowOf = (name: string, each: readonly number[]) => [
    name,
    shareOf(each, 0.5),
    shareOf(each, 0.95),
    String(each.length),
  ];
  return {
    title: `The list of ${members.toLocaleString("en")} members, a page of 24`,
    notes: ["Processor time of server and database together, the count of whom the list holds in it."],
    columns: ["", "p50 ms", "p95 ms", "times"],
    rows: [...looks.map(({ name }, at) => rowOf(name, times[at] ?? [])), rowOf("all of these", all)],
  };
}

async function looksAt(db: Db): Promise<Look[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from programmes order by slug limit 1`);
  const programme = rows[0]?.id ?? "";
  const each = <Key extends keyof MemberFilters>(key: Key, values: readonly MemberFilters[Key][]) =>
    values.map((value) => ({ name: `${key}: ${value}`, query: { [key]: value } }));
  const filters = [
    ...each("state", memberStates),
    ...each("accountType", partnerTypes),
    ...each("role", roles),
    ...each("has", entityKinds),
    ...each("completeness", completenessBands),
    ...each("seen", seenBands),
    ...each("language", languages),
    ...each("verified", ["yes", "no"]),
    { name: "programme", query: { programme } },
  ];
  const searches = each("q", ["ba", "bat", "dorj 77", "m4321@", "бат-эрд", "nobody is called so"]);
  const sorts = each("sort", memberSorts);
  const deep = memberSorts.map((sort) => ({ name: `page 80, ${sort}`, query: { sort, cursor: "1920" } }));
  const view: MemberFilters = { language: "mn", has: "cofounder", completeness: "high", seen: "month" };
  const views: Look[] = [
    { name: "a saved view of four filters", query: { ...view, sort: "seen" } },
    { name: "the same, by name, with a search", query: { ...view, q: "bat", sort: "name" } },
    { name: "who is not verified, in a programme", query: { programme, verified: "no", sort: "name" } },
    { name: "who never came and has nothing", query: { completeness: "none", seen: "never" } },
  ];
  return [{ name: "no filter", query: {} }, ...filters, ...searches, ...sorts, ...deep, ...views];
}
