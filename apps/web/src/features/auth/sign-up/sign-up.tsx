import { CodeStep } from "./code-step.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { AccountForms } from "../use-account-forms.ts";

/** The form, then the code from the mail in its place. */
export function SignUp({ forms: { email, setEmail, signUp } }: { forms: AccountForms }) {
  const { step, sent } = signUp;
  if (step === "code" && sent !== undefined) return <CodeStep {...{ signUp, sent }} />;
  return <SignUpForm {...{ signUp, email }} onEmail={setEmail} />;
}
