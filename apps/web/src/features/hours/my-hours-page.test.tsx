// @vitest-environment happy-dom
import type { Mentorship } from "@khamt/contract";
import {
  addHours,
  listHostedSlots,
  listOwnMentorships,
  listTalks,
  movePlace,
  recordTalk,
  withdrawSlots,
} from "@khamt/contract/calls";
import { hour } from "@khamt/contract/durations";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();
afterEach(() => vi.unstubAllEnvs());

it("has a mentor's word to those who had booked again, until it is sent", async () => {
  const begin = new Date(Date.now() + 40 * hour).toISOString();
  const slot = { id: idOf("slot"), beginsAt: begin, endsAt: begin, place: null, words: null, link: null };
  const { fetcher } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [
      {
        ...slot,
        booking: { id: idOf("booking"), name: "Saraa", question: "Prices?" },
        isCancelled: false,
        ended: [],
      },
    ],
    [withdrawSlots]: () => [],
    [listTalks]: () => [],
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/office-hours/mine");
    fireEvent.click(await screen.findByRole("button", { name: /^Cancel: / }));
    return (await screen.findByRole("dialog")).querySelector("textarea") ?? document.body;
  };
  fireEvent.change(await open(), { target: { value: "I am ill." } });
  expect(await open()).toHaveProperty("value", "I am ill.");
  fireEvent.click(screen.getByRole("button", { name: "Cancel office hours" }));
  expect(await screen.findByText("Cancelled, and those who had booked are told.")).toBeDefined();
  expect(await open()).toHaveProperty("value", "");
});

it("lets the mentor take off the calendar what was given back or cancelled, where its news leads", async () => {
  const begin = new Date(Date.now() + 40 * hour).toISOString();
  const slot = { id: idOf("slot"), beginsAt: begin, endsAt: begin, place: null, words: null, link: null };
  const gone = { id: idOf("gone"), name: "Saraa", by: "member" } as const;
  const taken = { id: idOf("own"), name: "Bat", by: "mentor" } as const;
  const { fetcher } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [
      { ...slot, booking: null, isCancelled: false, ended: [gone] },
      { ...slot, id: idOf("taken"), booking: null, isCancelled: true, ended: [taken] },
    ],
    [listTalks]: () => [],
  });
  await openPage(fetcher, `/office-hours/mine#${gone.id}`);
  const line = (await screen.findByText("Saraa gave this time back")).closest("p");
  expect(line?.id).toBe(gone.id);
  const link = screen.getByRole("link", { name: /^Remove from calendar: Saraa, / });
  expect(link.getAttribute("href")).toContain(`/api/mentors/bookings/${gone.id}/`);
  const cancelled = screen.getByRole("heading", { name: "Cancelled times" }).closest("section");
  const own = within(cancelled ?? document.body).getByRole("link", { name: /^Remove from calendar: Bat, / });
  expect(own.getAttribute("href")).toContain(`/api/mentors/bookings/${taken.id}/`);
  // Nobody books a cancelled time, moves it, or cancels it again.
  expect(screen.getAllByRole("button", { name: /^Cancel: / })).toHaveLength(1);
});

it("leaves the mentor of an ended mentorship what was cancelled and the talks, and offers nothing more", async () => {
  const begin = new Date(Date.now() + 40 * hour).toISOString();
  const slot = { id: idOf("slot"), beginsAt: begin, endsAt: begin, place: null, words: null, link: null };
  const taken = { id: idOf("own"), name: "Bat", by: "mentor" } as const;
  const { fetcher } = fakeServer({
    [listOwnMentorships]: () => [{ ...mentorship, isEnded: true }],
    [listHostedSlots]: () => [{ ...slot, booking: null, isCancelled: true, ended: [taken] }],
    [listTalks]: () => [],
  });
  await openPage(fetcher, "/office-hours/mine");
  expect(await screen.findByRole("link", { name: /^Remove from calendar: Bat, / })).toBeDefined();
  expect(screen.getByText("Ended")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^(Add times|Edit introduction): / })).toBeNull();
  expect(screen.queryByText("No times yet. Add some, and members can book them.")).toBeNull();
});

it("changes the place of a day, and of later days where asked to, and keeps what was typed until then", async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const [begin, later] = [inHours(40), inHours(200)];
  const place = { place: "Room 4", words: null, link: null, booking: null, isCancelled: false, ended: [] };
  const { fetcher, calls } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [
      { ...place, id: idOf("slot"), beginsAt: begin, endsAt: begin },
      { ...place, id: idOf("later"), beginsAt: later, endsAt: later },
      { ...place, id: idOf("other"), beginsAt: later, endsAt: later, place: "Room 5" },
    ],
    [listTalks]: () => [],
    [movePlace]: () => [],
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/office-hours/mine");
    const [first] = await screen.findAllByRole("button", { name: /^Change the place: / });
    fireEvent.click(first ?? document.body);
    return within(await screen.findByRole("dialog"));
  };
  fireEvent.change((await open()).getByLabelText("Place"), { target: { value: "" } });
  const dialog = await open();
  fireEvent.click(dialog.getByRole("button", { name: "Save place" }));
  expect(await dialog.findByText("Say where you meet, or give an online address.")).toBeDefined();
  fireEvent.change(dialog.getByLabelText("Place"), { target: { value: "Room 7" } });
  fireEvent.click(dialog.getByLabelText("Also the later time at this place"));
  fireEvent.click(dialog.getByRole("button", { name: "Save place" }));
  expect(await screen.findByText("The place is changed.")).toBeDefined();
  const slots = [idOf("slot"), idOf("later")];
  expect(calls).toMatchObject([{ body: { slots, place: "Room 7", link: null, words: null } }]);
  expect((await open()).getByLabelText("Place")).toHaveProperty("value", "Room 4");
});

it("notes of a talk that it did not take place and what comes next, which stays typed until it is saved", async () => {
  const begin = new Date(Date.now() - 40 * hour).toISOString();
  const talk = { id: idOf("talk"), name: "Saraa", beginsAt: begin, endsAt: begin, place: null, words: null };
  const { fetcher, calls } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [],
    [listTalks]: () => [{ ...talk, question: "Prices?", outcome: null, remarks: null }],
    [recordTalk]: () => ({ ...talk, question: "Prices?", outcome: "missed", remarks: "Ask in May" }),
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/office-hours/mine");
    fireEvent.click(await screen.findByRole("button", { name: /^Note how it went: Saraa/ }));
    return within(await screen.findByRole("dialog"));
  };
  const dialog = await open();
  fireEvent.click(dialog.getByLabelText("Did not come"));
  fireEvent.change(dialog.getByLabelText("Note and next step"), { target: { value: "Ask in May" } });
  fireEvent.click((await open()).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  expect(calls).toMatchObject([
    { params: { id: talk.id }, body: { outcome: "missed", remarks: "Ask in May" } },
  ]);
});

it("shows what a manager has noted meanwhile beside what the mentor has typed, and sends it once that was seen", async () => {
  const begin = new Date(Date.now() - 40 * hour).toISOString();
  const talk = { id: idOf("talk"), name: "Saraa", beginsAt: begin, endsAt: begin, place: null, words: null };
  const fresh = { ...talk, question: "Prices?", outcome: null, remarks: null };
  const theirs = { ...fresh, outcome: "missed", remarks: "She was ill" } as const;
  const { fetcher, calls, answers } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [],
    [listTalks]: () => [fresh],
    [recordTalk]: () => refuse("conflict"),
  });
  await openPage(fetcher, "/office-hours/mine");
  fireEvent.click(await screen.findByRole("button", { name: /^Note how it went: Saraa/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Note and next step"), { target: { value: "Ask in May" } });
  answers[listTalks] = () => [theirs];
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/^Somebody else changed this in the meantime/)).toBeDefined();
  expect((await dialog.findByText("It says now")).nextSibling?.textContent).toBe("Did not come\nShe was ill");
  expect(dialog.getByLabelText("Note and next step")).toHaveProperty("value", "Ask in May");
  answers[recordTalk] = () => theirs;
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  expect(calls).toMatchObject([
    { body: { before: { outcome: null, remarks: null } } },
    { body: { remarks: "Ask in May", before: { outcome: "missed", remarks: "She was ill" } } },
  ]);
});

it("shows a mentor elsewhere what the times are by their own clock, before they are offered", async () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  const { fetcher } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [],
    [listTalks]: () => [],
  });
  await openPage(fetcher, "/office-hours/mine");
  fireEvent.click(await screen.findByRole("button", { name: /^Add times/ }));
  const dialog = within(await screen.findByRole("dialog"));
  for (const [label, value] of Object.entries({ Day: "2027-01-18", From: "17:00", Until: "18:00" }))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  expect(await dialog.findByText("By your clock: January 18, 2027, 10:00–11:00")).toBeDefined();
});

it("has the times that a mentor was about to offer again, until they are offered", async () => {
  const { fetcher } = fakeServer({
    [listOwnMentorships]: () => [mentorship],
    [listHostedSlots]: () => [],
    [listTalks]: () => [],
    [addHours]: () => ({ made: 2, skipped: 0 }),
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/office-hours/mine");
    fireEvent.click(await screen.findByRole("button", { name: /^Add times/ }));
    return within(await screen.findByRole("dialog"));
  };
  const dialog = await open();
  const typed = { Day: "2099-01-18", From: "17:00", Until: "18:00", Place: "Room 4" };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const again = await open();
  for (const [label, value] of Object.entries(typed))
    expect(again.getByLabelText(label)).toHaveProperty("value", value);
  fireEvent.click(again.getByRole("button", { name: "Offer these times" }));
  expect(await screen.findByText("2 times are offered.")).toBeDefined();
  expect((await open()).getByLabelText("Place")).toHaveProperty("value", "");
});

const mentorship: Mentorship = {
  id: idOf("mentor"),
  name: "Menna",
  about: "Sales",
  programmeId: null,
  programme: null,
  free: 0,
  booked: 1,
  held: 0,
  missed: 0,
  isEnded: false,
};
