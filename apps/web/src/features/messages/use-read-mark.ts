import { markMessagesRead } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { unreadMessagesQuery } from "../../shared/messages/unread-messages.ts";
import { conversationQuery } from "./queries.ts";

/** What is on a screen that is looked at is read. */
export function useReadMark({ id, seq, readSeq }: { id: string; seq: number; readSeq: number }): void {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(watchVisibility, isLookedAt, () => false);
  useEffect(() => {
    if (!isVisible || seq <= readSeq) return;
    void api
      .call(markMessagesRead, { params: { id }, body: { seq } })
      .then((unread) => {
        client.setQueryData(unreadMessagesQuery.queryKey, unread);
        return client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
      })
      // The next message, or the next visit, says it again.
      .catch(() => {});
  }, [api, client, id, isVisible, seq, readSeq]);
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isLookedAt(): boolean {
  return document.visibilityState === "visible";
}
