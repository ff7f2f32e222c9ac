import * as calls from "../calls/dashboard.ts";
import { languageQuery } from "../list.ts";
import { dashboard } from "../members/dashboard.ts";
import type { Routes } from "./route.ts";

export const dashboardRoutes = {
  getDashboard: {
    call: calls.getDashboard,
    summary: "What waits for the member, what is new since the last visit, and what comes next",
    tag: "Account",
    query: languageQuery,
    answer: dashboard,
  },
} satisfies Routes;
