import type { ProjectDetail } from "@khamt/contract";
import {
  getProject,
  listApplicationStates,
  listOwnCofounders,
  listOwnCompanies,
} from "@khamt/contract/calls";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { type Answers, fakeServer } from "../../test/fake-server.ts";
import { idOf, ownCofounder, ownCompany, project } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { press } from "../../test/press.ts";

export const question = "Have you built a shop before?";
export const listing: ProjectDetail = { ...project, questions: [question] };
export const letter = "I have built four web shops, and would build yours in two months.";

export const untouched = {
  listing: listing.id,
  isOwn: false,
  canRenew: false,
  isDemo: false,
  application: null,
};

/** A member with a co-founder profile and a company, who has not applied. */
export const answers: Answers = {
  [getProject]: () => listing,
  [listApplicationStates]: () => [untouched],
  [listOwnCofounders]: () => [ownCofounder],
  [listOwnCompanies]: () => [{ ...ownCompany, id: idOf("own company"), name: "Bat Ltd" }],
};

/** Without what was only asked. */
export function toldTo({ calls }: ReturnType<typeof fakeServer>) {
  return calls.filter(({ call }) => call !== listApplicationStates);
}

export async function openDialog(given: Answers) {
  const server = fakeServer(given);
  await openPage(server.fetcher, `/project-listings/${listing.id}`);
  await press("Apply");
  return server;
}

export async function openForm(more: Answers = {}) {
  const server = await openDialog({ ...answers, [listOwnCompanies]: () => [ownCompany], ...more });
  const dialog = await screen.findByRole("dialog", { name: "Apply: A shop" });
  await within(dialog).findByLabelText("Introduction");
  return { dialog, ...server };
}

export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

export function fill(): void {
  type("Introduction", letter);
  type("Your price", "$5,000");
  type(question, "Four times.");
}

export async function send(name: string): Promise<void> {
  await act(async () => fireEvent.submit(within(screen.getByRole("dialog")).getByRole("button", { name })));
}
