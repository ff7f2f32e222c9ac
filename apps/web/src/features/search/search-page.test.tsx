// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { idOf } from "../../test/fixtures.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { open, box, type, results } from "./set-up-search.tsx";

leaveNothing();

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

it.each(["I need a yak lawyer", "a yak lawyer", "nothing at all"])(
  "offers to match “%s”, which is more than words",
  async (q) => {
    await open(`/search?${new URLSearchParams({ q }).toString()}`);
    const section = within(screen.getByRole("region", { name: /can also match a whole sentence/ }));
    const links = section
      .getAllByRole("link")
      .map((link) => new URL(link.getAttribute("href") ?? "", "http://k"));
    expect(links.map(({ pathname }) => pathname)).toEqual(Array(4).fill("/results"));
    expect(links.map(({ searchParams }) => searchParams.get("for"))).toEqual([
      "startup-idea",
      "cofounder",
      "company",
      "project",
    ]);
    expect(links.map(({ searchParams }) => searchParams.get("wish"))).toEqual(Array(4).fill(q));
  },
);

it.each(["yak law", "many yaks in the hills"])(
  "does not offer to match “%s”: a word or two, or what many answer",
  async (q) => {
    await open(`/search?${new URLSearchParams({ q }).toString()}`);
    expect(screen.queryByRole("region", { name: /can also match a whole sentence/ })).toBeNull();
  },
);

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
