import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { accountActions, myMatchesQuery } from "./account-store.ts";
import { deviceActions, readDevice, watchDevice } from "./device-store.ts";
import type { SavedMatchStore } from "./saved-match.ts";
import { faultMessage } from "../../lib/fault.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

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

/** Says why the kept matches could not be changed, and offers to try again. */
export function useSaveFault(): (error: unknown, onRetry: () => void) => void {
  const t = useT(catalogue("saves"));
  const { retry } = useT(catalogue("ui"));
  return (error, onRetry) => {
    const description = faultMessage(error, { fallback: t.unanswered, network: t.offline });
    showToast({ title: t.failed, description, tone: "destructive", action: { label: retry, run: onRetry } });
  };
}
