import type { SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordFields } from "../../../shared/passwords/password-fields.tsx";
import { isPasswordReady } from "../../../shared/passwords/password-pair.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { AccountTypeChoice } from "./account-type-choice.tsx";
import { EmailField } from "../email-field.tsx";
import { findFaults } from "../faults.ts";
import { FormFault } from "../form-fault.tsx";
import type { NewAccount, SignUpState } from "./use-sign-up.ts";

interface SignUpFormProps {
  signUp: SignUpState;
  email: string;
  onEmail: (email: string) => void;
}

export function SignUpForm({ signUp, email, onEmail }: SignUpFormProps) {
  const t = useT(catalogue("auth"));
  const { account, change, sending, submit } = signUp;
  const { isPending, faults, setFaults } = sending;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findFaults(event.currentTarget, ["name", "email"] as const, t);
    if (found === undefined) submit();
    else setFaults(found);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <AccountTypeChoice chosen={account.type} onChoose={(type) => change({ type })} />
      <TextField
        label={account.type === "company" ? t.companyName : t.fullName}
        name="name"
        autoComplete={account.type === "company" ? "organization" : "name"}
        maxLength={100}
        required
        value={account.name}
        onChange={(event) => change({ name: event.target.value })}
        error={faults.name}
      />
      <EmailField value={email} onChange={onEmail} error={faults.email} />
      <PasswordFields value={account.pair} onChange={(pair) => change({ pair })} error={faults.password} />
      <FormFault message={faults.form} />
      <Button type="submit" full disabled={!isReady(account)} aria-disabled={isPending}>
        {isPending ? t.pending : t.submitSignUp}
      </Button>
    </form>
  );
}

function isReady({ type, pair }: NewAccount): boolean {
  return type !== undefined && isPasswordReady(pair);
}
