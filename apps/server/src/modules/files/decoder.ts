import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { HttpError } from "../../platform/http/http-error.ts";
import { createTurns } from "../../platform/turns.ts";
import { fileLimits } from "./file-limits.ts";
import type { Pictures } from "./images.ts";

export type FromDecoder = { type: "pictures"; pictures: Pictures } | { type: "refused"; reason: string };

export type Decoder = {
  /** Throws wrong-file-type for what is no whole picture or takes too long, overloaded when others take all the time. */
  decode: (userId: string, bytes: Buffer) => Promise<Pictures>;
  close: () => void;
};

const program = fileURLToPath(new URL("decode-process.ts", import.meta.url));
/** Milliseconds after which a process that nobody needs ends: what it took of memory is free again. */
const longestRest = 10_000;

/**
 * Pictures of strangers are unfolded in processes of their own, one for each member at once. One that takes too long is
 * killed, whatever it does: the libraries' own limits are asked between steps only.
 */
export function createDecoder({
  patience = fileLimits.decodePatience,
  idle = longestRest,
}: { patience?: number; idle?: number } = {}): Decoder {
  const inTurn = createTurns({
    atOnce: fileLimits.imagesAtOnce,
    mostWaiting: fileLimits.atOnce.each,
    patience: fileLimits.turnPatience,
  });
  const resting = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();

  const start = () => {
    const child = fork(program, { serialization: "advanced", execArgv: [], env: {}, stdio: "ignore" });
    all.add(child);
    child.once("exit", () => {
      all.delete(child);
      clearTimeout(resting.get(child));
      resting.delete(child);
    });
    child.on("error", () => child.kill("SIGKILL"));
    return child;
  };
  const wake = () => {
    const [[child, timer] = []] = resting;
    if (!child) return start();
    clearTimeout(timer);
    resting.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  };
  const rest = (child: ChildProcess) => {
    if (!child.connected) return;
    child.unref();
    child.channel?.unref();
    const end = () => {
      // Whoever is let go takes no more work, though it has not ended yet.
      resting.delete(child);
      child.disconnect();
    };
    resting.set(child, setTimeout(end, idle).unref());
  };

  return {
    decode: (userId, bytes) =>
      inTurn(userId, async () => {
        const child = wake();
        const told = await ask(child, { bytes, patience });
        rest(child);
        if (told?.type !== "pictures") throw new HttpError("wrong-file-type");
        return told.pictures;
      }),
    close: () => {
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

type Question = { bytes: Buffer; patience: number };

/** Undefined when the process has ended before it knew, of itself or killed. */
async function ask(child: ChildProcess, { bytes, patience }: Question): Promise<FromDecoder | undefined> {
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  try {
    const told = once(child, "message", { signal });
    const ended = once(child, "exit", { signal });
    child.send(bytes, () => {});
    const [first] = await Promise.race([told, ended]);
    return isTold(first) ? first : undefined;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** An exit has a code or nothing where an answer has an object. */
function isTold(first: unknown): first is FromDecoder {
  return typeof first === "object" && first !== null;
}
