// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import Flag from "lucide-react/icons/flag";
import ShieldBan from "lucide-react/icons/shield-ban";
import { expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import ActionMenu from "./action-menu.tsx";

leaveNothing();

it("opens from the keyboard, goes round with the arrows and does what is chosen", async () => {
  const { button, block, report } = show();
  await open(button);
  await waitFor(() => expect(document.activeElement).toBe(item("Block Suvd")));
  press("ArrowDown");
  await waitFor(() => expect(document.activeElement).toBe(item("Report Suvd")));
  press("ArrowDown");
  await waitFor(() => expect(document.activeElement).toBe(item("Block Suvd")));
  press("End");
  await waitFor(() => expect(document.activeElement).toBe(item("Report Suvd")));
  press("Enter");
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(block).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("finds an action by its first letters", async () => {
  const { button } = show();
  await open(button);
  await waitFor(() => expect(document.activeElement).toBe(item("Block Suvd")));
  press("r");
  await waitFor(() => expect(document.activeElement).toBe(item("Report Suvd")));
});

it("goes back to its button on Escape, with nothing done", async () => {
  const { button, block, report } = show();
  await open(button);
  await waitFor(() => expect(document.activeElement).toBe(item("Block Suvd")));
  expect(button.getAttribute("aria-expanded")).toBe("true");
  press("Escape");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect([block, report].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it("closes when something beside it is pressed", async () => {
  const { button } = show();
  await open(button);
  fireEvent.pointerDown(document.body, { pointerType: "mouse" });
  fireEvent.mouseDown(document.body);
  fireEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

function show() {
  const block = vi.fn<() => void>();
  const report = vi.fn<() => void>();
  const actions = [
    { label: "Block Suvd", icon: ShieldBan, onChoose: block },
    { label: "Report Suvd", icon: Flag, onChoose: report },
  ];
  render(<ActionMenu label="More about Suvd" actions={actions} />);
  return { button: screen.getByRole("button", { name: "More about Suvd" }), block, report };
}

async function open(button: HTMLElement): Promise<void> {
  button.focus();
  fireEvent.keyDown(button, { key: "ArrowDown" });
  await screen.findByRole("menu");
}

function item(name: string): HTMLElement {
  return screen.getByRole("menuitem", { name });
}

function press(key: string): void {
  const at = document.activeElement;
  if (at === null) throw new Error("nothing has the focus");
  fireEvent.keyDown(at, { key });
}
