import type { FastifyInstance } from "fastify";
import { buildApp } from "../src/app.ts";
import type { Db } from "../src/db/handle.ts";
import { openTestDatabase } from "./database.ts";

export const now = new Date("2026-05-04T12:00:00.000Z");

export const testConfig = {
  publicUrl: "http://khamt.test",
  logLevel: "silent" as const,
  readsPerMinute: 600,
  trustedProxies: [],
  mntPerUsd: 3500,
};

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

/** The whole server on a fresh database, called without a socket. */
export async function openTestApp(): Promise<TestApp> {
  const database = await openTestDatabase();
  const app = await buildApp({ db: database.db, config: testConfig, clock: () => now });
  return {
    app,
    db: database.db,
    get: (url, headers = {}) => app.inject({ method: "GET", url, headers }),
    post: (url, body, headers = {}) => app.inject({ method: "POST", url, headers, payload: body as object }),
    reset: () => database.reset(),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
