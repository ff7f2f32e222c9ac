import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Message } from "@khamt/contract";
import {
  inDatabaseOf,
  type KillableServer,
  openSession,
  prepareKillableServer,
} from "../../../test/killable-server.ts";
import { listen } from "../../../test/listening.ts";
import { type Proxy, startProxy } from "../../../test/proxy.ts";
import { addUser } from "../../../test/rows.ts";
import { openConversation } from "../../modules/conversations/open.ts";

/** On PostgreSQL two processes share the database; the embedded one belongs to one process. */
const isShared = process.env["TEST_DATABASE"] === "postgres";
/** Each costs a start of the server; a night run may ask for more. */
const kills = Number(process.env["TEST_KILLS"] || (isShared ? 4 : 2));
/** Between two messages, in milliseconds: as many as the limits of all conversations together let through. */
const pace = 100;

let servers: KillableServer[];
let proxy: Proxy;
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
  proxy = await startProxy();
  for (const server of servers) await start(server);
}, 180_000);
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
  proxy.targets.add(origin);
}

async function kill(server: KillableServer): Promise<void> {
  proxy.targets.delete(origins.get(server) ?? "");
  await server.kill();
}

async function post(origin: string, talk: string, message: { id: string; text: string }): Promise<Response> {
  const headers = { cookie: sender, "content-type": "application/json" };
  const url = `${origin}/api/conversations/${talk}/messages`;
  return fetch(url, { method: "POST", headers, body: JSON.stringify(message) });
}

test("what is sent at one server is heard by who listens at the other", async () => {
  const [from, to] = [servers[0], servers.at(-1)].map((server) => server && origins.get(server));
  const page = await listen(to ?? "", reader);
  const [talk = ""] = talks;
  expect((await post(from ?? "", talk, { id: randomUUID(), text: "Hello" })).status).toBe(200);
  expect(await page.hear("message")).toEqual({ kind: "message", conversationId: talk, seq: 1 });
  page.stop();
});

test("R37: servers that are killed amid messages lose none of those confirmed and double none", async () => {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  let confirmed = 0;
  const sent: { id: string; talk: string }[] = [];
  const sending = (async () => {
    for (let number = 0; !isOver(); number += 1) {
      const message = { id: randomUUID(), text: `${number}` };
      const talk = talks[number % talks.length] ?? "";
      sent.push({ id: message.id, talk });
      await vi.waitFor(() => tryOnce(talk, message), { timeout: 30_000, interval: 20 });
      confirmed += 1;
      await delay(pace);
    }
  })();
  const reading = keepReading(isOver);
  for (let killed = 0; killed < kills; killed += 1) {
    const server = servers[killed % servers.length];
    if (!server) throw new Error("no server");
    const before = confirmed;
    await vi.waitFor(() => expect(confirmed).toBeGreaterThan(before + 3), { timeout: 30_000, interval: 5 });
    await kill(server);
    await start(server);
  }
  ending.abort();
  await sending;
  const seen = await reading;
  const ids = [...seen.values()].flatMap((messages) => messages.map(({ id }) => id));
  expect(sent.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const messages of seen.values())
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
}, 600_000);

/** Again under the same id, until a server says that it has it. */
async function tryOnce(talk: string, message: { id: string; text: string }): Promise<void> {
  const answer = await post(proxy.origin, talk, message);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** As a page does: it listens, asks for what follows on the newest that it has, and does so again after every loss. */
async function keepReading(isOver: () => boolean): Promise<Map<string, Message[]>> {
  const seen = new Map<string, Message[]>(talks.map((talk) => [talk, []]));
  while (!isOver()) {
    const page = await listen(proxy.origin, reader).catch(() => undefined);
    if (page?.status !== 200) continue;
    const heard = new Set<string>(talks);
    const looking = setInterval(() => {
      for (const event of page.events.splice(0))
        if (event.kind === "message") heard.add(event.conversationId);
      for (const talk of heard) {
        heard.delete(talk);
        void catchUp(talk, seen.get(talk) ?? []).catch(() => heard.add(talk));
      }
      if (isOver()) page.stop();
    }, 50);
    await page.ended;
    clearInterval(looking);
  }
  for (const [talk, messages] of seen) await vi.waitFor(() => catchUp(talk, messages), { timeout: 30_000 });
  return seen;
}

async function catchUp(talk: string, messages: Message[]): Promise<void> {
  const after = messages.at(-1)?.seq ?? 0;
  const url = `${proxy.origin}/api/conversations/${talk}/messages?after=${after}`;
  const answer = await fetch(url, { headers: { cookie: reader } });
  if (!answer.ok) throw new Error(`${answer.status}`);
  for (const message of (await answer.json()) as Message[])
    if (message.seq > (messages.at(-1)?.seq ?? 0)) messages.push(message);
}
