import * as z from "zod";
import * as calls from "../calls/health.ts";
import type { Routes } from "./route.ts";

const tag = "Health";

export const healthRoutes = {
  checkLiveness: {
    call: calls.checkLiveness,
    summary: "Whether the process lives",
    tag,
    answer: z.object({ status: z.literal("alive") }),
    isHidden: true,
  },
  checkReadiness: {
    call: calls.checkReadiness,
    summary: "Whether it can serve",
    tag,
    answer: z.object({
      status: z.literal("ready"),
      /** Lists, accounts and messages do without it: a server that still reads profiles is sent readers all the same. */
      matching: z.enum(["ready", "getting-ready"]),
    }),
    isHidden: true,
  },
} satisfies Routes;
