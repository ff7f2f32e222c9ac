import { lazy, type ComponentType } from "react";
import { createListeners } from "./listeners.ts";

type Hindrance = "offline" | "failed";

const hindrances = createListeners<[Hindrance]>();

/** Hears what keeps code or words away from a page that stands. Answers with what ends it. */
export const onUnreachable = hindrances.add;

/** React's `lazy`, for what comes while the page stands: a connection that is lost leaves the page, and what is typed in it. */
export function lazyWhenOnline<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => whenOnline(load));
}

/**
 * Asks for code only with a connection: what has failed to come once, a browser never asks for again until the page is loaded anew. Where
 * that has happened nothing comes, and the reader is told so.
 */
export async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (isOffline()) {
    hindrances.tell("offline");
    await connection();
    await siteReached();
  }
  try {
    return await shownAsComing(load);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    hindrances.tell("failed");
    return new Promise(() => {});
  }
}

let coming = 0;

/** What somebody has just asked for by a press is shown to be on its way, as the next page is. */
async function shownAsComing<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const isPressed = !import.meta.env.SSR && navigator.userActivation?.isActive;
  if (!isPressed) return load();
  count(1);
  try {
    return await load();
  } finally {
    count(-1);
  }
}

function count(change: number): void {
  coming += change;
  document.documentElement.toggleAttribute("data-coming", coming > 0);
}

/** Before it is wanted, and without a word where it does not come. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!isOffline()) load().catch(() => {});
}

/** Of code that did not come, in each browser's words: "Failed to fetch …", "error loading …" and "Importing … failed". */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** Loads the page anew once the site answers. */
export async function reloadOnceReached(signal?: AbortSignal): Promise<void> {
  await siteReached();
  if (signal?.aborted !== true) location.reload();
}

const lookEvery = 2000;

/** A browser may say that it is online before anything can be reached. */
async function siteReached(): Promise<void> {
  try {
    await fetch("/knot.svg", { cache: "no-store" });
  } catch {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    await siteReached();
  }
}

/** The server's Node knows nothing of it. */
export function isOffline(): boolean {
  return !import.meta.env.SSR && !navigator.onLine;
}

function connection(): Promise<void> {
  return new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
}
