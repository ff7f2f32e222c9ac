import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../make-folder.ts";
import { StartError } from "../start-error.ts";
import { operatorWords } from "../words/operator/index.ts";

/**
 * The secret first and then those of before. One that is given takes the place of the kept one, which is still known.
 */
export async function serverSecrets(
  dataDir: string,
  given: string | undefined,
): Promise<[string, ...string[]]> {
  if (given === undefined) return keptSecrets(dataDir);
  return [given, ...(existsSync(path.join(dataDir, "secret")) ? await keptSecrets(dataDir) : [])];
}

/**
 * For a server without SESSION_SECRET: made once, kept in the data folder, readable by its owner only. A line that is put above it
 * is the secret from then on; those below are the former ones.
 */
export async function keptSecrets(dataDir: string): Promise<[string, ...string[]]> {
  const file = path.join(dataDir, "secret");
  try {
    await makeFolder(dataDir);
    if (!existsSync(file)) await make(file);
    const [secret, ...former] = (await readFile(file, "utf8")).trim().split(/\s+/);
    if (secret && [secret, ...former].every((each) => each.length >= 32)) return [secret, ...former];
  } catch (cause) {
    throw new StartError("settings", operatorWords().secretNotRead(file), {
      cause,
    });
  }
  throw new StartError("settings", operatorWords().secretDamaged(file));
}

/** Whole or not at all, and only if there is none: of two servers that start at once one makes it. */
async function make(file: string): Promise<void> {
  const draft = `${file}-${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    await rm(draft);
  }
}
