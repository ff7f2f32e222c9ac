// @vitest-environment happy-dom
import { getCurrentUser, getDashboard } from "@khamt/contract/calls";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();

it.each([
  ["a manager of a programme", { user: member, isManager: true }, "Your desk"],
  ["an administrator", { user: { ...member, role: "admin" as const } }, "Your desk"],
  ["any other member", { user: member }, "Startup ideas"],
])("the first place that %s is led to", async (_, reader, first) => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => reader,
    [getDashboard]: () => ({
      name: "Bat",
      since: null,
      tables: [],
      waiting: [],
      waitingCount: 0,
      next: { step: "make-profile" },
      news: { matches: [], events: [] },
      best: null,
    }),
  });
  await openPage(fetcher, "/dashboard");
  const places = within(await screen.findByRole("navigation", { name: "Go to" }));
  expect(places.getAllByRole("link")[0]?.textContent).toBe(first);
});
