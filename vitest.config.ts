import { defineConfig } from "vitest/config";

/** Server tests that would do exactly the same again on the other database. */
const alikeOnAnyDatabase = [
  "apps/server/src/main.test.ts",
  "apps/server/src/suggest.test.ts",
  "apps/server/src/db/embedded/**",
  "apps/server/src/db/folder-lock.test.ts",
  "apps/server/src/enrichment/**",
];
const isSecondRun = process.env["TEST_DATABASE"] === "postgres";

export default defineConfig({
  test: {
    include: ["{packages,apps}/**/*.test.{ts,tsx}", "{test,bench}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", ...(isSecondRun ? alikeOnAnyDatabase : [])],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
