import { useQueryClient } from "@tanstack/react-query";
import ConfirmDialog from "../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { type OwnEntity, remove } from "./own-entity.ts";

type RemoveDialogProps = {
  own: OwnEntity;
  onRemoved: () => void;
  onClose: () => void;
};

/** Says what goes, and asks once: it can't be brought back. */
export default function RemoveDialog({ own, onRemoved, onClose }: RemoveDialogProps) {
  const t = useT(catalogue("my-profile"));
  const client = useQueryClient();
  const { title, text } = t.remove[own.kind];
  return (
    <ConfirmDialog
      title={title}
      text={text(own.name)}
      action={t.removeButton}
      act={async (api) => {
        await remove(api, own);
        await client.invalidateQueries();
        showToast({ title: t.removed.title, description: t.removed.text(own.name) });
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}
