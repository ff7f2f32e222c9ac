import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { accountActions, dismissFound, reloadFound } from "./account-store.ts";
import type { Found, SavedMatch } from "./saved-match.ts";
import { useSaveFault } from "./use-saved-matches.ts";

type Dismissal = {
  found: Found;
  /** As it was kept until then. */
  before?: SavedMatch | undefined;
};

/**
 * Takes somebody out of what is found for a profile of the member's own, with a way back. `onDismissed`: the button that had
 * the focus has gone with its line.
 */
export function useDismissFound(onDismissed: () => void) {
  const { dismissed: t } = useT(catalogue("saves"));
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const { forget, restore } = accountActions(api, client);
  const showFault = useSaveFault();
  const undo = useMutation({
    mutationFn: async ({ out, before }: { out: SavedMatch; before: SavedMatch | undefined }) => {
      if (before !== undefined) return restore({ ...out, status: before.status });
      await forget(out);
      await reloadFound(client);
    },
    onError: (error, back) => showFault(error, () => undo.mutate(back)),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ found }: Dismissal) => dismissFound(api, client, found),
    onSuccess: (out, { found, before }) => {
      const action = out && { label: t.undo, run: () => undo.mutate({ out, before }) };
      showToast({ title: t.title(found.result.name), description: t.text, ...(action && { action }) });
      onDismissed();
    },
    onError: (error, dismissal) => showFault(error, () => mutate(dismissal)),
  });
  return { dismiss: mutate, isPending };
}
