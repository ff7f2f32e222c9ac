import { useState } from "react";
import { resetPassword } from "@khamt/contract/calls";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkPage } from "./link-page.tsx";
import { useLinkToken, spendLink } from "./mailed-link.ts";
import { PasswordFields, isPasswordReady, noPassword } from "../../../shared/passwords/password-fields.tsx";
import { useForm } from "../../../ui/forms/form.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { useCall } from "../use-call.ts";

/** Where the link of a mail about a forgotten password leads. */
export function ResetPasswordPage() {
  const t = useT(catalogue("auth"));
  const { askToSignIn } = useAuth();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<"done" | "expired">();

  if (outcome === "done") {
    return (
      <LinkPage isOutcome title={t.reset.done} text={t.reset.doneText}>
        <Button onClick={() => askToSignIn()}>{t.submitSignIn}</Button>
      </LinkPage>
    );
  }
  if (outcome === "expired" || token === "") {
    return (
      <LinkPage isOutcome title={t.reset.expired} text={t.reset.expiredText}>
        <Button onClick={() => askToSignIn({ view: "forgot" })}>{t.reset.again}</Button>
      </LinkPage>
    );
  }
  const onOutcome = (answer: "done" | "expired") => {
    setOutcome(answer);
    if (answer === "done") askToSignIn();
  };
  return (
    <LinkPage title={t.reset.head.title} text={t.reset.text}>
      <ResetPasswordForm token={token} onOutcome={onOutcome} />
    </LinkPage>
  );
}

type ResetPasswordFormProps = {
  /** Undefined until the page runs in a browser. */
  token: string | undefined;
  onOutcome: (outcome: "done" | "expired") => void;
};

function ResetPasswordForm({ token, onOutcome }: ResetPasswordFormProps) {
  const t = useT(catalogue("auth"));
  const { newPassword } = useT(catalogue("passwords"));
  const { send, isPending, faults } = useCall({
    call: (api, link: { token: string; password: string }) =>
      spendLink(api.call(resetPassword, { body: link })),
    onAnswer: onOutcome,
    fallback: t.reset.failed,
    fields: ["password"] as const,
  });
  const { form, values, change } = useForm({
    begin: () => ({ pair: noPassword }),
    check: () => ({}),
    onSubmit: ({ pair }) => {
      if (token !== undefined) send({ token, password: pair.password });
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <PasswordFields
        value={values.pair}
        onChange={(pair) => change({ pair })}
        label={newPassword}
        error={faults.password}
      />
      <InlineFault message={faults.form} />
      <Button type="submit" full disabled={!isPasswordReady(values.pair)} aria-disabled={isPending}>
        {isPending ? t.pending : t.reset.submit}
      </Button>
    </form>
  );
}
