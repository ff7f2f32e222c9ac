import * as calls from "../calls/live.ts";
import type { Routes } from "./route.ts";

const tag = "Live";

export const liveRoutes = {
  streamEvents: {
    call: calls.streamEvents,
    summary: "Tells an open page at once what to ask for again",
    tag,
    media: "text/event-stream",
    isHidden: true,
  },
} satisfies Routes;
