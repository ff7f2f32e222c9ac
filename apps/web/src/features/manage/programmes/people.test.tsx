// @vitest-environment happy-dom
import type { ManagedProgramme, MemberActOutcome, ProgrammeMember } from "@khamt/contract";
import {
  addProgrammeMembers,
  getCurrentUser,
  getManagedProgramme,
  listManagedProgrammes,
  listProgrammeMembers,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { failOnConsole } from "../../../test/console.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

failOnConsole();
afterEach(cleanup);

const [spring, autumn] = ["Spring", "Autumn"].map(managedProgramme);

it("lets a manager choose people of one programme for another, and offers no other than that", async () => {
  const { calls } = await choose(["Bat", "Saran"], { done: 2, refused: [] });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls).toMatchObject([
    { params: { id: idOf("Autumn") }, body: { ids: ["Bat", "Saran"].map(idOf) } },
  ]);
});

it("says of nobody that it was done where it was done for nobody", async () => {
  await choose(["Bat"], { done: 0, refused: [{ id: idOf("Bat"), name: "Bat", why: "already" }] });
  expect(await screen.findByText("Bat: takes part already")).toBeDefined();
  expect(within(screen.getByRole("dialog")).queryByText(/^Done for/)).toBeNull();
});

it("offers no choice to who has one programme", async () => {
  await openPeople([spring]);
  expect(await screen.findByText("saran@example.com")).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

async function openPeople(programmes: (ManagedProgramme | undefined)[], outcome?: MemberActOutcome) {
  const server = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => programmes.filter((each) => each !== undefined),
    [getManagedProgramme]: () => managedProgramme("Spring"),
    [listProgrammeMembers]: () => ["Bat", "Saran"].map(personCalled),
    [addProgrammeMembers]: () => outcome ?? { done: 0, refused: [] },
  });
  await openPage(server.fetcher, `/manage/programmes/${idOf("Spring")}`);
  return server;
}

async function choose(names: string[], outcome: MemberActOutcome) {
  const server = await openPeople([spring, autumn], outcome);
  for (const name of names) fireEvent.click(await screen.findByRole("checkbox", { name: `Choose ${name}` }));
  fireEvent.click(screen.getByRole("button", { name: "Add to a programme" }));
  const dialog = within(await screen.findByRole("dialog"));
  const choice = await dialog.findByRole("combobox", { name: "Programme" });
  expect([...choice.querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "Choose a programme",
    "Autumn",
  ]);
  fireEvent.change(choice, { target: { value: idOf("Autumn") } });
  fireEvent.click(dialog.getByRole("button", { name: "Add" }));
  return server;
}

function personCalled(name: string): ProgrammeMember {
  return {
    userId: idOf(name),
    name,
    email: `${name.toLowerCase()}@example.com`,
    language: "en",
    role: "member",
    state: "joined",
    hasCome: true,
    answers: [],
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
  };
}
