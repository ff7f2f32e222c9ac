import { useQueryClient } from "@tanstack/react-query";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { type OwnEntity, publish } from "./own-entity.ts";
import { EditLink, PublicLink } from "../../shared/own-profiles/own-links.tsx";
import { useStanding } from "./use-standing.ts";

type OwnActionsProps = {
  own: OwnEntity;
  onRemove: (own: OwnEntity) => void;
};

/** What its owner can do with it. */
export function OwnActions({ own, onRemove }: OwnActionsProps) {
  const t = useT(catalogue("my-profile"));
  const isListed = useStanding(own).state === "listed";
  const about = (action: string) => t.about(action, own.name);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <EditLink own={own} label={t.edit} about={about(t.edit)} />
      {isListed && <PublicLink own={own} label={t.view} about={about(t.view)} />}
      <PublishButton own={own} />
      <Button variant="quiet" size="small" aria-label={about(t.removeButton)} onClick={() => onRemove(own)}>
        {t.removeButton}
      </Button>
    </div>
  );
}

function PublishButton({ own }: { own: OwnEntity }) {
  const t = useT(catalogue("my-profile"));
  const client = useQueryClient();
  const { isPublished } = own.entity;
  const { run, isPending } = useAction<void, object | undefined>({
    call: (api) => publish(api, own, !isPublished),
    onDone: async (outcome) => {
      // Lists, searches and counts show it or don't, from now on.
      await client.invalidateQueries();
      const words = isPublished ? t.paused : t.resumed;
      const { title, text } = outcome ? words : t.conflict;
      const tone = outcome ? "default" : "destructive";
      showToast({ title, description: text, tone });
    },
  });
  const label = isPublished ? t.pause : t.resume;
  return (
    <ActionButton
      variant="quiet"
      size="small"
      aria-label={t.about(label, own.name)}
      isPending={isPending}
      onClick={() => run()}
    >
      {label}
    </ActionButton>
  );
}
