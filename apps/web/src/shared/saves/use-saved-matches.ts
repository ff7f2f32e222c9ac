import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { accountActions, myMatchesQuery } from "./account-store.ts";
import { deviceActions, readDevice, watchDevice } from "./device-store.ts";
import type { SavedMatchStore } from "./saved-match.ts";

/** The reader's matches: a member's are in the account, a visitor's in this browser. */
export function useSavedMatches(): SavedMatchStore {
  const isMember = useUser() !== null;
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...myMatchesQuery, enabled: isMember });
  // The server's page cannot know what the browser keeps.
  const device = useSyncExternalStore(watchDevice, readDevice, () => undefined);
  const account = useMemo(() => accountActions(api, client), [api, client]);
  const reload = () => void refetch();
  if (isMember) return { ...account, matches: data, samples: [], error, reload };
  return {
    ...deviceActions,
    matches: device?.matches,
    samples: device?.samples ?? [],
    error: null,
    reload,
  };
}
