import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";
import { countUnreadMessages } from "@khamt/contract/calls";
import { useUser } from "../../lib/auth/index.ts";
import { type Outbox, outboxOf, type WaitingMessage } from "./outbox.ts";
import { oneQuery } from "../../lib/query/query.ts";

/** In all conversations but the muted ones. */
export const unreadMessagesQuery = oneQuery(countUnreadMessages);

export function useUnreadMessages(): number {
  return useQuery(unreadMessagesQuery).data?.unread ?? 0;
}

const nothing: readonly WaitingMessage[] = [];

/** The member's outbox, in the browser only, and what waits in it. */
export function useOutbox(): { outbox: Outbox | undefined; waiting: readonly WaitingMessage[] } {
  const { api } = useRouter().options.context;
  const user = useUser();
  const outbox = useMemo(
    () => (import.meta.env.SSR || user === null ? undefined : outboxOf(user.id, api)),
    [api, user],
  );
  const waiting = useSyncExternalStore(
    outbox?.subscribe ?? ignore,
    outbox?.read ?? (() => nothing),
    () => nothing,
  );
  return { outbox, waiting };
}

const ignore = () => () => {};
