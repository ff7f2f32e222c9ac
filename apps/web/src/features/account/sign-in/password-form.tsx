import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { accountQuery } from "../../../shared/account/account.ts";
import { SetPasswordFirst } from "./set-password-first.tsx";
import { useFormAction, type Call } from "../../../ui/buttons/use-action.ts";

type PasswordFormProps<Answer> = {
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
};

/** An action that the member proves by the password. */
export function PasswordForm<Answer>(props: PasswordFormProps<Answer>) {
  const { action, isDangerous = false, onCancel, children, ...options } = props;
  const t = useT(catalogue("settings"));
  const account = useQuery(accountQuery).data;
  const acting = useFormAction(options);
  const { form, field, fault } = useForm({
    begin: () => ({ password: "" }),
    fault: acting.fault,
    places: { "wrong-password": "password" },
    onSubmit: ({ password }) => acting.run(password),
  });
  if (account?.hasPassword === false) return <SetPasswordFirst onLeave={onCancel} />;
  return (
    <Form
      {...form}
      action={{ ...acting, fault }}
      submit={action}
      variant={isDangerous ? "danger" : "primary"}
      onCancel={onCancel}
    >
      <input type="text" autoComplete="username" value={account?.user.email ?? ""} readOnly hidden />
      {children}
      <PasswordField
        label={t.proof.label}
        hint={t.proof.hint}
        autoComplete="current-password"
        required
        {...field("password")}
      />
    </Form>
  );
}
