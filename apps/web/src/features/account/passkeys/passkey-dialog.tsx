import { useState } from "react";
import type { Passkey } from "@khamt/contract";
import { createPasskey, getPasskeyOptions } from "@khamt/contract/calls";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { PasswordForm } from "../sign-in/password-form.tsx";
import type { Api } from "../../../lib/api.ts";

type PasskeyDialogProps = {
  onAdded: () => Promise<void>;
  onClose: () => void;
};

const longestName = 60;

/** A name and the password, then the browser's own question. */
export default function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const t = useT(catalogue("settings")).passkeys;
  const [name, setName] = useState("");
  const finish = async () => {
    await onAdded();
    showToast({ title: t.made });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t.dialog.title} description={t.dialog.text} keepsOpen>
      {isPasskeyBrowser() ? (
        <PasswordForm
          action={t.dialog.action}
          call={(api, password) => addPasskey(api, { name, password })}
          unanswered={(error) => (isDouble(error) ? t.double : t.notMade)}
          onDone={finish}
          onCancel={onClose}
        >
          <TextField
            label={t.dialog.name}
            hint={t.dialog.nameHint}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={longestName}
            pattern={String.raw`.*\S.*`}
            required
          />
        </PasswordForm>
      ) : (
        <p>{t.unable}</p>
      )}
    </Dialog>
  );
}

type NewPasskey = {
  name: string;
  password: string;
};

/** The server's question goes to the browser, whose answer becomes the passkey. */
async function addPasskey(api: Api, { name, password }: NewPasskey): Promise<Passkey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import("@simplewebauthn/browser"),
    api.call(getPasskeyOptions, { body: { password } }),
  ]);
  const response = await startRegistration({ optionsJSON });
  return api.call(createPasskey, { body: { name, response: { ...response } } });
}

function isPasskeyBrowser(): boolean {
  return "PublicKeyCredential" in globalThis;
}

/** The device says that it holds one for this account already. */
function isDouble(error: Error): boolean {
  return error.name === "InvalidStateError";
}
