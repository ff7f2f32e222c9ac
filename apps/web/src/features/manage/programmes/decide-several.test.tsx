// @vitest-environment happy-dom
import { listProgrammeMembers, sendProgrammeDecisions } from "@khamt/contract/calls";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { applicantCalled, openPeople } from "./set-up-people.ts";

leaveNothing();

it("decides about several applicants at once with the same words, and tells of whom it was not done", async () => {
  const applicants = ["Bat", "Saran", "Nara"].map(applicantCalled);
  const spring = { ...managedProgramme("Spring"), applications: 3 };
  const saran = { id: idOf("Saran"), name: "Saran", why: "changed" as const };
  const { calls, answers } = await openPeople([spring], { done: 1, refused: [saran] }, applicants);
  for (const name of ["Bat", "Saran"])
    fireEvent.click(await screen.findByRole("checkbox", { name: `Choose ${name}` }));
  const bar = within(screen.getByRole("region", { name: "What to do with those you chose" }));
  fireEvent.click(bar.getByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decline 2 people?" }));
  expect(dialog.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
    "Bat · bat@example.com",
    "Saran · saran@example.com",
  ]);
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Next year, perhaps." } });
  answers[listProgrammeMembers] = () => [applicantCalled("Nara")];
  fireEvent.submit(dialog.getByRole("button", { name: "Decline" }));
  const outcome = within(await screen.findByRole("dialog", { name: "2 people" }));
  expect(outcome.getByText("Done for 1 member")).toBeDefined();
  expect(outcome.getByText(/^Saran: was decided about or wrote something else meanwhile/)).toBeDefined();
  const version = applicants[0]?.updatedAt;
  const people = ["Bat", "Saran"].map((name) => ({ id: idOf(name), version }));
  expect(calls).toMatchObject([{ body: { action: "decline", note: "Next year, perhaps.", people } }]);
  fireEvent.keyDown(outcome.getByText("Done for 1 member"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Bat" })).toBeNull());
  expect(screen.queryByRole("region", { name: "What to do with those you chose" })).toBeNull();
});

it("prepares letters that wait for the others, and shows who gets which one before they leave", async () => {
  const prepared = { action: "accept", note: "Monday at ten.", by: "Sara", at, isBefore: false } as const;
  const applicants = ["Bat", "Saran", "Nara"].map(applicantCalled);
  const [bat, saran, nara] = applicants;
  if (!bat || !saran || !nara) return;
  const spring = { ...managedProgramme("Spring"), applications: 3, prepared: 3 };
  const { calls, answers } = await openPeople([spring], { done: 1, refused: [] }, applicants);
  expect(await screen.findByText("Dorj: 2")).toBeDefined();
  expect(screen.getByText("You: 1")).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Accept: Bat" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^Later/ }).checked).toBe(true);
  fireEvent.submit(dialog.getByRole("button", { name: "Prepare the email" }));
  await screen.findByText("Prepared. Nobody has been told yet.");
  expect(calls).toMatchObject([{ body: { note: "", isLater: true } }]);
  const declined = { ...prepared, action: "decline", note: null } as const;
  answers[listProgrammeMembers] = () => [
    { ...bat, prepared },
    { ...saran, prepared: declined },
    { ...nara, prepared: { ...prepared, isBefore: true } },
  ];
  answers[sendProgrammeDecisions] = () => ({ done: 2, refused: [] });
  fireEvent.click(screen.getByRole("button", { name: "Look through and send" }));
  const look = within(await screen.findByRole("dialog", { name: "Who gets which email" }));
  const groups = (await look.findAllByRole("heading", { level: 3 })).map(
    ({ textContent, nextElementSibling }) =>
      `${textContent}: ${nextElementSibling?.querySelector("p")?.textContent}`,
  );
  expect(groups).toEqual([
    "Email: accepted (1): Bat",
    "Email: declined (1): Saran",
    "Changed by the applicant since you decided: decide again (1): Nara",
  ]);
  fireEvent.click(look.getByRole("button", { name: "Send 2 emails" }));
  await screen.findByText("2 emails are on their way");
  const people = ["Bat", "Saran"].map((name) => ({ id: idOf(name), version: bat.updatedAt }));
  expect(calls.at(-1)).toMatchObject({ body: { people } });
});

const at = "2026-11-20T08:00:00.000Z";
