import type { IdeaDetail, MatchResult, TextMatches } from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { Fetcher } from "../lib/api.ts";
import { AuthContext, type Auth } from "../lib/auth/index.ts";
import { catalogue, LanguageContext } from "../lib/language/index.ts";
import { testContext } from "./context.ts";
import { createAppRouter } from "../router.tsx";
import { idea, idOf } from "./fixtures.ts";
import { visitor } from "./readers.ts";

export function match(name: string, compatibility: number): MatchResult {
  return {
    id: idOf(name),
    type: "cofounder",
    name,
    headline: "Backend engineer",
    compatibility,
    distant: isDistant(compatibility),
    isDemo: false,
    contentLanguage: "en",
    confidence: 0.8,
    skills: ["Go", "SQL", "Linux", "Kafka", "gRPC", "Redis", "Nginx"],
    lookingFor: [],
    experience: null,
    industry: null,
    stage: null,
    size: null,
    projects: null,
    rating: null,
    names: {},
    location: "Darkhan",
    avatar: null,
    reason: `${name} brings what the idea lacks.`,
    reasons: [],
  };
}

const ofSevenWords: IdeaDetail = {
  ...idea,
  title: "Warm yak wool",
  description: "Looms in Arvaikheer",
  tags: ["wool"],
  requiredSkills: [],
  lookingFor: [],
  fundingNeeds: null,
  location: null,
};

/** Knows one idea of seven words; answers the latest match when the test says so. `others` answers any other path first. */
export function fakeMatchServer(others: (path: string) => Response | undefined = () => undefined) {
  const asked: unknown[] = [];
  let latest: { signal: AbortSignal | null | undefined; call: PromiseWithResolvers<Response> } | undefined;
  const fetcher: Fetcher = (path, init) => {
    if (path === "/api/matches/advice") {
      return Promise.resolve(Response.json({ missing: [], loosen: [], matches: 0 }));
    }
    if (path !== "/api/matches" && path !== "/api/matches/text") {
      return Promise.resolve(others(path) ?? Response.json(ofSevenWords));
    }
    asked.push(JSON.parse(init?.body as string));
    latest = { signal: init?.signal, call: Promise.withResolvers<Response>() };
    return latest.call.promise;
  };
  const headers = { "x-candidates-considered": "40", "x-matching-milliseconds": "12" };
  const settle = (run: (call: PromiseWithResolvers<Response>) => void) =>
    act(async () => {
      if (latest === undefined) throw new Error("no match was asked for");
      run(latest.call);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return {
    asked,
    fetcher,
    signal: () => latest?.signal,
    answer: (found: MatchResult[] | TextMatches) =>
      settle((call) => call.resolve(Response.json(found, { headers }))),
    fail: (body: object) => settle((call) => call.resolve(Response.json(body, { status: 503 }))),
    disconnect: () => settle((call) => call.reject(new TypeError("Failed to fetch"))),
  };
}

type Dialog = {
  fetcher: Fetcher;
  /** The words of the feature under test. */
  load: (context: ReturnType<typeof testContext>) => Promise<void>;
  auth?: Auth;
  children: (isOpen: boolean) => ReactNode;
};

/** A dialog by itself in an application that answers as told. */
export async function openDialog({ fetcher, load, auth = visitor, children }: Dialog) {
  const context = testContext(fetcher, "en");
  await context.language.load(
    catalogue("saves"),
    catalogue("vocabulary"),
    catalogue("ui"),
    catalogue("matches"),
    catalogue("wishes"),
  );
  await load(context);
  const router = createAppRouter(context, createMemoryHistory());
  const dialog = (isOpen: boolean) => (
    <QueryClientProvider client={context.queryClient}>
      <LanguageContext value={context.language}>
        <RouterContextProvider router={router}>
          <AuthContext value={auth}>{children(isOpen)}</AuthContext>
        </RouterContextProvider>
      </LanguageContext>
    </QueryClientProvider>
  );
  const { rerender } = render(dialog(true));
  const show = (isOpen: boolean) => act(async () => rerender(dialog(isOpen)));
  return { close: () => show(false), reopen: () => show(true) };
}

export async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

export function currentStep(): string {
  return (
    screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step")
      ?.textContent ?? ""
  );
}
