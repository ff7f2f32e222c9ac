import type { ReadInput } from "@khamt/contract";
import { countUnreadNotifications, listNotifications, markNotificationsRead } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { oneQuery } from "../../../lib/query/query.ts";
import { useMutation } from "../../../lib/query/use-mutation.ts";

const fiveMinutes = 300_000;

/** Only while the page is looked at. */
export const unreadQuery = {
  ...oneQuery(countUnreadNotifications),
  refetchInterval: fiveMinutes,
};

/** Asked anew whenever the panel opens. */
export const notificationsQuery = {
  ...oneQuery(listNotifications),
  refetchOnMount: "always" as const,
};

export function useMarkRead() {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReadInput) => api.call(markNotificationsRead, { body: input }),
    onSuccess: async (unread) => {
      client.setQueryData(unreadQuery.queryKey, unread);
      await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    },
  });
}
