import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { accountQuery } from "../../../shared/account/account.ts";
import { SetPasswordFirst } from "./set-password-first.tsx";
import { useAction, type Call } from "../../../ui/buttons/use-action.ts";

interface PasswordFormProps<Answer> {
  /** What the button does: "Turn off". */
  action: string;
  isDangerous?: boolean;
  /** Gets the password. */
  call: Call<string, Answer>;
  /** What is said of a failure that is no answer of the server. */
  unanswered?: (error: Error) => string | undefined;
  onDone: (answer: Answer) => Promise<void> | void;
  onCancel: () => void;
  /** What else is asked, before the password. */
  children?: ReactNode;
}

/** An action that the member proves by the password. */
export function PasswordForm<Answer>(props: PasswordFormProps<Answer>) {
  const { action, isDangerous = false, onCancel, children, ...options } = props;
  const t = useT(catalogue("settings"));
  const { cancel } = useT(catalogue("action"));
  const account = useQuery(accountQuery).data;
  const [password, setPassword] = useState("");
  const { run, isPending, fault } = useAction(options);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(password);
  };
  if (account?.hasPassword === false) return <SetPasswordFirst onLeave={onCancel} />;
  const isWrongPassword = fault?.id === "wrong-password";
  return (
    <form onSubmit={submit} className="grid gap-4">
      <input type="text" autoComplete="username" value={account?.user.email ?? ""} readOnly hidden />
      {children}
      <PasswordField
        label={t.proof.label}
        hint={t.proof.hint}
        error={isWrongPassword ? fault.message : undefined}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      <InlineFault message={isWrongPassword ? undefined : fault?.message} />
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" variant={isDangerous ? "danger" : "primary"} isPending={isPending}>
          {action}
        </ActionButton>
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
