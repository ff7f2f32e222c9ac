// @vitest-environment happy-dom
import type { MatchResult, PairHints, PairResult, TeamResult } from "@khamt/contract";
import { getConnectionWith, saveMatches } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { connectionWith } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

const ids = ["1", "2", "3"].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
const [ideaId = "", saraaId = "", batId = ""] = ids;
const source = `idea:${ideaId}`;
const matchAddress = `/match?source=${source}&target=cofounder:${saraaId}`;

it("says in words what the strands draw: each need, how far it is covered, and by what", async () => {
  await openPage(server, matchAddress);
  const rows = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(rows).toContain("financeCoveredaccountant");
  expect(rows).toContain("mobilePartly coveredReact");
  expect(rows).toContain("KoreanNot coveredNothing in the profile answers this.");
  expect(rows).toContain("TimeYak wool: full-timeDiffersSaraa: weekends");
  expect(screen.getByRole("heading", { level: 1, name: "Yak wool and Saraa" })).toBeDefined();
  expect(screen.getAllByRole("img", { name: "74% match" })).not.toEqual([]);
  expect(screen.getByText("Place 340 of 1024 candidates")).toBeDefined();
});

it.each([
  [74, "A good fit"],
  [62, "A good fit"],
  [30, "Worth a look"],
  [4, "A distant profile"],
])("calls %i % as lists call it: %s", async (compatibility, verdict) => {
  await openPage((path, init) => {
    if (path !== "/api/matches/pair") return server(path, init);
    const pair = pairWith(saraaId);
    return Promise.resolve(Response.json({ ...pair, match: { ...pair.match, compatibility } }));
  }, matchAddress);
  expect(screen.getByText(verdict)).toBeDefined();
});

it("offers to connect with a member, and says of a demo that nobody is behind it", async () => {
  for (const isDemo of [false, true]) {
    await openPage((path, init) => {
      if (path !== "/api/matches/pair") return server(path, init);
      const pair = pairWith(saraaId);
      return Promise.resolve(Response.json({ ...pair, match: { ...pair.match, isDemo } }));
    }, matchAddress);
    expect(screen.queryAllByRole("button", { name: "Connect" })).toHaveLength(isDemo ? 0 : 1);
    expect(screen.queryAllByText(/^A demo: nobody is behind it/)).toHaveLength(isDemo ? 1 : 0);
    cleanup();
  }
});

it("leads on from somebody who is not for the member, to the next on the dashboard", async () => {
  const { fetcher, calls } = fakeServer({
    [getConnectionWith]: () => ({ ...connectionWith, is: "own" }),
    [saveMatches]: () => ({ saved: [], left: [] }),
  });
  const asMember: Fetcher = (path, init) => (isOfMember(path) ? fetcher : server)(path, init);
  const { router } = await openPage(asMember, matchAddress);
  fireEvent.click(await screen.findByRole("button", { name: "Not for me: Saraa" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  const matches = [{ targetId: saraaId, status: "dismissed", source: { kind: "idea", id: ideaId } }];
  expect(calls).toMatchObject([{ call: saveMatches, body: { matches } }]);
});

const isOfMember = (path: string) => !path.startsWith("/api/matches");

it("says that all is known only where nothing is unknown", async () => {
  await openPage((path, init) => {
    if (path !== "/api/matches/pair") return server(path, init);
    const pair = pairWith(saraaId);
    return Promise.resolve(Response.json({ ...pair, match: { ...pair.match, confidence: 1 } }));
  }, matchAddress);
  expect(screen.getByText("Both profiles say nearly all that matters (99%).")).toBeDefined();
});

it("says plainly what stands against a candidate", async () => {
  await openPage(server, matchAddress);
  const against = sectionOf("What could get in the way");
  expect(within(against).getByText(/Time differs/)).toBeDefined();
  expect(within(against).getByText("Lower than in most pairs: time (4 points less).")).toBeDefined();
  expect(within(against).getByText("Still missing: Korean.")).toBeDefined();
  expect(within(against).getByText("Only partly covered: mobile.")).toBeDefined();
  expect(within(against).getByText("Not known, because a profile says nothing: place.")).toBeDefined();
});

it("asks who closes the gap and what would raise the percentage once the reader comes near", async () => {
  const asked: string[] = [];
  const listening: Fetcher = (path, init) => {
    asked.push(path);
    return server(path, init);
  };
  await openPage(listening, matchAddress);
  expect(sectionOf("Closing the gap").textContent).toContain("mobile, Korean");
  const whole = within(sectionOf("Closing the gap")).getByRole("link", { name: "A team for “Yak wool”" });
  expect(whole.getAttribute("href")).toBe(`/match?source=${encodeURIComponent(source)}`);
  expect(asked).not.toContain("/api/matches/hints");
  expect(asked).not.toContain("/api/matches/team");
  cleanup();
  // Everything is near.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #hear: (entries: { isIntersecting: boolean }[]) => void;
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        this.#hear = hear;
      }
      observe() {
        this.#hear([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  await openPage(listening, matchAddress);
  const raising = within(sectionOf("What would raise the percentage"));
  expect(await raising.findByText("Full-time instead of weekends: 74% → 83%")).toBeDefined();
  expect(raising.getByText("In the profile of Saraa")).toBeDefined();
  expect(raising.queryByText("In the profile of Yak wool")).toBeNull();
  const team = within(sectionOf("Closing the gap"));
  expect(await team.findByText(/Still missing: mobile, Korean\. This person closes part/)).toBeDefined();
  expect(team.getByRole("link", { name: "Why this match" }).getAttribute("href")).toContain(batId);
});

it("gives in the table of a comparison the numbers that the drawing shows", async () => {
  await openPage(server, `/compare?source=${source}&targets=cofounder:${saraaId},cofounder:${batId}`);
  const table = screen.getByRole("table", { name: "How well each part fits" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Part", "Saraa", "Bat"],
    ["1Skills asked for", "46%", "80%"],
    ["2Time", "15%", "15%"],
    ["3Place", "not known", "100%"],
  ]);
  const drawing = screen.getByRole("img", { name: /as a drawing/ });
  const corners = [...drawing.querySelectorAll("path[fill-opacity]")].map((path) => path.getAttribute("d"));
  expect(corners).toEqual([shapeOf([0.46, 0.15, 0.42]), shapeOf([0.8, 0.15, 1])]);
});

it.each([
  [`/match?source=planet:${ideaId}&target=cofounder:${saraaId}`, "Which match is it about?"],
  ["/match", "Which match is it about?"],
  ["/compare", "Who is to be compared?"],
])("of an address without profiles, %s says what the page is for and where to go", async (address, title) => {
  await openPage(server, address);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole("link", { name: "Find matches" }).getAttribute("href")).toBe("/");
});

function sectionOf(title: string): HTMLElement {
  const section = screen.getByRole("heading", { name: title }).closest("section");
  if (section === null) throw new Error(`${title} is no section`);
  return section;
}

/** Three axes from the middle of the drawing, the first one up. */
function shapeOf(shares: number[]): string {
  const corners = shares.map((share, index) => {
    const angle = (2 * Math.PI * index) / shares.length - Math.PI / 2;
    const round = (value: number) => Math.round(value * 10) / 10;
    return `${round(280 + 132 * share * Math.cos(angle))} ${round(200 + 132 * share * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

function profile(id: string, name: string, type: MatchResult["type"]): MatchResult {
  return {
    id,
    type,
    name,
    headline: null,
    compatibility: 74,
    distant: false,
    isDemo: false,
    contentLanguage: "en",
    confidence: 0.9,
    skills: [],
    lookingFor: [],
    experience: null,
    industry: null,
    stage: null,
    size: null,
    projects: null,
    rating: null,
    names: {},
    location: null,
    avatar: null,
    reason: "Matching skills: accounting.",
    reasons: [
      {
        factor: "commitment",
        kind: "conflict",
        direction: "wanted",
        contribution: -0.2,
        text: "Time differs: full-time wanted, weekends offered.",
        evidence: [],
      },
    ],
  };
}

function pairWith(id: string): PairResult {
  const isSaraa = id === saraaId;
  const open = ["Korean", "mobile"].map((need) => ({ need, name: need, theirs: "" }));
  return {
    match: profile(id, isSaraa ? "Saraa" : "Bat", "cofounder"),
    reverse: profile(ideaId, "Yak wool", "startup-idea"),
    asking: "source",
    needs: {
      covered: 0.4,
      open,
      all: [
        { need: "finance", name: "finance", theirs: "accountant", cover: "covered" },
        { need: "mobile", name: "mobile", theirs: "React", cover: "partly" },
        { need: "Korean", name: "Korean", theirs: "", cover: "open" },
      ],
    },
    wants: [],
    terms: [{ factor: "commitment", source: "full-time", target: "weekends", cover: "open" }],
    factors: [
      { factor: "skills", fit: isSaraa ? 0.46 : 0.8, average: 0.06, points: 30 },
      { factor: "commitment", fit: 0.15, average: 0.66, points: -4 },
      { factor: "place", fit: isSaraa ? null : 1, average: 0.42, points: 0 },
    ],
    standing: { place: 340, of: 1024 },
  };
}

const team: TeamResult = {
  summary: "1 member",
  covered: 0.8,
  members: [
    {
      match: profile(batId, "Bat", "cofounder"),
      brings: 0.4,
      text: "Brings: mobile.",
      covers: [{ need: "mobile", name: "mobile", theirs: "Kotlin" }],
    },
  ],
  open: [{ need: "Korean", name: "Korean", theirs: "" }],
};

const hints: PairHints = {
  source: [],
  target: [{ topic: "commitment", from: 74, to: 83, text: "Full-time instead of weekends: 74% → 83%" }],
};

const server: Fetcher = (path, init) => {
  if (path === "/api/matches/hints") return Promise.resolve(Response.json(hints));
  if (path === "/api/matches/team") return Promise.resolve(Response.json(team));
  if (path !== "/api/matches/pair") return fakeApi(path, init);
  const { target } = JSON.parse(init?.body as string) as { target: { id: string } };
  return Promise.resolve(Response.json(pairWith(target.id)));
};
