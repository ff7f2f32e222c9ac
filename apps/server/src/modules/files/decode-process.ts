import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { encodeSizes } from "./images.ts";
import type { FromDecoder } from "./decoder.ts";

// The process in which strangers' pictures are unfolded: it has no secret, gives way to the server, and may be killed.

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
// A signal to the whole group is for the server, which ends this process by closing the channel.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.on("message", (bytes: Uint8Array) => void decode(Buffer.from(bytes)));

async function decode(bytes: Buffer): Promise<void> {
  try {
    tell({ type: "pictures", pictures: await encodeSizes(bytes) });
  } catch (error) {
    tell({ type: "refused", reason: error instanceof Error ? error.message : String(error) });
  }
}

function tell(message: FromDecoder): void {
  process.send?.(message);
}
