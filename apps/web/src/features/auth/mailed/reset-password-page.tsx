import { resetPassword } from "@khamt/contract/calls";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkPage } from "./link-page.tsx";
import { spendLink, useLinkToken, useOutcome } from "./mailed-link.ts";
import { PasswordFields, passwordFaults, noPassword } from "../../../shared/passwords/password-fields.tsx";
import { useForm } from "../../../ui/forms/form.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { useCall } from "../use-call.ts";

type ResetPasswordPageProps = {
  /** Others have prepared the account, and nobody has signed in to it yet. */
  isFirst: boolean;
  /** Where whoever has signed in goes on: a form that others have begun for them. */
  next: string | undefined;
};

/** Where the link of a mail about a forgotten password leads, and that of an invitation. */
export function ResetPasswordPage({ isFirst, next }: ResetPasswordPageProps) {
  const t = useT(catalogue("auth"));
  const words = isFirst ? t.reset.first : { ...t.reset, title: t.reset.head.title };
  const { askToSignIn } = useAuth();
  const signIn = () => askToSignIn(next === undefined ? {} : { next });
  const token = useLinkToken();
  const [outcome, setOutcome] = useOutcome(token);

  if (outcome === "done") {
    return (
      <LinkPage isOutcome title={words.done} text={words.doneText}>
        <Button onClick={signIn}>{t.submitSignIn}</Button>
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
    if (answer === "done") signIn();
  };
  return (
    <LinkPage title={words.title} text={words.text}>
      <ResetPasswordForm token={token} onOutcome={onOutcome} submit={words.submit} isFirst={isFirst} />
    </LinkPage>
  );
}

type ResetPasswordFormProps = {
  /** Undefined until the page runs in a browser. */
  token: string | undefined;
  onOutcome: (outcome: "done" | "expired") => void;
  submit: string;
  isFirst: boolean;
};

function ResetPasswordForm({ token, onOutcome, submit, isFirst }: ResetPasswordFormProps) {
  const t = useT(catalogue("auth"));
  const words = useT(catalogue("passwords"));
  const { send, isPending, faults } = useCall({
    call: (api, link: { token: string; password: string }) =>
      spendLink(api.call(resetPassword, { body: link })),
    onAnswer: onOutcome,
    fallback: t.reset.failed,
    fields: ["password"] as const,
  });
  const {
    form,
    values,
    change,
    faults: tried,
  } = useForm({
    begin: () => ({ pair: noPassword }),
    check: ({ pair }) => ({ ...passwordFaults(pair, words) }),
    said: faults,
    onSubmit: ({ pair }) => {
      if (token !== undefined) send({ token, password: pair.password });
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <PasswordFields
        value={values.pair}
        onChange={(pair) => change({ pair })}
        label={isFirst ? words.password : words.newPassword}
        errors={{ password: tried["password"] ?? faults.password, confirmation: tried["confirmation"] }}
      />
      <InlineFault message={faults.form} />
      <Button type="submit" full aria-disabled={isPending}>
        {isPending ? t.pending : submit}
      </Button>
    </form>
  );
}
