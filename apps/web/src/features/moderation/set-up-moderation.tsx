import type { PublicUser } from "@khamt/contract";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { type Answers, fakeServer } from "../../test/fake-server.ts";
import { member } from "../../test/readers.ts";

const admin: PublicUser = { ...member, role: "admin" };

export const note = "It asks for money before anything was done.";

export function serverWith(answers: Answers) {
  return fakeServer(answers, admin);
}

export function cards(): HTMLElement[] {
  return screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.closest("li") ?? document.body);
}

export function only(): HTMLElement {
  const [card, ...others] = cards();
  if (card === undefined || others.length > 0) throw new Error("There is not one case.");
  return card;
}

export async function ask(name: string) {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return within(await screen.findByRole("dialog"));
}
