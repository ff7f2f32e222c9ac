import type { Account } from "@khamt/contract";
import { deleteAccount, exportAccount } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import Download from "lucide-react/icons/download";
import { DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { KeepButton } from "./keep-button.tsx";
import { Panel } from "../settings/panel.tsx";
import { accountQuery } from "../../../shared/account/account.ts";
import { saveAnswer } from "../../../lib/save-file.ts";

const PasswordDialog = lazyWhenOnline(() => import("../sign-in/password-dialog.tsx"));

export default function DataSection({ account }: { account: Account }) {
  return (
    <>
      <ExportPanel />
      <DeletionPanel account={account} />
    </>
  );
}

/** What deletion does and when; planned here, and taken back. */
function DeletionPanel({ account }: { account: Account }) {
  const t = useT(catalogue("settings")).deletion;
  const day = useDay();
  const client = useQueryClient();
  const { deletesAt } = account;
  const dateOf = (date: string) => t.date(day(date));
  return (
    <Panel title={t.title}>
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {deletesAt === null ? (
        <DialogButton
          variant="danger"
          dialog={(onClose) => (
            <PasswordDialog
              title={t.title}
              text={t.text}
              action={t.action}
              isDangerous
              act={async (api, password) => {
                const { message } = await api.call(deleteAccount, { body: { password } });
                showToast({ title: t.planned, description: message });
                // Nobody waits for it: the button goes with it, and the dialog closes first.
                void client.invalidateQueries({ queryKey: accountQuery.queryKey });
              }}
              onClose={onClose}
            />
          )}
        >
          {t.action}
        </DialogButton>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="font-semibold">{dateOf(deletesAt)}</p>
          <KeepButton />
        </div>
      )}
    </Panel>
  );
}

/** Everything that is kept of the member, as one file. */
function ExportPanel() {
  const t = useT(catalogue("settings")).export;
  return (
    <Panel title={t.title} hint={t.hint}>
      <DialogButton
        variant="secondary"
        dialog={(onClose) => (
          <PasswordDialog
            title={t.title}
            text={t.text}
            action={t.action}
            act={async (api, password) => {
              const answer = await api.send(exportAccount, { body: { password } });
              const name = await saveAnswer(answer, "khamt-data.json");
              showToast({ title: t.done, description: name });
            }}
            onClose={onClose}
          />
        )}
      >
        <Download aria-hidden="true" />
        {t.action}
      </DialogButton>
    </Panel>
  );
}
