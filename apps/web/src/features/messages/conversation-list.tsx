import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { conversationsQuery, pageOfConversations, nameOfOther } from "./queries.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";

/** All conversations, the last active first. */
export function ConversationList() {
  const t = useT(catalogue("messages")).list;
  const [limit, setLimit] = useState(pageOfConversations);
  const { data, error, refetch } = useQuery({
    ...conversationsQuery(limit),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && error !== null)
    return (
      <FailureNotice {...{ title: t.failed, hint: t.failedHint, error }} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <p role="status">{t.loading}</p>;
  return (
    <>
      <ul aria-label={t.label} className="grid grid-cols-1 gap-1">
        {data.items.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      {data.nextCursor !== undefined && (
        <Button variant="quiet" size="small" full onClick={() => setLimit(limit + pageOfConversations)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

/** With whom, what was said last, and how much of it is unread. */
function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useT(catalogue("messages"));
  const { id, other, title, unread, isMuted, note, isOpen, activeAt } = conversation;
  const name = nameOfOther(conversation, t.thread);
  return (
    <li>
      <Link
        to="/messages/$id"
        params={{ id }}
        className="flex gap-3 rounded-control px-3 py-2.5 leading-snug hover:bg-sunken aria-[current=page]:bg-brand-soft"
      >
        <Avatar name={name} src={other?.avatar ?? null} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-bold">{name}</span>
            <span className="shrink-0 text-sm text-muted">
              <TimeAgo date={activeAt} />
            </span>
          </span>
          {title !== null && <span className="block truncate text-sm text-muted">{title}</span>}
          <span className="flex items-center justify-between gap-2">
            <span className={unread > 0 ? "truncate text-sm font-semibold" : "truncate text-sm text-muted"}>
              <LastMessage conversation={conversation} />
            </span>
            {unread > 0 && (
              <span className="shrink-0 rounded-full bg-brand-fill px-2 text-xs/5 font-bold text-brand-ink">
                <span aria-hidden="true">{unread}</span>
                <span className="sr-only">{t.list.unread(unread)}</span>
              </span>
            )}
          </span>
          {note !== null && (
            <span className="block truncate text-sm text-muted">
              {t.note.label}: <span lang="">{note}</span>
            </span>
          )}
          {(isMuted || !isOpen) && (
            <span className="block text-sm text-muted">
              {[isMuted && t.list.muted, !isOpen && (other?.isAway ? t.list.away : t.list.closed)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function LastMessage({ conversation: { lastMessage } }: { conversation: Conversation }) {
  const t = useT(catalogue("messages")).list;
  if (lastMessage === null) return t.noMessage;
  if (lastMessage.isDeleted) return t.deleted;
  const said = lastMessage.text || t.files(lastMessage.attachments);
  return lastMessage.isOwn ? t.you(said) : said;
}
