import type { PublicUser } from "@khamt/contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { toastStore } from "../../ui/toast/toast-store.ts";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { testContext } from "../../test/context.ts";
import { App, createAppRouter } from "../../test/whole-app.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { member } from "../../test/readers.ts";

/** The first page of a run is slow to draw. */
const patience = { timeout: 10_000 };

export const signedIn = { success: true, message: "Welcome.", user: member satisfies PublicUser };

export type Answers = Record<string, () => Response | Promise<Response>>;

type Opening = { tab?: string; answers?: Answers; near?: (button: HTMLElement) => void };

export async function openDialog({ tab, answers = {}, near }: Opening) {
  const asked: { path: string; body: unknown }[] = [];
  const context = testContext(async (path, init) => {
    const answer = answers[path];
    if (init?.method !== "POST" || answer === undefined) return fakeApi(path, init);
    asked.push({ path, body: JSON.parse(init.body as string) });
    return answer();
  }, "en");
  context.queryClient.setQueryData(currentUserQuery.queryKey, { user: null });
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: ["/about"] }));
  await router.load();
  render(<App context={context} router={router} />);
  const button = await screen.findByRole("button", { name: "Sign In" });
  near?.(button);
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Welcome to Khamt" }, patience);
  if (tab !== undefined) {
    fireEvent.click(within(dialog).getByRole("tab", { name: tab }));
    await within(dialog).findByRole("group", { name: "Account type" });
  }
  return { dialog, asked, router };
}

type Texts = Record<string, string>;

export function fillIn(dialog: HTMLElement, texts: Texts, passwords: Texts): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  }
  for (const [label, value] of Object.entries(passwords)) {
    fireEvent.change(passwordField(dialog, label), { target: { value } });
  }
}

export function passwordField(dialog: HTMLElement, label: string): HTMLInputElement {
  return within(dialog).getByLabelText<HTMLInputElement>(label, { selector: "input" });
}

export function toast() {
  return toastStore.read();
}
