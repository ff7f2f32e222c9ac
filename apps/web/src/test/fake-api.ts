import type { Fetcher } from "../lib/api.ts";

export const stats = { ideas: 3, partners: 5, individuals: 4, companies: 1, projects: 2, activeThisWeek: 1 };

/** An API that knows the counts and nothing else. */
export const fakeApi: Fetcher = (path) =>
  Promise.resolve(
    path === "/api/stats"
      ? Response.json(stats)
      : Response.json(
          { error: "not-found", message: "There is nothing here.", requestId: "r1" },
          { status: 404 },
        ),
  );
