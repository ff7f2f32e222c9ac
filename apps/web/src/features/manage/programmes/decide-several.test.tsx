// @vitest-environment happy-dom
import { listProgrammeMembers } from "@khamt/contract/calls";
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
