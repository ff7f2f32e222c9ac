import type { CurrentUser, PublicUser } from "@khamt/contract";
import { getCurrentUser, signOut } from "@khamt/contract/calls";
import { valueAt } from "@khamt/contract/records";
import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { forgetEverything, forgetOthers, isSignOutUnheard, markSignOut, storageKey } from "./forget.ts";
import { dropQueries } from "./drop-queries.ts";
import type { Reader } from "./reader.ts";
import { oneQuery } from "../query/query.ts";
import { hasTexts } from "../device-draft.ts";
import type { Api } from "../api.ts";
import { unlessBlocked } from "../unless-blocked.ts";

/** The parts of the app that a change of reader concerns. */
type Surroundings = {
  context: { api: Api; queryClient: QueryClient };
  reader: () => Reader;
  setReader: (reader: Reader) => void;
  /** A member is signed in again, in another tab. */
  onReturn: (user: PublicUser) => void;
  /** Runs the loaders of the page again. */
  reload: () => Promise<void>;
  /** Hears that the reader goes to another page, before it is loaded. Answers with what ends it. */
  onPathChange: (listener: () => void) => () => void;
};

export async function login(app: Surroundings, user: PublicUser): Promise<void> {
  markSignOut(false);
  forgetOthers(user.id);
  await become(app, user);
}

/**
 * Whatever the network does, nothing of the member's stays on this computer. Throws where the server could not be told:
 * it is told with the next page, or as soon as there is a network again.
 */
export async function logout(app: Surroundings): Promise<void> {
  markSignOut(true);
  await forgetEverything();
  // What only a member sees leaves the screen first, and with it whatever would be written once more.
  clearScreen(app);
  await forgetEverything();
  await tellSignOut(app);
  await become(app, null);
}

/** Somebody has signed out in another tab: this one hears of it before the server does. */
export async function leave(app: Surroundings): Promise<void> {
  clearScreen(app);
  await app.reload();
}

/** The sign-out that the server has not heard of. */
export async function tellSignOut({ context }: Pick<Surroundings, "context">): Promise<void> {
  try {
    await context.api.call(signOut);
    markSignOut(false);
  } catch (error) {
    addEventListener("online", () => void tellSignOut({ context }).catch(() => {}), { once: true });
    throw error;
  }
}

/** On load without the server's word on who reads: the last visit's copy stands in until it comes. */
export async function restore(app: Surroundings): Promise<void> {
  if (isSignOutUnheard()) return finishSignOut(app);
  const stored = readStoredUser();
  if (stored !== undefined) app.setReader({ ...app.reader(), user: stored });
  const answer = await askForReader(app);
  if (answer !== undefined) app.setReader({ ...app.reader(), user: answer.user });
}

/** On load after a sign-out that the server did not hear of: nobody reads until it has. */
export async function finishSignOut(app: Surroundings): Promise<void> {
  clearScreen(app);
  await tellSignOut(app).then(
    () => become(app, null),
    () => {},
  );
}

/** Another tab signed in or out, or the session is over. */
export async function refresh(app: Surroundings): Promise<void> {
  if (isSignOutUnheard()) return;
  const answer = await askForReader(app);
  if (answer === undefined || isSignOutUnheard()) return;
  const { user, isEnded } = answer;
  if (user !== null) {
    await become(app, user);
    app.onReturn(user);
  } else if (app.reader().user === null) await become(app, user);
  else if (isEnded === true) await become(app, null, "gone");
  else hold(app);
}

/** The session has run out: what the member reads and types stays where it is, until they go to another page. */
function hold(app: Surroundings): void {
  const reader = app.reader();
  if (reader.over !== undefined) return;
  app.setReader({ ...reader, over: "held" });
  dropQueries(app.context.queryClient, { type: "inactive" });
  const stop = app.onPathChange(() => {
    stop();
    const isHeld = app.reader().over === "held";
    if (!isHeld) return;
    // Before the next page asks who reads.
    app.context.queryClient.setQueryData(oneQuery(getCurrentUser).queryKey, { user: null });
    void become(app, null, "gone");
  });
}

/** What the next visit may start with, if its server says nothing; other tabs hear of the change. */
export function keep(app: Surroundings, user: PublicUser | null): void {
  const stored = readStoredUser() ?? null;
  if (JSON.stringify(stored) !== JSON.stringify(user)) storeUser(user);
  if (user !== null) noticeEnd(app);
}

/** A session can end while its page is open; the next call is refused, and the page becomes a visitor's. */
function noticeEnd(app: Surroundings): void {
  let isAsking = false;
  app.context.api.onRefusal(async () => {
    // What is still on the screen is refused once more while it is asked for anew.
    if (isAsking || app.reader().over !== undefined) return;
    isAsking = true;
    await refresh(app);
    isAsking = false;
  });
}

/** Undefined where the server can't be reached. */
async function askForReader({ context }: Surroundings): Promise<CurrentUser | undefined> {
  return context.api.call(getCurrentUser).catch(() => undefined);
}

async function become(app: Surroundings, user: PublicUser | null, over?: "gone"): Promise<void> {
  const { user: before, turn } = app.reader();
  const isOther = before !== null && before.id !== user?.id;
  // What only a member sees leaves the screen first: it would be asked for in vain.
  flushSync(() => app.setReader({ user, over, turn: isOther ? turn + 1 : turn }));
  await dropOthersData(app);
}

/** Of all that a member has read and typed, whether or not there is a network. */
function clearScreen(app: Surroundings): void {
  flushSync(() => app.setReader({ user: null, over: undefined, turn: app.reader().turn + 1 }));
  const { queryClient } = app.context;
  dropQueries(queryClient);
  queryClient.getMutationCache().clear();
}

/** Nothing that one reader saw is left for the next: what is on the screen is asked for anew, the rest goes. */
async function dropOthersData({ context: { queryClient }, reload }: Surroundings): Promise<void> {
  dropQueries(queryClient, { type: "inactive" });
  await queryClient.invalidateQueries();
  await reload();
  dropQueries(queryClient, { type: "inactive" });
}

/** The copy that the last visit left; a corrupt one is thrown away. */
function readStoredUser(): PublicUser | undefined {
  const text = unlessBlocked(() => localStorage.getItem(storageKey));
  if (typeof text !== "string") return undefined;
  const user = parseUser(text);
  if (user === undefined) {
    // oxlint-disable-next-line no-console
    console.warn("The stored copy of the signed-in user was corrupt and has been discarded.");
    storeUser(null);
  }
  return user;
}

/** Other tabs hear of it, of the end of a session too. */
function storeUser(user: PublicUser | null): void {
  unlessBlocked(() => {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  });
}

function parseUser(text: string): PublicUser | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is PublicUser {
  if (!hasTexts(value, ["id", "email", "name"])) return false;
  const accountType = valueAt(value, "accountType");
  return accountType === "individual" || accountType === "company";
}
