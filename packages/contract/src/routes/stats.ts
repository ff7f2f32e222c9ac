import * as calls from "../calls/stats.ts";
import { languageQuery } from "../list.ts";
import { stats } from "../site/stats.ts";
import type { Routes } from "./route.ts";

const tag = "Stats";

export const statsRoutes = {
  getStats: {
    call: calls.getStats,
    summary: "Live counts",
    tag,
    query: languageQuery,
    answer: stats,
  },
} satisfies Routes;
