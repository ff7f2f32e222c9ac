import type { ServerResponse } from "node:http";
import type { LiveEvent } from "@khamt/contract";

export type Owner = { userId: string; sid: string; network: string };
type Outlet = Pick<ServerResponse, "write" | "end" | "destroy" | "writableLength" | "once">;

export type Stream = Owner & {
  send: (event: LiveEvent) => void;
  /** Something on the wire, so that neither side takes silence for death; gives up a reader who does not read. */
  beat: () => void;
  /** Ends it, with the milliseconds after which it may be opened again. */
  end: (retry: number) => void;
};

/** What waits for a reader who does not read. */
const mostWaiting = 1024 * 1024;
const drainPatience = 30_000;

/** Server-sent events into one answer. Nobody's slowness costs more than a megabyte, or more than half a minute. */
export function openStream(owner: Owner, outlet: Outlet, clock: () => Date): Stream {
  let stuckSince: number | undefined;

  const write = (frame: string) => {
    const isTaken = outlet.write(frame);
    if (outlet.writableLength > mostWaiting) outlet.destroy();
    if (isTaken || stuckSince !== undefined) return;
    stuckSince = clock().getTime();
    outlet.once("drain", () => {
      stuckSince = undefined;
    });
  };

  return {
    ...owner,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat: () => {
      const isLost = stuckSince !== undefined && clock().getTime() - stuckSince > drainPatience;
      if (isLost) outlet.destroy();
      else write(":\n\n");
    },
    end: (retry) => {
      write(`retry: ${retry}\n\n`);
      outlet.end();
    },
  };
}
