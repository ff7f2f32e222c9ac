import type { OwnStory, StoryCall } from "@khamt/contract";
import { moveStory } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshStories } from "./queries.ts";

/** Moves a story as its reader has read it, says so, and brings up to date what shows it. */
export function useMove({ id, version }: OwnStory) {
  const t = useT(catalogue("success-stories"));
  const client = useQueryClient();
  return async (api: Api, action: StoryCall): Promise<void> => {
    try {
      await api.call(moveStory, { params: { id, action }, body: { version } });
      showToast({ title: t.done[action] });
    } catch (error) {
      const isChanged = error instanceof ApiError && [404, 409].includes(error.status);
      if (!isChanged) throw error;
      showToast({ title: t.changed });
    }
    await refreshStories(client);
  };
}
