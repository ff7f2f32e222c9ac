import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useSavedMatches, type FoundMatch } from "./index.ts";
import { Button, type ButtonLook } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useSaveFault } from "./use-saved-matches.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";

/** Saves a found match, or takes the save back. */
export function SaveMatchButton({ size, ...found }: FoundMatch & Pick<ButtonLook, "size">) {
  const t = useT(catalogue("saves"));
  const store = useSavedMatches();
  const showFault = useSaveFault();
  const saved = store.matches?.find(({ targetId }) => targetId === found.result.id);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (saved !== undefined) return store.forget(saved);
      const outcome = await store.save(found);
      if (outcome !== "saved")
        showToast({ title: t.refused.title, description: t.refused[outcome], tone: "destructive" });
    },
    onError: (error) => showFault(error, () => mutate()),
  });
  const Icon = saved === undefined ? Bookmark : BookmarkCheck;
  return (
    <Button
      variant="secondary"
      size={size}
      aria-pressed={saved !== undefined}
      aria-label={t.saveNamed(found.result.name)}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <Icon aria-hidden="true" />
      {saved === undefined ? t.save : t.saved}
    </Button>
  );
}
