import { act, fireEvent, screen, within } from "@testing-library/react";

/** What comes up may have to be loaded first. */
export async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
}

/** Sends the form of the open dialog. */
export async function submit(name: string): Promise<void> {
  const button = within(screen.getByRole("dialog")).getByRole("button", { name });
  await act(async () => fireEvent.submit(button));
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
