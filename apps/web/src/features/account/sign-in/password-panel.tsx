import type { Account } from "@khamt/contract";
import { lazy } from "react";
import { useT } from "../../../lib/language/index.ts";
import { FormDisclosure } from "../settings/form-disclosure.tsx";
import { Panel } from "../settings/panel.tsx";
import { settingsCatalogue } from "../settings/words/settings.ts";

const PasswordChangeForm = lazy(() => import("./password-change-form.tsx"));

export function PasswordPanel({ account }: { account: Account }) {
  const t = useT(settingsCatalogue).password;
  return (
    <Panel title={t.title} hint={t.hint}>
      <FormDisclosure label={account.hasPassword ? t.change : t.set}>
        {(close) => <PasswordChangeForm account={account} onClose={close} />}
      </FormDisclosure>
    </Panel>
  );
}
