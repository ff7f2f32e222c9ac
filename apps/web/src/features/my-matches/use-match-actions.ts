import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { matchPages } from "../../components/match-pages.ts";
import { showToast } from "../../components/toast-store.ts";
import { useSaveFault } from "../../components/use-save-fault.ts";
import { useT } from "../../lib/language/index.ts";
import { isSample, type SavedMatch, type SavedMatchStore } from "../../lib/saved-matches/index.ts";
import { myMatchesCatalogue } from "./catalogue.ts";

type Actions = Pick<SavedMatchStore, "dismiss" | "restore" | "contact">;

interface MatchActionsOptions extends Actions {
  /** After its card has gone. */
  onRemoved: () => void;
}

/** Removing with a way back, and making contact once; what fails is said, and can be tried again. */
export function useMatchActions({ dismiss, restore, contact, onRemoved }: MatchActionsOptions) {
  const t = useT(myMatchesCatalogue);
  const router = useRouter();
  const showFault = useSaveFault();

  const undo = useMutation({
    mutationFn: restore,
    onSuccess: () => showToast({ title: t.restored }),
    onError: (error, match) => showFault(error, () => undo.mutate(match)),
  });
  const remove = useMutation({
    mutationFn: dismiss,
    onSuccess: (_, match) => {
      onRemoved();
      const action = { label: t.removed.undo, run: () => undo.mutate(match) };
      const { title, text } = t.removed;
      showToast({ title, action, ...(!isSample(match) && { description: text }) });
    },
    onError: (error, match) => showFault(error, () => remove.mutate(match)),
  });
  const reach = useMutation({
    mutationFn: contact,
    onSuccess: (_, match) => {
      const { title, text, sample } = t.contacted;
      showToast({ title, description: isSample(match) ? sample : text });
      if (!isSample(match))
        void router.navigate({ to: matchPages[match.type], params: { id: match.targetId } as never });
    },
    onError: (error, match) => showFault(error, () => reach.mutate(match)),
  });

  return {
    remove: (match: SavedMatch) => remove.mutate(match),
    contact: (match: SavedMatch) => reach.mutate(match),
    isPending: remove.isPending || reach.isPending,
  };
}
