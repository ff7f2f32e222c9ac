// @vitest-environment happy-dom
import {
  getCurrentUser,
  listEventsInPlace,
  listManagedEvents,
  listManagedProgrammes,
} from "@khamt/contract/calls";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedEvent } from "../../../test/fixtures.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("says in the form what else is in the same place then, and of the event itself nothing", async () => {
  const [beginsAt, endsAt] = ["2027-05-04T10:00:00.000Z", "2027-05-04T12:00:00.000Z"];
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [{ ...managedEvent, place: "Hall", beginsAt, endsAt }],
    [listEventsInPlace]: ({ query }) =>
      query.get("place") === "Small hall" && query.get("except") === managedEvent.id
        ? [{ id: idOf("talk"), title: { en: "A talk", mn: "Яриа" }, beginsAt, endsAt }]
        : [],
  });
  await openPage(fetcher, "/manage/events");
  fireEvent.click(await screen.findByRole("button", { name: "Edit: Demo day" }));
  const dialog = within(await screen.findByRole("dialog"));
  const place = await dialog.findByRole("textbox", { name: "Place" });
  expect(dialog.queryByText(/is in the same place then/)).toBeNull();
  fireEvent.change(place, { target: { value: "Small hall" } });
  expect(await dialog.findByText(/^“A talk” is in the same place then: .*18:00–20:00/)).toBeDefined();
});
