// @vitest-environment happy-dom
import {
  changeProgrammeJury,
  getCurrentUser,
  getManagedProgramme,
  getProgrammeJury,
  inviteJurors,
  listManagedProgrammes,
  remindJuror,
} from "@khamt/contract/calls";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

const juror = (name: string, canRemind: boolean) => ({
  id: idOf(name),
  email: `${name.toLowerCase()}@example.com`,
  name,
  invitedAt: "2026-11-01T08:00:00.000Z",
  joinedAt: "2026-11-02T08:00:00.000Z",
  scored: canRemind ? 3 : 8,
  applications: 8,
  remindedAt: null,
  recused: canRemind ? ["Bat", "Saran"] : [],
  canRemind,
});

it("reminds whoever has something left, and says that a jury is full beside the addresses that were typed", async () => {
  const jury = {
    seesContacts: false,
    closesAt: null,
    jurors: [juror("Tuul", true), juror("Anu", false)],
    hasMail: true,
  };
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [getManagedProgramme]: () => ({ ...managedProgramme("Spring"), entry: "applied" }),
    [getProgrammeJury]: () => jury,
    [listManagedProgrammes]: () => ["Spring", "Autumn"].map(managedProgramme),
    [remindJuror]: () => jury,
    [inviteJurors]: ({ body }) =>
      JSON.stringify(body).includes("b@example.com") ? refuse("too-many-own") : jury,
  });
  await openPage(fetcher, `/manage/programmes/${idOf("Spring")}?view=jury`);
  expect(await screen.findByText("3 of 8 scored")).toBeDefined();
  expect(screen.getByText(/because they know: Bat, Saran$/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remind: Anu" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remind: Tuul" }));
  await waitFor(() => expect(calls).toMatchObject([{ params: { id: idOf("Spring"), juror: idOf("Tuul") } }]));
  const emails = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Email addresses" });
  const others = screen.getByRole("combobox", { name: /another programme's jurors$/ });
  expect(within(others).queryByRole("option", { name: "Spring" })).toBeNull();
  fireEvent.change(emails, { target: { value: "tuul@example.com" } });
  fireEvent.change(others, { target: { value: idOf("Autumn") } });
  await screen.findByText(/^2 addresses stand in the list below/);
  expect(emails.value, "each once").toBe("tuul@example.com\nanu@example.com");
  fireEvent.change(emails, { target: { value: "a@example.com, b@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Invite jurors" }));
  expect(await screen.findByText("A jury has at most 30 people.")).toBeDefined();
  expect(emails.getAttribute("aria-invalid")).toBe("true");
  expect(emails.value).toBe("a@example.com, b@example.com");
  expect(calls[1]).toMatchObject({ body: { emails: ["a@example.com", "b@example.com"], language: "en" } });
  fireEvent.change(emails, { target: { value: "a@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Invite jurors" }));
  await waitFor(() => expect(emails.value).toBe(""));
  expect(emails.getAttribute("aria-invalid"), "nothing is missing yet").not.toBe("true");
});

it("reminds without email whoever has come, whom the bell tells, and takes no deadline that is past", async () => {
  const jurors = [juror("Tuul", true), { ...juror("Anu", true), joinedAt: null }];
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [getManagedProgramme]: () => ({ ...managedProgramme("Spring"), entry: "applied" }),
    [listManagedProgrammes]: () => [],
    [changeProgrammeJury]: () => ({ seesContacts: false, closesAt: null, jurors, hasMail: false }),
    [getProgrammeJury]: () => ({
      seesContacts: false,
      closesAt: "2026-01-01T10:00:00.000Z",
      jurors,
      hasMail: false,
    }),
  });
  await openPage(fetcher, `/manage/programmes/${idOf("Spring")}?view=jury`);
  expect(await screen.findByRole("button", { name: "Remind: Tuul" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remind: Anu" })).toBeNull();
  expect(screen.getByText(/^Scoring ended on January 1, 2026, 18:00/)).toBeDefined();
  const deadline = screen.getByLabelText("Scoring ends");
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save the deadline" }));
  save();
  expect(await screen.findByText("Choose a day and a time that are still to come.")).toBeDefined();
  fireEvent.change(deadline, { target: { value: "2099-05-01T18:00" } });
  save();
  await waitFor(() => expect(calls).toMatchObject([{ body: { closesAt: "2099-05-01T10:00:00.000Z" } }]));
});
