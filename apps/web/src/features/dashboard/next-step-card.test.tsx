// @vitest-environment happy-dom
import type { DashboardMatch } from "@khamt/contract";
import { getCurrentUser, getDashboard, saveMatches } from "@khamt/contract/calls";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();

it.each([
  [[50, 38, 34], "One match is a good fit"],
  [[72, 61, 34], "2 matches are good fits"],
  [[48, 38, 34], "3 matches are worth a look"],
])("of matches with %j percent it says: %s", async (percents, title) => {
  await openPage(serverWith(percents), "/dashboard");
  expect(await screen.findByRole("heading", { level: 2, name: title })).toBeDefined();
});

it("demos are called so, and nobody is asked to invite them", async () => {
  await openPage(serverWith([72], true), "/dashboard");
  expect(await screen.findByText(/^These are demos/)).toBeDefined();
  expect(screen.queryByText(/invite whoever/)).toBeNull();
});

it("a company that comes with a project is led to post it", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: { ...member, accountType: "company" as const } }),
    [getDashboard]: () => ({ ...empty, next: { step: "make-profile" } }),
  });
  await openPage(fetcher, "/dashboard");
  const way = await screen.findByRole("link", { name: "We have a project" });
  expect(way.getAttribute("href")).toBe("/post-project");
});

it("what is not for the member gives way to the next best", async () => {
  const [first, second] = [matchOf(72), { ...matchOf(61), target: { ...matchOf(61).target, name: "Naraa" } }];
  const server = fakeServer({
    [getDashboard]: () => ({ ...empty, next: { step: "matches" }, best: [first] }),
    [saveMatches]: () => {
      server.answers[getDashboard] = () => ({ ...empty, next: { step: "matches" }, best: [second] });
      return { saved: [], left: [] };
    },
  });
  await openPage(server.fetcher, "/dashboard");
  fireEvent.click(await screen.findByRole("button", { name: `Not for me: ${first.target.name}` }));
  const next = await screen.findByRole("link", { name: "Naraa" });
  await waitFor(() => expect(document.activeElement).toBe(next.closest("ul")));
  const { type, compatibility, reason, source } = first;
  const dismissed = {
    type,
    targetId: first.target.id,
    shown: { compatibility, reason },
    status: "dismissed",
  };
  expect(server.calls).toMatchObject([
    { body: { matches: [{ ...dismissed, source: { kind: source.kind, id: source.id } }] } },
  ]);
});

const empty = {
  name: "Bat",
  since: null,
  tables: [],
  waiting: [],
  waitingCount: 0,
  news: { matches: [], events: [] },
  best: null,
};

function serverWith(percents: readonly number[], isDemo = false) {
  return fakeServer({
    [getDashboard]: () => ({
      ...empty,
      next: { step: "matches" },
      best: percents.map((percent) => ({ ...matchOf(percent), isDemo })),
    }),
  }).fetcher;
}

function matchOf(compatibility: number): DashboardMatch {
  return {
    type: "cofounder",
    target: { kind: "cofounder", id: idOf(`t${compatibility}`), name: `Saraa ${compatibility}` },
    headline: null,
    avatar: null,
    isDemo: false,
    source: { kind: "idea", id: idOf("s"), name: "Yak wool" },
    compatibility,
    reason: "Both are in Ulaanbaatar.",
  };
}
