// @vitest-environment happy-dom
import type { ConnectionQuota, GeneratedMatches, KeptSearch, MyMatch, SavedMatches } from "@khamt/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dismissToast } from "../../ui/toast/toast-store.ts";
import type { Fetcher } from "../../lib/api.ts";
import { failOnConsole, takeMessages } from "../../test/console.ts";
import { fakeAccountServer } from "../../test/fake-account.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { connection, connectionWith, idea, idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";

failOnConsole();
afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

const key = "khamt-saved-matches";

describe("a visitor's matches", () => {
  it("begin with five samples, each marked, counted in the tabs, and none leading to somebody who is not there", async () => {
    await openPage(fakeApi, "/my-matches");
    expect(screen.getAllByText("Demo")).toHaveLength(5);
    expect(tabs()).toEqual(["All5", "All Partners3", "Individuals2", "Companies1", "Ideas2"]);
    const summary = [...screen.getByLabelText("Summary").children].map(({ textContent }) => textContent);
    expect(summary).toEqual(["Matches5", "Partners3", "Ideas2", "Contacted0"]);
    const links = screen.getAllByRole("link", { name: "Search for such profiles" });
    expect(links.map((link) => link.getAttribute("href")).every((to) => to?.startsWith("/search?q="))).toBe(
      true,
    );
    expect(screen.queryByRole("link", { name: /View Profile/ })).toBeNull();
    expect(within(card("Web developer")).getByText("+1 more")).toBeDefined();
  });

  it("stand in the group that the address names", async () => {
    await openPage(fakeApi, "/my-matches?tab=companies");
    expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
      "Mobile app studio",
    ]);
    expect(screen.getByRole("link", { current: "page", name: /Companies/ })).toBeDefined();
  });

  it("are removed with a way back to their old place, and stay so", async () => {
    await openPage(fakeApi, "/my-matches");
    await press("Remove: FinTech for small shops");
    expect(tabs()[0]).toBe("All4");
    expect(document.activeElement?.textContent).toBe("4 matches");
    expect(stored().samples).toHaveLength(4);
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(tabs()[0]).toBe("All5"));
    const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(names[1]).toBe("FinTech for small shops");
  });

  it("are contacted once", async () => {
    await openPage(fakeApi, "/my-matches");
    await press("Contact: Marketing specialist");
    const button = within(card("Marketing specialist")).getByRole<HTMLButtonElement>("button", {
      name: "Contacted",
    });
    expect(button.disabled).toBe(true);
    expect(await screen.findByText(/nothing was sent/)).toBeDefined();
  });

  it.each(["{", "[]", '{"samples":[],"matches":[{"id":1}]}'])(
    "are begun anew where they are corrupt: %s",
    async (text) => {
      localStorage.setItem(key, text);
      await openPage(fakeApi, "/my-matches");
      expect(screen.getAllByText("Demo")).toHaveLength(5);
      expect(localStorage.getItem(key)).toBeNull();
      expect(takeMessages("warn")).toEqual([[expect.stringContaining("corrupt")]]);
    },
  );

  it("are not generated for nobody: the way to an account is shown at once", async () => {
    await openPage(fakeApi, "/my-matches");
    await press("Generate New Matches");
    const status = await screen.findByText(/Sign in and create a profile/);
    expect(status).toBeDefined();
  });
});

describe("a member's matches", () => {
  it("are those of the account, told with what has changed, and without the name of who has left", async () => {
    const { fetcher } = fakeServer([
      { ...saraa, changed: { theirs: ["skills", "time"], yours: [] } },
      { ...saraa, id: idOf("gone"), profile: null },
    ]);
    await openPage(fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    expect(screen.queryByText("Demo")).toBeNull();
    expect(screen.getByText(/in this profile: skills, time/)).toBeDefined();
    const gone = card("This profile is not listed any more");
    expect(within(gone).queryByRole("button", { name: /Contact/ })).toBeNull();
    expect(screen.getByRole("link", { name: "View Profile: Saraa" }).getAttribute("href")).toBe(
      `/startup-cofounders/${saraa.targetId}`,
    );
  });

  it("are dismissed and restored on the server", async () => {
    const { fetcher, calls } = fakeServer([saraa]);
    await openPage(fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    await press("Remove: Saraa");
    await screen.findByRole("heading", { name: "No matches here yet" });
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByRole("heading", { name: "Saraa" });
    expect(calls).toEqual([
      { call: `PATCH /api/my-matches/${saraa.id}`, body: { status: "dismissed" } },
      { call: `PATCH /api/my-matches/${saraa.id}`, body: { status: "saved" } },
    ]);
  });

  it("are contacted by an invitation; what is typed stays until the server has taken it", async () => {
    const { fetcher, calls } = fakeServer([saraa]);
    const invited: unknown[] = [];
    let answer = Response.json(
      { error: "same-words", message: "Write in your own words.", requestId: "r1" },
      { status: 409 },
    );
    const server: Fetcher = (path, init) => {
      if (!path.startsWith("/api/connections")) return fetcher(path, init);
      if (path.includes("/with/")) return Promise.resolve(Response.json(connectionWith));
      if (path.endsWith("/quota")) return Promise.resolve(Response.json(quota));
      invited.push(JSON.parse(init?.body as string));
      return Promise.resolve(answer);
    };
    await openPage(server, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    await press("Contact: Saraa");
    expect(await screen.findByText(/18 of 20 left this week. Renewed on/)).toBeDefined();
    const message = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    fireEvent.change(message, { target: { value: "You know Go, and yaks." } });
    await press("Send invitation");
    expect((await screen.findAllByText("Write in your own words.")).length).toBeGreaterThan(0);
    expect(message.value).toBe("You know Go, and yaks.");
    answer = Response.json(connection);
    await press("Send invitation");
    await screen.findByText("Invitation sent");
    expect(invited).toHaveLength(2);
    expect(invited[1]).toEqual(invited[0]);
    expect(invited[0]).toMatchObject({ target: { kind: "cofounder", id: saraa.targetId } });
    await waitFor(() =>
      expect(calls).toEqual([{ call: `PATCH /api/my-matches/${saraa.id}`, body: { status: "contacted" } }]),
    );
  });

  it("stay as they are where there is no connection, and the retry works", async () => {
    const server = fakeServer([saraa]);
    await openPage(server.fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    server.isDown = true;
    await press("Remove: Saraa");
    expect(await screen.findByText(/Nothing was lost/)).toBeDefined();
    expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
    server.isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "No matches here yet" });
  });

  it("are asked for again where they did not come", async () => {
    const server = fakeServer([saraa]);
    server.isDown = true;
    await openPage(server.fetcher, "/my-matches");
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    server.isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Saraa" })).toBeDefined();
  });

  it.each([
    [{ outcome: "none-left", added: [] }, "There is nothing new for your profiles right now"],
    [{ outcome: "no-profile", added: [] }, "New matches are found for your own profiles"],
  ] as const)("are generated at once for who wants less motion: %j", async (answer, text) => {
    vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const server = fakeServer([], { outcome: answer.outcome, added: [] });
    await openPage(server.fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "No matches here yet" });
    await press("Generate New Matches");
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("are generated for three seconds, and told how many there are", async () => {
    const server = fakeServer([], { outcome: "added", added: [saraa, { ...saraa, id: idOf("m2") }] });
    await openPage(server.fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "No matches here yet" });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    await press("Generate New Matches");
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.getByRole("button", { name: "Generating…" })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(100));
    vi.useRealTimers();
    expect(await screen.findByText("2 new matches added")).toBeDefined();
  });

  it("take in what a visitor saved, tell how many, and leave the samples where they are", async () => {
    const samples = [{ id: "sample-1", contacted: false }];
    localStorage.setItem(key, JSON.stringify({ samples, matches: [{ ...saraa, id: saraa.targetId }] }));
    const { fetcher, calls } = fakeServer([]);
    await openPage(fetcher, "/my-matches");
    expect(await screen.findByText("1 match you saved is now in your account")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Saraa" })).toBeDefined();
    expect(stored()).toEqual({ samples, matches: [] });
    expect(calls).toEqual([
      {
        call: "POST /api/my-matches",
        body: {
          matches: [
            {
              type: "cofounder",
              targetId: saraa.targetId,
              savedAt: saraa.savedAt,
              contacted: false,
              shown: { compatibility: 91, reason: saraa.reason },
              source: { kind: "idea", id: idea.id },
            },
          ],
        },
      },
    ]);
  });
});

describe("a member's kept searches", () => {
  it("are listed with what they look for, lead to their results, and are removed with a way back", async () => {
    const { fetcher, calls } = keepingServer([wishKept, ideaKept, hiddenKept]);
    await openPage(fetcher, "/my-matches");
    const section = await screen.findByRole("region", { name: "Your saved searches" });
    const lines = () => within(section).getAllByRole("listitem");
    expect(lines().map((line) => line.querySelector("p")?.textContent)).toEqual([
      "A nurse, part-time",
      "For “Yak wool”",
      "For a profile of yours that is not listed now",
    ]);
    expect(lines()[0]?.textContent).toMatch(/People · saved .+ ago/);
    const links = within(section).getAllByRole("link");
    expect(links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).toEqual([
      "/results?for=cofounder&wish=A+nurse,+part-time",
      `/results?for=company&source=idea:${idea.id}`,
    ]);
    await press("Remove the search: A nurse, part-time");
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(document.activeElement?.contains(section)).toBe(true);
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(calls).toEqual([
      { call: `DELETE /api/kept-searches/${wishKept.id}`, body: undefined },
      {
        call: "POST /api/kept-searches",
        body: { looksFor: "cofounder", about: { text: "A nurse, part-time" } },
      },
    ]);
  });

  it("take no room where there are none, and are a visitor's never", async () => {
    await openPage(keepingServer([]).fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "No matches here yet" });
    expect(screen.queryByText("Your saved searches")).toBeNull();
    cleanup();
    const asked: string[] = [];
    const asVisitor: Fetcher = (path, init) => {
      asked.push(path);
      return fakeApi(path, init);
    };
    await openPage(asVisitor, "/my-matches");
    expect(asked.filter((path) => path.includes("kept-searches"))).toEqual([]);
  });
});

const wishKept: KeptSearch = {
  id: idOf("k1"),
  looksFor: "cofounder",
  text: "A nurse, part-time",
  source: null,
  createdAt: "2026-03-01T04:00:00.000Z",
};
const ideaKept: KeptSearch = {
  ...wishKept,
  id: idOf("k2"),
  looksFor: "company",
  text: null,
  source: { kind: "idea", id: idea.id, name: "Yak wool" },
};
const hiddenKept: KeptSearch = {
  ...ideaKept,
  id: idOf("k3"),
  source: { kind: "cofounder", id: idOf("me"), name: null },
};

/** A server with one member, who keeps these searches. */
function keepingServer(searches: readonly KeptSearch[]) {
  const matches = fakeServer([]);
  const calls: { call: string; body: unknown }[] = [];
  let kept = [...searches];
  const fetcher: Fetcher = (path, init = {}) => {
    if (!path.startsWith("/api/kept-searches")) return matches.fetcher(path, init);
    const { method = "GET" } = init;
    if (method === "GET") return Promise.resolve(Response.json(kept));
    calls.push({
      call: `${method} ${path}`,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    });
    kept = method === "POST" ? [wishKept, ...kept] : kept.filter(({ id }) => !path.endsWith(id));
    return Promise.resolve(Response.json(method === "POST" ? wishKept : { id: wishKept.id }));
  };
  return { fetcher, calls };
}

const quota: ConnectionQuota = {
  left: 18,
  of: 20,
  resetsAt: "2026-11-22T16:00:00.000Z",
  open: 2,
  mostOpen: null,
};

const saraa: MyMatch = {
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
  profile: {
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
  },
  changed: null,
};

/** A server with one member, whose matches it keeps; down, it is not reached at all. */
function fakeServer(rows: readonly MyMatch[], generated: GeneratedMatches = { outcome: "added", added: [] }) {
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

function tabs(): (string | null)[] {
  const nav = screen.getByRole("navigation", { name: "Show" });
  return within(nav)
    .getAllByRole("link")
    .map((link) => link.textContent);
}

function card(name: string): HTMLElement {
  const item = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (item === null) throw new Error(`${name} has no card`);
  return item;
}

async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
}

function stored(): { samples: unknown[]; matches: unknown[] } {
  return JSON.parse(localStorage.getItem(key) ?? "null") as { samples: unknown[]; matches: unknown[] };
}
