import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildApp } from "../../apps/server/src/app.ts";
import { createMatching, type Matching } from "../../apps/server/src/matching/matching.ts";
import type { Db } from "../../apps/server/src/platform/db/handle.ts";
import { fillMatchingDatabase, type Sizes } from "./database.ts";

type MatchingServer = {
  origin: string;
  db: Db;
  ideaIds: readonly string[];
  matching: Matching;
  /** Another, as the next start of the server has it. */
  matchAgain: () => Matching;
  close: () => Promise<void>;
};

export const webDist = path.join(import.meta.dirname, "../../apps/web/dist");

const config = {
  publicUrl: "http://localhost",
  logLevel: "warn" as const,
  readsPerMinute: 1_000_000,
  trustedProxies: [],
  mntPerUsd: 3570,
  secret: "of a benchmark, and long enough for one",
  adminEmails: [],
  refuseCommonPasswords: true,
};

/** The server in this process, among people and ideas of the invented market. */
export async function startMatchingServer(
  sizes: Sizes,
  pages: { webDist?: string } = {},
): Promise<MatchingServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "khamt-bench-"));
  const { database, ideaIds } = await fillMatchingDatabase({ dataDir: folder }, sizes);
  const { db } = database;
  const matchAgain = () => createMatching({ db, rates: config, say: console.log });
  const matching = matchAgain();
  const app = await buildApp({ db, config, matching, ...pages });
  return {
    origin: await app.listen({ port: 0 }),
    db,
    ideaIds,
    matching,
    matchAgain,
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
