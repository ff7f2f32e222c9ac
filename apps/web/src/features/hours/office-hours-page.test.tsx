// @vitest-environment happy-dom
import type { Booking, Gathering, Mentor } from "@khamt/contract";
import {
  bookSlot,
  getCurrentUser,
  listBookings,
  listEvents,
  listMentors,
  moveBooking,
} from "@khamt/contract/calls";
import { hour } from "@khamt/contract/durations";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();
afterEach(() => vi.unstubAllEnvs());

it.each([
  ["so late that it needs no reminder", 20, "Booked. See you soon."],
  ["of which the member is reminded", 40, "Booked. We remind you a day before."],
])("says of a booking %s what comes", async (_, hours, said) => {
  const { fetcher } = serverWith(hours);
  await openPage(fetcher, "/office-hours");
  await book("Prices?");
  expect(await screen.findByText(said)).toBeDefined();
});

it("says beside the time that it is taken, once, and goes there", async () => {
  const message = "This time has just been taken.";
  const { fetcher } = serverWith(40, () =>
    Response.json({ error: "conflict", message, requestId: "r1" }, { status: 409 }),
  );
  await openPage(fetcher, "/office-hours");
  await book("Prices?");
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findAllByText(message)).toHaveLength(1);
  const time = dialog.getByLabelText("Time");
  await waitFor(() => expect(document.activeElement).toBe(time));
  expect(time.getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByLabelText("What would you like to talk about?")).toHaveProperty("value", "Prices?");
});

it("has the question again that was typed, for the time that is pressed then, until it is booked", async () => {
  const { fetcher } = serverWith(40);
  const label = "What would you like to talk about?";
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/office-hours");
    fireEvent.click(await screen.findByRole("button", { name: /^Book Menna Tor/ }));
    return within(await screen.findByRole("dialog"));
  };
  fireEvent.change((await open()).getByLabelText(label), { target: { value: "Prices?" } });
  const again = await open();
  expect(again.getByLabelText(label)).toHaveProperty("value", "Prices?");
  expect(again.getByLabelText("Time")).toHaveProperty("value", idOf("slot"));
  fireEvent.click(again.getByRole("button", { name: "Book" }));
  expect(await screen.findByText("Booked. We remind you a day before.")).toBeDefined();
  expect((await open()).getByLabelText(label)).toHaveProperty("value", "");
});

it.each([
  [member, 1],
  [null, 0],
])("are what the page of events leads to, for %j in %i links", async (user, offered) => {
  const { fetcher } = fakeServer(
    {
      [getCurrentUser]: () => ({ user }),
      [listEvents]: () => [],
      [listMentors]: () => [
        { id: idOf("mentor"), name: "Menna", about: "Prices", programme: null, booked: 0, slots: [] },
      ],
    },
    user,
  );
  await openPage(fetcher, "/events");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.queryAllByRole("link", { name: "Book a mentor" })).toHaveLength(offered));
});

it("tells a reader elsewhere the times by their own clock too, also where one is chosen", async () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  const { fetcher } = serverWith(40);
  await openPage(fetcher, "/office-hours");
  expect(await screen.findByText(/^By your clock: .+, \d\d:\d\d–/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Book Menna Tor/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^By your clock: .+, \d\d:\d\d–/)).toBeDefined();
});

it("says a time once to a reader where the organisers are", async () => {
  vi.stubEnv("TZ", "Asia/Ulaanbaatar");
  const { fetcher } = serverWith(40);
  await openPage(fetcher, "/office-hours");
  expect(await screen.findByRole("button", { name: /^Book Menna Tor/ })).toBeDefined();
  expect(screen.queryByText(/^By your clock/)).toBeNull();
});

it("changes the time of a booking to another that is free, and says where there is none", async () => {
  const { fetcher, calls, answers } = serverWith(40, undefined, true);
  const { router } = await openPage(fetcher, "/office-hours");
  fireEvent.click(await screen.findByRole("button", { name: /^Change the time:/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Take this time" }));
  expect(await dialog.findByText("Choose a time.")).toBeDefined();
  fireEvent.change(dialog.getByLabelText("Time"), { target: { value: idOf("slot") } });
  fireEvent.click(dialog.getByRole("button", { name: "Take this time" }));
  expect(await screen.findByText("The time is changed. Add it to your calendar again.")).toBeDefined();
  expect(calls).toMatchObject([{ params: { id: idOf("booking") }, body: { slot: idOf("slot") } }]);
  answers[listMentors] = () => [];
  await router.options.context.queryClient.invalidateQueries();
  fireEvent.click(screen.getByRole("button", { name: /^Change the time:/ }));
  expect(await screen.findByText("Menna Tor has no other free time at the moment.")).toBeDefined();
});

it.each([
  ["has begun", -0.1, {}, "Add to calendar"],
  ["was cancelled by the mentor", 40, { isCancelled: true }, "Remove from calendar"],
])("offers nothing but the calendar's file for a talk that %s", async (_, hours, change, offered) => {
  const { fetcher } = serverWith(hours, undefined, true, change);
  await openPage(fetcher, "/office-hours");
  expect(await screen.findByRole("link", { name: new RegExp(`^${offered}`) })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^(Change the time|Cancel booking)/ })).toBeNull();
});

it("offers the calendar's file of a cancelled event to those who would have come", async () => {
  const { fetcher, answers } = fakeServer({ [listEvents]: () => [event] });
  await openPage(fetcher, "/events");
  expect(await screen.findByRole("link", { name: "Add to calendar: Demo day" })).toBeDefined();
  cleanup();
  answers[listEvents] = () => [{ ...event, isCancelled: true }];
  await openPage(fetcher, "/events");
  expect(await screen.findByRole("link", { name: "Remove from calendar: Demo day" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /Demo day/ })).toBeNull();
});

it("offers it to who comes no more, beside the way back", async () => {
  const { fetcher } = fakeServer({ [listEvents]: () => [{ ...event, mine: "left" }] });
  await openPage(fetcher, "/events");
  expect(await screen.findByRole("link", { name: "Remove from calendar: Demo day" })).toBeDefined();
  expect(screen.getByRole("button", { name: /Demo day/ })).toBeDefined();
});

const event: Gathering = {
  id: idOf("event"),
  title: { en: "Demo day", mn: "Демо өдөр" },
  text: { en: "Ten teams", mn: "Арван баг" },
  programme: null,
  place: "Main hall",
  isOnline: false,
  link: null,
  beginsAt: "2027-01-18T09:00:00.000Z",
  endsAt: "2027-01-18T11:00:00.000Z",
  places: null,
  going: 1,
  waiting: 0,
  isCancelled: false,
  mine: "going",
};

function serverWith(hours: number, answer?: () => Response, isBooked = false, change: Partial<Booking> = {}) {
  const begin = Date.now() + hours * hour;
  const slot = {
    id: idOf("slot"),
    beginsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + hour / 2).toISOString(),
    place: "Room 4",
    words: null,
  };
  const mentor: Mentor = {
    id: idOf("mentor"),
    name: "Menna Tor",
    about: "Sales",
    programme: null,
    booked: 0,
    slots: [{ ...slot, isOnline: false, state: "free" }],
  };
  const booking: Booking = {
    ...slot,
    id: idOf("booking"),
    mentor: mentor.name,
    mentorId: mentor.id,
    programme: null,
    link: null,
    question: "Prices?",
    isCancelled: false,
    note: null,
    ...change,
  };
  return fakeServer({
    [listMentors]: () => [mentor],
    [listBookings]: () => (isBooked ? [booking] : []),
    [moveBooking]: () => ({ id: booking.id }),
    [bookSlot]: () => answer?.() ?? booking,
  });
}

async function book(question: string): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: /^Book Menna Tor/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("What would you like to talk about?"), {
    target: { value: question },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Book" }));
}
