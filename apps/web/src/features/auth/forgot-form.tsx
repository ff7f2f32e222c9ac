import { requestPasswordReset } from "@khamt/contract/calls";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { catalogue, useLanguage, useT, type Language } from "../../lib/language/index.ts";
import { EmailField } from "./email-field.tsx";
import { findFaults } from "./faults.ts";
import { InlineFault } from "../../ui/forms/field.tsx";
import type { AccountForms } from "./use-account-forms.ts";
import { useCall } from "./use-call.ts";

interface ForgotFormProps {
  forms: AccountForms;
  onBack: () => void;
}

const fields = ["email"] as const;

/** Asks for a link to a new password. The answer is the same whether there is an account or not. */
export function ForgotForm({ forms: { email, setEmail }, onBack }: ForgotFormProps) {
  const t = useT(catalogue("auth"));
  const language = useLanguage();
  const [answer, setAnswer] = useState<string>();
  const { send, isPending, faults, setFaults } = useCall({
    call: (api, to: { email: string; language: Language }) => api.call(requestPasswordReset, { body: to }),
    onAnswer: ({ message }) => setAnswer(message),
    fallback: t.forgot.failed,
    fields,
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findFaults(event.currentTarget, fields, t);
    if (found === undefined) send({ email, language });
    else setFaults(found);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <EmailField value={email} onChange={setEmail} error={faults.email} />
      <InlineFault message={faults.form} />
      <div role="status">
        {answer !== undefined && <p className="rounded-control bg-brand-soft px-3.5 py-2.5">{answer}</p>}
      </div>
      <Button type="submit" full aria-disabled={isPending}>
        {isPending ? t.pending : t.forgot.send}
      </Button>
      <Button variant="quiet" full onClick={onBack}>
        {t.back}
      </Button>
    </form>
  );
}
