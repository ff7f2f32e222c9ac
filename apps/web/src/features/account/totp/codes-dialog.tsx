import { renewRecoveryCodes } from "@khamt/contract/calls";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { PasswordForm } from "../sign-in/password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type CodesDialogProps = {
  email: string;
  onMade: () => void;
  onClose: () => void;
};

/** New recovery codes in place of the old ones. */
export default function CodesDialog({ email, onMade, onClose }: CodesDialogProps) {
  const t = useT(catalogue("second-step"));
  const [codes, setCodes] = useState<readonly string[]>();
  const words = codes === undefined ? t.again : t.codes;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      keepsOpen
      isLasting={codes !== undefined}
    >
      {codes === undefined ? (
        <PasswordForm
          action={t.again.action}
          call={(api, password) => api.call(renewRecoveryCodes, { body: { password } })}
          onDone={(made) => {
            setCodes(made.codes);
            onMade();
          }}
          onCancel={onClose}
        />
      ) : (
        <RecoveryCodes codes={codes} email={email} onDone={onClose} />
      )}
    </Dialog>
  );
}
