import type { Account } from "@khamt/contract";
import { cancelEmailChange } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { accountQuery } from "../../../shared/account/account.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { Panel, FormDisclosure } from "../settings/panel.tsx";

const EmailForm = lazyWhenOnline(() => import("./email-form.tsx"));

export default function EmailSection({ account }: { account: Account }) {
  const t = useT(catalogue("settings"));
  const client = useQueryClient();
  const address = useRef<HTMLParagraphElement>(null);
  const { user, pendingEmail } = account;
  const cancelling = useAction<void, { message: string }>({
    call: (api) => api.call(cancelEmailChange),
    onDone: async ({ message }) => {
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
      address.current?.focus();
      showToast({ title: message });
    },
  });
  return (
    <Panel title={t.sections.account} hint={t.email.hint}>
      <p className="text-sm text-muted">{t.email.current}</p>
      <p ref={address} tabIndex={-1} className="text-lg font-semibold break-all outline-none">
        {user.email}
      </p>
      <div role="status">
        {pendingEmail !== null && (
          <p className="mt-4 rounded-control bg-next-soft px-4 py-3 wrap-anywhere">
            {t.email.pending(pendingEmail)}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <FormDisclosure label={t.email.change}>
          {(close) => <EmailForm account={account} onClose={close} />}
        </FormDisclosure>
        {pendingEmail !== null && (
          <ActionButton variant="secondary" isPending={cancelling.isPending} onClick={() => cancelling.run()}>
            {t.email.cancel}
          </ActionButton>
        )}
      </div>
    </Panel>
  );
}
