import type { OwnSanction, Sanction } from "@khamt/contract";
import { appealSanction, readOwnSanction } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Facts, WrittenText } from "../../../ui/cards/facts.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { ApiError } from "../../../lib/api.ts";
import { useUser } from "../../../lib/auth/index.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { LinkPage } from "./link-page.tsx";
import { fromSignIn, isAboutLink, useLinkToken } from "./mailed-link.ts";

const longestAppeal = 2000;
/** Of an account that is suspended no page hears what is decided. */
const askEvery = 60_000;

/** Where the letter about a restricted or suspended account leads, and who was refused at the sign-in: no session is needed. */
export function AppealPage() {
  const t = useT(catalogue("appeal"));
  const components = useT(catalogue("ui"));
  const { api } = useRouter().options.context;
  const user = useUser();
  const token = useLinkToken();
  const isNobody = token === "" && user === null;
  const body = token && token !== fromSignIn ? { token } : {};
  const queryKey = [readOwnSanction, token];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(readOwnSanction, { body }),
    enabled: token !== undefined && !isNobody,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? askEvery : false),
  });
  if (isNobody || (error instanceof ApiError && isAboutLink(error)))
    return (
      <LinkPage isOutcome title={t.expired.title} text={t.expired.text}>
        <LinkButton to="/contact">{t.expired.contact}</LinkButton>
      </LinkPage>
    );
  if (data === undefined && error !== null)
    return (
      <LinkPage title={t.head.title} text={t.head.description}>
        <FailureNotice
          title={components.failed}
          hint={t.failure}
          error={error}
          onRetry={() => void refetch()}
        />
      </LinkPage>
    );
  if (data === undefined)
    return (
      <LinkPage title={t.head.title} text={t.head.description}>
        <div role="status" aria-label={components.loading} className="skeleton h-48 w-full" />
      </LinkPage>
    );
  const { sanction } = data;
  if (sanction === null)
    return (
      <LinkPage title={t.good.title} text={t.good.text}>
        <LinkButton to="/">{t.good.open}</LinkButton>
      </LinkPage>
    );
  return (
    <LinkPage title={t.head.title} text={t.what[sanction.kind]}>
      <Why sanction={sanction} />
      <Appeal own={data} sanction={sanction} body={body} queryKey={queryKey} />
    </LinkPage>
  );
}

function isWaiting(own: OwnSanction | undefined): boolean {
  const sanction = own?.sanction;
  return sanction != null && sanction.appeal !== null && sanction.appealAnswer === null;
}

function Why({ sanction: { rule, note, since, until } }: { sanction: Sanction }) {
  const t = useT(catalogue("appeal"));
  const day = useDay();
  return (
    <Facts
      items={[
        { label: t.rule, value: t.rules[rule] },
        {
          label: t.reason,
          value: <WrittenText>{note}</WrittenText>,
        },
        { label: t.since, value: day(since) },
        { label: t.until, value: until === null ? t.noEnd : day(until) },
      ]}
    />
  );
}

type AppealProps = {
  own: OwnSanction;
  sanction: Sanction;
  body: { token?: string };
  queryKey: readonly unknown[];
};

/** Once: it reaches the administrators. */
function Appeal({ own: { appealTo, isRead }, sanction, body, queryKey }: AppealProps) {
  const t = useT(catalogue("appeal"));
  const client = useQueryClient();
  const isKept = sanction.appealAnswer !== null;
  const kept = useKeptForm({
    name: `appeal-${sanction.since}`,
    fresh: () => ({ text: "" }),
  });
  const sending = useFormAction({
    call: (api, text: string) => api.call(appealSanction, { body: { ...body, text } }),
    onDone: (answer) => {
      kept.forget();
      client.setQueryData(queryKey, answer);
      showToast({ title: t.sent });
    },
  });
  const { form, field, fault } = useForm({
    fault: sending.fault,
    ...kept,
    check: ({ text }) => ({ text: text.trim() === "" ? t.missing : undefined }),
    onSubmit: ({ text }) => sending.run(text),
  });
  return (
    <>
      {sanction.appeal === null ? (
        <Form {...form} action={{ ...sending, fault }} submit={t.send}>
          {!isRead && <p>{t.nobody}</p>}
          <TextArea label={t.label} rows={5} maxLength={longestAppeal} {...field("text")} />
        </Form>
      ) : (
        <div className="grid gap-2">
          <p className="font-semibold">{isKept ? t.kept : isRead ? t.waits : t.nobody}</p>
          <p className="wrap-anywhere whitespace-pre-line">
            {t.yours}: {sanction.appeal}
          </p>
          {sanction.appealAnswer && (
            <p className="wrap-anywhere whitespace-pre-line">
              {t.answer}: {sanction.appealAnswer}
            </p>
          )}
        </div>
      )}
      {appealTo !== null && (
        <p className="wrap-anywhere">
          {isKept ? t.forData : t.orWrite}{" "}
          <a href={`mailto:${appealTo}`} className="text-brand underline underline-offset-2">
            {appealTo}
          </a>
        </p>
      )}
    </>
  );
}
