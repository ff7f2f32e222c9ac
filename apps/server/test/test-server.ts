import { afterAll, afterEach, beforeAll } from "vitest";
import type { AppOptions } from "../src/app.ts";
import { openTestApp, type TestApp } from "./app.ts";

/** The server of a file of tests: it opens before the first of them and closes after the last. */
export function testServer(options?: Partial<AppOptions>): TestApp {
  const server: Partial<TestApp> = {};
  beforeAll(async () => {
    Object.assign(server, await openTestApp(options));
  });
  afterAll(() => server.close?.());
  return server as TestApp;
}

/** The same, where nothing of a test is there for the next. */
export function freshServer(options?: Partial<AppOptions>): TestApp {
  const server = testServer(options);
  afterEach(() => server.reset());
  return server;
}
