import { fireEvent, screen, within } from "@testing-library/react";

export const earlier = "2026-11-20T08:00:00.000Z";

export const later = "2026-11-20T09:00:00.000Z";

/** A field of the form; "hidden" where a dialog stands before it. */
export function field(label: string, hidden?: "hidden"): HTMLInputElement {
  const main = screen.getByRole("main", { hidden: hidden !== undefined });
  return within(main).getByLabelText<HTMLInputElement>(label);
}

export function type(label: string, value: string): void {
  fireEvent.input(field(label), { target: { value } });
}

export function choose(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

export function tag(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.keyDown(field(label), { key: "Enter" });
}

export function send(): void {
  fireEvent.submit(screen.getByRole("button", { name: "Create Profile" }));
}
