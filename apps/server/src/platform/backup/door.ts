import { createHash } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import { platform } from "node:os";
import path from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { explain } from "../log.ts";
import { operatorWords } from "../words/operator/index.ts";

/** A name in the file system may be no longer for a socket. */
const longestPath = 100;

type Door = { close: () => Promise<void> };
type Options = {
  dataDir: string;
  write: (out: Writable) => Promise<unknown>;
  warn: (line: string) => void;
};

/**
 * The embedded database has one holder, so that only the running server can read it for a backup. It gives the archive to
 * whoever may write in the data folder, over a socket there: nothing listens on the network.
 */
export async function openDoor({ dataDir, write, warn }: Options): Promise<Door | undefined> {
  const place = placeOf(dataDir);
  if (!place) {
    warn(operatorWords().pathTooLong(dataDir));
    return undefined;
  }
  // Of a server that was killed; the lock of the folder says that none lives.
  if (platform() !== "win32") await rm(place, { force: true });
  const server = createServer((_request, response) => {
    write(response).catch((error: unknown) => {
      warn(`backup: failed: ${explain(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, resolve);
  });
  if (platform() !== "win32") await chmod(place, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The archive that the running server makes. Throws where none answers, or it ends amid. */
export async function askAtDoor(dataDir: string, out: Writable): Promise<void> {
  const socketPath = placeOf(dataDir);
  if (!socketPath) throw new Error(`the path of ${dataDir} is too long`);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ socketPath, path: "/backup" }, resolve).on("error", reject);
  });
  await pipeline(answer, out);
}

function placeOf(dataDir: string): string | undefined {
  if (platform() === "win32")
    return `\\\\.\\pipe\\khamt-${createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 16)}`;
  const place = path.join(dataDir, "backup.sock");
  const short = [place, path.relative("", place)].find((each) => each.length <= longestPath);
  return short;
}
