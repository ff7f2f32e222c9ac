import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../start-error.ts";

/** For a server without SESSION_SECRET: made once, kept in the data folder, readable by its owner only. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "secret");
  try {
    await mkdir(dataDir, { recursive: true });
    if (!existsSync(file)) await make(file);
    const secret = (await readFile(file, "utf8")).trim();
    if (secret.length >= 32) return secret;
  } catch (cause) {
    throw new StartError("settings", `${file} can't be read or written. Mend that, or set SESSION_SECRET.`, {
      cause,
    });
  }
  throw new StartError("settings", `${file} is damaged. Remove it: a new one is made at the next start.`);
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
