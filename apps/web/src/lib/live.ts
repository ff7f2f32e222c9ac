import type { LiveEvent } from "@khamt/contract";
import { streamEvents } from "@khamt/contract/calls";
import { addressOf } from "./api.ts";
import { createListeners } from "./listeners.ts";

const listeners = createListeners<[LiveEvent]>();

/** Hears what the server tells this member's pages. Answers with what ends it. */
export const onLive = listeners.add;

const firstPause = 5000;
const longestPause = 60_000;

/**
 * One stream for all tabs of the browser: the first has it, and when that goes the next takes over. What nobody listens to is lost:
 * who listens for the whole page opens it too. `onRefused` hears that the server did not take it: the session may be over. Answers with
 * what closes it.
 */
export function openLive(userId: string, onRefused: () => void): () => void {
  if (typeof EventSource === "undefined") return () => {};
  const name = `khamt-live-${userId}`;
  const ending = new AbortController();
  const tabs = new BroadcastChannel(name);
  tabs.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => listeners.tell(data));
  const hear = (event: LiveEvent) => {
    if (ending.signal.aborted) return;
    listeners.tell(event);
    // A channel is no window: there is nobody else in it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tabs.postMessage(event);
  };
  let isKeeper = false;
  const keep = () => {
    isKeeper = true;
    return keepStream({ hear, onRefused }, ending.signal);
  };
  // Without a secure connection a browser has no locks: then each tab has a stream.
  if ("locks" in navigator) {
    void navigator.locks.request(name, { signal: ending.signal }, keep).catch(() => {});
    // Asked after that: who is not given the lock by now has been deaf to another tab's stream until here.
    void navigator.locks
      .query()
      .then(() => isKeeper || ending.signal.aborted || listeners.tell({ kind: "resync" }));
  } else void keep();
  return () => {
    ending.abort();
    tabs.close();
  };
}

type Hearing = { hear: (event: LiveEvent) => void; onRefused: () => void };

/** Until `ending`. A stream that the browser gives up is opened again after a pause. */
function keepStream({ hear, onRefused }: Hearing, ending: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  const reopen = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(addressOf(streamEvents));
    source.addEventListener("open", () => {
      pause = firstPause;
      hear({ kind: "resync" });
    });
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const event: LiveEvent = JSON.parse(data);
      if (event.kind === "replaced") source?.close();
      else hear(event);
    });
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = setTimeout(reopen, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  };
  const wake = () => {
    if (document.visibilityState === "visible" && source?.readyState === EventSource.CLOSED) reopen();
  };
  reopen();
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  return new Promise((resolve) => {
    ending.addEventListener("abort", () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
