import { useQuery } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { Suspense, useState, useEffect, useRef } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { iconButtonStyle } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Disclosure } from "../header/disclosure.tsx";
import { unreadQuery } from "./notification-queries.ts";
import { UnreadMark } from "../member/unread-mark.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useQuiet } from "../../../shared/account/use-quiet.ts";

const NotificationsPanel = lazyWhenOnline(() => import("./notifications-panel.tsx"));

/** The bell, with how much is unread. What it is comes when it is opened. */
export function NotificationsMenu() {
  const t = useT(catalogue("member-menu"));
  const [isOpen, setOpen] = useState(false);
  const known = useQuery(unreadQuery).data?.unread;
  useNotificationToast(known, t.newsArrived);
  const unread = known ?? 0;
  return (
    <div className="sm:relative">
      <Disclosure
        summary={<UnreadMark icon={Bell} unread={unread} />}
        label={unread > 0 ? t.unreadNotifications(unread) : t.notifications}
        className={`cursor-pointer ${iconButtonStyle}`}
        panelClassName="absolute top-full right-4 mt-2 max-h-[70vh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised sm:right-0"
        onToggle={setOpen}
      >
        {isOpen && (
          <Suspense fallback={<p role="status">{t.notificationsLoad}</p>}>
            <NotificationsPanel />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}

/** Says that something came while the member is here; in quiet hours the bell alone shows it. */
function useNotificationToast(unread: number | undefined, title: string): void {
  const before = useRef(unread);
  const isQuiet = useQuiet();
  useEffect(() => {
    const known = before.current;
    before.current = unread;
    if (known !== undefined && unread !== undefined && unread > known && !isQuiet) showToast({ title });
  }, [unread, isQuiet, title]);
}
