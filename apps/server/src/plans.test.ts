import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { now } from "../test/app.ts";
import { testServer } from "../test/test-server.ts";
import { addPerson, type Person } from "../test/people.ts";
import { addCofounder, addIdea, addUser } from "../test/rows.ts";
import { openConversation } from "./modules/conversations/open.ts";
import { connections, notifications } from "./platform/db/schema/index.ts";
import { valueAt } from "@khamt/contract/records";
import { poolOf } from "./platform/db/listener.ts";

// What is asked all day finds its rows by an index, however many there are of others.

/** The planner reads small tables whole, and rightly so. */
const many = 10_000;
const asked = vi.spyOn(pg.Client.prototype, "query");
let bat: Person;
const server = testServer();
beforeAll(async () => {
  const { db } = server;
  bat = await addPerson(server, {}, { skills: ["finance"] });
  // Signs in with the first call.
  await bat.get("/api/auth/me");
  const [a, b] = [await addUser(db), await addUser(db)];
  const idea = await addIdea(db, { userId: a, title: "Cold storage", tags: ["finance"] });
  const cofounder = await addCofounder(db, { userId: a, skills: ["law"] });
  const times = { createdAt: now };
  await db
    .insert(notifications)
    .values({ userId: a, kind: "invitation", subjectId: a, version: "", data: {}, ...times });
  const invitation = { clientId: a, senderId: a, receiverId: b, targetId: idea, message: "Hello", ...times };
  await db.insert(connections).values({ ...invitation, targetKind: "idea" });
  await openConversation(db, { kind: "connection", subjectId: idea, members: [a, b], now });
  const user = of("user");
  const talk = of("talk");
  await multiply("users", `id = '${a}'`, { id: user, username: text("u"), email: text("m") });
  await multiply("sessions", "true", { sid: text("s"), sess: `jsonb_build_object('userId', ${user})` });
  await multiply("startup_ideas", `id = '${idea}'`, { id: of("idea"), user_id: user });
  await multiply("startup_cofounders", `id = '${cofounder}'`, { id: of("cofounder"), user_id: user });
  await multiply("search_entries", `id = '${idea}'`, { id: of("idea") });
  await multiply("search_entries", `id = '${cofounder}'`, { id: of("cofounder") });
  await multiply("notifications", "true", { id: of("news"), user_id: user });
  await multiply("connections", "true", { id: of("invitation"), sender_id: user, receiver_id: of("friend") });
  await multiply("conversations", "true", { id: talk, subject_id: talk });
  await multiply("conversation_members", "true", { conversation_id: talk, user_id: user });
});

/** The same for the same number, wherever it is named. */
const of = (kind: string) =>
  `overlay(overlay(md5('${kind}' || number) placing '4' from 13) placing '8' from 17)::uuid`;
const text = (kind: string) => `'${kind}' || number`;

/** Makes as many rows of one as stand for a site of some size, without what a write would set in motion. */
async function multiply(table: string, one: string, own: Record<string, string>): Promise<void> {
  const client = await poolOf(server.db).connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
      [table],
    );
    const names = rows.map(({ name }) => `"${name}"`).join(", ");
    const values = rows.map(({ name }) => own[name] ?? `one."${name}"`).join(", ");
    await client.query("set session_replication_role = replica");
    const made = await client.query(
      `insert into "${table}" (${names}) select ${values} from (select * from "${table}" where ${one} limit 1) one, generate_series(1, ${many}) number`,
    );
    if (made.rowCount !== many) throw new Error(`${table}: nothing to make more of`);
    await client.query(`reset session_replication_role; analyze "${table}"`);
  } finally {
    client.release();
  }
}

type Asked = { text: string; values: unknown[] };

/** Every statement of a call, with what it was asked for. */
async function statementsOf(path: string): Promise<Asked[]> {
  asked.mockClear();
  const answer = await bat.get(path);
  expect(answer.statusCode, path).toBe(200);
  return asked.mock.calls.flatMap(([config, values]: unknown[]) => {
    const statement = valueAt(config, "text");
    const isRead = typeof statement === "string" && /^\s*(select|with)/i.test(statement);
    return isRead ? [{ text: statement, values: Array.isArray(values) ? values : [] }] : [];
  });
}

type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] };

async function readWhole({ text, values }: Asked): Promise<string[]> {
  const { rows } = await poolOf(server.db).query<{ "QUERY PLAN": { Plan: Node }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => row["QUERY PLAN"]).flatMap(({ Plan }) => scannedIn(Plan));
}

function scannedIn(node: Node): string[] {
  const own = node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? ""] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)];
}

const large = [
  "users",
  "sessions",
  "startup_ideas",
  "startup_cofounders",
  "search_entries",
  "notifications",
  "connections",
  "conversations",
  "conversation_members",
];
/** How many there are of a whole list: kept until one of them changes. */
const isCountOfAll = ({ text }: Asked) => text.startsWith("select count(*) as count");

test.each([
  "/api/auth/me",
  "/api/startup-ideas",
  "/api/startup-ideas?q=storage",
  "/api/startup-cofounders?q=law",
  "/api/search?q=storage",
  "/api/partners",
  "/api/conversations",
  "/api/conversations/unread",
  "/api/notifications",
  "/api/connections?tab=received",
  "/api/applications?side=mine",
  "/api/calendar",
])("R30 %s reads no large table from one end to the other", async (path) => {
  const statements = await statementsOf(path);
  expect(statements).not.toEqual([]);
  for (const each of statements.filter((each) => !isCountOfAll(each)))
    expect(
      (await readWhole(each)).filter((name) => large.includes(name)),
      each.text,
    ).toEqual([]);
});
