import type { Message } from "@khamt/contract";
import { sendMessage } from "@khamt/contract/calls";
import { ApiError, type Api } from "../../lib/api.ts";
import { createListeners } from "../../lib/listeners.ts";
import { onLive } from "../../lib/live.ts";
import { createOutboxStore, type WaitingMessage } from "./outbox-store.ts";

export type { WaitingMessage } from "./outbox-store.ts";

export type Outbox = {
  read: () => readonly WaitingMessage[];
  subscribe: (listener: () => void) => () => void;
  add: (message: Omit<WaitingMessage, "fault">) => void;
  remove: (id: string) => void;
  /** Once more, from now on. */
  retry: (id: string) => void;
  /** Hears of each message that the server has taken. */
  onSent: (listener: (message: Message) => void) => () => void;
};

const firstPause = 1000;
const longestPause = 15_000;
/** Answers that a later try may change. */
const passing = new Set([401, 408, 425, 429]);
const outboxes = new Map<string, Outbox>();

/** The member's one outbox on this page: it sends in order, each until the server has it, and what is left of an earlier visit first. */
export function outboxOf(userId: string, api: Api): Outbox {
  const existing = outboxes.get(userId);
  if (existing) return existing;
  const outbox = createOutbox(userId, api);
  outboxes.set(userId, outbox);
  return outbox;
}

export function createOutbox(userId: string, api: Api): Outbox {
  const store = createOutboxStore(userId);
  const sent = createListeners<[Message]>();
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const remove = (id: string) => store.change((all) => all.filter((each) => each.id !== id));
  const mark = (id: string, fault: string | undefined) =>
    store.change((all) => all.map((each) => (each.id === id ? { ...each, fault } : each)));

  /** False where the rest has to wait. */
  const send = async ({ id, conversationId, text, attachments }: WaitingMessage): Promise<boolean> => {
    try {
      const body = { id, text, attachments };
      const message = await api.call(sendMessage, { params: { id: conversationId }, body });
      sent.tell(message);
      remove(id);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || passing.has(error.status)) return false;
      mark(id, error.body?.message ?? error.message);
      return true;
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    let isGoing = true;
    while (isGoing) {
      const next = store.read().find(({ fault }) => fault === undefined);
      if (next === undefined) break;
      isGoing = await send(next);
    }
    isSending = false;
    pause = isGoing ? firstPause : Math.min(pause * 2, longestPause);
    if (!isGoing) timer = setTimeout(() => void flush(), pause);
  };

  const outbox: Outbox = {
    read: store.read,
    subscribe: store.subscribe,
    remove,
    add: (message) => {
      store.change((all) => [...all, message]);
      void flush();
    },
    retry: (id) => {
      mark(id, undefined);
      void flush();
    },
    onSent: sent.add,
  };
  addEventListener("online", () => void flush());
  // The server is back.
  onLive(({ kind }) => kind === "resync" && void flush());
  void flush();
  return outbox;
}
