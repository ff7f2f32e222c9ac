import type { Conversation, EntityRef } from "@khamt/contract";
import { muteConversation } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import type { ReactNode } from "react";
import { profilePages } from "../../shared/profiles/kinds.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { IconButton, iconButtonStyle } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { OwnNote } from "./own-note.tsx";
import { conversationQuery, nameOfOther } from "./queries.ts";

type ThreadHeaderProps = {
  conversation: Conversation;
  /** Blocking and reporting. */
  safety: ReactNode;
};

/** With whom, about what, and what can be done about it. */
export function ThreadHeader({ conversation, safety }: ThreadHeaderProps) {
  const t = useT(catalogue("messages"));
  const client = useQueryClient();
  const { id, other, title, about, kind, isMuted } = conversation;
  const name = nameOfOther(conversation, t.thread);
  const muting = useAction({
    call: (api, next: boolean) => api.call(muteConversation, { params: { id }, body: { isMuted: next } }),
    onDone: (changed) => {
      client.setQueryData(conversationQuery(id).queryKey, changed);
      showToast({ title: changed.isMuted ? t.thread.muted : t.thread.unmuted });
    },
  });
  const label = isMuted ? t.thread.unmute : t.thread.mute;
  return (
    <header className="flex flex-wrap items-center gap-x-2 border-b border-line px-3 py-1">
      <Link
        to="/messages"
        aria-label={t.thread.back}
        title={t.thread.back}
        className={`lg:hidden ${iconButtonStyle}`}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <Avatar name={name} src={other?.avatar ?? null} />
      <h1 className="min-w-0 grow basis-0 text-lg leading-tight font-bold wrap-anywhere">
        <ToPage page={other?.profile}>
          <span className="line-clamp-2">{name}</span>
        </ToPage>
      </h1>
      <IconButton
        label={label}
        title={label}
        aria-disabled={muting.isPending}
        onClick={() => muting.run(!isMuted)}
      >
        {isMuted ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      </IconButton>
      {other !== null && safety}
      {/* In a row of its own it is whole on a phone too. */}
      <div className="flex basis-full flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm leading-snug text-muted wrap-anywhere">
          <ToPage page={about}>{title === null ? t.kinds[kind] : t.thread.about(title)}</ToPage>
        </p>
        <OwnNote conversation={conversation} />
        {conversation.isProfileGone && (
          <p className="basis-full pb-2 text-sm text-muted">{t.thread.profileGone(name)}</p>
        )}
      </div>
    </header>
  );
}

function ToPage({ page, children }: { page: EntityRef | null | undefined; children: ReactNode }) {
  if (!page) return children;
  return (
    <Link
      to={profilePages[page.kind]}
      params={{ id: page.id }}
      className="flex min-h-11 min-w-0 items-center hover:underline"
    >
      {children}
    </Link>
  );
}
