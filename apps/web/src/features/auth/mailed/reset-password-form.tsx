import { resetPassword } from "@khamt/contract/calls";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordFields } from "../../../shared/passwords/password-fields.tsx";
import { isPasswordReady, noPassword } from "../../../shared/passwords/password-pair.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { spendLink } from "./mailed-link.ts";
import { useCall } from "../use-call.ts";

interface ResetPasswordFormProps {
  /** Undefined until the page runs in a browser. */
  token: string | undefined;
  onOutcome: (outcome: "done" | "expired") => void;
}

export function ResetPasswordForm({ token, onOutcome }: ResetPasswordFormProps) {
  const t = useT(catalogue("auth"));
  const { newPassword } = useT(catalogue("passwords"));
  const [pair, setPair] = useState(noPassword);
  const { send, isPending, faults } = useCall({
    call: (api, link: { token: string; password: string }) =>
      spendLink(api.call(resetPassword, { body: link })),
    onAnswer: onOutcome,
    fallback: t.reset.failed,
    fields: ["password"] as const,
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (token !== undefined) send({ token, password: pair.password });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <PasswordFields value={pair} onChange={setPair} label={newPassword} error={faults.password} />
      <InlineFault message={faults.form} />
      <Button type="submit" full disabled={!isPasswordReady(pair)} aria-disabled={isPending}>
        {isPending ? t.pending : t.reset.submit}
      </Button>
    </form>
  );
}
