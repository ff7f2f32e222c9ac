import { request } from "node:http";
import type { LiveEvent } from "@khamt/contract";

export type Listening = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  events: LiveEvent[];
  /** All that came, comments too. */
  raw: () => string;
  /** The first event of this kind, come already or still to come. */
  hear: (kind: LiveEvent["kind"], of?: (event: LiveEvent) => boolean) => Promise<LiveEvent>;
  /** Until the server ends it. */
  ended: Promise<void>;
  stop: () => void;
};

/** Opens a stream as a page does. */
export function listen(
  origin: string,
  cookie: string,
  { localAddress, onEvent }: { localAddress?: string; onEvent?: (event: LiveEvent) => void } = {},
): Promise<Listening> {
  const headers = { cookie, accept: "text/event-stream" };
  return new Promise((resolve, reject) => {
    const asking = request(`${origin}/api/events`, {
      headers,
      agent: false,
      ...(localAddress && { localAddress }),
    });
    asking.once("error", reject);
    asking.once("response", (answer) => {
      const events: LiveEvent[] = [];
      const waiting = new Set<() => void>();
      let raw = "";
      let seen = 0;
      answer.setEncoding("utf8").on("data", (part: string) => {
        raw += part;
        for (let end = raw.indexOf("\n\n", seen); end >= 0; end = raw.indexOf("\n\n", seen)) {
          const frame = raw.slice(seen, end);
          if (frame.startsWith("data: ")) take(JSON.parse(frame.slice(6)) as LiveEvent);
          seen = end + 2;
        }
        for (const look of waiting) look();
      });
      const take = (event: LiveEvent) => {
        events.push(event);
        onEvent?.(event);
      };
      const ended = new Promise<void>((end) => {
        answer.on("error", () => {});
        answer.once("close", end);
      });
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        events,
        ended,
        raw: () => raw,
        hear: (kind, of = () => true) =>
          new Promise((hear) => {
            const look = () => {
              const found = events.find((event) => event.kind === kind && of(event));
              if (!found) return;
              waiting.delete(look);
              hear(found);
            };
            waiting.add(look);
            look();
          }),
        stop: () => asking.destroy(),
      });
    });
    asking.end();
  });
}
