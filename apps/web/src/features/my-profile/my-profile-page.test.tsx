// @vitest-environment happy-dom
import type { Draft, OwnCofounder, OwnCompany, OwnIdea, OwnProject } from "@khamt/contract";
import { missingFields, wantedFields } from "@khamt/contract/completeness";
import { day } from "@khamt/contract/durations";
import { entityKinds } from "@khamt/contract/vocabulary";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeAccountServer } from "../../test/fake-account.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { idOf, ownCofounder, ownCompany, ownIdea, ownProject } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import lacking from "../../shared/own-profiles/words/lacking.en.ts";

leaveNothing();
afterEach(() => vi.useRealTimers());

it("asks a visitor to log in", async () => {
  await openPage(fakeApi, "/my-profile");
  expect(screen.getByRole("heading", { level: 1, name: "Login Required" })).toBeDefined();
});

it("says of a listing whose company nobody finds that it is hidden with it", async () => {
  await open({ companies: [{ ...company, isPublished: false }], projects: [project] });
  const projects = within(screen.getByRole("list", { name: "Your project listings" }));
  expect(projects.getByText("Hidden with its company")).toBeDefined();
  expect(projects.queryByRole("link", { name: /^Public page/ })).toBeNull();
});

it("invites a member who has nothing yet to make each of the three profiles", async () => {
  await open({});
  const links = ["Create Co-founder Profile", "Create Startup Idea Profile", "Create Company Profile"];
  expect(links.map((name) => main().getByRole("link", { name }).getAttribute("href"))).toEqual([
    "/create-cofounder",
    "/create-startup-idea",
    "/create-company",
  ]);
  expect(main().getByText(/A project is listed by a company/)).toBeDefined();
  expect(main().queryByRole("link", { name: "New listing" })).toBeNull();
  expect(main().getByRole("heading", { name: "Help and tips" })).toBeDefined();
});

it("leads back to a form that is begun and not sent", async () => {
  const at = "2026-11-20T04:00:00.000Z";
  await open({ begun: { fields: { name: "Felt Works" }, editedAt: at } });
  const link = await main().findByRole("link", { name: "Go on with it: Company profile" });
  expect(link.getAttribute("href")).toBe("/create-company");
  expect(part("Company profile").getByText("Begun")).toBeDefined();
  expect(main().getAllByText("Not created yet")).toHaveLength(2);
});

it("shows of each what it is, how complete, whether others find it and what is missing", async () => {
  await open({
    cofounders: [cofounder],
    ideas: [newIdea, oldIdea],
    companies: [company],
    projects: [project],
  });
  const card = part("Co-founder profile");
  expect(card.getByText("Complete enough")).toBeDefined();
  expect(card.getByRole("img", { name: "80% complete" })).toBeDefined();
  expect(texts(card.getByRole("list", { name: "Skills" }))).toEqual(["law", "sales", "design", "+1 more"]);
  expect(card.getByText("Listed")).toBeDefined();
  expect(card.getByRole("link", { name: "Public page: Bat Erdene" }).getAttribute("href")).toBe(
    `/startup-cofounders/${cofounder.id}`,
  );
  const newest = part("Startup idea profile");
  expect(newest.getByText("Not listed yet")).toBeDefined();
  expect(newest.getByText("a description (40 characters or more)")).toBeDefined();
  const ideas = within(screen.getByRole("list", { name: "Your other startup ideas" }));
  expect(ideas.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Yurt"]);
  expect(ideas.getByText("Paused")).toBeDefined();
  expect(ideas.queryByRole("link", { name: /^Public page/ })).toBeNull();
  expect(ideas.getByRole("link", { name: "Edit: Yurt" }).getAttribute("href")).toBe(
    `/create-startup-idea?edit=${oldIdea.id}`,
  );
  const projects = within(screen.getByRole("list", { name: "Your project listings" }));
  expect(projects.getByRole("link", { name: "Edit: Shop" }).getAttribute("href")).toBe(
    `/post-project?edit=${project.id}`,
  );
  expect(main().getByRole("link", { name: "New listing" })).toBeDefined();
  const toAnswer = projects.getByRole("link", { name: "3 applications, 2 to answer: Shop" });
  expect(toAnswer.getAttribute("href")).toBe(`/applications?tab=received&listing=${project.id}`);
});

it("offers more time for a listing that ends within two weeks, and says before from when on", async () => {
  const listing = "Your project listings";
  const renew = { name: "Renew for 60 days: Shop" };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(project.expiresAt) - 15 * day });
  await open({ projects: [project] });
  expect(within(screen.getByRole("list", { name: listing })).queryByRole("button", renew)).toBeNull();
  expect(
    main().getByText("Open until January 1, 2027. You can renew it from December 18, 2026."),
  ).toBeDefined();
  cleanup();
  vi.setSystemTime(Date.parse(project.expiresAt) - 13 * day);
  await open({ projects: [project] });
  expect(within(screen.getByRole("list", { name: listing })).getByRole("button", renew)).toBeDefined();
  expect(main().getByText("Open until January 1, 2027")).toBeDefined();
});

it("shows one's only idea once, with all that can be done with it", async () => {
  await open({ ideas: [{ ...newIdea, missing: [] }] });
  expect(main().getAllByRole("heading", { name: "Felt shoes" })).toHaveLength(1);
  expect(main().queryByRole("list", { name: "Your other startup ideas" })).toBeNull();
  const card = part("Startup idea profile");
  expect(card.getByRole("button", { name: "Delete: Felt shoes" })).toBeDefined();
  expect(card.getByRole("link", { name: "New idea" }).getAttribute("href")).toBe("/create-startup-idea");
});

it("offers no more time for a listing that is paused", async () => {
  await open({ projects: [{ ...project, isPublished: false, actions: ["close"] }] });
  const projects = within(screen.getByRole("list", { name: "Your project listings" }));
  expect(projects.queryByRole("button", { name: /^Renew/ })).toBeNull();
  expect(projects.queryByText(/^Open until/)).toBeNull();
});

it("says so when the account hides all profiles", async () => {
  await open({ cofounders: [cofounder], isListed: false });
  const card = part("Co-founder profile");
  expect(card.getByText("Hidden")).toBeDefined();
  expect(card.queryByRole("link", { name: /^Public page/ })).toBeNull();
});

it("pauses and resumes with the version that was read, and changes nothing else", async () => {
  const { calls } = await open({ ideas: [{ ...newIdea, missing: [] }] });
  fireEvent.click(screen.getByRole("button", { name: "Pause: Felt shoes" }));
  fireEvent.click(await screen.findByRole("button", { name: "Resume: Felt shoes" }));
  await screen.findByRole("button", { name: "Pause: Felt shoes" });
  expect(calls.map(({ call }) => call)).toEqual([
    `PUT /api/startup-ideas/${newIdea.id}?version=${encodeURIComponent(newIdea.updatedAt)}&keeps=draft`,
    `PUT /api/startup-ideas/${newIdea.id}?version=2026-11-21T00%3A00%3A01.000Z&keeps=draft`,
  ]);
  expect(calls[0]?.body).toEqual({ ...newIdea, missing: [], isPublished: false });
});

it("reloads what was changed elsewhere meanwhile, and says so", async () => {
  const { kept } = await open({ ideas: [{ ...newIdea, missing: [] }] });
  kept.ideas = [{ ...newIdea, missing: [], title: "Felt boots", updatedAt: "2026-11-20T00:00:00.000Z" }];
  fireEvent.click(screen.getByRole("button", { name: "Pause: Felt shoes" }));
  expect(await screen.findByText("Changed elsewhere")).toBeDefined();
  expect(screen.getByRole("button", { name: "Pause: Felt boots" })).toBeDefined();
});

it("deletes after asking once, and goes on where the reader can follow", async () => {
  const { calls } = await open({ companies: [company], projects: [project] });
  fireEvent.click(screen.getByRole("button", { name: "Delete: Altai Soft" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your company profile?" }));
  expect(dialog.getByText(/every project listing of the company/)).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.map(({ call }) => call)).toEqual([`DELETE /api/companies/${company.id}`]);
  expect(part("Company profile").getByText("Not created yet")).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("“Altai Soft” is deleted."));
});

it("has words for every field that may be missing", () => {
  const words = Object.keys({ ...lacking.fields, ...lacking.more });
  const fields = entityKinds.flatMap((kind) => [...missingFields(kind, {}), ...wantedFields(kind, {})]);
  expect(fields.filter((field) => !words.includes(field))).toEqual([]);
});

const cofounder: OwnCofounder = {
  ...ownCofounder,
  firstName: "Bat",
  lastName: "Erdene",
  title: "Lawyer",
  skills: ["law", "sales", "design", "accounting"],
};
const newIdea: OwnIdea = {
  ...ownIdea,
  id: idOf("new idea"),
  title: "Felt shoes",
  missing: ["description"],
  createdAt: "2026-11-21T00:00:00.000Z",
};
const oldIdea: OwnIdea = { ...ownIdea, id: idOf("old idea"), title: "Yurt", isPublished: false };
const company = ownCompany;
const project: OwnProject = { ...ownProject, title: "Shop", applicationsCount: 3, openApplications: 2 };

type Kept = {
  cofounders: OwnCofounder[];
  ideas: OwnIdea[];
  companies: OwnCompany[];
  projects: OwnProject[];
  begun: Draft;
};

const nothingBegun: Draft = { fields: null, editedAt: null };

/** The page of a member, on a server that keeps what it is told. */
async function open({ isListed = true, ...given }: Partial<Kept> & { isListed?: boolean }) {
  const kept: Kept = {
    cofounders: [],
    ideas: [],
    companies: [],
    projects: [],
    begun: nothingBegun,
    ...given,
  };
  const calls: { call: string; body: unknown }[] = [];
  const account = fakeAccountServer();
  await account.fetcher("/api/account", { method: "PATCH", body: JSON.stringify({ privacy: { isListed } }) });
  const lists: Record<string, () => unknown> = {
    "/api/my-cofounder-profiles": () => kept.cofounders,
    "/api/my-startup-idea-profiles": () => kept.ideas,
    "/api/my-company-profiles": () => kept.companies,
    "/api/my-project-listings": () => kept.projects,
    "/api/drafts/company/new": () => kept.begun,
  };
  await openPage((path, init = {}) => {
    const list = lists[path];
    if (list !== undefined) return Promise.resolve(Response.json(list()));
    if (init.method === undefined) return account.fetcher(path, init);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    calls.push({ call: `${init.method} ${path}`, body });
    if (init.method === "PUT") return Promise.resolve(put(kept, path, body as OwnIdea));
    kept.companies = [];
    kept.projects = [];
    return Promise.resolve(Response.json({ success: true }));
  }, "/my-profile");
  return { calls, kept };
}

function put(kept: Kept, path: string, body: OwnIdea): Response {
  const version = new URL(path, "http://khamt.test").searchParams.get("version");
  if (version !== kept.ideas[0]?.updatedAt) {
    const refusal = { error: "conflict", message: "It was changed meanwhile.", requestId: "r1" };
    return Response.json(refusal, { status: 409 });
  }
  kept.ideas = [{ ...body, updatedAt: "2026-11-21T00:00:01.000Z" }];
  return Response.json(kept.ideas[0]);
}

function main() {
  return within(screen.getByRole("main"));
}

function part(title: string) {
  const section = main().getByRole("heading", { level: 2, name: title }).closest("section");
  if (section === null) throw new Error(`${title} stands in no section.`);
  return within(section);
}

function texts(list: HTMLElement): (string | null)[] {
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}
