// @vitest-environment happy-dom
import type { SearchAnswer, SearchResult } from "@khamt/contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { testContext } from "../../test/context.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { App, createAppRouter } from "../../test/whole-app.ts";
import { failOnConsole } from "../../test/console.ts";

failOnConsole();
afterEach(cleanup);

it("offers ways in before anything is searched for", async () => {
  const { asked } = await open("/search");
  expect(screen.getByRole("link", { name: "Tourism" }).getAttribute("href")).toBe("/search?q=Tourism");
  expect(screen.getByRole("link", { name: "нягтлан бодогч" }).getAttribute("lang")).toBe("mn");
  expect(asked).toEqual([]);
});

it("searches as one types, when the typing pauses, and keeps the words in the address", async () => {
  const { asked, address } = await open("/search");
  type("a");
  type("acc");
  await screen.findByText("2 results");
  expect(address()).toBe("/search?q=acc");
  expect(asked.map(({ q }) => q)).toEqual(["acc"]);
});

it("searches at once with Enter", async () => {
  const { address } = await open("/search");
  type("acc ");
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(address()).toBe("/search?q=acc"));
  expect(box().value).toBe("acc ");
});

it("never takes back what is typed while an answer is on its way", async () => {
  const { address } = await open("/search");
  type("acc");
  fireEvent.submit(screen.getByRole("search"));
  type("accou");
  await waitFor(() => expect(address()).toBe("/search?q=acc"));
  expect(box().value).toBe("accou");
  await waitFor(() => expect(address()).toBe("/search?q=accou"));
});

it("shows the words of an address that is opened or gone back to", async () => {
  const { router } = await open("/search?q=law&kind=company");
  expect(box().value).toBe("law");
  await act(() => router.navigate({ to: "/search", search: { q: "sales" } }));
  expect(box().value).toBe("sales");
  await act(async () => router.history.back());
  await waitFor(() => expect(box().value).toBe("law"));
});

it("marks what answers, and shows tags by the reader's names, the matching one first", async () => {
  await open("/search?q=accounting");
  const row = screen.getAllByRole("listitem").find((item) => item.textContent.includes("Saraa"));
  if (row === undefined) throw new Error("no result");
  const marks = [...row.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks).toEqual(["нягтлан", "accounting (written: нягтлан бодох бүртгэл)"]);
  const tags = within(within(row).getByRole("list", { name: "Topics" })).getAllByRole("listitem");
  expect(tags.map((tag) => tag.textContent)).toEqual(["accounting (written: нягтлан бодох бүртгэл)", "SQL"]);
  expect(within(row).getByTitle("нягтлан бодох бүртгэл").getAttribute("lang")).toBe("en");
  expect(within(row).getByRole("link").getAttribute("href")).toBe(`/startup-cofounders/${idOf("saraa")}`);
});

it("has a tab for each kind, with its count, and keeps the words", async () => {
  await open("/search?q=law&kind=company");
  const tabs = within(screen.getByRole("navigation", { name: "Kinds of results" })).getAllByRole("link");
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    "All2,001+",
    "Ideas0",
    "Co-founders1",
    "Companies1,000+",
    "Projects1,000+",
  ]);
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([null, null, null, "page", null]);
  expect(tabs[1]?.getAttribute("href")).toBe("/search?q=law&kind=idea");
});

it("offers the word that may have been meant", async () => {
  await open("/search?q=acountant");
  const link = screen.getByRole("link", { name: "Did you mean “accountant”?" });
  expect(link.getAttribute("href")).toBe("/search?q=accountant");
});

it("says when it searched for another word", async () => {
  await open("/search?q=xyzacountant");
  expect(screen.getByText(/No results for “xyzacountant”. Showing results for “accountant”./)).toBeDefined();
});

it("says when nothing answers all of the words", async () => {
  await open("/search?q=yak+law");
  expect(
    screen.getByText("Nothing contains all of “yak law”. These contain part of it: 2 results"),
  ).toBeDefined();
});

it("says when there is nothing, and leads on", async () => {
  await open("/search?q=nothing&kind=idea");
  expect(screen.getByRole("heading", { name: "No results for “nothing”" })).toBeDefined();
  const ways = within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(ways.slice(-4)).toEqual([
    "/startup-ideas",
    "/startup-cofounders",
    "/companies",
    "/project-listings",
  ]);
});

it("shows the answer before, with what it answers, until the new one is there", async () => {
  const { hold } = await open("/search?q=nothing");
  const release = hold();
  type("law");
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).not.toBeNull());
  expect(screen.getByRole("heading", { name: "No results for “nothing”" })).toBeDefined();
  release();
  await waitFor(() => expect(results()).toHaveLength(2));
});

it("keeps what was typed when it fails, and tries again", async () => {
  const { mend } = await open("/search?q=law");
  type("broken");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The search rests.");
  expect(box().value).toBe("broken");
  mend();
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByText("2 results");
  expect(box().value).toBe("broken");
});

it("reads on where the list ended", async () => {
  const { asked, address } = await open("/search?q=many");
  expect(results()).toHaveLength(24);
  fireEvent.click(screen.getByRole("link", { name: "Load more" }));
  await waitFor(() => expect(results()).toHaveLength(30));
  expect(address()).toBe("/search?q=many&limit=48");
  expect(asked.map(({ cursor, limit }) => [cursor, limit])).toEqual([
    [null, "24"],
    ["24", "24"],
  ]);
  expect(new Set(results().map((link) => link.getAttribute("href"))).size).toBe(30);
});

it("reads a long address in one go", async () => {
  const { asked } = await open("/search?q=many&limit=48");
  expect(results()).toHaveLength(30);
  expect(asked.map(({ cursor, limit }) => [cursor, limit])).toEqual([[null, "48"]]);
});

it("narrows by topics, which the address keeps", async () => {
  const { asked, address } = await open("/search?q=law");
  const topics = screen.getByRole("combobox", { name: "Narrow by topic" });
  fireEvent.change(topics, { target: { value: "Дархан, " } });
  await waitFor(() => expect(address()).toBe(`/search?q=law&tag=${encodeURIComponent("Дархан")}`));
  fireEvent.change(topics, { target: { value: "tax," } });
  await waitFor(() => expect(address()).toMatch(/&tag=tax$/));
  expect(asked.at(-1)?.tags).toEqual(["Дархан", "tax"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove: Дархан" }));
  await waitFor(() => expect(address()).toBe("/search?q=law&tag=tax"));
});

it("suggests topics under the box, and searches for the one that is taken", async () => {
  const { address } = await open("/search");
  type("нягт");
  const option = await screen.findByRole("option", { name: /accounting/ });
  expect(option.textContent).toBe("accountingнягтлан бодох бүртгэлSkill");
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  fireEvent.keyDown(box(), { key: "Enter" });
  await waitFor(() => expect(address()).toBe("/search?q=accounting"));
  expect(box().value).toBe("accounting");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("goes through the results with the arrow keys", async () => {
  await open("/search?q=many");
  const [first, second] = results();
  first?.focus();
  fireEvent.keyDown(first ?? document.body, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
});

it("puts the cursor into the box for who comes from another page", async () => {
  const { router } = await open("/about");
  await act(() => router.navigate({ to: "/search" }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

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
  nothing: none,
};

/** Answers as the words ask for it; "broken" fails until it is mended. */
async function open(path: string) {
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
      q === "many" ? pageOfMany(Number(cursor), Number(limit)) : (special[q ?? ""] ?? few),
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

function box(): HTMLInputElement {
  return screen.getByRole("combobox", { name: "What are you looking for?" });
}

function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
}

function results(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "Search results" })).getAllByRole("link");
}
