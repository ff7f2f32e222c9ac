// @vitest-environment happy-dom
import type { ManagedRounds } from "@khamt/contract";
import {
  getCurrentUser,
  getManagedRounds,
  listManagedProgrammes,
  countRoundsPeople,
  listRounds,
  ruleRoundPair,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

const administrator = () => ({ user: { ...member, role: "admin" } as const });
const person = (name: string) => ({
  userId: idOf(name),
  name,
  state: "there" as const,
  hasProfile: true,
  meetings: 0,
});
const rounds: ManagedRounds = {
  id: idOf("rounds"),
  name: "Spring rounds",
  state: "planned",
  rounds: 3,
  minutes: 10,
  current: 0,
  currentSince: null,
  programme: null,
  people: 2,
  createdAt: new Date(0).toISOString(),
  tables: 5,
  quality: null,
  members: [person("Bat"), person("Saran")],
  meetings: [],
  pairs: [],
  answers: { given: null, yes: null, mutual: null },
  updatedAt: new Date(0).toISOString(),
};

it("keeps the two who are chosen for a rule until it is made", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: administrator,
    [getManagedRounds]: () => rounds,
    [ruleRoundPair]: () => rounds,
  });
  const open = async () => {
    cleanup();
    await openPage(fetcher, `/manage/rounds/${rounds.id}`);
    return (["First person", "Second person"] as const).map((label) =>
      screen.getByLabelText<HTMLSelectElement>(label),
    );
  };
  const [one, other] = await open();
  fireEvent.change(one ?? document.body, { target: { value: idOf("Bat") } });
  fireEvent.change(other ?? document.body, { target: { value: idOf("Saran") } });
  expect((await open()).map(({ value }) => value)).toEqual([idOf("Bat"), idOf("Saran")]);
  fireEvent.click(screen.getByRole("button", { name: "Save and plan again" }));
  await waitFor(async () => expect((await open()).map(({ value }) => value)).toEqual(["", ""]));
});

it("keeps what is typed of a plan until it is made", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: administrator,
    [listManagedProgrammes]: () => [managedProgramme("Spring")],
    [listRounds]: () => [],
    [countRoundsPeople]: () => ({ found: 0, invited: 0 }),
  });
  const open = async () => {
    await openPage(fetcher, "/manage/rounds");
    fireEvent.click(screen.getByRole("button", { name: "Plan new rounds" }));
    return screen.findByLabelText<HTMLInputElement>(/^Name/);
  };
  fireEvent.change(await open(), { target: { value: "Evening" } });
  cleanup();
  expect((await open()).value).toBe("Evening");
});

it("tells at which table each sits in each round, by name, of those who meet somebody", async () => {
  const meeting = { percent: null, reasons: [] };
  const [bat, saran, dorj] = ["Bat", "Saran", "Dorj"].map(idOf);
  const { fetcher } = fakeServer({
    [getCurrentUser]: administrator,
    [getManagedRounds]: (): ManagedRounds => ({
      ...rounds,
      rounds: 2,
      members: ["Saran", "Bat", "Dorj", "Oyun"].map(person),
      meetings: [
        { ...meeting, number: 1, table: 3, a: bat ?? "", b: saran ?? "" },
        { ...meeting, number: 2, table: 1, a: dorj ?? "", b: bat ?? "" },
      ],
    }),
  });
  await openPage(fetcher, `/manage/rounds/${rounds.id}`);
  const table = within(screen.getByRole("region", { name: "Tables by name" })).getByRole("table");
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ["Name", "Round 1", "Round 2"],
    ["Bat", "3", "1"],
    ["Dorj", "–", "1"],
    ["Saran", "3", "–"],
  ]);
});
