import type { LiveEvent } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import { firstMessagesKey } from "../../../shared/messages/first-messages.ts";

const messages = ["/api/conversations"];
const concerned: Partial<Record<LiveEvent["kind"], readonly string[]>> = {
  message: messages,
  "message-deleted": messages,
  read: messages,
  conversations: messages,
  connections: ["/api/connections"],
  applications: ["/api/applications", "/api/my-applications"],
  services: ["/api/service-requests"],
  news: ["/api/notifications", "/api/my-decisions"],
  stories: ["/api/success-stories"],
  resync: [
    ...messages,
    "/api/connections",
    "/api/applications",
    "/api/my-applications",
    "/api/service-requests",
    "/api/success-stories",
    "/api/notifications",
    "/api/my-decisions",
  ],
};

/** What is on the screen and may have changed is asked for anew; the rest when it is wanted. */
export function refreshAfter(event: LiveEvent, client: QueryClient): void {
  // A thread that is left for now would show the deleted message again.
  if (event.kind === "message-deleted")
    void client.invalidateQueries({ queryKey: firstMessagesKey(event.conversationId) });
  if (event.kind === "resync") void client.invalidateQueries({ queryKey: firstMessagesKey() });
  const paths = concerned[event.kind] ?? [];
  if (paths.length === 0) return;
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && paths.some((each) => path.startsWith(each)),
  });
}
