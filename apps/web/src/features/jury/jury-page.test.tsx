// @vitest-environment happy-dom
import type { Jury, JuryApplication } from "@khamt/contract";
import {
  getCurrentUser,
  getJury,
  joinJury,
  leaveJury,
  listJuryApplications,
  listOwnJuries,
  listOwnProgrammes,
  listProgrammes,
  recuseJuror,
  scoreJuryApplication,
} from "@khamt/contract/calls";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();

const spring: Jury = {
  id: idOf("Spring"),
  slug: "spring",
  name: { en: "Spring", mn: "Хавар" },
  isIn: true,
  seesContacts: false,
  closesAt: null,
  applications: 2,
  scored: 0,
};

const applicationOf = (name: string): JuryApplication => ({
  userId: idOf(name),
  name,
  email: null,
  answers: [{ question: { en: "What?", mn: "Юу?" }, answer: `${name} builds a stove` }],
  changedAt: null,
  createdAt: "2026-11-01T08:00:00.000Z",
  score: null,
  isRecused: false,
});

async function open(search: string, jury: Partial<Jury> | undefined) {
  let left = ["Bat", "Saran"].map(applicationOf);
  const drop = ({ userId }: Record<string, string>) => {
    const dropped = left.find((each) => each.userId === userId);
    left = left.filter((each) => each !== dropped);
    return { ...applicationOf("Bat"), ...dropped };
  };
  const server = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getJury]: () => (jury === undefined ? refuse("not-found") : { ...spring, ...jury }),
    [joinJury]: () => spring,
    [listJuryApplications]: ({ query }) => {
      const from = Number(query.get("cursor") ?? 0);
      const found = left.filter(({ name }) => name.startsWith(query.get("q") ?? ""));
      const items = found.slice(from, from + Number(query.get("limit") ?? 24));
      return Response.json(items, { headers: { "x-total-count": String(found.length) } });
    },
    [scoreJuryApplication]: ({ params }) => drop(params),
    [recuseJuror]: ({ params }) => ({ ...drop(params), answers: [], isRecused: true }),
    [leaveJury]: () => ({ id: idOf("Spring") }),
    [listProgrammes]: () => Response.json([], { headers: { "x-total-count": "0" } }),
    [listOwnProgrammes]: () => [],
    [listOwnJuries]: () => [],
  });
  await openPage(server.fetcher, `/jury/${idOf("Spring")}${search}`);
  return server;
}

const give = (score: string) => {
  fireEvent.click(screen.getByRole("radio", { name: score }));
  fireEvent.click(screen.getByRole("button", { name: "Save score" }));
};

it("brings the next application to the place of one that is scored, and says when none is left", async () => {
  const { calls } = await open("?only=unscored&at=1", {});
  expect(await screen.findByText("Bat builds a stove")).toBeDefined();
  expect(screen.getByText("Application 1 of 2")).toBeDefined();
  give("4");
  const next = await screen.findByRole("heading", { name: "Saran" });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  give("2");
  expect(await screen.findByText(/^You have scored every application/)).toBeDefined();
  expect(calls).toMatchObject([{ body: { score: 4, remarks: "" } }, { body: { score: 2, remarks: "" } }]);
});

it("lets a juror who is late read on, with the scores that they have given, and says whom to ask", async () => {
  await open("?at=1", { closesAt: "2026-01-01T10:00:00.000Z" });
  expect(await screen.findByText("Bat builds a stove")).toBeDefined();
  expect(screen.getByText("Not scored yet")).toBeDefined();
  expect(screen.getByText("Scoring ended on January 1, 2026, 18:00, Ulaanbaatar time.")).toBeDefined();
  expect(screen.getByText(/ask the organisers/)).toBeDefined();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button", { name: "I know them: leave me out" })).toBeNull();
});

it("finds an applicant by the name, who is then read alone", async () => {
  await open("", {});
  const box = await screen.findByRole("searchbox", { name: "Find an applicant by name" });
  fireEvent.change(box, { target: { value: "Saran" } });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Bat" })).toBeNull());
  fireEvent.click(screen.getByRole("link", { name: "Saran" }));
  expect(await screen.findByText("Saran builds a stove")).toBeDefined();
  expect(screen.getByText("Application 1 of 1")).toBeDefined();
});

it("leaves a juror out of an application whose sender they know, and goes on with the next", async () => {
  const { calls } = await open("?only=unscored&at=1", {});
  fireEvent.click(await screen.findByRole("button", { name: "I know them: leave me out" }));
  expect(await screen.findByRole("heading", { name: "Saran" })).toBeDefined();
  expect(screen.queryByText("Bat builds a stove")).toBeNull();
  expect(calls).toMatchObject([{ params: { userId: idOf("Bat") }, body: { isRecused: true } }]);
});

it.each([
  ["says no", false, "No, thank you"],
  ["leaves", true, "Leave the jury"],
])("asks once before a juror %s, and goes where their programmes are", async (_, isIn, name) => {
  const { calls } = await open("", { isIn });
  fireEvent.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name }));
  expect(await screen.findByText("No programme is open right now")).toBeDefined();
  expect(calls).toMatchObject([{ params: { id: idOf("Spring") } }]);
});

it("shows no application before the juror has said yes", async () => {
  const { calls } = await open("", { isIn: false });
  fireEvent.click(await screen.findByRole("button", { name: "Be a juror" }));
  await waitFor(() => expect(calls).toMatchObject([{ params: { id: idOf("Spring") } }]));
  expect(screen.queryByText("Bat")).toBeNull();
});

it("says to whoever is not asked with which address they are here", async () => {
  await open("", undefined);
  expect(await screen.findByText(`${member.email} is not on this jury`)).toBeDefined();
});
