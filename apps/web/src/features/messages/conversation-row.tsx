import type { Conversation } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { nameOfOther } from "./name.ts";

/** With whom, what was said last, and how much of it is unread. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useT(catalogue("messages"));
  const { id, other, title, unread, isMuted, isOpen, activeAt } = conversation;
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
          {(isMuted || !isOpen) && (
            <span className="block text-sm text-muted">
              {[isMuted && t.list.muted, !isOpen && t.list.closed].filter(Boolean).join(" · ")}
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
