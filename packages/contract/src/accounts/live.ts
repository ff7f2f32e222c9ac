import * as z from "zod";
import { id } from "../fields.ts";

/** What the server tells a member's open pages at once. None carries content: it says what to ask for again. */
export const liveEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("message"), conversationId: id, seq: z.int() }),
  /** What it said is gone. */
  z.object({ kind: z.literal("message-deleted"), conversationId: id, seq: z.int() }),
  /** Somebody has read on, the member elsewhere or the other side. */
  z.object({ kind: z.literal("read"), conversationId: id }),
  z.object({ kind: z.literal("typing"), conversationId: id }),
  z.object({ kind: z.literal("conversations") }),
  z.object({ kind: z.literal("connections") }),
  z.object({ kind: z.literal("applications") }),
  z.object({ kind: z.literal("services") }),
  z.object({ kind: z.literal("stories") }),
  z.object({ kind: z.literal("rounds") }),
  z.object({ kind: z.literal("news") }),
  /** Some events may be lost: ask for everything again. */
  z.object({ kind: z.literal("resync") }),
  /** The member has opened newer streams: this one ends and is not to be opened again by itself. */
  z.object({ kind: z.literal("replaced") }),
]);

export type LiveEvent = z.infer<typeof liveEvent>;
