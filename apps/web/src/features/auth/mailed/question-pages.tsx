import { confirmStillLooking, splitCall, unsubscribe } from "@khamt/contract/calls";
import { isNameOf } from "@khamt/contract/records";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkPage } from "./link-page.tsx";

type StopEmailsPageProps = {
  /** Which emails; unknown where the address says none. */
  kind: string | undefined;
  /** Without it, it is done. */
  token: string | undefined;
};

/** Where the foot of a letter leads: ends letters of its kind. */
export function StopEmailsPage({ kind, token }: StopEmailsPageProps) {
  const { stop: t } = useT(catalogue("mailed-links"));
  const what = kind !== undefined && isNameOf(t.what, kind) ? t.what[kind] : undefined;
  const settings = (
    <LinkButton to="/settings" search={{ section: "notifications" }}>
      {t.open}
    </LinkButton>
  );
  if (what === undefined || token === undefined)
    return (
      <LinkPage title={t.title} text={what === undefined ? t.other : t.done(what)}>
        {settings}
      </LinkPage>
    );
  return (
    <LinkPage title={t.title} text={t.question(what)}>
      <Confirm call={unsubscribe} token={token} label={t.yes} />
    </LinkPage>
  );
}

/** Where the letter leads that asks whoever was not here for long. */
export function StillLookingPage({ token }: Pick<StopEmailsPageProps, "token">) {
  const { stillLooking: t } = useT(catalogue("mailed-links"));
  return (
    <LinkPage title={t.title} text={token === undefined ? t.done : t.question}>
      {token === undefined ? (
        <LinkButton to="/my-profile">{t.open}</LinkButton>
      ) : (
        <Confirm call={confirmStillLooking} token={token} label={t.yes} />
      )}
    </LinkPage>
  );
}

type ConfirmProps = {
  call: typeof unsubscribe | typeof confirmStillLooking;
  token: string;
  label: string;
};

/** A form of the browser's own: it works without scripts. */
function Confirm({ call, token, label }: ConfirmProps) {
  const { path } = splitCall(call);
  return (
    <form method="post" action={`${path}?token=${encodeURIComponent(token)}`}>
      <Button type="submit">{label}</Button>
    </form>
  );
}
