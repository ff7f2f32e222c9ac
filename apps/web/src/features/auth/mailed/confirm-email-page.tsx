import { confirmEmailChange } from "@khamt/contract/calls";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { LinkPage } from "./link-page.tsx";
import { spendLink, useLinkToken, useOutcome } from "./mailed-link.ts";
import { useCall } from "../use-call.ts";

/** Where the link to a new address leads. It waits for a press: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const t = useT(catalogue("auth"));
  const token = useLinkToken();
  const { refresh } = useAuth();
  const [outcome, setOutcome] = useOutcome(token);
  const { send, isPending, faults } = useCall({
    call: (api, link: { token: string }) => spendLink(api.call(confirmEmailChange, { body: link })),
    onAnswer: (answer) => {
      setOutcome(answer);
      void refresh();
    },
    fallback: t.confirmEmail.failed,
    fields: [],
  });

  if (outcome === "done") {
    return (
      <LinkPage isOutcome title={t.confirmEmail.done} text={t.confirmEmail.text}>
        <LinkButton to="/profile">{t.confirmEmail.profile}</LinkButton>
      </LinkPage>
    );
  }
  if (outcome === "expired" || token === "") {
    return (
      <LinkPage isOutcome title={t.confirmEmail.expired} text={t.confirmEmail.expiredText}>
        <LinkButton to="/settings">{t.confirmEmail.settings}</LinkButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={t.confirmEmail.head.title} text={t.confirmEmail.text}>
      <InlineFault message={faults.form} />
      <Button full aria-disabled={isPending} onClick={() => token !== undefined && send({ token })}>
        {isPending ? t.pending : t.confirmEmail.submit}
      </Button>
    </LinkPage>
  );
}
