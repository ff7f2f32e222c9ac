import { defineConfig } from "vitest/config";
import { words } from "./apps/web/build/words.ts";
import { SlowestFirst } from "./test/slowest-first.ts";

/** Server tests that would do exactly the same again on the other database. */
const alikeOnAnyDatabase = [
  "apps/server/src/{admin,backup,crash,main,stop,suggest}.test.ts",
  "apps/server/src/platform/db/embedded/**",
  "apps/server/src/platform/db/folder-lock.test.ts",
  "apps/server/src/matching/enrichment/**",
  "apps/server/test/**",
  // These ask no database anything.
  "apps/server/src/{platform/{mail,text,words},settings}/**",
  "apps/server/src/platform/{backup/by-clock,each-alone,make-folder,operator-language,operator-lines,state-machine,turns,storage/storage}.test.ts",
  "apps/server/src/platform/auth/!(second-step).test.ts",
  "apps/server/src/entities/search/{lexemes,read-query,tsquery}.test.ts",
  "apps/server/src/modules/{applications,connections}/{policy,same-words}.test.ts",
  "apps/server/src/{jobs/{begin-each,tell-waiting},matching/{generation,keeper,kept-answers},modules/search/snippet}.test.ts",
  "apps/server/src/pages/{member-pages,page-cache}.test.ts",
];
/**
 * Server tests that ask nothing special of the database, which is PostgreSQL either way: `npm test` runs them on the server alone,
 * where a database of one's own is ready at once. On both are those about connections, notification, transactions and
 * files, and the way through applications, connections, drafts and search.
 */
const alikeOnServer = [
  "apps/server/src/{entities/owned,platform/http}/**",
  // Asks a PostgreSQL of its own either way.
  "apps/server/src/platform/db/postgres.test.ts",
  // Restores an archive into both.
  "apps/server/src/platform/backup/backup.test.ts",
  "apps/server/src/platform/{answers/at-once,live/servers,storage/site-folder}.test.ts",
  "apps/server/src/{app,canaries,permissions,plans,releases,several-servers,start-hints,statements}.test.ts",
  // Of the embedded one, servers that start on a new folder do the same.
  "apps/server/src/entities/refresh.test.ts",
  // On the embedded one transactions stand in a queue.
  "apps/server/src/deadlocks.test.ts",
  "apps/server/src/entities/search/{find,forgotten}.test.ts",
  "apps/server/src/{hostile-input,entities/option-filters,matching/{changes,matching},pages/{found,routes}}.test.ts",
  "apps/server/src/entities/{demo,personal-data}/**",
  "apps/server/src/modules/connections/{conduct,limits}.test.ts",
  "apps/server/src/modules/search/{hidden,hostile,shares,triples}.test.ts",
  "apps/server/src/modules/!(applications|connections|drafts|search)/**",
];
/** By the run of `npm test`; who names no database runs everything on the embedded one. */
const leftToTheOther = new Map([
  ["embedded", alikeOnServer],
  ["postgres", alikeOnAnyDatabase],
]);

const exclude = [
  "**/node_modules/**",
  "**/dist/**",
  ...(leftToTheOther.get(process.env["TEST_DATABASE"] ?? "") ?? []),
];

export default defineConfig({
  plugins: [words()],
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    // As in servers, WebAssembly is compiled once: compiling the embedded database again, for speed, takes longer than tests would gain.
    // With more room for what is new, less garbage is collected: the web app's tests cost an eighth less.
    execArgv: ["--liftoff-only", "--min-semi-space-size=32", "--max-semi-space-size=64"],
    env: { TEST_SERVERS: "roomy" },
    sequence: { sequencer: SlowestFirst },
    // Files share nothing that one of them changes and leaves so; reading what they share for each would take half the time of all.
    isolate: false,
    unstubGlobals: true,
    include: ["{apps,packages,test,bench}/**/*.test.{ts,tsx}"],
    exclude,
  },
});
