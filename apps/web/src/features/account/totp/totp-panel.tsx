import type { Account } from "@khamt/contract";
import { disableTotp } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Panel } from "../settings/panel.tsx";
import { accountQuery } from "../../../shared/account/account.ts";

const TotpDialog = lazyWhenOnline(() => import("./totp-dialog.tsx"));
const CodesDialog = lazyWhenOnline(() => import("./codes-dialog.tsx"));
const PasswordDialog = lazyWhenOnline(() => import("../sign-in/password-dialog.tsx"));

/** The second step: turned on, its recovery codes renewed, turned off. */
export function TotpPanel({ account }: { account: Account }) {
  const t = useT(catalogue("settings")).totp;
  const client = useQueryClient();
  const [open, setOpen] = useState<"start" | "codes" | "stop">();
  const close = () => setOpen(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: accountQuery.queryKey });
  const { hasTotp } = account;
  return (
    <Panel
      title={t.title}
      hint={t.hint}
      mark={<Badge tone={hasTotp ? "good" : "neutral"}>{hasTotp ? t.on : t.off}</Badge>}
    >
      {hasTotp && <p className="mb-4">{t.left(account.recoveryCodes)}</p>}
      <div className="flex flex-wrap gap-3">
        {hasTotp ? (
          <>
            <Button variant="secondary" onClick={() => setOpen("codes")}>
              {t.renew}
            </Button>
            <Button variant="secondary" onClick={() => setOpen("stop")}>
              {t.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen("start")}>{t.turnOn}</Button>
        )}
      </div>
      <Suspense>
        {open === "start" && (
          <TotpDialog email={account.user.email} onTurnedOn={() => void refresh()} onClose={close} />
        )}
        {open === "codes" && (
          <CodesDialog email={account.user.email} onMade={() => void refresh()} onClose={close} />
        )}
        {open === "stop" && (
          <PasswordDialog
            {...t.stop}
            action={t.turnOff}
            isDangerous
            act={async (api, password) => {
              await api.call(disableTotp, { body: { password } });
              await refresh();
              showToast({ title: t.stopped });
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  );
}
