import { defineConfig } from "@playwright/test";

const flags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export default defineConfig({
  testDir: "e2e",
  outputDir: "node_modules/.cache/browser-tests",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  globalSetup: "./e2e/start-servers.ts",
  use: {
    launchOptions: { executablePath: "/usr/bin/chromium", args: flags.split(" ") },
    trace: "retain-on-failure",
  },
});
