import { codeLength, isCode, readCode } from "@khamt/contract/verification-code";
import { useState, type SubmitEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { FormFault } from "../form-fault.tsx";
import type { SentCode, SignUpState } from "./use-sign-up.ts";
import { controlStyle, Field } from "../../../ui/forms/field.tsx";

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

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** Takes the code as it is typed or pasted, from either keyboard, and shows it as the mail does. */
function CodeField({ value, onChange, error }: CodeFieldProps) {
  const t = useT(catalogue("auth"));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t.code.label} hint={t.code.hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(readCode(event.target.value).slice(0, codeLength))}
          className={`${controlStyle} text-center font-mono text-2xl tracking-[0.4em] indent-[0.4em]`}
        />
      )}
    </Field>
  );
}
