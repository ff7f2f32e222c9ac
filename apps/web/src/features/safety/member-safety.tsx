import { createBlock } from "@khamt/contract/calls";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import Flag from "lucide-react/icons/flag";
import ShieldBan from "lucide-react/icons/shield-ban";
import { useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import ActionMenu from "../../ui/menu/action-menu.tsx";
import { Hosted } from "../../ui/dialog/dialog-host.tsx";
import ConfirmDialog from "../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { standingQuery } from "../../shared/connect/connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { SafetyProps } from "./report-dialog.tsx";
import { reportHash } from "./report-hash.ts";

const ReportDialog = lazyWhenOnline(() => import("./report-dialog.tsx"));

/** Beside a profile of one's own there is neither. */
export default function MemberSafety({ subject, name }: SafetyProps) {
  const t = useT(catalogue("safety"));
  const [chosen, setOpen] = useState<"block" | "report">();
  const isInAddress = useLocation({ select: ({ hash }) => hash === reportHash });
  const open = chosen ?? (isInAddress ? "report" : undefined);
  const client = useQueryClient();
  const router = useRouter();
  const { kind, id } = subject;
  const isProfile = kind !== "connection" && kind !== "conversation" && kind !== "story";
  const { data } = useQuery({
    ...standingQuery({ kind: kind as EntityKind, id }),
    enabled: isProfile,
  });
  if (isProfile && (data === undefined || data.is === "own")) return <div className="size-11" />;
  const close = () => {
    setOpen(undefined);
    if (router.state.location.hash === reportHash)
      void router.navigate({ to: ".", search: true, replace: true, resetScroll: false });
  };
  // Everything may look different now: nothing that was read before is shown again. A page that is left asks nothing more, and is forgotten: it may be hidden.
  const leave = async () => {
    await client.invalidateQueries({ refetchType: isProfile ? "none" : "active" });
    if (!isProfile) return;
    await router.navigate({ to: "/dashboard" });
    router.clearCache();
    client.removeQueries({ type: "inactive" });
  };
  return (
    <>
      <ActionMenu
        label={t.more(name)}
        actions={[
          // A story is of two.
          ...(kind === "story"
            ? []
            : [{ label: t.block.button, icon: ShieldBan, onChoose: () => setOpen("block") }]),
          { label: t.report.button, icon: Flag, onChoose: () => setOpen("report") },
        ]}
      />
      {open === "block" && (
        <ConfirmDialog
          title={t.block.title(name)}
          text={t.block.text}
          action={t.block.action}
          act={async (api) => {
            await api.call(createBlock, { body: { subject } });
            showToast({ title: t.block.done });
            await leave();
          }}
          onClose={close}
        />
      )}
      {open === "report" && (
        <Hosted onClose={close}>
          {(onClose) => <ReportDialog {...{ subject, name, onClose, onSent: leave }} />}
        </Hosted>
      )}
    </>
  );
}
