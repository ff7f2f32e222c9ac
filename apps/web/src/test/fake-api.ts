import type { Stats } from "@khamt/contract";
import type { Fetcher } from "../lib/api.ts";

export const stats: Stats = {
  ideas: 3,
  partners: 5,
  individuals: 4,
  companies: 1,
  projects: 2,
  activeThisWeek: null,
  acceptanceRate: null,
  medianAnswerHours: null,
};

/** An API that knows the counts, that the reader is a visitor, and nothing else. */
export const fakeApi: Fetcher = (path) => {
  if (path === "/api/stats") return Promise.resolve(Response.json(stats));
  if (path === "/api/auth/me") return Promise.resolve(Response.json({ user: null }));
  return Promise.resolve(
    Response.json(
      { error: "not-found", message: "There is nothing here.", requestId: "r1" },
      { status: 404 },
    ),
  );
};
