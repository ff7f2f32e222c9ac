import type { Account } from "@khamt/contract";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Panel, FormDisclosure } from "../settings/panel.tsx";

const EmailForm = lazyWhenOnline(() => import("./email-form.tsx"));

export default function EmailSection({ account }: { account: Account }) {
  const t = useT(catalogue("settings"));
  const { user, pendingEmail } = account;
  return (
    <Panel title={t.sections.account} hint={t.email.hint}>
      <p className="text-sm text-muted">{t.email.current}</p>
      <p className="text-lg font-semibold break-all">{user.email}</p>
      <div role="status">
        {pendingEmail !== null && (
          <p className="mt-4 rounded-control bg-next-soft px-4 py-3 wrap-anywhere">
            {t.email.pending(pendingEmail)}
          </p>
        )}
      </div>
      <div className="mt-6">
        <FormDisclosure label={t.email.change}>
          {(close) => <EmailForm account={account} onClose={close} />}
        </FormDisclosure>
      </div>
    </Panel>
  );
}
