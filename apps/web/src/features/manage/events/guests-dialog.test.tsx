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
import { expect, it, vi } from "vitest";
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

it("finds a guest by name at the door, and prints all of them, also those that were not loaded yet", async () => {
  const all = Array.from({ length: 70 }, (_, at) => guestCalled(`Guest ${at}`, false));
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [managedEvent],
    [listEventGuests]: ({ query }) => {
      const found = all.filter(({ name }) => name.includes(query.get("q") ?? ""));
      return Response.json(found.slice(0, Number(query.get("limit"))), {
        headers: { "x-total-count": String(found.length) },
      });
    },
  });
  await openPage(fetcher, "/manage/events");
  fireEvent.click(await screen.findByRole("button", { name: "Guests: Demo day" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(await dialog.findByLabelText("Name"), { target: { value: "Guest 69" } });
  fireEvent.click(dialog.getByRole("button", { name: "Search" }));
  await expect.poll(() => dialog.getAllByRole("listitem")).toHaveLength(1);
  expect(dialog.getByText("Guest 69")).toBeDefined();
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Nobody" } });
  fireEvent.click(dialog.getByRole("button", { name: "Search" }));
  expect(await dialog.findByText("Nobody found. Try a shorter part of the name.")).toBeDefined();
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "" } });
  fireEvent.click(dialog.getByRole("button", { name: "Search" }));
  const printed: number[] = [];
  vi.stubGlobal("print", () => printed.push(dialog.getAllByRole("listitem").length));
  fireEvent.click(await dialog.findByRole("button", { name: "Print or save as PDF" }));
  await expect.poll(() => printed).toEqual([70]);
});

function guestCalled(name: string, hasCome: boolean | null): EventGuest {
  const email = `${name.toLowerCase()}@guests.example`;
  return { userId: idOf(name), name, email, state: "going", hasCome, since: "2026-11-01T08:00:00.000Z" };
}
