import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { FoundMessage } from "@khamt/contract";
import { testServer } from "../../../test/test-server.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { conversationMembers, conversations, messages } from "../../platform/db/schema/index.ts";
import { openConversation } from "./open.ts";
import { searchMessages } from "./search-messages.ts";

let bat: Person;
let sara: Person;
let talk: string;
const often = 6000;
const server = testServer();
beforeAll(async () => {
  bat = await addPerson(server);
  sara = await addPerson(server, { firstName: "Сараа" });
  const now = server.clock.now();
  const about = { kind: "connection" as const, now };
  talk = await openConversation(server.db, { ...about, subjectId: randomUUID(), members: [bat.id, sara.id] });
  // One who writes for years, and others whom none of it is to reach.
  const strangers: [string, string] = [(await addPerson(server)).id, (await addPerson(server)).id];
  const elsewhere = await openConversation(server.db, {
    ...about,
    subjectId: randomUUID(),
    members: strangers,
  });
  for (const id of [talk, elsewhere])
    await server.db
      .execute(sql`insert into ${messages} (conversation_id, seq, id, sender_id, text, attachments, created_at)
      select ${id}::uuid, number, gen_random_uuid(), null, 'Сайн байна уу, the plan of ' || md5(number::text) || ' grows', '{}',
        ${now.toISOString()}::timestamptz + number * interval '1 second' from generate_series(1, ${often}::int) number`);
  await server.db.execute(sql`update ${conversations} set last_seq = ${often}`);
  await server.db.execute(
    sql`update ${messages} set text = 'Үүлэн тооцоолол ба ЯЭ, (зут) гэв' where conversation_id = ${talk}::uuid and seq = 77`,
  );
  for (const table of [messages, conversations, conversationMembers])
    await server.db.execute(sql`analyze ${table}`);
});

const find = async (by: Person, q: string) =>
  (await by.get(`/api/conversations/search?q=${encodeURIComponent(q)}`)).json<FoundMessage[]>();

/** How many messages a search has looked at, as the database counts them. */
async function looksAt(q: string): Promise<number> {
  const asked = searchMessages(server.db, bat.id, q).getSQL();
  const { rows } = await server.db.execute<{ "QUERY PLAN": Plan[] }>(
    sql`explain (analyze, format json) ${asked}`,
  );
  return rows.flatMap((row) => row["QUERY PLAN"]).reduce((sum, { Plan: plan }) => sum + readBy(plan), 0);
}

type Node = {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};
type Plan = { Plan: Node };

function readBy(node: Node): number {
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const own =
    node["Relation Name"] === "messages" ? (node["Actual Rows"] + removed) * node["Actual Loops"] : 0;
  return own + (node.Plans ?? []).reduce((sum, each) => sum + readBy(each), 0);
}

test.each(["тооцоолол", "ЯЭ", "зу", "ab12cd", "qq"])(
  "«%s» is found among thousands of messages of a member without reading them",
  async (q) => {
    expect(await looksAt(q)).toBeLessThan(200);
  },
);

test("fewer than three letters begin a word, wherever it stands, in either language", async () => {
  for (const q of ["яэ", "Зу", "тооцоол", "ба яэ"])
    expect((await find(bat, q)).map(({ seq }) => seq)).toEqual([77]);
  expect(await find(bat, "ут")).toEqual([]);
});

test("what is said often is answered with the newest thirty, and so is a name", async () => {
  const newest = Array.from({ length: 30 }, (_, at) => often - at);
  for (const q of ["the plan of", "Сараа"])
    expect((await find(bat, q)).map(({ seq }) => seq)).toEqual(newest);
  expect(await looksAt("Сараа")).toBeLessThan(500);
});
