import type { DomainClaim } from "@khamt/contract";
import { releaseDomain } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import ConfirmDialog from "../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type RemoveDialogProps = {
  claim: DomainClaim;
  onClose: () => void;
};

export default function RemoveDialog({ claim, onClose }: RemoveDialogProps) {
  const t = useT(catalogue("domain")).remove;
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title={t.title}
      text={t.text[claim.state]}
      action={t.button}
      act={async (api) => {
        await api.call(releaseDomain, { params: { id: claim.id } });
        // Companies are shown with their mark in many places.
        await client.invalidateQueries();
        showToast({ title: t.removed });
      }}
      onClose={onClose}
    />
  );
}
