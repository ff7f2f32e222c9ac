import type { LiveEvent } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";

const messages = ["/api/conversations"];
const concerned: Partial<Record<LiveEvent["kind"], readonly string[]>> = {
  message: messages,
  read: messages,
  conversations: messages,
  connections: ["/api/connections"],
  applications: ["/api/applications", "/api/my-applications"],
  services: ["/api/service-requests"],
  stories: ["/api/success-stories"],
  news: ["/api/notifications"],
  resync: [
    ...messages,
    "/api/connections",
    "/api/applications",
    "/api/my-applications",
    "/api/service-requests",
    "/api/success-stories",
    "/api/notifications",
  ],
};

/** What is on the screen and may have changed is asked for anew; the rest when it is wanted. */
export function refreshAfter(event: LiveEvent, client: QueryClient): void {
  const paths = concerned[event.kind] ?? [];
  if (paths.length === 0) return;
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && paths.some((each) => path.startsWith(each)),
  });
}
