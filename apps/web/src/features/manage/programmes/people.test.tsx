// @vitest-environment happy-dom
import type { MemberActOutcome } from "@khamt/contract";
import { decideProgrammeMember, listProgrammeMembers } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { refuse } from "../../../test/fake-api.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { member } from "../../../test/readers.ts";
import { applicantCalled, openPeople, personCalled } from "./set-up-people.ts";

leaveNothing();

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

it("prints every application for the jury, also those that were not loaded yet", async () => {
  const all = Array.from({ length: 30 }, (_, at) => applicantCalled(`Applicant ${at}`));
  const { answers } = await openPeople([spring], undefined, []);
  answers[listProgrammeMembers] = ({ query }) =>
    Response.json(all.slice(0, Number(query.get("limit") ?? 24)), { headers: { "x-total-count": "30" } });
  fireEvent.click(screen.getByRole("link", { name: "Applied" }));
  expect(await screen.findByText("Applicant 0")).toBeDefined();
  expect(screen.queryByText("Applicant 29")).toBeNull();
  const printed: boolean[] = [];
  vi.stubGlobal("print", () => printed.push(screen.queryByText("Applicant 29") !== null));
  fireEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
  await waitFor(() => expect(printed).toEqual([true]));
});

it("asks a manager for a score first, and shows those of the others then", async () => {
  const { calls } = await openPeople([spring], undefined, [
    { ...applicantCalled("Bat"), scored: 1 },
    {
      ...applicantCalled("Saran"),
      scored: 2,
      scores: [
        { name: "Nara", score: 4, remarks: "", isOwn: true, isBefore: false },
        { name: "Tulga", score: 1, remarks: "No team", isOwn: false, isBefore: true },
      ],
    },
  ]);
  const [bat, saran] = (await screen.findAllByRole("listitem"))
    .filter((each) => within(each).queryByRole("heading", { level: 2 }))
    .map((each) => within(each));
  expect(bat?.getByText(/^1 more manager has scored/)).toBeDefined();
  expect(saran?.getByText("2.5 of 5 on average, from 2 scores")).toBeDefined();
  expect(saran?.getByText("Tulga: 1 of 5").parentElement?.textContent).toContain(
    "before the applicant's last change",
  );
  expect(saran?.queryByRole("radio")).toBeNull();
  expect(bat?.queryByRole("textbox")).toBeNull();
  const four = bat?.getByRole("radio", { name: "4" }) ?? document.body;
  four.focus();
  fireEvent.click(four);
  // By the keyboard one goes on from there.
  expect(document.activeElement).toBe(four);
  expect(bat?.getByRole("textbox")).toBeDefined();
  fireEvent.click(bat?.getByRole("radio", { name: "5" }) ?? document.body);
  fireEvent.click(bat?.getByRole("button", { name: "Save score" }) ?? document.body);
  await waitFor(() => expect(calls).toMatchObject([{ body: { score: 5, remarks: "" } }]));
});

it("has a score and its words again that were not saved yet, after a reload too, for the same applicant alone", async () => {
  const applicants = ["Bat", "Saran"].map(applicantCalled);
  const open = async () => {
    cleanup();
    const server = await openPeople([spring], undefined, applicants);
    const [bat, saran] = await Promise.all(
      [/Bat/, /Saran/].map(async (name) => within(await screen.findByRole("group", { name }))),
    );
    return { ...server, bat, saran };
  };
  const words = () => screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  const { bat } = await open();
  fireEvent.click(bat?.getByRole("radio", { name: "4" }) ?? document.body);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Sells already" } });
  const again = await open();
  expect(again.bat?.getByRole("radio", { name: "4" })).toHaveProperty("checked", true);
  expect(again.saran?.queryByRole("radio", { checked: true })).toBeNull();
  expect(words()).toEqual(["Sells already"]);
  fireEvent.click(screen.getByRole("button", { name: "Save score" }));
  await screen.findByText("Your score is saved");
  expect(again.calls).toMatchObject([{ body: { score: 4, remarks: "Sells already" } }]);
  await open();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("asks for words to a decision before it is told, and sends none that are too long", async () => {
  const { calls } = await openPeople([spring], undefined, [applicantCalled("Bat")]);
  fireEvent.click(await screen.findByRole("button", { name: "Accept: Bat" }));
  const dialog = within(await screen.findByRole("dialog"));
  const words = dialog.getByRole("textbox", { name: "Your own words (optional)" });
  fireEvent.change(words, { target: { value: "x".repeat(1001) } });
  fireEvent.click(dialog.getByRole("button", { name: "Accept" }));
  expect(await dialog.findByText("1,000 characters fit here. Shorten it by 1.")).toBeDefined();
  fireEvent.change(words, { target: { value: "Monday at ten" } });
  fireEvent.click(dialog.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls).toMatchObject([
    { params: { userId: idOf("Bat"), action: "accept" }, body: { note: "Monday at ten" } },
  ]);
});

it("has the words of a decision again that was not sent yet, after a reload too", async () => {
  const words = { name: "Your own words (optional)" };
  const open = async () => {
    cleanup();
    await openPeople([spring], undefined, [applicantCalled("Bat")]);
    fireEvent.click(await screen.findByRole("button", { name: "Decline: Bat" }));
    return within(await screen.findByRole("dialog"));
  };
  fireEvent.change((await open()).getByRole("textbox", words), { target: { value: "Come in spring" } });
  const again = await open();
  expect(again.getByRole("textbox", words)).toHaveProperty("value", "Come in spring");
  fireEvent.click(again.getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await open()).getByRole("textbox", words)).toHaveProperty("value", "");
});

it("shows a manager what another has decided in the meantime", async () => {
  const { answers } = await openPeople([spring], undefined, [applicantCalled("Bat")]);
  answers[decideProgrammeMember] = () => refuse("conflict");
  answers[listProgrammeMembers] = () => [personCalled("Bat")];
  fireEvent.click(await screen.findByRole("button", { name: "Decline: Bat" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await screen.findByText(/^This changed in the meantime/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Decline: Bat" })).toBeNull());
});

it("keeps what a manager wrote where the applicant has only changed the application", async () => {
  const { answers, calls } = await openPeople([spring], undefined, [applicantCalled("Bat")]);
  const decided: (string | null)[] = [];
  answers[decideProgrammeMember] = ({ query }) => {
    decided.push(query.get("version"));
    return decided.length === 1 ? refuse("conflict") : anew;
  };
  const changedAt = "2026-11-02T08:00:00.000Z";
  const anew = { ...applicantCalled("Bat"), changedAt, updatedAt: changedAt };
  answers[listProgrammeMembers] = () => [anew];
  fireEvent.click(await screen.findByRole("button", { name: "Decline: Bat" }));
  const dialog = within(await screen.findByRole("dialog"));
  const words = "Come again in spring";
  fireEvent.change(dialog.getByRole("textbox", { name: "Your own words (optional)" }), {
    target: { value: words },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await screen.findByText(/^This changed in the meantime/)).toBeDefined();
  expect(await screen.findByText(/^Changed by the applicant/)).toBeDefined();
  fireEvent.click(dialog.getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decided).toEqual([applicantCalled("Bat").updatedAt, changedAt]);
  expect(calls.map(({ body }) => body)).toEqual([{ note: words }, { note: words }]);
});

it("says who has decided, and when", async () => {
  const decidedAt = "2026-11-02T08:00:00.000Z";
  await openPeople([spring], undefined, [{ ...personCalled("Bat"), decidedAt, decidedBy: "Saran Bat" }]);
  expect(await screen.findByText(/^Decided by Saran Bat on .*2026/)).toBeDefined();
});

it("says on how many days somebody came, and when last", async () => {
  await openPeople([spring], undefined, [
    { ...personCalled("Bat"), visits: ["2026-05-04", "2026-05-11"] },
    { ...personCalled("Saran"), visits: ["2026-05-11"] },
  ]);
  expect(await screen.findByText("Present on 2 days, last on May 11, 2026")).toBeDefined();
  expect(screen.getByText("Present on May 11, 2026")).toBeDefined();
});

it("counts those of a state, and finds one by a part of the name or address, in an address to share", async () => {
  const { answers } = await openPeople([spring]);
  expect(await screen.findByText("2 people")).toBeDefined();
  answers[listProgrammeMembers] = ({ query }) =>
    ["Bat", "Saran"].filter((name) => name.includes(query.get("q") ?? "")).map(personCalled);
  const find = (words: string) => {
    fireEvent.change(screen.getByRole("searchbox", { name: "Name or email" }), { target: { value: words } });
    fireEvent.click(screen.getByRole("button", { name: "Search" }));
  };
  const box = () => screen.getByRole("searchbox", { name: "Name or email" });
  const shown = box();
  find(" Sar ");
  expect(await screen.findByText("1 person")).toBeDefined();
  // With the keyboard one goes on where one was.
  expect(box()).toBe(shown);
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Bat" })).toBeNull());
  find("nobody");
  expect(await screen.findByText(/^Nobody found/)).toBeDefined();
  find("");
  expect(await screen.findByRole("heading", { name: "Bat" })).toBeDefined();
});

it("has what was typed in the search again that was not looked for yet, after a reload too", async () => {
  await openPeople([spring]);
  const box = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Name or email" });
  fireEvent.change(await box(), { target: { value: "Sar" } });
  cleanup();
  await openPeople([spring]);
  expect((await box()).value).toBe("Sar");
});

it("puts applications in the order of their scores where a manager asks for it", async () => {
  const people = ["Bat", "Saran"].map(applicantCalled);
  await openPeople([{ ...managedProgramme("Spring"), applications: 2 }], undefined, people);
  const order = await screen.findByRole("combobox", { name: "Order" });
  fireEvent.change(order, { target: { value: "score" } });
  expect(await screen.findByText("Applications without a score that you are shown come last.")).toBeDefined();
  const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names().slice(0, 2)).toEqual(["Saran", "Bat"]));
});

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

it("shows one application after the other, and goes back to the first where none is left at a place", async () => {
  let people = ["Bat", "Saran", "Tuul"].map(applicantCalled);
  const { answers } = await openPeople([spring], undefined, []);
  answers[listProgrammeMembers] = ({ query }) => {
    const from = Number(query.get("cursor") ?? 0);
    const page = people.slice(from, from + Number(query.get("limit") ?? 24));
    return Response.json(page, { headers: { "x-total-count": String(people.length) } });
  };
  fireEvent.click(screen.getByRole("link", { name: "Applied" }));
  fireEvent.click(await screen.findByRole("link", { name: "Look through one after the other" }));
  expect(await screen.findByText("Application 1 of 3")).toBeDefined();
  expect(screen.queryByText("Saran")).toBeNull();
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
  for (const name of ["Saran", "Tuul"]) {
    fireEvent.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByText(name)).toBeDefined();
  }
  people = people.slice(0, 2);
  fireEvent.click(screen.getByRole("radio", { name: "5" }));
  fireEvent.click(screen.getByRole("button", { name: "Save score" }));
  expect(await screen.findByText("Application 1 of 2")).toBeDefined();
  expect(await screen.findByRole("heading", { level: 2, name: "Bat" })).toBeDefined();
});

it("leaves a manager out of an application whose sender they know, and of their own", async () => {
  const known = { ...applicantCalled("Bat"), isLeftOut: true, recused: ["Sara"], actions: [] };
  const own = { ...applicantCalled("Saran"), userId: member.id, isLeftOut: true, actions: [] };
  const { calls } = await openPeople([managedProgramme("Spring")], undefined, [
    known,
    own,
    applicantCalled("Tuul"),
  ]);
  expect(await screen.findByText("Left out, because they know the applicant: Sara")).toBeDefined();
  expect(screen.getByText("This is your own application: others score it, and decide.")).toBeDefined();
  expect(screen.getAllByRole("radio", { name: "5" })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Score it after all" }));
  await waitFor(() =>
    expect(calls).toMatchObject([{ params: { userId: idOf("Bat") }, body: { isRecused: false } }]),
  );
  fireEvent.click(screen.getByRole("button", { name: "I know them: leave me out: Tuul" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(calls).toHaveLength(1);
  fireEvent.click(dialog.getByRole("button", { name: "I know them: leave me out" }));
  await waitFor(() =>
    expect(calls[1]).toMatchObject({ params: { userId: idOf("Tuul") }, body: { isRecused: true } }),
  );
});
