import type { NotificationList, ReadInput, UnreadCount } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { oneQuery } from "../../../lib/query/query.ts";
import { useMutation } from "../../../lib/query/use-mutation.ts";

const fiveMinutes = 300_000;

/** Only while the page is looked at. */
export const unreadQuery = {
  ...oneQuery<UnreadCount>("/api/notifications/unread"),
  refetchInterval: fiveMinutes,
};

/** Asked anew whenever the panel opens. */
export const newsQuery = {
  ...oneQuery<NotificationList>("/api/notifications"),
  refetchOnMount: "always" as const,
};

export function useMarkRead() {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReadInput) => api.post<UnreadCount>("/api/notifications/read", input),
    onSuccess: async ({ body }) => {
      client.setQueryData(unreadQuery.queryKey, body);
      await client.invalidateQueries({ queryKey: newsQuery.queryKey });
    },
  });
}
