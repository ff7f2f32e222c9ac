import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createSession } from "../src/platform/auth/sessions.ts";
import { openDatabase } from "../src/platform/db/client.ts";
import type { Db } from "../src/platform/db/handle.ts";
import { type Child, startChild } from "./child.ts";
import { copyServedEmbedded, startServedPostgres } from "./served-database.ts";

export type KillableServer = {
  /** Its data. */
  folder: string;
  /** Undefined where the database lies in the folder too. */
  databaseUrl: string | undefined;
  /** Answers with the server's address. */
  start: () => Promise<string>;
  /** Of the process that was started last. */
  pid: () => number;
  /** As a failing machine would: SIGKILL. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

/** The server as a process of its own, on the database that the tests run on, started again and again on the same data. */
export async function prepareKillableServer({
  shared,
  environment = {},
  nodeFlags = [],
}: {
  /** A PostgreSQL that is there already. */
  shared?: string | undefined;
  environment?: Record<string, string>;
  /** Of Node, beside those that the server always gets. */
  nodeFlags?: readonly string[];
} = {}): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), "khamt-crash-"));
  const isOnPostgres = process.env["TEST_DATABASE"] === "postgres";
  const postgres = isOnPostgres && shared === undefined ? await startServedPostgres() : undefined;
  const databaseUrl = shared ?? postgres?.url;
  if (databaseUrl === undefined) await copyServedEmbedded(folder);
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? "",
    PORT: "0",
    DEMO_DATA: "off",
    FAIR_EXPOSURE: "off",
  };
  let child: Child | undefined;
  const kill = async () => {
    child?.process.kill("SIGKILL");
    await child?.exit();
  };
  return {
    folder,
    databaseUrl,
    kill,
    pid: () => child?.process.pid ?? 0,
    start: async () => {
      child = startChild(new URL("../src/main.ts", import.meta.url), [], {
        nodeFlags,
        env: { ...process.env, ...settings, ...environment },
      });
      const line = await child.line("Khamt is ready: ");
      return line.replace("Khamt is ready: ", "");
    },
    remove: async () => {
      await kill();
      await postgres?.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Between two runs of the server: on the embedded database nobody else may have it open. */
export async function inDatabaseOf<Result>(
  { folder, databaseUrl }: Pick<KillableServer, "folder" | "databaseUrl">,
  task: (db: Db) => Promise<Result>,
): Promise<Result> {
  const log = { info: () => {}, warn: () => {} };
  const database = await openDatabase({ dataDir: folder, databaseUrl, log, onFatal: () => {} });
  try {
    return await task(database.db);
  } finally {
    await database.close();
  }
}

/** The `cookie` header of a browser in which the user has just signed in. */
export async function openSession(db: Db, userId: string): Promise<string> {
  const agent = { browser: null, system: null };
  return `khamt-session=${await createSession(db, { userId, agent, now: new Date() })}`;
}

/** Without a mail server the code is shown to whoever asks. Answers with the cookies of the browser. */
export async function signUpAt(origin: string): Promise<string> {
  const email = "member@khamt.test";
  const asked = await send(`${origin}/api/auth/send-verification`, { email });
  const { demoCode } = (await asked.json()) as { demoCode: string };
  const proof = { email, code: demoCode, password: "Gurvan-Nuur7 haalga" };
  return cookiesOf(await send(`${origin}/api/auth/verify-email`, proof, cookiesOf(asked)));
}

async function send(url: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return requireOk(await insist(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** Asks again for as long as the server says that it is too busy. */
export async function insist(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
    await delay(500);
  }
}

export async function requireOk(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The `cookie` header of the browser that was answered so. */
export function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((each) => each.replace(/;.*/, ""))
    .join("; ");
}
