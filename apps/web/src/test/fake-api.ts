import type { ErrorBody, Stats } from "@khamt/contract";
import { errorStatus, type ErrorId } from "@khamt/contract/errors";
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
  if (path.startsWith("/api/sums?")) return Promise.resolve(Response.json({ sum: null }));
  return Promise.resolve(refuse("not-found"));
};

/** What the server says where it does not do what it is asked for. */
export function refuse(error: ErrorId, more: Partial<ErrorBody> = {}): Response {
  const body: ErrorBody = { error, message: `The server says: ${error}.`, requestId: "r1", ...more };
  return Response.json(body, { status: errorStatus[error] });
}
