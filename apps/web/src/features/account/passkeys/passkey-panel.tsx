import type { Passkey } from "@khamt/contract";
import { deletePasskey } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { Panel } from "../settings/panel.tsx";
import { passkeysQuery } from "../queries.ts";
import { RowSkeletons } from "../settings/row-skeletons.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";

const PasswordDialog = lazyWhenOnline(() => import("../sign-in/password-dialog.tsx"));
const PasskeyDialog = lazyWhenOnline(() => import("./passkey-dialog.tsx"));

export function PasskeyPanel() {
  const t = useT(catalogue("settings")).passkeys;
  const { failed } = useT(catalogue("ui"));
  const client = useQueryClient();
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);
  const [open, setOpen] = useState<Passkey | "new">();
  const close = () => setOpen(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  return (
    <Panel title={t.title} hint={t.hint}>
      {passkeys === undefined && error === null && <RowSkeletons />}
      {passkeys === undefined && error !== null && (
        <FailureNotice
          {...{ title: failed, hint: t.failed, error, heading: "h3" }}
          onRetry={() => void refetch()}
        />
      )}
      {passkeys !== undefined && <PasskeyList passkeys={passkeys} onRemove={setOpen} />}
      <div className="mt-5">
        <Button variant="secondary" onClick={() => setOpen("new")}>
          {t.add}
        </Button>
      </div>
      <Suspense>
        {open === "new" && <PasskeyDialog onAdded={refresh} onClose={close} />}
        {open !== undefined && open !== "new" && (
          <PasswordDialog
            title={t.confirm.title}
            text={t.confirm.text(open.name)}
            action={t.remove}
            isDangerous
            act={async (api, password) => {
              await api.call(deletePasskey, { params: { id: open.id }, body: { password } });
              await refresh();
              showToast({ title: t.removed });
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  );
}

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
};

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const t = useT(catalogue("settings")).passkeys;
  if (passkeys.length === 0) return <p className="text-muted">{t.none}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT(catalogue("settings")).passkeys;
  const day = useDay();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {t.added(day(createdAt))} ·{" "}
          {lastUsedAt === null ? (
            t.unused
          ) : (
            <>
              {t.lastUsed} <TimeAgo date={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" size="small" aria-label={t.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
