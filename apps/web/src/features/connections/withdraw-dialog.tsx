import type { Connection } from "@khamt/contract";
import ConfirmDialog from "../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { connectionsPath, useRefreshConnections } from "../../shared/connect/connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

interface WithdrawDialogProps {
  connection: Connection;
  onClose: () => void;
}

export default function WithdrawDialog({ connection: { id }, onClose }: WithdrawDialogProps) {
  const t = useT(catalogue("connections"));
  const refresh = useRefreshConnections();
  return (
    <ConfirmDialog
      title={t.withdraw.title}
      text={t.withdraw.text}
      action={t.actions.withdraw}
      act={async (api) => {
        await api.post<Connection>(`${connectionsPath}/${id}/withdraw`, {});
        showToast({ title: t.done.withdraw });
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
