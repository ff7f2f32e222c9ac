import type { GeneratedMatches, MyMatch, SavedMatches, SavedProfile } from "@khamt/contract";
import { screen } from "@testing-library/react";
import type { Fetcher } from "../../lib/api.ts";
import { fakeAccountServer } from "../../test/fake-account.ts";
import { idea, idOf } from "../../test/fixtures.ts";

export const key = "khamt-saved-matches";

export const saraaProfile: SavedProfile = {
  name: "Saraa",
  headline: "Backend engineer",
  skills: ["Go", "SQL"],
  lookingFor: [],
  experience: null,
  industry: null,
  stage: null,
  size: null,
  location: "Darkhan",
  avatar: null,
  names: {},
  isDemo: false,
};

export const saraa: MyMatch = {
  id: idOf("m1"),
  type: "cofounder",
  targetId: "33333333-3333-4333-8333-333333333333",
  status: "saved",
  savedAt: "2026-11-20T00:00:00.000Z",
  compatibility: 91,
  distant: false,
  reason: "Saraa brings what the idea lacks.",
  reasons: [],
  language: "en",
  source: { kind: "idea", id: idea.id, name: "Yak wool" },
  profile: saraaProfile,
  changed: null,
};

/** A server with one member, whose matches it keeps; down, it is not reached at all. */
export function fakeServer(
  rows: readonly MyMatch[],
  generated: GeneratedMatches = { outcome: "added", added: [] },
) {
  const account = fakeAccountServer();
  const calls: { call: string; body: unknown }[] = [];
  const server = { isDown: false, calls, fetcher: account.fetcher };
  let kept = [...rows];
  server.fetcher = ((path, init = {}) => {
    if (!path.startsWith("/api/my-matches")) return account.fetcher(path, init);
    if (server.isDown) return Promise.reject(new TypeError("Failed to fetch"));
    const { method = "GET" } = init;
    if (method === "GET")
      return Promise.resolve(Response.json(kept.filter(({ status }) => status !== "dismissed")));
    if (path.endsWith("/generate")) return Promise.resolve(Response.json(generated));
    const body: unknown = JSON.parse(init.body as string);
    calls.push({ call: `${method} ${path}`, body });
    if (method === "POST") {
      kept = [saraa];
      return Promise.resolve(Response.json({ saved: kept, left: [] } satisfies SavedMatches));
    }
    kept = kept.map((match) => ({ ...match, ...(body as Pick<MyMatch, "status">) }));
    return Promise.resolve(Response.json(kept[0]));
  }) satisfies Fetcher;
  return server;
}

export function card(name: string): HTMLElement {
  const item = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (item === null) throw new Error(`${name} has no card`);
  return item;
}

export function stored(): { samples: unknown[]; matches: unknown[] } {
  return JSON.parse(localStorage.getItem(key) ?? "null") as { samples: unknown[]; matches: unknown[] };
}
