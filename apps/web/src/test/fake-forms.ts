import type { Fetcher } from "../lib/api.ts";
import { account } from "./fake-account.ts";
import { fakeApi, refuse } from "./fake-api.ts";
import { idOf, ownCofounder, ownCompany, ownIdea, ownProject } from "./fixtures.ts";
import { member } from "./readers.ts";

export type OwnProfile = {
  id: string;
  updatedAt: string;
  [field: string]: unknown;
};

/** A server that keeps profiles and drafts of one member, who may be signed out. */
export function fakeFormServer(start: {
  signedIn?: boolean;
  own?: Record<string, OwnProfile[]>;
  drafts?: Record<string, unknown>;
}) {
  const kept = { signedIn: start.signedIn ?? true, own: start.own ?? {}, drafts: { ...start.drafts } };
  const calls: { call: string; body: unknown }[] = [];
  /** What a call is answered with instead, once each. */
  const refusals = new Map<string, Response>();

  const answer = (call: string, path: string, body: unknown): Response | undefined => {
    const refusal = refusals.get(call.split("?")[0] ?? "");
    if (refusal !== undefined) {
      refusals.delete(call.split("?")[0] ?? "");
      return refusal;
    }
    if (call === "GET /api/auth/me") return Response.json({ user: kept.signedIn ? member : null });
    if (path === "/api/account") return kept.signedIn ? Response.json(account) : refuse("not-signed-in");
    if (path.startsWith("/api/preferences/count")) return Response.json({ met: 0, of: 0, musts: [] });
    if (path.startsWith("/api/matches/advice")) return Response.json({ missing: [], loosen: [], matches: 0 });
    if (path.startsWith("/api/matches")) return Response.json([]);
    if (path.startsWith("/api/concepts")) return Response.json([]);
    if (path === "/api/my-decisions") return Response.json({ items: [], appealTo: null, isRead: true });
    const isMembers = /^\/api\/(drafts|my-)/.test(path) || !call.startsWith("GET");
    if (!kept.signedIn && isMembers) return refuse("not-signed-in");
    if (path.startsWith("/api/drafts/")) {
      if (call.startsWith("PUT")) kept.drafts[path] = body;
      if (call.startsWith("DELETE")) delete kept.drafts[path];
      return Response.json(kept.drafts[path] ?? { fields: null, editedAt: null });
    }
    if (/^\/api\/my-.*s$/.test(path)) return Response.json(kept.own[path] ?? []);
    if (call.startsWith("POST /api/")) {
      const made = stored(path, "new", body);
      const list = ownLists[path.split(/[/?]/)[2] ?? ""] ?? "";
      kept.own[list] = [made, ...(kept.own[list] ?? [])];
      return Response.json(made, { status: 201 });
    }
    if (call.startsWith("PUT /api/")) return Response.json(stored(path, "kept", body));
    return undefined;
  };
  const fetcher: Fetcher = (path, init = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (init.method !== undefined) calls.push({ call, body });
    return Promise.resolve(answer(call, path, body) ?? fakeApi(path, init));
  };
  const sent = (beginning: string) => calls.filter(({ call }) => call.startsWith(beginning));
  return { fetcher, kept, calls, sent, refusals };
}

const kinds: Record<string, OwnProfile> = {
  "startup-ideas": ownIdea,
  "startup-cofounders": ownCofounder,
  companies: ownCompany,
  "project-listings": ownProject,
};

const ownLists: Record<string, string> = {
  "startup-ideas": "/api/my-startup-idea-profiles",
  "startup-cofounders": "/api/my-cofounder-profiles",
  companies: "/api/my-company-profiles",
  "project-listings": "/api/my-project-listings",
};

function stored(path: string, label: string, body: unknown): OwnProfile {
  const kind = kinds[path.split(/[/?]/)[2] ?? ""];
  return { ...kind, ...(body as object), id: idOf(label), updatedAt: "2026-11-21T10:00:00.000Z" };
}
