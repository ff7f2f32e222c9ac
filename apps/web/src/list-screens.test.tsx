// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Fetcher } from "./lib/api.ts";
import { leaveNothing } from "./test/leave-nothing.ts";
import { cofounder, company, idea, partner, project } from "./test/fixtures.ts";
import { firstCard, serverOnce, serverWith } from "./test/lists.ts";
import { openPage } from "./test/open-page.tsx";

leaveNothing();

const lists = [
  {
    address: "/startup-ideas",
    item: idea,
    filters: [
      ["All Industries", "Technology", "Healthcare", "Finance", "Education", "E-commerce", "Logistics"],
      ["Any Stage", "Idea", "Prototype", "MVP", "Growth"],
    ],
    placeholder: "Search by title, description or keywords",
    ways: ["/profile/startup-idea"],
    buttons: ["AI Match"],
    more: ["Looking for: 3 +2 more"],
    found: "1 idea found",
    none: "No ideas found",
    placeholders: 6,
  },
  {
    address: "/startup-cofounders",
    item: cofounder,
    filters: [
      ["All Skills", "Technical", "Business", "Marketing", "Design", "Finance"],
      ["Any Location", "Remote", "Ulaanbaatar", "USA", "Europe"],
      ["Any Availability", "Full-time", "Part-time", "Consulting"],
    ],
    placeholder: "Search by name, skills or bio",
    ways: ["/create-cofounder", "/profile/cofounder"],
    buttons: ["AI Match"],
    more: ["Skills: 3 +2 more", "Expertise: 2 +3 more"],
    found: "1 co-founder found",
    none: "No co-founders found",
    placeholders: 6,
  },
  {
    address: "/companies",
    item: company,
    filters: [
      ["All Industries", "Software", "Marketing", "Design", "Consulting", "Finance"],
      ["Any Size", "Startup (1–10)", "Small (1–50)", "Medium (51–200)", "Large (200+)"],
      ["Any Location", "Remote", "Ulaanbaatar", "Mongolia", "Asia", "USA", "Europe"],
    ],
    placeholder: "Search by name, service or technology",
    ways: ["/create-company", "/profile/company"],
    buttons: ["AI Match"],
    more: ["Specialties: 3 +2 more", "Technologies: 4 +1 more", "Certifications: 2 +3 more"],
    found: "1 company found",
    none: "No companies found",
    placeholders: 6,
  },
  {
    address: "/project-listings",
    item: project,
    filters: [
      ["All Categories", "AI/ML", "Web", "Mobile", "Marketing", "Design"],
      ["Any Budget", "Up to $10K", "$10K–25K", "$25K–50K", "$50K–100K", "Over $100K"],
      ["Any Timeline", "1–3 months", "3–6 months", "6–12 months", "12+ months"],
    ],
    placeholder: "Search by title, description or skills",
    ways: ["/post-project"],
    buttons: ["AI Match", "Apply"],
    more: ["Required skills: 3 +2 more"],
    found: "1 project found",
    none: "No projects found",
    placeholders: 5,
  },
];

it.each(lists)("filters, searches and leads on from $address", async (list) => {
  await openPage(serverWith([list.item]), list.address);
  const rail = within(screen.getByRole("complementary", { name: "Filters" }));
  expect(rail.getAllByRole("combobox").map(optionsOf)).toEqual([
    ...list.filters,
    ["Any Language", "In English", "In Mongolian"],
  ]);
  expect(screen.getByPlaceholderText(list.placeholder)).toBeDefined();
  expect(await screen.findByText(list.found)).toBeDefined();
  const main = within(screen.getByRole("main"));
  const links = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining([`${list.address}/${list.item.id}`, ...list.ways]));
});

it.each(lists)(
  "shows on a card of $address a few of each list, how many more there are, and its buttons",
  async (list) => {
    await openPage(serverWith([list.item]), list.address);
    const card = await firstCard();
    expect(tagLists(card)).toEqual(list.more);
    const names = within(card)
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(names).toEqual(list.buttons);
    const title = within(card).getByRole("heading").textContent ?? "";
    for (const name of list.buttons)
      expect(within(card).getByRole("button", { name: `${name}: ${title}` })).toBeDefined();
  },
);

it.each([
  ...lists,
  { address: "/ideas", none: "No ideas found", placeholders: 6 },
  { address: "/partners", none: "No co-founders found", placeholders: 6 },
  { address: "/business-partners", none: "No business partners found", placeholders: 6 },
  { address: "/project-partners", none: "No project partners found", placeholders: 6 },
])(
  "has $placeholders placeholders at $address, then says that nothing is found and what to change",
  async (list) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await openPage(serverOnce(promise, []), `${list.address}?q=zzz&searchTerm=zzz`);
    expect(screen.getByRole("status", { name: "Loading" }).children).toHaveLength(list.placeholders);
    resolve(undefined);
    expect(await screen.findByRole("heading", { name: list.none })).toBeDefined();
    expect(screen.getByText(/^Try adjusting your search criteria/)).toBeDefined();
  },
);

it.each([
  ["/companies", { ...company, location: null, headquarters: null }, "Remote"],
  ["/companies", { ...company, location: null, headquarters: "Erdenet" }, "Erdenet"],
  ["/partners", { ...partner, type: "company", location: null }, "Remote"],
])("says on a card of %s where a company works that names no place", async (address, item, place) => {
  await openPage(serverWith([item]), address);
  expect(within(await firstCard()).getByText(place)).toBeDefined();
});

it("shows on a card of /ideas who it is of, how far it is, what it needs, and three tags", async () => {
  await openPage(serverWith([idea]), "/ideas");
  expect(screen.getByRole("heading", { name: "All Ideas" })).toBeDefined();
  const card = await firstCard();
  for (const text of ["Technology", "MVP", "Verified", "$40k", idea.description, "Looking for"])
    expect(within(card).getAllByText(text).length, text).toBeGreaterThan(0);
  expect(card.querySelector("img")?.getAttribute("src")).toBe("/saraa.png");
  expect(tagLists(card)).toEqual(["Looking for: 1", "Tags: 3 +2 more"]);
  expect(within(card).getByRole("button", { name: /Find Partners/ })).toBeDefined();
  expect(
    within(card)
      .getByRole("link", { name: `View idea: ${idea.title}` })
      .getAttribute("href"),
  ).toBe(`/idea/${idea.id}`);
  fireEvent.click(screen.getByRole("button", { name: "AI Match" }));
  expect(await screen.findByRole("dialog")).toBeDefined();
});

it.each([
  ["/startup-ideas", "Search"],
  ["/ideas", "Search Ideas"],
  ["/partners", "Search Co-founders"],
])("keeps on %s what was typed and not searched for yet", async (path, search) => {
  const open = async (address: string) => {
    cleanup();
    await openPage(serverWith([]), address);
    const main = within(screen.getByRole("main"));
    return { box: main.getByRole<HTMLInputElement>("searchbox"), main };
  };
  const { box } = await open(path);
  fireEvent.change(box, { target: { value: "yak" } });
  fireEvent.change(box, { target: { value: "yak wool" } });
  const again = await open(path);
  expect(again.box.value).toBe("yak wool");
  await act(async () => fireEvent.click(again.main.getByRole("button", { name: search })));
  expect((await open(path)).box.value, "what was searched for stands under its own address").toBe("");
});

it.each(["Clear all", "Start browsing"])(
  "“%s” above a list and where it is empty takes away what was typed and not searched for too",
  async (name) => {
    const { router } = await openPage(serverWith([]), "/startup-ideas?stage=mvp");
    const box = within(screen.getByRole("main")).getByRole<HTMLInputElement>("searchbox");
    fireEvent.change(box, { target: { value: "yak wool" } });
    await act(async () => fireEvent.click(await screen.findByRole("button", { name })));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty("stage", "mvp"));
    expect(box.value).toBe("");
  },
);

it("says on /ideas when nothing is found, and begins anew", async () => {
  await openPage(serverWith([]), "/ideas?searchTerm=zzz");
  expect(screen.getByRole("heading", { name: "Search Results" })).toBeDefined();
  expect(await screen.findByRole("button", { name: "Start browsing" })).toBeDefined();
});

it.each([
  ["/startup-cofounders?q=books&skills=finance&location=europe", cofounder, "Europe", 2],
  ["/ideas?industry=education&stage=mvp", idea, "MVP", 2],
  ["/partners?location=berlin&type=company", partner, "Berlin", 2],
] as const)(
  "says on %s, where nothing is found, which filter is in the way, and counts those that a button hides",
  async (address, item, label, filters) => {
    const isInTheWay = (path: string) => /location=|stage=/.test(path);
    const server: Fetcher = (path, init) => serverWith(isInTheWay(path) ? [] : [item])(path, init);
    const { router } = await openPage(server, address);
    const main = within(screen.getByRole("main"));
    const without = await main.findByRole("button", { name: `Without ${label}: 1` });
    expect(main.getAllByRole("button", { name: /^Without/ })).toEqual([without]);
    expect(main.getByRole("button", { name: `Filters (${filters})` })).toBeDefined();
    await act(async () => fireEvent.click(without));
    await firstCard();
    expect(isInTheWay(router.state.location.href)).toBe(false);
    expect(document.activeElement).toBe(main.getByRole("status"));
  },
);

it("searches /partners by five filters, and offers ideas and Private AI on each card", async () => {
  await openPage(serverWith([partner]), "/partners");
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("combobox").map(optionsOf)).toEqual([
    ["All Skills", "Frontend Development", "Backend Development", "Marketing", "Sales", "Design", "Finance"],
    ["Any Expertise", "AI/ML", "Web3/Blockchain", "Mobile Development", "SaaS", "E-commerce", "HealthTech"],
    ["Any Location", "Ulaanbaatar", "Mongolia", "San Francisco", "New York", "London", "Berlin", "Remote"],
    ["Any Availability", "Full-time", "Part-time", "Weekends"],
    ["Any Type", "Individual", "Company"],
  ]);
  for (const name of ["Search Co-founders", "AI Match"])
    expect(main.getByRole("button", { name })).toBeDefined();
  expect(main.getByLabelText("Keyword")).toBeDefined();
  const card = await firstCard();
  expect(main.getByText("1 co-founder or company found")).toBeDefined();
  expect(tagLists(card)).toEqual(["Skills: 3 +2 more", "Expertise: 3 +2 more"]);
  for (const name of [/Find Ideas/, /Private AI/])
    expect(within(card).getByRole("button", { name })).toBeDefined();
  expect(
    within(card)
      .getByRole("link", { name: `View Profile: ${partner.name}` })
      .getAttribute("href"),
  ).toBe(`/partner/${partner.id}`);
});

it.each(["/startup-cofounders?q=accountnt", "/ideas?searchTerm=accountnt", "/partners?searchTerm=accountnt"])(
  "says what was looked for instead of a slip on %s",
  async (path) => {
    await openPage(
      serverWith([], { "x-corrected-keyword": "%D0%BD%D1%8F%D0%B3%D1%82%D0%BB%D0%B0%D0%BD" }),
      path,
    );
    expect(
      await screen.findByText(/^No results for “accountnt”. Showing results for “нягтлан”. /),
    ).toBeDefined();
  },
);

it("offers the skills and industries of the search for project partners", async () => {
  await openPage(serverWith([partner]), "/project-partners");
  const filters = within(screen.getByRole("main")).getAllByRole("combobox").map(optionsOf);
  expect(filters[0]).toEqual([
    "All Skills",
    "Technical",
    "Marketing",
    "Design",
    "Business",
    "Frontend Development",
    "Backend Development",
    "Sales",
    "Finance",
  ]);
  expect(filters[1]).toEqual([
    "All Industries",
    "FinTech",
    "HealthTech",
    "Education",
    "Food & Beverage",
    "Technology",
    "CleanTech",
  ]);
  expect(filters[3]).toEqual(["Any Type", "Individual", "Company"]);
  for (const name of ["Search", "AI Match", "Reset"])
    expect(screen.getAllByRole("button", { name }).length).toBeGreaterThan(0);
});

/** Each list of tags: its name, how many it shows, and that there are more. */
function tagLists(card: HTMLElement): string[] {
  return within(card)
    .getAllByRole("list")
    .map((list) => {
      const texts = within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
      const more = texts.find((text) => text.startsWith("+"));
      const shown = texts.length - (more === undefined ? 0 : 1);
      return [`${list.getAttribute("aria-label")}: ${shown}`, ...(more === undefined ? [] : [more])].join(
        " ",
      );
    });
}

function optionsOf(select: HTMLElement): string[] {
  return [...(select as HTMLSelectElement).options].map(({ text }) => text);
}
