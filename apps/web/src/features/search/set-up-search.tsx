import type { SearchAnswer, SearchResult } from "@khamt/contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { testContext } from "../../test/context.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { App, createAppRouter } from "../../test/whole-app.ts";

const saraa: SearchResult = {
  id: idOf("saraa"),
  kind: "cofounder",
  contentLanguage: "mn",
  isDemo: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  title: { text: "Saraa Bold", marks: [] },
  headline: { text: "Ахлах нягтлан", marks: [[6, 13]] },
  snippet: { text: "Арван жил ажилласан.", marks: [] },
  tags: ["SQL", "нягтлан бодох бүртгэл"],
  matchedTags: ["нягтлан бодох бүртгэл"],
  names: { "нягтлан бодох бүртгэл": "accounting", Дархан: "Darkhan" },
  location: "Дархан",
  avatar: null,
};

const few: SearchAnswer = {
  results: [
    saraa,
    { ...saraa, id: idOf("law-firm"), kind: "company", title: { text: "Law firm", marks: [] } },
  ],
  counts: { idea: 0, cofounder: 1, company: 1, project: 0 },
  countedTo: 1000,
  correction: null,
  partial: false,
  nextCursor: null,
};

const none = { ...few, results: [], counts: { idea: 0, cofounder: 0, company: 0, project: 0 } };

const used = "accountant";

const special: Record<string, SearchAnswer> = {
  law: { ...few, counts: { idea: 0, cofounder: 1, company: 1000, project: 1000 } },
  acountant: { ...few, correction: { query: used, applied: false } },
  xyzacountant: { ...few, correction: { query: used, applied: true } },
  "yak law": { ...few, partial: true },
  "I need a yak lawyer": { ...few, partial: true },
  nothing: none,
  "nothing at all": none,
};

/** Answers as the words ask for it; "broken" fails until it is mended. */
export async function open(path: string) {
  const asked: { q: string | null; cursor: string | null; limit: string | null; tags: string[] }[] = [];
  let isBroken = true;
  const answerTo = (params: URLSearchParams): Response => {
    const [q, cursor, limit] = [params.get("q"), params.get("cursor"), params.get("limit")];
    asked.push({ q, cursor, limit, tags: params.getAll("tag") });
    if (q === "broken" && isBroken) {
      const body = { error: "unavailable", message: "The search rests.", requestId: "r1" };
      return Response.json(body, { status: 503 });
    }
    return Response.json(
      q?.startsWith("many") === true ? pageOfMany(Number(cursor), Number(limit)) : (special[q ?? ""] ?? few),
    );
  };
  let gate = Promise.resolve();
  const fetcher: Fetcher = async (path) => {
    const { pathname, searchParams } = new URL(path, "http://khamt.example");
    await gate;
    if (pathname === "/api/search") return answerTo(searchParams);
    if (pathname !== "/api/concepts") return fakeApi(path);
    const accounting = {
      id: "accounting",
      kind: "skill",
      label: "accounting",
      otherLabel: "нягтлан бодох бүртгэл",
    };
    return Response.json(searchParams.get("q")?.startsWith("нягт") === true ? [accounting] : []);
  };
  document.documentElement.lang = "en";
  const context = testContext(fetcher, "en");
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  render(<App context={context} router={router} />);
  await screen.findByRole("heading", { level: 1 });
  if (asked.length > 0) await screen.findByRole("navigation", { name: "Kinds of results" });
  await waitFor(() => expect(screen.queryByRole("status", { name: "Searching" })).toBeNull());
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    gate = promise.then(() => undefined);
    return () => resolve(undefined);
  };
  const mend = () => {
    isBroken = false;
  };
  return { asked, router, hold, mend, address: () => router.state.location.href };
}

function pageOfMany(start: number, limit: number): SearchAnswer {
  const ids = Array.from({ length: 30 }, (_, index) => idOf(`person-${index}`)).slice(start, start + limit);
  const end = start + ids.length;
  return {
    ...few,
    results: ids.map((id) => ({ ...saraa, id })),
    counts: { idea: 0, cofounder: 30, company: 0, project: 0 },
    nextCursor: end < 30 ? String(end) : null,
  };
}

export function box(): HTMLInputElement {
  return screen.getByRole("combobox", { name: "What are you looking for?" });
}

export function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
}

export function results(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "Search results" })).getAllByRole("link");
}
