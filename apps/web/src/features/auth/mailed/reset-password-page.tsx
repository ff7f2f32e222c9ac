import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkPage } from "./link-page.tsx";
import { useLinkToken } from "./mailed-link.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";

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
