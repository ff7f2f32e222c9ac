import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ErrorBody, ErrorId } from "@khamt/contract";
import type { FastifyInstance, InjectOptions } from "fastify";
import { type AppOptions, buildApp } from "../src/app.ts";
import { createKeys } from "../src/platform/auth/keys.ts";
import { createSession } from "../src/platform/auth/sessions.ts";
import type { Db } from "../src/platform/db/handle.ts";
import { openLookUp } from "../src/modules/domains/look-up.ts";
import type { Email } from "../src/platform/mail/mail.ts";
import { openLocalStorage } from "../src/platform/storage/local.ts";
import type { Storage } from "../src/platform/storage/storage.ts";
import { createMatching, type Matching } from "../src/matching/matching.ts";
import { openTestDatabase } from "./database.ts";
import { startHere } from "./matching-here.ts";
import { watchErrors } from "./undeclared-errors.ts";

export const now = new Date("2026-05-04T12:00:00.000Z");

export const testConfig = {
  publicUrl: "http://khamt.test",
  logLevel: "silent" as const,
  readsPerMinute: 600,
  // A busy machine is slow, not wrong.
  startMs: Infinity,
  trustedProxies: [],
  mntPerUsd: 3500,
  secret: "of the tests, and long enough for them",
  adminEmails: ["boss@khamt.test"],
  servicesEmail: "desk@khamt.test",
  refuseCommonPasswords: true,
};

/** What the test server makes keys of: a test may seal or open what it keeps. */
export const testKeys = createKeys(testConfig.secret);

/** The least that argon2 can do. */
export const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Where no name server listens: no test asks the network. */
const nobody = "127.0.0.1:1";

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  call: (options: InjectOptions) => Promise<Answer>;
  /** Every letter that left, in order. */
  letters: Email[];
  /** The `cookie` header of a browser in which the user is signed in. */
  signIn: (userId: string) => Promise<string>;
  clock: TestClock;
  /** Starts with the first question, which waits for as long as it takes. */
  matching: Matching;
  storage: Storage;
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

type TestClock = {
  now: () => Date;
  pass: (duration: { seconds?: number; minutes?: number; days?: number }) => void;
};
export type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

/** Which error a refused call names. */
export function errorOf(answer: Answer): ErrorId | undefined {
  return answer.json<Partial<ErrorBody>>().error;
}

/** The whole server on a fresh database, called without a socket. */
export async function openTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const { db } = database;
  const letters: Email[] = [];
  const send = async (letter: Email) => void letters.push(letter);
  const clock = createClock();
  const matching = createMatching({
    db,
    rates: testConfig,
    patience: { begin: 60_000, follow: 60_000 },
    start: startHere,
  });
  const folder = await mkdtemp(join(tmpdir(), "khamt-files-"));
  const storage = await openLocalStorage(folder);
  const errors = watchErrors();
  const app = await buildApp({
    db,
    storage,
    config: testConfig,
    clock: clock.now,
    mail: { send },
    post: send,
    passwordCost: testCost,
    workRounds: 1,
    matching,
    lookUp: openLookUp({ servers: [nobody] }),
    ...options,
    onRoute: (route) => {
      errors.watch(route);
      options.onRoute?.(route);
    },
  });
  return {
    app,
    db,
    letters,
    clock,
    storage,
    matching,
    get: async (url, headers = {}) => {
      // A test writes beside the server, as another process does: it reads once that is heard.
      await app.answers?.changes.caughtUp();
      return app.inject({ method: "GET", url, headers });
    },
    post: async (url, body, headers = {}) => {
      await app.answers?.changes.caughtUp();
      return app.inject({ method: "POST", url, headers, payload: body as object });
    },
    call: async (each) => {
      await app.answers?.changes.caughtUp();
      return app.inject(each);
    },
    signIn: async (userId) => {
      const agent = { browser: null, system: null };
      return `khamt-session=${await createSession(db, { userId, agent, now: clock.now() })}`;
    },
    reset: async () => {
      letters.length = 0;
      clock.start();
      await database.reset();
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
      errors.requireNone();
    },
  };
}

/** Stands still unless told otherwise. */
function createClock(): TestClock & { start: () => void } {
  let time = now.getTime();
  return {
    now: () => new Date(time),
    pass: ({ seconds = 0, minutes = 0, days = 0 }) => {
      time += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
    start: () => {
      time = now.getTime();
    },
  };
}
