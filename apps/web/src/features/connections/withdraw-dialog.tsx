import type { Connection } from "@khamt/contract";
import { withdrawInvitation } from "@khamt/contract/calls";
import ConfirmDialog from "../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useRefreshConnections } from "../../shared/connect/connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type WithdrawDialogProps = {
  connection: Connection;
  onClose: () => void;
};

export default function WithdrawDialog({ connection: { id }, onClose }: WithdrawDialogProps) {
  const t = useT(catalogue("connections"));
  const refresh = useRefreshConnections();
  return (
    <ConfirmDialog
      title={t.withdraw.title}
      text={t.withdraw.text}
      action={t.actions.withdraw}
      act={async (api) => {
        await api.call(withdrawInvitation, { params: { id } });
        showToast({ title: t.done.withdraw });
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
