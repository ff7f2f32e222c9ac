// A thousand open pages and two hundred messages a second: how soon each is told of, and whether any is lost. Where
// PostgreSQL is installed, by two server processes on one database, sender and reader always at different ones.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { LiveEvent } from "@khamt/contract";
import { valueAt } from "@khamt/contract/records";
import { createSession } from "../apps/server/src/platform/auth/sessions.ts";
import { openDatabase } from "../apps/server/src/platform/db/client.ts";
import { openConversation } from "../apps/server/src/modules/conversations/open.ts";
import { type KillableServer, prepareKillableServer } from "../apps/server/test/killable-server.ts";
import { listen, type Listening } from "../apps/server/test/listening.ts";
import { findPostgres } from "../apps/server/test/postgres.ts";
import { addUser } from "../apps/server/test/rows.ts";
import type { Options } from "./benchmark.ts";
import { printTable } from "./report.ts";

const pages = 1000;
const perSecond = 200;
/** Of one address the server takes fifty streams; this machine has as many addresses as it takes. */
const pagesOfAddress = 40;
/** Milliseconds after the last message in which what is on its way may come. */
const patience = 5000;

type Member = { cookie: string; talk: string; origin: string };

export async function run({ seconds }: Options): Promise<void> {
  if (findPostgres()) process.env["TEST_DATABASE"] = "postgres";
  const environment = { READS_PER_MINUTE: "10000000", HOST: "127.0.0.1" };
  const first = await prepareKillableServer({ environment });
  const servers = first.databaseUrl
    ? [first, await prepareKillableServer({ shared: first.databaseUrl, environment })]
    : [first];
  try {
    const filled = await fill(first);
    const origins: string[] = [];
    for (const server of servers) origins.push(await server.start());
    const members = filled.map((member, index) => ({
      ...member,
      origin: origins[index % origins.length] ?? "",
    }));
    await measure(members, { seconds, servers: servers.length });
  } finally {
    for (const server of servers.toReversed()) await server.remove();
  }
}

/** Two members next to each other have a conversation. */
async function fill({ folder, databaseUrl }: KillableServer): Promise<Omit<Member, "origin">[]> {
  const log = { info: () => {}, warn: () => {} };
  const database = await openDatabase({ dataDir: folder, databaseUrl, log, onFatal: () => {} });
  const { db } = database;
  const now = new Date();
  const agent = { browser: null, system: null };
  const members: Omit<Member, "origin">[] = [];
  for (let each = 0; each < pages; each += 2) {
    const pair: [string, string] = [await addUser(db), await addUser(db)];
    const about = { kind: "connection" as const, subjectId: randomUUID(), members: pair, now };
    const talk = await openConversation(db, about);
    for (const userId of pair)
      members.push({ talk, cookie: `khamt-session=${await createSession(db, { userId, agent, now })}` });
  }
  await database.close();
  return members;
}

async function measure(
  members: readonly Member[],
  { seconds, servers }: { seconds: number; servers: number },
): Promise<void> {
  const streams = await openPages(members);
  const sent = new Map<string, number>();
  const failures: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await delay(wait);
    const member = members[(number * 7) % members.length];
    if (member) sending.push(send(member, { agent, sent, failures }));
  }
  await Promise.all(sending);
  await delay(patience);
  agent.destroy();
  report({ streams, sent, failures, seconds, servers });
  for (const { page } of streams) page.stop();
}

type Stream = { page: Listening; heard: Map<string, number> };

async function openPages(members: readonly Member[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (const [index, { cookie, origin }] of members.entries()) {
    const heard = new Map<string, number>();
    const onEvent = (event: LiveEvent) => {
      if (event.kind === "message") heard.set(`${event.conversationId} ${event.seq}`, performance.now());
    };
    const localAddress = `127.0.0.${2 + Math.floor(index / pagesOfAddress)}`;
    const page = await listen(origin, cookie, { localAddress, onEvent });
    if (page.status !== 200) throw new Error(`a stream was refused: ${page.status}`);
    streams.push({ page, heard });
  }
  return streams;
}

type Sending = { agent: Agent; sent: Map<string, number>; failures: number[] };

async function send({ origin, cookie, talk }: Member, { agent, sent, failures }: Sending): Promise<void> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = { cookie, "content-type": "application/json" };
  const url = `${origin}/api/conversations/${talk}/messages`;
  const asking = request(url, { method: "POST", agent, headers }, (answer) => {
    let body = "";
    answer.setEncoding("utf8").on("data", (part: string) => (body += part));
    answer.on("end", () => {
      if (answer.statusCode === 200) sent.set(`${talk} ${String(valueAt(JSON.parse(body), "seq"))}`, begun);
      else failures.push(answer.statusCode ?? 0);
      resolve();
    });
  });
  asking.once("error", () => {
    failures.push(0);
    resolve();
  });
  asking.end(JSON.stringify({ id: randomUUID(), text: "How many square metres does the workshop have?" }));
  await promise;
}

type Outcome = Omit<Sending, "agent"> & { streams: readonly Stream[]; seconds: number; servers: number };

/** Both sides are told: the later one counts. */
function report({ streams, sent, failures, seconds, servers }: Outcome): void {
  const times: number[] = [];
  let lost = 0;
  for (const [message, begun] of sent) {
    const heard = streams.flatMap(({ heard: at }) => at.get(message) ?? []);
    if (heard.length < 2) lost += 1;
    else times.push(Math.max(...heard) - begun);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0)} ms`;
  printTable({
    title: "From sending a message until the pages of both sides know",
    notes: [
      `${streams.length} open pages, ${perSecond} messages a second for ${seconds} s, ${servers === 2 ? "two server processes on PostgreSQL" : "one process on the embedded database"}; the sender, the pages and the servers share this machine. The aim is 500 ms at p95.`,
    ],
    columns: ["sent", "refused", "lost", "p50", "p95", "p99", "longest"],
    rows: [[`${sent.size}`, `${failures.length}`, `${lost}`, at(0.5), at(0.95), at(0.99), at(1)]],
  });
  if (lost > 0) process.exitCode = 1;
}
