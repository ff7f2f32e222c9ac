import type { ConnectionWith } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { pageFound } from "../../shared/profiles/kinds.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useSaveFault } from "../../shared/saves/use-saved-matches.ts";
import { useUser } from "../../lib/auth/index.ts";
import { standingQuery } from "../../shared/connect/connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refOf } from "../../shared/matches/match-address.ts";
import { isSample, type SavedMatch, type SavedMatchStore } from "../../shared/saves/index.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";

type Actions = Pick<SavedMatchStore, "dismiss" | "restore" | "contact">;

type MatchActionsOptions = {
  /** After its card has gone. */
  onRemoved: () => void;
} & Actions;

/** Whom the member is about to invite. */
type Approached = {
  match: SavedMatch;
  standing: ConnectionWith;
};

/**
 * Removing with a way back, and making contact once: a member invites who is behind it. What fails is said, and can be
 * tried again.
 */
export function useMatchActions({ dismiss, restore, contact, onRemoved }: MatchActionsOptions) {
  const t = useT(catalogue("my-matches"));
  const router = useRouter();
  const client = useQueryClient();
  const isMember = useUser() !== null;
  const [approached, setApproached] = useState<Approached>();
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
        void router.navigate({ to: pageFound(match.type), params: { id: match.targetId } });
    },
    onError: (error, match) => showFault(error, () => reach.mutate(match)),
  });

  const approach = useMutation({
    mutationFn: async (match: SavedMatch) => {
      const standing = await client.fetchQuery(
        standingQuery(refOf({ type: match.type, id: match.targetId })),
      );
      const isNew = ["nothing", "example", "closed"].includes(standing.is);
      if (isNew) return setApproached({ match, standing });
      await contact(match);
      const tab = standing.is === "connected" ? "connected" : standing.is === "invited" ? "sent" : undefined;
      await router.navigate({ to: "/connections", search: { tab } });
    },
    onError: (error, match) => showFault(error, () => approach.mutate(match)),
  });
  const mark = useMutation({
    mutationFn: contact,
    onError: (error, match) => showFault(error, () => mark.mutate(match)),
  });

  return {
    approached,
    endApproach: () => setApproached(undefined),
    markContacted: (match: SavedMatch) => mark.mutate(match),
    remove: (match: SavedMatch) => remove.mutate(match),
    contact: (match: SavedMatch) =>
      isMember && !isSample(match) ? approach.mutate(match) : reach.mutate(match),
    isPending: remove.isPending || reach.isPending || approach.isPending,
  };
}
