import { readKept, writeKept } from "../../../lib/device-draft.ts";
import { createListeners } from "../../../lib/listeners.ts";
import { draftKey, newestDraft, toDraft, type Draft } from "./device-draft.ts";
import { createSaver, type SaverState } from "./saver.ts";
import type { FormValues } from "../values.ts";

type DraftSaverSetup = {
  kind: string;
  /** "new", or the id of what is edited. */
  entity: string;
  /** Who types: a member's id, null for a visitor. */
  owner: string | null;
  /** What stands in the form now. */
  read: () => FormValues;
  send: (draft: Draft) => Promise<unknown>;
  /** As the page goes, with no time for an answer. */
  sendLast: (draft: Draft) => void;
  forget: () => void;
};

export type KeptState = {
  device: "idle" | "kept" | "failed";
  server: SaverState;
};

const pause = 250;

/** Keeps what is typed: on this device at once, and for members on the server soon after. */
export function createDraftSaver(setup: DraftSaverSetup) {
  const { kind, entity, read } = setup;
  const listeners = createListeners();
  let { owner } = setup;
  let isSignedIn = owner !== null;
  let state: KeptState = { device: "idle", server: "idle" };
  let last: Draft | undefined;
  let known = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (change: Partial<KeptState>) => {
    state = { ...state, ...change };
    listeners.tell();
  };
  const saver = createSaver<Draft>({ send: setup.send, onState: (server) => report({ server }) });
  const keyOf = (who: string | null) => draftKey({ kind, entity, owner: who });

  const keep = (draft: Draft) => {
    last = draft;
    known = JSON.stringify(draft.fields);
    report({ device: writeKept(keyOf(owner), draft) ? "kept" : "failed" });
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const fields = read();
    if (JSON.stringify(fields) === known) return;
    const draft = { fields, editedAt: new Date().toISOString() };
    keep(draft);
    if (isSignedIn) saver.save(draft);
  };

  return {
    /** What stands in the form when nothing is typed yet. */
    begin() {
      known = JSON.stringify(read());
    },
    /** The newest of what is kept here and there. A visitor's new one becomes the member's who opens the form. */
    find(onServer: Draft | undefined): Draft | undefined {
      const visitors = owner !== null && entity === "new" ? readKept(keyOf(null), toDraft) : undefined;
      return newestDraft([onServer, readKept(keyOf(owner), toDraft), visitors]);
    },
    /** Goes on with a draft that was found. */
    resume(draft: Draft, onServer: Draft | undefined) {
      const isVisitors = readKept(keyOf(null), toDraft)?.editedAt === draft.editedAt;
      keep({ ...draft, fields: read() });
      if (owner !== null && isVisitors) writeKept(keyOf(null), undefined);
      if (isSignedIn && draft.editedAt !== onServer?.editedAt) saver.save(draft);
    },
    touch() {
      timer ??= setTimeout(flush, pause);
    },
    flush,
    /** The page goes, perhaps for good. */
    leave() {
      if (timer !== undefined) flush();
      const unsent = saver.unsent();
      if (isSignedIn && unsent !== undefined) setup.sendLast(unsent);
    },
    /** The form goes, the page stays. */
    close() {
      if (timer !== undefined) flush();
      const unsent = saver.unsent();
      saver.stop();
      if (isSignedIn && unsent !== undefined) setup.send(unsent).catch(() => undefined);
    },
    retry: saver.retry,
    /** Somebody signed in or out. A visitor's draft goes with the visitor; a member's stays the member's. */
    setReader(reader: string | null) {
      if (isSignedIn && reader === owner) return;
      isSignedIn = reader !== null && (owner === null || owner === reader);
      if (!isSignedIn) return saver.stop();
      if (timer !== undefined) flush();
      if (owner === null) writeKept(keyOf(null), undefined);
      owner = reader;
      if (last === undefined) return;
      keep(last);
      saver.save(last);
    },
    hold: saver.hold,
    release: saver.release,
    /** Forgets all of it: it has arrived as a profile, or is given up. */
    drop() {
      clearTimeout(timer);
      timer = undefined;
      saver.stop();
      writeKept(keyOf(owner), undefined);
      if (isSignedIn) setup.forget();
      last = undefined;
      known = JSON.stringify(read());
      report({ device: "idle", server: "idle" });
    },
    owner: () => owner,
    hasTyped: () => last !== undefined || timer !== undefined,
    state: () => state,
    subscribe: listeners.add,
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Whether closing the page now would lose something. */
export function isAtRisk({ device, server }: KeptState): boolean {
  return device === "failed" && server !== "saved";
}
