// @vitest-environment happy-dom
import type { EventGuest } from "@khamt/contract";
import {
  getCurrentUser,
  addEventWalkIn,
  listEventGuests,
  listEventWalkIns,
  listManagedEvents,
  listManagedProgrammes,
  markEventGuest,
} from "@khamt/contract/calls";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { refuse } from "../../../test/fake-api.ts";
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
    [listEventWalkIns]: () => [],
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
    [listEventWalkIns]: () => [],
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

it("writes down who came without having signed up on its day, keeps what was refused, and prints badges of all", async () => {
  const today = { ...managedEvent, came: 7, beginsAt: new Date().toISOString() };
  const there = [{ id: idOf("Nara"), name: "Nara", email: null, since: managedEvent.updatedAt }];
  const { fetcher, calls, answers } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [today],
    [listEventGuests]: () => [{ ...guestCalled("Bat", false), startUp: "Cold stores" }],
    [listEventWalkIns]: () => there,
    [addEventWalkIn]: () => refuse("guest-already"),
  });
  await openPage(fetcher, "/manage/events");
  fireEvent.click(await screen.findByRole("button", { name: "Guests: Demo day" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(screen.getByText(/· 7 people came$/)).toBeDefined();
  const name = await dialog.findByLabelText<HTMLInputElement>("Name of the guest");
  const email = dialog.getByLabelText("Email (optional)");
  fireEvent.change(name, { target: { value: "Dorj" } });
  fireEvent.change(email, { target: { value: "dorj@guests.example" } });
  fireEvent.submit(dialog.getByRole("button", { name: "Write down" }));
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  expect(name.value).toBe("Dorj");
  const dorj = { id: idOf("Dorj"), name: "Dorj", email: "dorj@guests.example", since: today.beginsAt };
  answers[addEventWalkIn] = () => dorj;
  answers[listEventWalkIns] = () => [...there, dorj];
  fireEvent.submit(dialog.getByRole("button", { name: "Write down" }));
  expect(await dialog.findByText("Without having signed up (2)")).toBeDefined();
  expect([name.value, name.getAttribute("aria-invalid")]).toEqual(["", null]);
  expect(calls).toMatchObject([{ body: { name: "Dorj", email: dorj.email } }, { body: { name: "Dorj" } }]);
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  fireEvent.click(await screen.findByRole("button", { name: "Name badges: Demo day" }));
  const badges = within(await screen.findByRole("dialog", { name: "Name badges" }));
  const texts = (await badges.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(texts).toEqual(["BatCold storesDemo day", "NaraDemo day", "DorjDemo day"]);
});

function guestCalled(name: string, hasCome: boolean | null): EventGuest {
  const email = `${name.toLowerCase()}@guests.example`;
  return {
    userId: idOf(name),
    name,
    email,
    startUp: null,
    state: "going",
    hasCome,
    since: "2026-11-01T08:00:00.000Z",
  };
}
