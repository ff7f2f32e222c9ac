import type { MatchResult } from "@khamt/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useMutation } from "../../../lib/query/use-mutation.ts";
import { standingQuery } from "../../../shared/connect/connections.ts";
import { dismissFound, useSavedMatches, type SavedMatch } from "../../../shared/saves/index.ts";
import { useSaveFault } from "../../../shared/saves/use-saved-matches.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { resultsKey } from "../../../shared/matches/results-key.ts";
import type { MatchSource } from "../target.ts";

export type Dismissing = {
  dismiss: (result: MatchResult) => void;
  isPending: boolean;
};

type Dismissed = {
  out: SavedMatch;
  /** As it was kept until then. */
  before: SavedMatch | undefined;
};

/**
 * Takes somebody out of what is found for a profile of the member's own, with a way back; undefined for who has no say in that.
 * `onDismissed`: the button that had the focus has gone with its card.
 */
export function useDismiss(source: MatchSource | undefined, onDismissed: () => void): Dismissing | undefined {
  const { dismissed: t } = useT(catalogue("matching"));
  const isMember = useUser() !== null;
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const { matches, forget, restore } = useSavedMatches();
  const showFault = useSaveFault();
  const { data: standing } = useQuery({
    ...standingQuery(source ?? { kind: "idea", id: "" }),
    enabled: isMember && source !== undefined,
  });
  const undo = useMutation({
    mutationFn: async ({ out, before }: Dismissed) => {
      if (before !== undefined) return restore({ ...out, status: before.status });
      await forget(out);
      await client.invalidateQueries({ queryKey: resultsKey });
    },
    onError: (error, back) => showFault(error, () => undo.mutate(back)),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (result: MatchResult) => {
      const before = matches?.find(({ targetId }) => targetId === result.id);
      const out = await dismissFound(api, client, { result, source });
      return out && { out, before };
    },
    onSuccess: async (back, result) => {
      const action = back && { label: t.undo, run: () => undo.mutate(back) };
      showToast({ title: t.title(result.name), description: t.text, ...(action && { action }) });
      onDismissed();
    },
    onError: (error, result) => showFault(error, () => mutate(result)),
  });
  return standing?.is === "own" ? { dismiss: mutate, isPending } : undefined;
}
