// @vitest-environment happy-dom
import type { PartnerDetail } from "@khamt/contract";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Fetcher } from "./lib/api.ts";
import { leaveNothing } from "./test/leave-nothing.ts";
import { fakeAccountServer } from "./test/fake-account.ts";
import { fakeApi, refuse, stats } from "./test/fake-api.ts";
import { match } from "./test/fake-matching.tsx";
import { cofounder, idea, partner as individual, project } from "./test/fixtures.ts";
import { openPage } from "./test/open-page.tsx";

leaveNothing();

it("asks on the first page what the reader looks for, and leads to ideas, companies and categories", async () => {
  await openPage(fakeApi, "/");
  const main = within(screen.getByRole("main"));
  const box = await main.findByRole("textbox", { name: "What are you looking for?" });
  await main.findByRole("heading", { name: "How it works" });
  expect(hrefOf("Browse startup ideas")).toBe("/startup-ideas");
  expect(hrefOf("See companies")).toBe("/companies");
  expect(hrefOf("See all categories")).toBe("/categories");
  const under = (title: string) =>
    within(around(main.getByRole("heading", { name: title }), "section"))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(box.closest("form")?.getAttribute("action")).toBe("/results");
  expect(main.getAllByRole("radio").map((kind) => kind.getAttribute("value"))).toEqual([
    "cofounder",
    "startup-idea",
    "project",
    "company",
  ]);
  expect(under("How it works")).toEqual(["Choose a type", "AI search", "Connect"]);
  expect(under("Why Khamt")).toEqual(["AI Match", "Private AI", "Two languages", "Free"]);
});

it("tells where it is shared who somebody is and what they can do", async () => {
  const profiles: Fetcher = (path, init) =>
    path === `/api/startup-cofounders/${cofounder.id}`
      ? Promise.resolve(Response.json(cofounder))
      : serverWith(individual)(path, init);
  const content = `Saraa Bat, Engineer. Skills: ${cofounder.skills.join(", ")}.`;
  const meta = expect.arrayContaining([{ name: "description", content }]) as unknown;
  for (const page of ["startup-cofounders", "partner"]) {
    const { router } = await openPage(profiles, `/${page}/${cofounder.id}`);
    expect(router.state.matches.at(-1)?.loaderData).toMatchObject({ meta });
    cleanup();
  }
});

it("tells where it is shared whom an idea or a project looks for, and how it begins", async () => {
  const listings: Fetcher = (path, init) => {
    if (path === `/api/startup-ideas/${idea.id}`) return Promise.resolve(Response.json(idea));
    if (path === `/api/project-listings/${project.id}`) return Promise.resolve(Response.json(project));
    return serverWith(individual)(path, init);
  };
  const lookingFor = `Looking for ${idea.lookingFor.join(", ")}.`;
  for (const [page, content] of [
    [`startup-ideas/${idea.id}`, `${lookingFor} ${idea.description}`],
    [`project-listings/${project.id}`, `A project of ${project.companyName}. ${project.description}`],
  ] as const) {
    const { router } = await openPage(listings, `/${page}`);
    const meta = expect.arrayContaining([{ name: "description", content }]) as unknown;
    expect(router.state.matches.at(-1)?.loaderData).toMatchObject({ meta });
    cleanup();
  }
});

it("counts on a visitor's dashboard what there is enough of, and leads on", async () => {
  const many = { ...stats, ideas: 46, partners: 113, individuals: 94, companies: 19 };
  await openPage(
    (path, init) => (path === "/api/stats" ? Promise.resolve(Response.json(many)) : fakeApi(path, init)),
    "/dashboard",
  );
  const main = within(screen.getByRole("main"));
  const counts = [...(main.getByLabelText("Counts").children ?? [])].map(({ textContent }) => textContent);
  expect(counts).toEqual(["Ideas46", "Partners113", "Individuals94"]);
  expect(main.queryByText(/85%|24\/7/)).toBeNull();
  expect(hrefOf("Browse ideas")).toBe("/startup-ideas");
  expect(hrefOf("Find co-founders")).toBe("/startup-cofounders");
  expect(hrefOf("Open My Matches")).toBe("/my-matches");
  expect(hrefOf(/^Individuals/)).toBe("/partners?type=individual");
  expect(hrefOf(/^Companies/)).toBe("/partners?type=company");
  const quick = around(main.getByRole("heading", { name: "Quick actions" }), "section");
  const links = within(quick).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/search",
    "/ideas",
    "/project-listings",
    "/my-profile",
    "/categories",
  ]);
});

it("waits for matches that the server gets ready, says so, and shows them", async () => {
  const isReady = Promise.withResolvers<Response>();
  const refused = refuse("getting-ready");
  refused.headers.set("retry-after", "0");
  const answers = [Promise.resolve(refused), isReady.promise];
  const found = { understood: [], missing: [], loosen: [], matches: [match("Saruul", 71)] };
  const api: Fetcher = (path, init) =>
    path === "/api/matches/text" ? (answers.shift() ?? fakeApi(path)) : fakeApi(path, init);
  await openPage(api, "/results?for=cofounder&wish=React");
  expect(await screen.findByText("Getting ready")).toBeDefined();
  isReady.resolve(Response.json(found));
  expect(await screen.findByRole("heading", { name: /1 match/ })).toBeDefined();
  expect(screen.queryByText("Getting ready")).toBeNull();
});

it.each(["/dashboard", "/startup-cofounders"])("offers a match for the reader at %s", async (address) => {
  await openPage(fakeApi, address);
  expect(screen.getByRole("button", { name: "AI Match for Me" })).toBeDefined();
});

it("has a footer with four sections", async () => {
  await openPage(fakeApi, "/about");
  const footer = within(screen.getByRole("contentinfo"));
  const sections = footer.getAllByRole("navigation").map((section) => [
    section.getAttribute("aria-label"),
    ...within(section)
      .getAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`),
  ]);
  expect(sections).toEqual([
    ["Platform", "Success Stories /success-stories", "Pricing /pricing", "Services /services"],
    ["Company", "About /about", "Careers /careers", "Contact /contact"],
    ["Support", "Help Center /help", "Documentation /documentation", "API /api/docs"],
    ["Legal", "Privacy Policy /privacy", "Terms of Service /terms", "Cookie Policy /cookies"],
  ]);
});

it("gives members a menu and a bell in the place of Sign In", async () => {
  await openPage(fakeAccountServer().fetcher, "/about");
  expect(screen.queryByRole("button", { name: "Sign In" })).toBeNull();
  expect(screen.getByLabelText("Notifications")).toBeDefined();
  const menu = within(around(screen.getByLabelText("Your account: Bat Erdene"), "details"));
  for (const [name, to] of [
    ["Messages", "/messages"],
    ["Profile", "/profile"],
    ["My Profile Form", "/my-profile"],
    ["Settings", "/settings"],
  ] as const)
    expect(menu.getByRole("link", { name, hidden: true }).getAttribute("href")).toBe(to);
  expect(menu.getByRole("button", { name: "Sign Out", hidden: true })).toBeDefined();
});

it("names the price of each of nine services in three groups", async () => {
  await openPage(fakeApi, "/services");
  const main = within(screen.getByRole("main"));
  expect(hrefOf("Categories")).toBe("/categories");
  const groups = ["Business Consulting", "Technical Services", "Training & Development"].map((name) =>
    within(main.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((item) =>
        [...item.querySelectorAll("h3, h3 + p")].map(({ textContent }) => textContent).join(" "),
      ),
  );
  expect(groups).toEqual([
    ["Startup Consulting $25/hour", "Investment Advisory $50/project", "Legal Support $40/document"],
    ["Web Development $250+", "Design $100+", "Digital Marketing $150/month"],
    ["Business Training $75/course", "Tech Training $60/course", "Mentorship $100/month"],
  ]);
});

it("shows of a partner who it is, what they bring, and how to reach them", async () => {
  await openPage(serverWith(partner), `/partner/${partner.id}`);
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1, name: "Altai Soft" })).toBeDefined();
  for (const text of [
    "Verified",
    "Web studio",
    "Darkhan",
    "45/50",
    "7",
    "We build shops.",
    "SaaS",
    "Full-time",
  ])
    expect(main.getAllByText(text).length, text).toBeGreaterThan(0);
  expect(main.getByRole("img", { name: "4 of 5 stars" })).toBeDefined();
  for (const label of [
    "Company",
    "Rating",
    "Connections",
    "Skills",
    "Expertise",
    "Experience",
    "Availability",
  ])
    expect(main.getAllByText(label).length, label).toBeGreaterThan(0);
  expect(hrefOf("info@altai.mn")).toBe("mailto:info@altai.mn");
  expect(hrefOf("9911 2233")).toBe("tel:99112233");
  expect(main.getByRole("link", { name: /altai\.example/ })).toBeDefined();
  for (const name of ["Connect", "Send Message"]) expect(main.getByRole("button", { name })).toBeDefined();
});

it("says of a demo that nobody is behind it, before the buttons that would write to somebody", async () => {
  await openPage(serverWith({ ...partner, isDemo: true }), `/partner/${partner.id}`);
  const connect = screen.getByRole("button", { name: "Connect" });
  const note = screen.getByText("A demo: nobody is behind it to answer");
  expect(note.compareDocumentPosition(connect) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it("words the page of a partner who is not found as promised", async () => {
  await openPage(fakeApi, `/partner/${partner.id}`);
  expect(screen.getByRole("heading", { level: 1, name: "Partner not found" })).toBeDefined();
  expect(screen.getByText("The partner profile you're looking for doesn't exist.")).toBeDefined();
  expect(hrefOf("Back to Search")).toBe("/search");
});

it("asks in the ERP guide what a registration asks, for demonstration only", async () => {
  await openPage(fakeApi, "/odoo-signup?step=2");
  const form = within(screen.getByRole("form", { name: "Preview of the registration form" }));
  expect(form.getByText("Demonstration only")).toBeDefined();
  const optionsOf = (label: string) =>
    [...form.getByLabelText<HTMLSelectElement>(label).options].slice(1).map(({ text }) => text);
  expect(optionsOf("Employees")).toEqual(["1", "2–10", "11–50", "51–200", "200+"]);
  expect(optionsOf("Industry")).toEqual([
    "Manufacturing",
    "Retail",
    "Services",
    "Construction",
    "Healthcare",
  ]);
  expect(optionsOf("Country")).toEqual(["Mongolia", "China", "Russia", "South Korea"]);
  expect(form.getByLabelText("Country")).toHaveProperty("value", "mongolia");
});

const partner: PartnerDetail = {
  ...individual,
  type: "company",
  name: "Altai Soft",
  avatar: "/altai.png",
  title: "Web studio",
  company: "Altai Soft",
  bio: "We build shops.",
  skills: ["Go"],
  expertise: ["SaaS"],
  rating: 4.5,
  reviews: 12,
  connections: 7,
  experience: "5-10",
  email: "info@altai.mn",
  phone: "9911 2233",
  website: "https://altai.example",
};

/** A visitor's server that knows one partner. */
function serverWith(partner: PartnerDetail): Fetcher {
  return (path, init) =>
    path.startsWith("/api/partners/") ? Promise.resolve(Response.json(partner)) : fakeApi(path, init);
}

function around(element: HTMLElement, name: "details" | "section"): HTMLElement {
  const outer = element.closest(name);
  if (outer === null) throw new Error(`It stands in no ${name}.`);
  return outer;
}

function hrefOf(name: string | RegExp): string | null {
  return within(screen.getByRole("main")).getByRole("link", { name }).getAttribute("href");
}
