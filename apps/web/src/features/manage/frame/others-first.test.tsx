// @vitest-environment happy-dom
import {
  getCurrentUser,
  getManagedProgramme,
  getSiteSettings,
  listEventsInPlace,
  listManagedEvents,
  listManagedProgrammes,
  updateEvent,
  updateProgramme,
  updateSite,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { managedEvent as event, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";
import { untouchedSite } from "../../../test/site-settings.ts";

leaveNothing();

const later = "2026-11-02T08:00:00.000Z";
const said = /^Somebody else changed this in the meantime/;
const user = () => ({ user: { ...member, role: "admin" as const }, isManager: true });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stands = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it("has what was typed for a new event again after it was closed, and of one that stands until it is given up or changed by another", async () => {
  const { fetcher, answers } = fakeServer({
    [getCurrentUser]: user,
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [event],
    [listEventsInPlace]: () => [],
  });
  const open = async (button: string) => {
    cleanup();
    await openPage(fetcher, "/manage/events");
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await screen.findByRole("dialog");
  };
  await open("Plan an event");
  type("Title in English", "Open day");
  await open("Plan an event");
  expect(stands("Title in English")).toBe("Open day");
  await open("Edit: Demo day");
  type("Title in English", "Demo night");
  await open("Edit: Demo day");
  expect(stands("Title in English")).toBe("Demo night");
  answers[listManagedEvents] = () => [{ ...event, place: "Room 4", updatedAt: later }];
  await open("Edit: Demo day");
  expect(stands("Title in English")).toBe("Demo day");
  type("Title in English", "Demo night");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await open("Edit: Demo day");
  expect(stands("Title in English")).toBe("Demo day");
});

it("has what was typed of a programme again after a reload, the picture too, until it is saved", async () => {
  const programme = {
    ...managedProgramme("Spring"),
    picture: { url: "/files/picture-of-a-hall", alt: { en: "A hall", mn: "Танхим" } },
  };
  const { fetcher } = fakeServer({
    [getCurrentUser]: user,
    [listManagedProgrammes]: () => [programme],
    [getManagedProgramme]: () => programme,
    [updateProgramme]: () => programme,
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, `/manage/programmes/${programme.id}?view=edit`);
    await screen.findByRole("button", { name: "Save changes" });
  };
  await open();
  type("Name in English", "Spring batch");
  await open();
  expect(stands("Name in English")).toBe("Spring batch");
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Your changes are saved");
  await open();
  expect(stands("Name in English")).toBe(programme.name.en);
});

it("brings what another changed of an event into the open form, keeps what was typed, and saves both", async () => {
  const versions: (string | null)[] = [];
  const { fetcher, calls, answers } = fakeServer({
    [getCurrentUser]: user,
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [event],
    [listEventsInPlace]: () => [],
    [updateEvent]: ({ query }) => {
      versions.push(query.get("version"));
      return versions.length === 1 ? refuse("conflict") : event;
    },
  });
  await openPage(fetcher, "/manage/events");
  fireEvent.click(await screen.findByRole("button", { name: "Edit: Demo day" }));
  await screen.findByRole("dialog");
  type("Title in English", "Demo night");
  answers[listManagedEvents] = () => [{ ...event, place: "Room 4", updatedAt: later }];
  fireEvent.click(screen.getByRole("button", { name: "Save event" }));
  expect(await screen.findByText(said)).toBeDefined();
  await waitFor(() => expect(stands("Place")).toBe("Room 4"));
  expect(stands("Title in English")).toBe("Demo night");
  fireEvent.click(screen.getByRole("button", { name: "Save event" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(versions).toEqual([event.updatedAt, later]);
  expect(calls.at(-1)).toMatchObject({ body: { title: { en: "Demo night" }, place: "Room 4" } });
});

it("shows beside what was typed what another has written in the same field meanwhile, until it is changed", async () => {
  let version = event.updatedAt;
  const { fetcher, answers } = fakeServer({
    [getCurrentUser]: user,
    [listManagedProgrammes]: () => [],
    [listManagedEvents]: () => [event],
    [listEventsInPlace]: () => [],
    [updateEvent]: ({ query }) => (query.get("version") === version ? event : refuse("conflict")),
  });
  await openPage(fetcher, "/manage/events");
  fireEvent.click(await screen.findByRole("button", { name: "Edit: Demo day" }));
  await screen.findByRole("dialog");
  type("Place", "Third floor");
  version = later;
  answers[listManagedEvents] = () => [{ ...event, place: "Room 12", places: 7, updatedAt: later }];
  fireEvent.click(screen.getByRole("button", { name: "Save event" }));
  expect(await screen.findByText("It says now: Room 12")).toBeDefined();
  expect([stands("Place"), stands("Places")]).toEqual(["Third floor", "7"]);
  expect(screen.getAllByText(/^It (says|is empty) now/)).toHaveLength(1);
  type("Place", "Room 12, third floor");
  expect(screen.queryByText(/^It says now/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Save event" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("saves a programme that was loaded again under the open form with what another changed", async () => {
  const before = managedProgramme("Spring");
  const { fetcher, calls, answers } = fakeServer({
    [getCurrentUser]: user,
    [listManagedProgrammes]: () => [before],
    [getManagedProgramme]: () => before,
    [updateProgramme]: () => before,
  });
  const { router } = await openPage(fetcher, `/manage/programmes/${before.id}?view=edit`);
  await screen.findByLabelText("Name in English");
  type("Name in English", "Spring 2027");
  const words = { en: "Ten teams", mn: "Арван баг" };
  answers[getManagedProgramme] = () => ({ ...before, words, updatedAt: later });
  await router.options.context.queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByDisplayValue("Ten teams")).toBeDefined());
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(calls).toMatchObject([{ body: { name: { en: "Spring 2027" }, words } }]));
});

it("joins what two managers have made of the questions, and shows the other's where both wrote in the same one", async () => {
  const question = (en: string) => ({ text: { en, mn: "Яагаад?" }, isRequired: true });
  const entry = "applied" as const;
  let programme = { ...managedProgramme("Spring"), entry, questions: [question("Why?"), question("Who?")] };
  const first = programme.updatedAt;
  const { fetcher, calls, answers } = fakeServer({
    [getCurrentUser]: user,
    [listManagedProgrammes]: () => [programme],
    [getManagedProgramme]: () => programme,
    [updateProgramme]: ({ query }) =>
      query.get("version") === programme.updatedAt ? programme : refuse("conflict"),
  });
  const asked = () => calls.at(-1)?.body as { questions: { text: { en: string } }[] };
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await openPage(fetcher, `/manage/programmes/${programme.id}?view=edit`);
  const label = (number: number) => `Question ${number} in English`;
  await screen.findByLabelText(label(1));
  type(label(1), "Why now?");
  const other = [question("Why?"), question("Who are you?"), question("When?")];
  programme = { ...programme, questions: other, updatedAt: later };
  save();
  await waitFor(() => expect(stands(label(3))).toBe("When?"));
  expect([stands(label(1)), stands(label(2))]).toEqual(["Why now?", "Who are you?"]);
  expect(screen.queryByText(/^It says now/)).toBeNull();
  programme = { ...programme, questions: [question("Why you?"), ...other.slice(1)], updatedAt: first };
  save();
  expect(
    await screen.findByText(/^It says now:\s+1\. Why you\? \/ Яагаад\?\s+2\. Who are you/),
  ).toBeDefined();
  expect(stands(label(1))).toBe("Why now?");
  answers[updateProgramme] = () => programme;
  save();
  await screen.findByText("Your changes are saved");
  expect(asked().questions.map(({ text }) => text.en)).toEqual(["Why now?", "Who are you?", "When?"]);
});

it("lets an administrator save the site after another, without loading the page again", async () => {
  const { fetcher, calls, answers } = fakeServer({
    [getCurrentUser]: user,
    [getSiteSettings]: () => untouchedSite,
    [updateSite]: ({ body }) => (body.version === 1 ? refuse("conflict") : { ...untouchedSite, ...body }),
  });
  await openPage(fetcher, "/manage/site");
  await screen.findByLabelText("Contact address");
  type("Contact address", "hello@khamt.example");
  answers[getSiteSettings] = () => ({ ...untouchedSite, servicesEmail: "desk@khamt.example", version: 2 });
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
  save();
  expect(await screen.findByText(said)).toBeDefined();
  await waitFor(() => expect(stands("Address for service requests")).toBe("desk@khamt.example"));
  save();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({
    body: { contactEmail: "hello@khamt.example", servicesEmail: "desk@khamt.example", version: 2 },
  });
});

it("has what was typed of the site again after a reload, until it is saved", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: user,
    [getSiteSettings]: () => untouchedSite,
    [updateSite]: ({ body }) => ({ ...untouchedSite, ...body, version: 2 }),
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/manage/site");
    await screen.findByLabelText("Contact address");
  };
  await open();
  type("Contact address", "hello@khamt.example");
  await open();
  expect(stands("Contact address")).toBe("hello@khamt.example");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. Everybody sees it now.")).toBeDefined();
  await open();
  expect(stands("Contact address")).toBe("");
});
