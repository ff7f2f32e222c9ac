// @vitest-environment happy-dom
import { getIdea, getProject, listApplicationStates, listOwnIdeas } from "@khamt/contract/calls";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf, ownIdea, project } from "../../test/fixtures.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

const address = `/project-listings/${project.id}`;
const closed = { ...project, isActive: false, state: "closed" as const };
const standing = { listing: project.id, isOwn: false, canRenew: false, isDemo: false, application: null };

it("a closed listing says so to an applicant and leads to the application", async () => {
  const application = { id: idOf("application"), state: "accepted" as const, actions: [] };
  const { fetcher } = fakeServer({
    [getProject]: () => closed,
    [listApplicationStates]: () => [{ ...standing, application }],
  });
  await openPage(fetcher, address);
  expect(screen.getByRole("heading", { name: "A shop" })).toBeDefined();
  expect(screen.getByText(/This listing is closed/)).toBeDefined();
  const link = await screen.findByRole("link", { name: "Your application: Accepted" });
  expect(link.getAttribute("href")).toBe(`/applications?tab=mine#${application.id}`);
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
});

it("a paused listing leads its owner to its form and its applications", async () => {
  const { fetcher } = fakeServer({
    [getProject]: () => ({ ...closed, state: "paused" as const }),
    [listApplicationStates]: () => [{ ...standing, isOwn: true }],
  });
  await openPage(fetcher, address);
  expect(screen.getByText(/The company has paused this listing/)).toBeDefined();
  expect(await screen.findByRole("link", { name: "See applications" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Edit" })).toBeDefined();
  // More time would not open it.
  expect(screen.queryByRole("button", { name: "Renew for 60 days" })).toBeNull();
});

it("what its owner has paused is told to be theirs, and leads to their profiles", async () => {
  const { fetcher } = fakeServer({
    [getIdea]: () => refuse("not-found"),
    [listOwnIdeas]: () => [{ ...ownIdea, isPublished: false, isActive: false }],
  });
  await openPage(fetcher, `/startup-ideas/${ownIdea.id}`);
  expect(await screen.findByText(/It is yours, and nobody else can open it now/)).toBeDefined();
  const link = within(screen.getByRole("main")).getByRole("link", { name: "Your profiles" });
  expect(link.getAttribute("href")).toBe("/my-profile");
});

it.each([
  ["project-listings", "This listing is not open", "Энэ зар нээлттэй биш байна"],
  ["companies", "This company is not listed", "Энэ компани жагсаалтад алга"],
  ["startup-cofounders", "This profile is not listed", "Энэ профайл жагсаалтад алга"],
  ["startup-ideas", "This idea is not listed", "Энэ санаа жагсаалтад алга"],
])("/%s: what the reader may not see leads to the list", async (list, english, mongolian) => {
  const { fetcher } = fakeServer({}, null);
  await openPage(
    (path, init) =>
      path.startsWith(`/api/${list}/`) ? Promise.resolve(refuse("not-found")) : fetcher(path, init),
    `/${list}/${project.id}`,
  );
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { name: english })).toBeDefined();
  expect(main.getByRole("link").getAttribute("href")).toBe(`/${list}`);
  await switchToMongolian();
  expect(await main.findByRole("heading", { name: mongolian })).toBeDefined();
});
