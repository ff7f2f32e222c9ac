import type { SecondStepMethod, SignInRequest } from "@khamt/contract";
import { signIn } from "@khamt/contract/calls";
import { Button } from "../../ui/buttons/button.tsx";
import { PasswordField } from "../../shared/passwords/password-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { EmailField } from "./email-field.tsx";
import { missingIn } from "./faults.ts";
import { useForm } from "../../ui/forms/form.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import type { AccountForms } from "./use-account-forms.ts";
import { useCall } from "./use-call.ts";

export type SecondStep = {
  methods: readonly SecondStepMethod[];
};

type SignInFormProps = {
  forms: AccountForms;
  onForgot: () => void;
  onSecondStep: (step: SecondStep) => void;
};

const fields = ["email", "password"] as const;

export function SignInForm({ forms, onForgot, onSecondStep }: SignInFormProps) {
  const t = useT(catalogue("auth"));
  const { email, setEmail, password, setPassword, welcome } = forms;
  const { send, isPending, faults } = useCall({
    call: (api, input: SignInRequest) => api.call(signIn, { body: input }),
    onAnswer: (answer) => (answer.status === "second-step" ? onSecondStep(answer) : welcome(answer.user)),
    fallback: t.signInFailed,
    fields,
  });
  const { form, field } = useForm({
    begin: () => ({ email, password }),
    check: (values) => missingIn(values, fields, t),
    said: faults,
    keep: (typed) => {
      setEmail(typed.email);
      setPassword(typed.password);
    },
    onSubmit: send,
  });
  return (
    <form {...form} className="grid gap-4">
      <EmailField {...field("email")} />
      <div>
        <PasswordField label={t.password} autoComplete="current-password" required {...field("password")} />
        <div className="-ml-3.5">
          <Button variant="quiet" size="small" onClick={onForgot}>
            {t.forgot.link}
          </Button>
        </div>
      </div>
      <InlineFault message={faults.form} />
      <Button type="submit" full aria-disabled={isPending}>
        {isPending ? t.pending : t.submitSignIn}
      </Button>
      <PasskeyButton onSignedIn={welcome} divided />
    </form>
  );
}
