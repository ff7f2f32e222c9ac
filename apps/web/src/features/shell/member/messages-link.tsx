import type { PublicUser } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import MessageCircle from "lucide-react/icons/message-circle";
import { useEffect } from "react";
import { iconButtonStyle } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useOutbox, useUnreadMessages } from "../../../shared/messages/use-outbox.ts";
import { useQuiet } from "../../../shared/account/use-quiet.ts";
import { UnreadMark } from "./unread-mark.tsx";
import { useLive } from "./use-live.ts";

const count = /^\(\d+\) /;

/** The way to the messages, with how many are unread; on a phone it stands in the menu. */
export function MessagesLink({ user }: { user: PublicUser }) {
  const t = useT(catalogue("member-menu"));
  const unread = useUnreadMessages();
  useLive(user);
  useTitleCount(useQuiet() ? 0 : unread);
  // What was written before the page was loaded anew is sent from every page.
  useOutbox();
  const label = unread > 0 ? t.unreadMessages(unread) : t.messages;
  return (
    <Link to="/messages" aria-label={label} title={label} className={`max-sm:hidden ${iconButtonStyle}`}>
      <UnreadMark icon={MessageCircle} unread={unread} />
    </Link>
  );
}

/** Stands before the page's title in the tab, whoever writes that. */
function useTitleCount(unread: number): void {
  useEffect(() => {
    const title = document.querySelector("title");
    const write = () => {
      const plain = document.title.replace(count, "");
      const wanted = unread > 0 ? `(${unread}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    if (title === null) return undefined;
    const observer = new MutationObserver(write);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [unread]);
}
