import type { PublicUser, SecondStepMethod } from "@khamt/contract";
import { finishSignIn } from "@khamt/contract/calls";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { InlineFault } from "../../ui/forms/field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useCall } from "./use-call.ts";

interface SecondStepFormProps {
  methods: readonly SecondStepMethod[];
  onSignedIn: (user: PublicUser) => void;
  onBack: () => void;
}

/** After the password, for accounts that ask for more: a code of the app, a recovery code, or a passkey. */
export function SecondStepForm({ methods, onSignedIn, onBack }: SecondStepFormProps) {
  const t = useT(catalogue("auth"));
  const [code, setCode] = useState("");
  const { send, isPending, faults } = useCall({
    call: (api, proof: { code: string }) => api.call(finishSignIn, { body: proof }),
    onAnswer: ({ user }) => onSignedIn(user),
    fallback: t.signInFailed,
    fields: ["code"] as const,
  });
  const takesCode = methods.some((method) => method !== "passkey");
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ code });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      {takesCode && (
        <>
          <TextField
            label={t.second.label}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={faults.code}
          />
          <InlineFault message={faults.form} />
          <Button type="submit" full disabled={code.trim() === ""} aria-disabled={isPending}>
            {isPending ? t.pending : t.second.submit}
          </Button>
        </>
      )}
      {methods.includes("passkey") && <PasskeyButton onSignedIn={onSignedIn} divided={takesCode} />}
      <Button variant="quiet" full onClick={onBack}>
        {t.back}
      </Button>
    </form>
  );
}
