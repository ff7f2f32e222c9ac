import { exportAccount } from "@khamt/contract/calls";
import Download from "lucide-react/icons/download";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { saveAnswer } from "../../../lib/save-file.ts";
import { Panel } from "../settings/panel.tsx";

const PasswordDialog = lazy(() => import("../sign-in/password-dialog.tsx"));

/** Everything that is kept of the member, as one file. */
export function ExportPanel() {
  const t = useT(catalogue("settings")).export;
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t.title} hint={t.hint}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        {t.action}
      </Button>
      <Suspense>
        {open && (
          <PasswordDialog
            title={t.title}
            text={t.text}
            action={t.action}
            act={async (api, password) => {
              const answer = await api.send(exportAccount, { body: { password } });
              const name = await saveAnswer(answer, "khamt-data.json");
              showToast({ title: t.done, description: name });
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
