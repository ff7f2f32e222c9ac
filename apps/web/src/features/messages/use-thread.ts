import type { Message } from "@khamt/contract";
import { listMessages, markMessagesRead, sendTyping } from "@khamt/contract/calls";
import type { QueryOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { onLive } from "../../lib/live.ts";
import type { Outbox } from "../../shared/messages/outbox.ts";
import { firstMessagesQuery, conversationQuery } from "./queries.ts";
import { unreadMessagesQuery } from "../../shared/messages/use-outbox.ts";

const shownFor = 5000;
const toldEvery = 3000;
const firstPause = 1000;
const longestPause = 60_000;

type ThreadOptions = {
  id: string;
  /** The newest, as the page brought them. */
  first: readonly Message[];
  outbox: Outbox | undefined;
};

/** The messages of a conversation without a gap: what follows comes by itself, what was before when it is asked for. */
export function useThread({ id, first, outbox }: ThreadOptions) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [messages, setMessages] = useState(first);
  const shown = useRef(messages);
  const read = useCallback(
    (query: QueryOf<typeof listMessages>) => api.call(listMessages, { params: { id }, query }),
    [api, id],
  );

  const add = useCallback(
    (more: readonly Message[]) => {
      const known = new Map(shown.current.map((each) => [each.seq, each]));
      const fresh = more.filter((each) => isFresh(each, known.get(each.seq)));
      if (fresh.length === 0) return;
      for (const each of fresh) known.set(each.seq, each);
      const all = [...known.values()].sort((one, other) => one.seq - other.seq);
      shown.current = all;
      setMessages(all);
      client.setQueryData(firstMessagesQuery(id).queryKey, all);
    },
    [client, id],
  );

  const follow = useCallback(async (): Promise<void> => {
    for (;;) {
      const after = lastWithoutGap(shown.current);
      const more = await read({ after });
      add(more);
      if (lastWithoutGap(shown.current) <= after) return;
    }
  }, [add, read]);

  /** What was shown may have been deleted since. */
  const reread = useCallback(
    async (from: number, to: number): Promise<void> => {
      for (let after = from - 1; after < to;) {
        const again = await read({ after });
        add(again);
        after = again.at(-1)?.seq ?? to;
      }
    },
    [add, read],
  );

  const isComplete = (messages[0]?.seq ?? 1) <= 1;
  const loadOlder = useCallback(async () => {
    const before = shown.current[0]?.seq;
    if (before !== undefined && before > 1) add(await read({ before }));
  }, [add, read]);

  useEffect(() => {
    const catchUp = oneAtATime(follow);
    void catchUp();
    return onLive((event) => {
      const [first = 1, last = 0] = [shown.current[0]?.seq, shown.current.at(-1)?.seq];
      if (event.kind === "resync") void reread(first, last).then(catchUp, () => {});
      if (!("conversationId" in event) || event.conversationId !== id) return;
      if (event.kind === "message") void catchUp();
      if (event.kind === "message-deleted" && event.seq >= first)
        void reread(event.seq, event.seq).catch(() => {});
    });
  }, [follow, reread, id]);
  useEffect(
    () => outbox?.onSent((message) => message.conversationId === id && add([message])),
    [outbox, add, id],
  );

  return { messages, isComplete, loadOlder, add };
}

/** New here, or deleted since; what is deleted does not come back. */
function isFresh(message: Message, known: Message | undefined): boolean {
  return known === undefined || (message.isDeleted && !known.isDeleted);
}

/** One's own new message may have come before those of the other side that stand between. */
function lastWithoutGap(messages: readonly Message[]): number {
  const gap = messages.findIndex(
    ({ seq }, index) => index > 0 && seq !== (messages[index - 1]?.seq ?? 0) + 1,
  );
  return (gap < 0 ? messages.at(-1) : messages[gap - 1])?.seq ?? 0;
}

/** Asked while it runs, it runs once more. A failure waits for the next time. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run().catch(() => {});
    }
    isRunning = false;
  };
}

/** What is on a screen that is looked at is read. Said again, after a pause, until the server knows. */
export function useReadMark({ id, seq, readSeq }: { id: string; seq: number; readSeq: number }): void {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(watchVisibility, isLookedAt, () => false);
  useEffect(() => {
    if (!isVisible || seq <= readSeq) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const say = (pause: number): Promise<void> =>
      api.call(markMessagesRead, { params: { id }, body: { seq } }).then(
        (unread) => {
          client.setQueryData(unreadMessagesQuery.queryKey, unread);
          return client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
        },
        () => {
          if (!isOver) timer = setTimeout(() => void say(Math.min(pause * 2, longestPause)), pause);
        },
      );
    void say(firstPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, client, id, isVisible, seq, readSeq]);
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isLookedAt(): boolean {
  return document.visibilityState === "visible";
}

/** Whether the other side is writing, and how it is told that one is writing oneself. */
export function useTyping(id: string) {
  const { api } = useRouter().options.context;
  const [isTyping, setTyping] = useState(false);
  const toldAt = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive((event) => {
      if (!("conversationId" in event) || event.conversationId !== id) return;
      clearTimeout(timer);
      setTyping(event.kind === "typing");
      if (event.kind === "typing") timer = setTimeout(() => setTyping(false), shownFor);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id]);

  const tell = () => {
    if (Date.now() - toldAt.current < toldEvery) return;
    toldAt.current = Date.now();
    // Nothing is lost if nobody hears it.
    void api.call(sendTyping, { params: { id } }).catch(() => {});
  };
  return { isTyping, tell };
}
