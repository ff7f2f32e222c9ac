import { defineConfig } from "@playwright/test";
import { chromiumFlags, testBrowser, workshopName } from "./e2e/tools/chromium-flags.ts";

/** Pages of one reader share a process: by itself Chromium starts another for each, and one in advance. */
const oneRenderer = ["--disable-site-isolation-trials", "--renderer-process-limit=1"];

/**
 * A page of tests is gone before compiling its scripts a second and a third time, for speed, would pay; the next one of the process has the
 * same scripts, so what is compiled stays, and much of what is new is garbage soon.
 */
const scripts = ["--js-flags=--no-maglev,--no-turbofan,--no-flush-bytecode,--min-semi-space-size=16"];

/** A workshop's own network, where this machine serves without a certificate. */
const workshop = [`--host-resolver-rules=MAP ${workshopName} 127.0.0.1`];

process.env["TEST_SERVERS"] = "roomy";

export default defineConfig({
  testDir: "e2e",
  // Node takes the types away by itself: compiling hundreds of files anew costs a new clone five seconds of a processor.
  build: { external: ["**/{apps,e2e,packages,scripts,test}/**"] },
  outputDir: "node_modules/.cache/browser-tests",
  // Of two processors, each of them waits half its time: for frames, for a server, for what is told live.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  globalSetup: "./e2e/tools/start-servers.ts",
  use: {
    launchOptions: {
      executablePath: testBrowser,
      args: [...chromiumFlags, ...oneRenderer, ...scripts, ...workshop],
    },
  },
});
