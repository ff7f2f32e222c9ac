import { createListeners } from "../../lib/listeners.ts";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "default" | "destructive";
  action?: { label: string; run: () => void };
  /** Until it is withdrawn, or another takes its place. */
  stays?: true;
};

const listeners = createListeners();
let current: ToastMessage | undefined;

/** Shows a toast for five seconds; one at a time, the newest wins. Browser only. */
export function showToast(message: ToastMessage): void {
  set(message);
}

/** Takes the place of one shown before, and leaves what has been said since. */
export function followToast(before: ToastMessage, message: ToastMessage): void {
  if (current === before || current === undefined) set(message);
}

/** Leaves what has been said since. */
export function withdrawToast(message: ToastMessage): void {
  if (current === message) set(undefined);
}

export function dismissToast(): void {
  set(undefined);
}

export const toastStore = {
  read: () => current,
  subscribe: listeners.add,
};

function set(message: ToastMessage | undefined): void {
  current = message;
  listeners.tell();
}
