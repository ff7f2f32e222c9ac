import { StartError } from "../start-error.ts";
import { type AskDisk, hasFreeSpace } from "../storage/free-space.ts";
import { operatorWords } from "../words/operator/index.ts";

export type Room = {
  /** Throws StartError where the disk has no more than whoever runs on it needs. */
  require: () => Promise<void>;
  /** What passes through is looked after. */
  watched: (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
};

/** Bytes between two looks. */
const step = 4 * 1024 * 1024;

/**
 * A backup does not fill the disk of the data folder: the embedded database ends where it cannot write, and a server that can't keep
 * what it is given is of no use to anybody.
 */
export function roomIn(dataDir: string, askDisk: AskDisk): Room {
  const require = async () => {
    if (await hasFreeSpace(dataDir, askDisk)) return;
    throw new StartError("archive-not-written", operatorWords().noRoom(dataDir));
  };
  return {
    require,
    async *watched(chunks) {
      let unwatched = step;
      for await (const chunk of chunks) {
        unwatched += chunk.length;
        if (unwatched >= step) {
          await require();
          unwatched = 0;
        }
        yield chunk;
      }
    },
  };
}
