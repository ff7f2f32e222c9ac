import type { Jury } from "@khamt/contract";
import { joinJury, leaveJury } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { BackLink } from "../../ui/page/back-link.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { Applications } from "./applications.tsx";
import { Deadline, isClosed } from "./deadline.tsx";
import { OneApplication } from "./one-application.tsx";
import { type JuryPart, juryQuery } from "./queries.ts";

type JuryPageProps = JuryPart & {
  limit: number | undefined;
  /** Of the application that is scored; undefined for their list. */
  at: number | undefined;
};

/** Where somebody from outside scores the applications of one programme. */
export function JuryPage(props: JuryPageProps) {
  const t = useT(catalogue("jury"));
  if (useUser() === null) return <LoginRequired words={t.login} />;
  return <OfMember {...props} />;
}

function OfMember(props: JuryPageProps) {
  const { id, at } = props;
  const t = useT(catalogue("jury"));
  const { leave } = t;
  const { loading } = useT(catalogue("ui"));
  const language = useLanguage();
  const email = useUser()?.email ?? "";
  const { data, error, refetch } = useQuery(juryQuery(id));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={loading} className="skeleton frame h-72 w-full" />;
  if (data === null) return <NotAsked email={email} />;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{t.title(data.name[language])}</span>}
        {...(data.isIn && { intro: t.progress(data.scored, data.applications) })}
        back={
          <BackLink to="/programmes/$slug" params={{ slug: data.slug }}>
            {t.programme}
          </BackLink>
        }
      />
      <div className="frame pb-24">
        <div className="grid max-w-4xl gap-6">
          <Deadline jury={data} />
          {!data.isIn ? (
            <SayYes jury={data} />
          ) : at === undefined ? (
            <>
              <Applications {...props} isClosed={isClosed(data)} />
              <div>
                <Leave id={id} words={leave} />
              </div>
            </>
          ) : (
            <OneApplication {...props} at={at} isClosed={isClosed(data)} />
          )}
        </div>
      </div>
    </>
  );
}

function NotAsked({ email }: { email: string }) {
  const t = useT(catalogue("jury")).notAsked;
  return (
    <>
      <PageHeader title={t.title} />
      <div className="frame pb-24">
        <EmptyState title={t.hint(email)} hint={t.more}>
          <LinkButton to="/programmes">{t.button}</LinkButton>
        </EmptyState>
      </div>
    </>
  );
}

function SayYes({ jury: { id, applications } }: { jury: Jury }) {
  const t = useT(catalogue("jury")).asked;
  const client = useQueryClient();
  const joining = useFormAction<void, Jury>({
    call: (api) => api.call(joinJury, { params: { id } }),
    onDone: () => client.invalidateQueries(),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[62ch]">{t.text(applications)}</p>
      <p className="max-w-[62ch] text-muted">{t.hint}</p>
      <InlineFault message={joining.fault?.message} />
      <div className="flex flex-wrap gap-2.5">
        <ActionButton variant="next" isPending={joining.isPending} onClick={() => joining.run()}>
          {t.button}
        </ActionButton>
        <Leave id={id} words={{ button: t.no, title: t.noTitle, text: t.noText }} />
      </div>
    </div>
  );
}

type LeaveProps = { id: string; words: Record<"button" | "title" | "text", string> };

/** Before the juror has said yes, it is a no. */
function Leave({ id, words }: LeaveProps) {
  const t = useT(catalogue("jury")).leave;
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <DialogButton
      variant="quiet"
      dialog={(onClose) => (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          action={words.button}
          act={async (api) => {
            await api.call(leaveJury, { params: { id } });
            await navigate({ to: "/programmes" });
            await client.invalidateQueries();
            showToast({ title: t.done });
          }}
          onClose={onClose}
        />
      )}
    >
      {words.button}
    </DialogButton>
  );
}
