import { createHash } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import { platform } from "node:os";
import path from "node:path";
import type { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { valueAt } from "@khamt/contract/records";
import { explain } from "../log.ts";
import { StartError } from "../start-error.ts";
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
      if (response.headersSent || response.destroyed) response.destroy();
      else response.writeHead(500).end(explain(error));
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

/** The archive that the running server makes. Throws StartError where none answers, says why not, or ends amid. */
export async function askAtDoor(dataDir: string, out: Writable): Promise<void> {
  const words = operatorWords();
  const socketPath = placeOf(dataDir);
  if (!socketPath) throw notWritten(words.pathTooLong(dataDir));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ socketPath, path: "/backup" }, resolve).on("error", reject);
  }).catch((cause: unknown) => {
    throw notWritten((isCut(cause) ? words.backupEnded : words.noDoor)(explain(cause)), cause);
  });
  if (answer.statusCode !== 200) throw notWritten(words.noBackup(await text(answer)));
  await pipeline(answer, out).catch((cause: unknown) => {
    throw isCut(cause) ? notWritten(words.backupEnded(explain(cause)), cause) : cause;
  });
}

function isCut(error: unknown): boolean {
  return valueAt(error, "code") === "ECONNRESET";
}

function notWritten(message: string, cause?: unknown): StartError {
  return new StartError("archive-not-written", message, { cause });
}

function placeOf(dataDir: string): string | undefined {
  if (platform() === "win32")
    return `\\\\.\\pipe\\khamt-${createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 16)}`;
  const place = path.join(dataDir, "backup.sock");
  const short = [place, path.relative("", place)].find((each) => each.length <= longestPath);
  return short;
}
