/**
 * `npm run fuzz -- --calls 20000`: calls of every operation of the API's own document, valid and not, as visitor, member and administrator.
 * Ends with 1 where the server answered with an error of its own, lost a connection, or kept the memory. `--seed N` draws
 * the same values again, `--minutes N` makes no call later than that, `--database embedded` asks the other database, on a server that is killed now and then, `--only TEXT` calls what has the text in its name.
 */
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { residentOf } from "../../../../bench/load/process-use.ts";
import { printTable } from "../../../../bench/report.ts";
import { causesOf } from "../../src/platform/causes.ts";
import { openDatabase } from "../../src/platform/db/client.ts";
import { inDatabaseOf, prepareKillableServer } from "../killable-server.ts";
import { type Call, callsOf, type Made, type OpenApi } from "./calls.ts";
import { gatherKnown } from "./known.ts";
import { addPeople, type Browsers, type Role } from "./people.ts";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    database: { type: "string", default: "postgres" },
    only: { type: "string", default: "" },
    minutes: { type: "string", default: "" },
  },
});
const count = Number(values.calls);
const minutes = Number(values.minutes || Infinity);
const firstSeed = Number(values.seed);
const atOnce = 12;
/** Milliseconds between two renewals of who was shut out. */
const betweenRenewals = 1000;
/** Calls after which the server on the embedded database, which nobody opens beside it, is killed: only so can accounts be renewed there. */
const betweenKills = 5000;
const betweenLines = 4000;
/** Members reach the most. */
const turns: readonly Role[] = ["member", "administrator", "member", "visitor", "member"];
const isOfDesk = /^\/api\/(?:admin|manage)\//;
/** Share of the calls after which the server counts as warm. */
const warmUp = 0.25;
/** How much more than when it was warm the server may keep. */
const mostGrowth = 1.2;
/** Places in the code, queries, the driver's own words. */
const tellsInsides = /\n\s+at |node_modules|\bselect "|\binsert into "|ECONN/;

type Failure = { call: string; role: Role; seed: number; made: Made; said: string };
type Tally = { statuses: Map<number, number>; failures: Failure[]; reached: Set<string> };

process.env["TEST_DATABASE"] = values.database;
const server = await prepareKillableServer({
  environment: {
    READS_PER_MINUTE: "100000000",
    COSTLY_MS_PER_SECOND: "4000",
    LETTERS_AN_HOUR: "1000000",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ADMIN_EMAILS: "",
    DEMO_DATA: "on",
    LOG_LEVEL: "error",
  },
});
try {
  const browsers = await inDatabaseOf(server, addPeople);
  const site = { origin: await server.start() };
  const known = gatherKnown();
  const document = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as OpenApi;
  const calls = callsOf(document, known.at).filter(({ name }) => name.includes(values.only));
  console.log(`${count} calls of ${calls.length} operations on ${values.database}, seed ${firstSeed}`);
  const tally: Tally = { statuses: new Map(), failures: [], reached: new Set() };
  const fuzz = { site, calls, browsers, known, tally };
  const stopRenewing = await renewNowAndThen(browsers);

  const began = performance.now();
  const end = began + minutes * 60_000;
  const warm = await inTurn({
    ...fuzz,
    from: 0,
    to: Math.round(count * warmUp),
    end: began + (end - began) * warmUp,
  });
  const before = await settle(server.pid(), 0);
  const made = await inTurn({ ...fuzz, from: warm, to: count, end });
  console.log(`${residentOf(server.pid()).now} MB after the last call`);
  const seconds = (performance.now() - began) / 1000;
  const after = await settle(server.pid(), before * mostGrowth);
  await stopRenewing();
  const isBack = after <= before * mostGrowth;
  report({ tally, calls, made, seconds, memory: { before, after, most: residentOf(server.pid()).most } });
  process.exitCode = tally.failures.length > 0 || !isBack ? 1 : 0;
} finally {
  await server.remove();
}

type Fuzz = {
  /** Another after each start. */
  site: { origin: string };
  calls: readonly Call[];
  browsers: Browsers;
  known: ReturnType<typeof gatherKnown>;
  tally: Tally;
};

type Span = { from: number; to: number; end: number };

/** Answers with the number of the next call. */
async function inTurn({ from, to, end, ...fuzz }: Fuzz & Span): Promise<number> {
  if (server.databaseUrl !== undefined) return inOneGo({ from, to, end, ...fuzz });
  let next = from;
  while (next < to && performance.now() < end) {
    next = await inOneGo({ ...fuzz, from: next, to: Math.min(to, next + betweenKills), end });
    await server.kill();
    await inDatabaseOf(server, fuzz.browsers.renew);
    fuzz.site.origin = await server.start();
  }
  return next;
}

async function inOneGo({ from, to, end, ...fuzz }: Fuzz & Span): Promise<number> {
  let next = from;
  const work = async () => {
    while (next < to && performance.now() < end) {
      const number = next;
      next += 1;
      await tryOnce(fuzz, firstSeed + number);
      if (number % betweenLines === 0) console.log(`${number} calls, ${residentOf(server.pid()).now} MB`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return next;
}

/** Beside the calls, over a connection that stays. */
async function renewNowAndThen({ renew }: Browsers): Promise<() => Promise<void>> {
  if (server.databaseUrl === undefined) return async () => {};
  const log = { info: () => {}, warn: () => {} };
  const { databaseUrl, folder: dataDir } = server;
  const database = await openDatabase({ dataDir, databaseUrl, log, onFatal: () => {} });
  const ending = new AbortController();
  const renewing = (async () => {
    while (!ending.signal.aborted) {
      await renew(database.db).catch(unlessBusy);
      await delay(betweenRenewals);
    }
  })();
  return async () => {
    ending.abort();
    await renewing;
    await database.close();
  };
}

/** Rows that the server holds for long on a busy machine are renewed the next time. */
function unlessBusy(error: unknown): void {
  if (!causesOf(error).some(({ code }) => code === "57014")) throw error;
}

async function tryOnce({ site, calls, browsers, known, tally }: Fuzz, number: number): Promise<void> {
  const call = calls[number % calls.length];
  if (!call) throw new Error("nothing to call");
  const seed = mix(number);
  const isAtDesk = isOfDesk.test(call.path) && seed % 7 > 2;
  const role = isAtDesk ? "administrator" : (turns[seed % turns.length] ?? "visitor");
  const browser = browsers.of(role, seed >>> 5);
  known.enter(browser.account);
  const made = call.make(seed);
  const fail = (said: string) => tally.failures.push({ call: call.name, role, seed: number, made, said });
  const answer = await send(site.origin, { made, cookie: browser.cookie, seed }).catch((error: unknown) => {
    fail(
      `no answer: ${error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "?"}`,
    );
  });
  if (!answer) return;
  const { status, headers, body } = answer;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (status < 300) tally.reached.add(call.name);
  if (status === 401 && role !== "visitor" && body.includes("not-signed-in")) browsers.drop(role, browser);
  if (status >= 500 && !(status === 503 && headers.has("retry-after")))
    fail(`${status} ${body.slice(0, 300)}`);
  if (status >= 400 && tellsInsides.test(body)) fail(`tells of its insides: ${body.slice(0, 300)}`);
  const { path, isPersonal } = call;
  known.note(browser.account, { path, isPersonal, body, link: headers.get("link") ?? "" });
}

/** Numbers that follow on each other are far apart (murmur3): who calls must not depend on what is called. */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}

type Sending = { made: Made; cookie: string; seed: number };

/** From one of many networks: nobody's budget is what is looked at. */
async function send(origin: string, { made, cookie, seed }: Sending) {
  const headers = {
    cookie,
    "x-forwarded-for": `10.${seed % 200}.${Math.floor(seed / 200) % 250}.7`,
    ...(made.body !== undefined && { "content-type": "application/json" }),
  };
  const { method, url, body } = made;
  const answer = await fetch(origin + url, {
    method,
    headers,
    redirect: "manual",
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Resident megabytes once they are below the aim, or go down no more. */
async function settle(pid: number, aim: number): Promise<number> {
  let least = residentOf(pid).now;
  for (let unchanged = 0; unchanged < 30 && least > aim; unchanged += 1) {
    await delay(1000);
    const { now } = residentOf(pid);
    if (now < least) unchanged = 0;
    least = Math.min(least, now);
  }
  return least;
}

type Figures = {
  tally: Tally;
  calls: readonly Call[];
  made: number;
  seconds: number;
  memory: { before: number; after: number; most: number };
};

function report({ tally, calls, made, seconds, memory }: Figures): void {
  const statuses = [...tally.statuses].toSorted(([one], [other]) => one - other);
  printTable({
    title: `Answers to ${made} calls in ${seconds.toFixed(0)} s`,
    columns: ["status", "answers"],
    rows: statuses.map((row) => row.map(String)),
    notes: [
      `${tally.reached.size} of ${calls.length} operations were answered with success.`,
      `Resident: ${memory.before} MB when warm, at most ${memory.most} MB, ${memory.after} MB afterwards.`,
      `${tally.failures.length} failures.`,
    ],
  });
  const kinds = Map.groupBy(tally.failures, ({ call, said }) => `${call}: ${said.slice(0, 12)}`);
  for (const [kind, failures] of kinds) {
    console.error(`\n${failures.length} × ${kind}`);
    for (const { role, seed, made, said } of failures.slice(0, 3))
      console.error(`  seed ${seed}, ${role}: ${JSON.stringify(made).slice(0, 600)}\n  ${said}`);
  }
  const unreached = calls.map(({ name }) => name).filter((name) => !tally.reached.has(name));
  if (unreached.length > 0) console.log(`\nNever with success: ${unreached.join(", ")}`);
}
