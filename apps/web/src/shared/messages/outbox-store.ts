import { valueAt } from "@khamt/contract/records";
import { hasTexts } from "../../lib/device-draft.ts";
import { createListeners } from "../../lib/listeners.ts";

/** A message that the server does not have yet; with a fault one that it does not take. */
export type WaitingMessage = {
  id: string;
  conversationId: string;
  text: string;
  attachments: readonly string[];
  writtenAt: string;
  fault?: string | undefined;
};

const nothing: readonly WaitingMessage[] = [];

/** What a member has written on this device and not sent yet. It outlives the page; a browser that keeps nothing has it while the page is open. */
export function createOutboxStore(userId: string) {
  const key = `khamt-outbox-${userId}`;
  const listeners = createListeners();
  let unkept: readonly WaitingMessage[] = nothing;
  let last: { text: string | null; messages: readonly WaitingMessage[] } = { text: null, messages: nothing };

  const read = (): readonly WaitingMessage[] => {
    try {
      const text = localStorage.getItem(key);
      if (text !== last.text) last = { text, messages: parse(text) };
      return text === null ? unkept : last.messages;
    } catch {
      return unkept;
    }
  };

  const write = (messages: readonly WaitingMessage[]) => {
    unkept = messages;
    try {
      if (messages.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(messages));
      unkept = messages.length === 0 ? nothing : unkept;
    } catch {
      // This browser keeps nothing, or has no room left.
    }
    listeners.tell();
  };

  return {
    read,
    change: (next: (messages: readonly WaitingMessage[]) => readonly WaitingMessage[]) => write(next(read())),
    subscribe: (listener: () => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      const leave = listeners.add(listener);
      addEventListener("storage", onStorage);
      return () => {
        leave();
        removeEventListener("storage", onStorage);
      };
    },
  };
}

function parse(text: string | null): readonly WaitingMessage[] {
  if (text === null) return nothing;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isWaiting) : nothing;
  } catch {
    return nothing;
  }
}

function isWaiting(value: unknown): value is WaitingMessage {
  return (
    hasTexts(value, ["id", "conversationId", "text", "writtenAt"]) &&
    Array.isArray(valueAt(value, "attachments"))
  );
}
