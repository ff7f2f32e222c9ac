// @vitest-environment happy-dom
import type { EventGuest } from "@khamt/contract";
import {
  getCurrentUser,
  listEventGuests,
  listManagedEvents,
  listManagedProgrammes,
  markEventGuest,
} from "@khamt/contract/calls";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedEvent } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("lets a manager mark who came, and take the mark back, from the day of the event on", async () => {
  const guests = [guestCalled("Bat", false), guestCalled("Saran", null)];
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [managedEvent],
    [listEventGuests]: () => guests,
    [markEventGuest]: ({ body: { hasCome } }) => (guests[0] = guestCalled("Bat", hasCome)),
  });
  await openPage(fetcher, "/manage/events");
  fireEvent.click(await screen.findByRole("button", { name: "Guests: Demo day" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(await dialog.findByRole("button", { name: "Mark as here: Bat" }));
  fireEvent.click(await dialog.findByRole("button", { name: "Take the mark back: Bat" }));
  expect(await dialog.findByRole("button", { name: "Mark as here: Bat" })).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([{ hasCome: true }, { hasCome: false }]);
  expect(dialog.queryByRole("button", { name: /Saran/ })).toBeNull();
});

function guestCalled(name: string, hasCome: boolean | null): EventGuest {
  const email = `${name.toLowerCase()}@guests.example`;
  return { userId: idOf(name), name, email, state: "going", hasCome, since: "2026-11-01T08:00:00.000Z" };
}
