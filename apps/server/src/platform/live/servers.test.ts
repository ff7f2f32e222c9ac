import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  inDatabaseOf,
  type KillableServer,
  openSession,
  prepareKillableServer,
} from "../../../test/killable-server.ts";
import { listen } from "../../../test/listening.ts";
import { insistOn, keepReading, wrongIn } from "../../../test/reading.ts";
import { type ReverseProxy, startReverseProxy } from "../../../test/reverse-proxy.ts";
import { addUser } from "../../../test/rows.ts";
import { openConversation } from "../../modules/conversations/open.ts";

/** On PostgreSQL two processes share the database; the embedded one belongs to one process. */
const isShared = process.env["TEST_DATABASE"] === "postgres";
/** Each costs a start of the server; a night run may ask for more. */
const kills = Number(process.env["TEST_KILLS"] || 1);
/** Between two messages, in milliseconds: as many as the limits of all conversations together let through. */
const pace = 100;

let servers: KillableServer[];
let proxy: ReverseProxy;
let sender: string;
let reader: string;
/** Many, as in each one only twenty messages a minute are taken. */
let talks: string[];

beforeAll(async () => {
  const environment = { READS_PER_MINUTE: "1000000" };
  const first = await prepareKillableServer({ environment });
  servers = isShared
    ? [first, await prepareKillableServer({ shared: first.databaseUrl, environment })]
    : [first];
  await fill(first);
  proxy = await startReverseProxy();
  for (const server of servers) await start(server);
});
afterAll(async () => {
  await proxy.close();
  for (const server of servers.toReversed()) await server.remove();
});

async function fill(server: KillableServer): Promise<void> {
  await inDatabaseOf(server, async (db) => {
    const now = new Date();
    const members = [await addUser(db), await addUser(db)] as [string, string];
    [sender, reader] = [await openSession(db, members[0]), await openSession(db, members[1])];
    const open = () => openConversation(db, { kind: "connection", subjectId: randomUUID(), members, now });
    talks = await Promise.all(Array.from({ length: 30 }, open));
  });
}

const origins = new Map<KillableServer, string>();

async function start(server: KillableServer): Promise<void> {
  const origin = await server.start();
  origins.set(server, origin);
  proxy.servers.add(origin);
}

async function kill(server: KillableServer): Promise<void> {
  proxy.servers.delete(origins.get(server) ?? "");
  await server.kill();
}

async function post(origin: string, talk: string, message: { id: string; text: string }): Promise<Response> {
  const headers = { cookie: sender, "content-type": "application/json" };
  const url = `${origin}/api/conversations/${talk}/messages`;
  return fetch(url, { method: "POST", headers, body: JSON.stringify(message) });
}

test.runIf(isShared)("what is sent at one server is heard by who listens at the other", async () => {
  const [from, to] = [servers[0], servers.at(-1)].map((server) => server && origins.get(server));
  const page = await listen(to ?? "", reader);
  const [talk = ""] = talks;
  expect((await post(from ?? "", talk, { id: randomUUID(), text: "Hello" })).status).toBe(200);
  expect(await page.hear("message")).toEqual({ kind: "message", conversationId: talk, seq: 1 });
  page.stop();
});

/** On PostgreSQL several-servers.test.ts holds it of three. */
test.skipIf(isShared)("R37: a server killed amid messages loses and doubles none of them", async () => {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  let confirmed = 0;
  const sent: string[] = [];
  const sending = (async () => {
    for (let number = 0; !isOver(); number += 1) {
      const message = { id: randomUUID(), text: `${number}` };
      const talk = talks[number % talks.length] ?? "";
      sent.push(message.id);
      await insistOn(() => tryOnce(talk, message));
      confirmed += 1;
      await delay(pace);
    }
  })();
  const reading = keepReading(proxy.origin, { cookie: reader, talks, isOver });
  for (let killed = 0; killed < kills; killed += 1) {
    const [server] = servers;
    if (!server) throw new Error("no server");
    const before = confirmed;
    await expect.poll(() => confirmed, { interval: 5 }).toBeGreaterThan(before + 3);
    await kill(server);
    await start(server);
  }
  ending.abort();
  await sending;
  expect(wrongIn(await reading, sent)).toEqual([]);
});

/** Again under the same id, until a server says that it has it. */
async function tryOnce(talk: string, message: { id: string; text: string }): Promise<void> {
  const answer = await post(proxy.origin, talk, message);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}
