// @vitest-environment happy-dom
import {
  getCurrentUser,
  getDeskWaiting,
  getFigures,
  getFirstRun,
  listManagedProgrammes,
} from "@khamt/contract/calls";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { newSite } from "../../../test/new-site.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("leads to whoever has applied to a programme", async () => {
  const { id, name } = managedProgramme("Spring");
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [],
    [getFigures]: () => new Response("", { status: 503 }),
    [getDeskWaiting]: () => [{ task: "applications", count: 3, programme: { id, name } }],
  });
  await openPage(fetcher, "/manage");
  const link = await screen.findByRole("link", { name: /^3\s*applications to a programme/ });
  expect(link.getAttribute("href")).toBe(`/manage/programmes/${idOf("Spring")}`);
});

it.each([
  ["/manage", ["Overview"]],
  ["/manage/first-run", []],
])("is where %s says that it is: %j", async (path, current) => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: { ...member, role: "admin" } }),
    [listManagedProgrammes]: () => [],
    [getFigures]: () => new Response("", { status: 503 }),
    [getDeskWaiting]: () => [],
    [getFirstRun]: () =>
      newSite([{ step: "site", state: "open" }], { hasSecondStep: false, isUntouched: false }),
  });
  await openPage(fetcher, path);
  const navigation = within(await screen.findByRole("navigation", { name: "Sections of your desk" }));
  const links = navigation.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(links.map(({ textContent }) => textContent)).toEqual(current);
});

it.each(["open", "done"] as const)(
  "has its figures where there is somebody to count: set-up %s",
  async (state) => {
    const { fetcher } = fakeServer({
      [getCurrentUser]: () => ({ user: { ...member, role: "admin" } }),
      [listManagedProgrammes]: () => [],
      [getFigures]: () => new Response("", { status: 503 }),
      [getDeskWaiting]: () => [],
      [getFirstRun]: () => newSite([{ step: "programme", state }], { isUntouched: false }),
    });
    await openPage(fetcher, "/manage");
    const figures = await screen.findByRole("heading", { name: "Figures over time" });
    const mentors = screen.getByRole("heading", { name: "Mentors" });
    const isBefore = figures.compareDocumentPosition(mentors) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBe(state === "done");
  },
);
