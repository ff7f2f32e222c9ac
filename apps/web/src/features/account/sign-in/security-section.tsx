import type { Account } from "@khamt/contract";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { PasskeyPanel } from "../passkeys/passkey-panel.tsx";
import { TotpPanel } from "../totp/totp-panel.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Panel, FormDisclosure } from "../settings/panel.tsx";

const PasswordChangeForm = lazyWhenOnline(() => import("./password-change-form.tsx"));

export default function SecuritySection({ account }: { account: Account }) {
  return (
    <>
      <PasswordPanel account={account} />
      <TotpPanel account={account} />
      <PasskeyPanel />
    </>
  );
}

function PasswordPanel({ account }: { account: Account }) {
  const t = useT(catalogue("settings")).password;
  return (
    <Panel title={t.title} hint={t.hint}>
      <FormDisclosure label={account.hasPassword ? t.change : t.set}>
        {(close) => <PasswordChangeForm account={account} onClose={close} />}
      </FormDisclosure>
    </Panel>
  );
}
