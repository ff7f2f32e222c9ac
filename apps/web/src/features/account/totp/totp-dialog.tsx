import type { RecoveryCodes as Codes, TotpSetup } from "@khamt/contract";
import { startTotp } from "@khamt/contract/calls";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { PasswordForm } from "../sign-in/password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpScan } from "./totp-scan.tsx";

type TotpDialogProps = {
  email: string;
  onTurnedOn: () => void;
  onClose: () => void;
};

type Step =
  | { name: "start" }
  | { name: "scan"; setup: TotpSetup }
  | { name: "codes"; codes: readonly string[] };

/** Password, then the app's first code, then the recovery codes. */
export default function TotpDialog({ email, onTurnedOn, onClose }: TotpDialogProps) {
  const t = useT(catalogue("second-step"));
  const [step, setStep] = useState<Step>({ name: "start" });
  const finish = ({ codes }: Codes) => {
    setStep({ name: "codes", codes });
    onTurnedOn();
  };
  const { title } = t[step.name];
  const text = step.name === "scan" ? undefined : t[step.name].text;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(text !== undefined && { description: text })}
      keepsOpen
      isLasting={step.name === "codes"}
    >
      {step.name === "start" && (
        <PasswordForm
          action={t.start.action}
          call={(api, password) => api.call(startTotp, { body: { password } })}
          onDone={(setup) => setStep({ name: "scan", setup })}
          onCancel={onClose}
        />
      )}
      {step.name === "scan" && <TotpScan setup={step.setup} onConfirmed={finish} onCancel={onClose} />}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} email={email} onDone={onClose} />}
    </Dialog>
  );
}
