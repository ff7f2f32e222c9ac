import { codeLength, isCode, readCode } from "@khamt/contract/verification-code";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { CodeField } from "./code-field.tsx";
import { FormFault } from "../form-fault.tsx";
import type { SentCode, SignUpState } from "./use-sign-up.ts";

interface CodeStepProps {
  signUp: SignUpState;
  sent: SentCode;
}

/** Asks for the code that the mail brought. Going back leaves it, and with it what was typed here. */
export function CodeStep({ signUp, sent }: CodeStepProps) {
  const t = useT(catalogue("auth"));
  const [code, setCode] = useState("");
  const { wait, sending, verifying, resend, goBack } = signUp;
  const { send, isPending, faults, setFaults } = verifying;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Symbols that no code has need no try at the server, which counts them.
    if (isCode(code)) send(code);
    else setFaults({ code: t.code.invalid });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <div>
        <h3 className="text-lg font-bold">{t.code.title}</h3>
        <p className="mt-1 text-muted wrap-anywhere">{t.code.text(sent.email)}</p>
      </div>
      {sent.demoCode !== undefined && (
        <p className="rounded-control bg-next-soft px-3.5 py-2.5 text-next-text">
          {t.code.demo(sent.demoCode)}
        </p>
      )}
      <CodeField value={code} onChange={setCode} error={faults.code} />
      <FormFault message={faults.form ?? faults.password ?? sending.faults.form ?? sending.faults.email} />
      <Button type="submit" full disabled={readCode(code).length !== codeLength} aria-disabled={isPending}>
        {isPending ? t.pending : t.code.verify}
      </Button>
      <div className="grid gap-1 sm:grid-cols-2">
        <Button variant="quiet" onClick={goBack}>
          {t.back}
        </Button>
        <Button variant="quiet" disabled={wait > 0} aria-disabled={sending.isPending} onClick={resend}>
          {wait > 0 ? t.code.resendIn(wait) : t.code.resend}
        </Button>
      </div>
    </form>
  );
}
