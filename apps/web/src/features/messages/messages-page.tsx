import { useQuery } from "@tanstack/react-query";
import { useNavigate, Link } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { SearchField } from "../../ui/forms/text-field.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ConversationList } from "./conversation-list.tsx";
import { conversationsQuery, pageOfConversations, foundQuery } from "./queries.ts";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";

type MessagesPageProps = {
  q: string;
  /** The conversation that is open; a phone shows it in place of the list. */
  children?: ReactNode;
};

/** The conversations and, beside them, the one that is open. */
export function MessagesPage({ q, children }: MessagesPageProps) {
  const t = useT(catalogue("messages"));
  const user = useUser();
  const isEmpty =
    useQuery({ ...conversationsQuery(pageOfConversations), enabled: user !== null }).data?.total === 0;
  if (user === null) return <LoginRequired words={t.visitor} />;
  if (isEmpty && children === undefined)
    return (
      <div className="frame py-10">
        <h1 className="mb-6 text-[1.75rem] leading-tight font-bold">{t.title}</h1>
        <EmptyState title={t.empty.title} hint={t.empty.hint}>
          <LinkButton to="/partners">{t.empty.partners}</LinkButton>
        </EmptyState>
      </div>
    );
  const isOpen = children !== undefined;
  // The page's own is then with whom one talks.
  const Heading = isOpen ? "h2" : "h1";
  return (
    <div className="frame py-4 max-lg:px-0 max-lg:py-0">
      <div className="grid h-[calc(100dvh-6.5rem-var(--session-note,0px))] grid-cols-1 min-h-[17rem] overflow-hidden border-line bg-surface max-lg:h-[calc(100dvh-4.0625rem-var(--session-note,0px))] lg:grid-cols-[22rem_1fr] lg:rounded-card lg:border">
        <div className={`min-h-0 flex-col border-line lg:flex lg:border-r ${isOpen ? "hidden" : "flex"}`}>
          <div className="border-b border-line p-3">
            <Heading className="mb-2 text-xl font-bold">{t.title}</Heading>
            <MessageSearch q={q} />
          </div>
          <div className="min-h-0 grow overflow-y-auto p-2">
            {q.length > 1 ? <FoundList q={q} /> : <ConversationList />}
          </div>
        </div>
        <div className={`min-h-0 min-w-0 ${isOpen ? "" : "max-lg:hidden"}`}>
          {children ?? (
            <div className="grid h-full place-items-center p-8 text-center">
              <div>
                <p className="text-lg font-bold">{t.choose.title}</p>
                <p className="mt-1 text-muted">{t.choose.hint}</p>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const searchPause = 300;

/** What is looked for stands in the address. */
function MessageSearch({ q }: { q: string }) {
  const t = useT(catalogue("messages")).list;
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return undefined;
    const timer = setTimeout(
      () =>
        void navigate({
          to: ".",
          search: { q: text.trim() || undefined },
          replace: true,
          resetScroll: false,
        }),
      searchPause,
    );
    return () => clearTimeout(timer);
  }, [text, q, navigate]);
  return (
    <SearchField
      label={t.search}
      labelHidden
      placeholder={t.search}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** The messages that say what is looked for. */
function FoundList({ q }: { q: string }) {
  const t = useT(catalogue("messages"));
  const { data, error, refetch } = useQuery(foundQuery(q));
  if (error !== null)
    return (
      <FailureNotice
        {...{ title: t.list.failed, hint: t.list.failedHint, error }}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <p role="status">{t.list.loading}</p>;
  if (data.length === 0)
    return (
      <div role="status" className="px-3 py-4">
        <p className="font-bold">{t.found.none}</p>
        <p className="mt-1 text-sm text-muted">{t.found.noneHint}</p>
      </div>
    );
  return (
    <ul aria-label={t.found.label} className="grid grid-cols-1 gap-1">
      {data.map(({ conversationId, seq, otherName, isOwn, text, createdAt }) => (
        <li key={`${conversationId} ${seq}`}>
          <Link
            to="/messages/$id"
            params={{ id: conversationId }}
            search={{ q, at: seq }}
            className="block rounded-control px-3 py-2.5 leading-snug hover:bg-sunken"
          >
            <span className="flex items-baseline justify-between gap-2">
              <span className="truncate font-bold">
                {otherName === null ? t.thread.gone : otherName || t.thread.member}
              </span>
              <span className="shrink-0 text-sm text-muted">
                <TimeAgo date={createdAt} />
              </span>
            </span>
            <span className="line-clamp-3 text-sm wrap-anywhere">{isOwn ? t.list.you(text) : text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
