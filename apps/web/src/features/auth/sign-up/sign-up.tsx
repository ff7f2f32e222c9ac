import { useEffect, useRef, useState } from "react";
import { isLink } from "@khamt/contract/link";
import { codeLength, isCode, readCode } from "@khamt/contract/verification-code";
import { afterPress, watchPresses } from "../../../lib/after-press.ts";
import type { AccountForms } from "../use-account-forms.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordFields, passwordFaults } from "../../../shared/passwords/password-fields.tsx";
import { useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { AccountTypeChoice } from "./account-type-choice.tsx";
import { EmailField } from "../email-field.tsx";
import { missingIn } from "../faults.ts";
import { keptSignUp } from "./kept-sign-up.ts";
import { mendedAddress } from "./mended-address.ts";
import type { SignUpState, SentCode } from "./use-sign-up.ts";
import { Field, InlineFault } from "../../../ui/forms/field.tsx";

/** The form, then the code from the mail in its place. */
export function SignUp({ forms: { email, setEmail, signUp } }: { forms: AccountForms }) {
  const { step, sent } = signUp;
  if (step === "code" && sent !== undefined) return <CodeStep {...{ signUp, sent }} />;
  const onEmail = (typed: string) => {
    setEmail(typed);
    keptSignUp.add({ email: typed });
  };
  return <SignUpForm {...{ signUp, email, onEmail }} />;
}

type SignUpFormProps = {
  signUp: SignUpState;
  email: string;
  onEmail: (email: string) => void;
};

function SignUpForm({ signUp, email, onEmail }: SignUpFormProps) {
  const t = useT(catalogue("auth"));
  const { account, change: changeAccount, sending, submit } = signUp;
  const { isPending, faults } = sending;
  const missing = {
    ...(account.type === undefined && { accountType: t.typeMissing }),
    ...passwordFaults(account.pair, useT(catalogue("passwords"))),
  };
  const {
    form,
    field,
    values,
    change,
    faults: tried,
  } = useForm({
    begin: () => ({ name: account.name, email }),
    check: (values) => ({
      ...missingIn(values, ["name", "email"], t),
      ...(isLink(values.name) && { name: t.linkAsName }),
      ...missing,
    }),
    said: faults,
    keep: (typed) => {
      changeAccount({ name: typed.name });
      onEmail(typed.email);
    },
    onSubmit: submit,
  });
  /** Once the reader has gone on to the next field. */
  const [left, setLeft] = useState("");
  useEffect(watchPresses, []);
  const meant = left === values.email ? mendedAddress(left) : undefined;
  return (
    <form {...form} className="grid gap-4">
      <AccountTypeChoice
        chosen={account.type}
        onChoose={(type) => changeAccount({ type })}
        error={tried["accountType"]}
      />
      <TextField
        label={account.type === "company" ? t.companyName : t.fullName}
        autoComplete={account.type === "company" ? "organization" : "name"}
        maxLength={100}
        required
        {...field("name")}
      />
      <div>
        <EmailField
          {...field("email")}
          onLeave={() => afterPress(form.ref.current, () => setLeft(values.email))}
        />
        {meant !== undefined && (
          <Button variant="quiet" size="small" onClick={() => change({ email: meant })}>
            {t.meantAddress(meant)}
          </Button>
        )}
      </div>
      <PasswordFields
        value={account.pair}
        onChange={(pair) => changeAccount({ pair })}
        errors={{
          password: tried["password"] ?? faults.password,
          confirmation: tried["confirmation"],
        }}
      />
      <InlineFault message={signUp.hasAccount ? t.hasAccount : faults.form} />
      {/* Pressed all the same, it says at the fields what is missing. */}
      <Button type="submit" full aria-disabled={isPending || Object.keys(missing).length > 0}>
        {isPending ? t.pending : t.submitSignUp}
      </Button>
    </form>
  );
}

type CodeStepProps = {
  signUp: SignUpState;
  sent: SentCode;
};

/** Asks for the code that the mail brought. Going back leaves it, and with it what was typed here. */
function CodeStep({ signUp, sent }: CodeStepProps) {
  const t = useT(catalogue("auth"));
  const { wait, sending, verifying, resend, goBack } = signUp;
  const isMailed = sent.demoCode === undefined;
  const { send, isPending, faults } = verifying;
  const { form, field, values, change } = useForm({
    begin: () => ({ code: "" }),
    // Symbols that no code has need no try at the server, which counts them.
    check: ({ code }) => ({ code: isCode(code) ? undefined : t.code.invalid }),
    said: faults,
    onSubmit: ({ code }) => send(code),
  });
  return (
    <form {...form} className="grid gap-4">
      <div>
        <h3 className="text-lg font-bold">{isMailed ? t.code.title : t.code.here}</h3>
        <p className="mt-1 text-muted wrap-anywhere">
          {isMailed ? t.code.text(sent.email) : t.code.hereText}
        </p>
      </div>
      {sent.demoCode !== undefined && (
        <p className="rounded-control bg-next-soft px-3.5 py-2.5 text-next-text">
          {t.code.demo(sent.demoCode)}
        </p>
      )}
      <CodeField value={values.code} onChange={(code) => change({ code })} error={field("code").error} />
      <InlineFault
        message={faults.form ?? faults.name ?? faults.password ?? sending.faults.form ?? sending.faults.email}
      />
      <Button type="submit" full aria-disabled={isPending || readCode(values.code).length !== codeLength}>
        {isPending ? t.pending : t.code.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-1">
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

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
};

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
          className="control text-center font-mono text-2xl tracking-[0.4em] indent-[0.4em]"
        />
      )}
    </Field>
  );
}
