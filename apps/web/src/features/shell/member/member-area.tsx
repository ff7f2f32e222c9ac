import type { PublicUser } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { MessagesLink } from "./messages-link.tsx";
import { NotificationsMenu } from "../notifications/notifications-menu.tsx";
import { Avatar } from "../../../ui/cards/avatar.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Disclosure } from "../header/disclosure.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { currentUserQuery, useAuth } from "../../../lib/auth/index.ts";
import { has } from "../../../shared/account/has.ts";
import { useUnreadMessages } from "../../../shared/messages/use-outbox.ts";

const links = [
  { name: "messages", link: linkOptions({ to: "/messages" }) },
  { name: "connections", link: linkOptions({ to: "/connections" }) },
  { name: "applications", link: linkOptions({ to: "/applications" }) },
  { name: "services", link: linkOptions({ to: "/services/requests" }) },
  { name: "events", link: linkOptions({ to: "/events" }) },
  { name: "hours", link: linkOptions({ to: "/office-hours" }) },
  { name: "announcements", link: linkOptions({ to: "/announcements" }) },
  { name: "profile", link: linkOptions({ to: "/profile" }) },
  { name: "myProfile", link: linkOptions({ to: "/my-profile" }) },
  { name: "settings", link: linkOptions({ to: "/settings" }) },
] as const;

const forManagers = [{ name: "manage", link: linkOptions({ to: "/manage" }) }] as const;
const forModerators = [{ name: "moderation", link: linkOptions({ to: "/moderation" }) }] as const;

const lineStyle = "menu-link w-full text-left";

/** A member's part of the header. */
export default function MemberArea({ user }: { user: PublicUser }) {
  return (
    <>
      <MessagesLink user={user} />
      <NotificationsMenu />
      <UserMenu user={user} />
    </>
  );
}

function UserMenu({ user }: { user: PublicUser }) {
  const t = useT(catalogue("member-menu"));
  return (
    <div className="sm:relative">
      <Disclosure
        summary={
          <span role="img" aria-label={t.menu(user.name)}>
            <Avatar
              name={user.name}
              src={user.avatar}
              shape={user.accountType === "company" ? "company" : "person"}
            />
            <UnreadDot />
          </span>
        }
        className="relative cursor-pointer rounded-full"
        panelClassName="absolute top-full right-4 mt-2 w-64 rounded-card border border-line bg-surface p-3 shadow-raised sm:right-0"
      >
        <p className="px-3 pt-1 pb-2 leading-snug">
          <span className="block font-bold wrap-anywhere">{user.name}</span>
          <span className="block text-sm text-muted wrap-anywhere">{user.email}</span>
        </p>
        <MemberLinks />
      </Disclosure>
    </div>
  );
}

function MemberLinks() {
  const t = useT(catalogue("member-menu"));
  const { logout } = useAuth();
  const reader = useQuery(currentUserQuery).data;
  const shown = [
    ...links,
    ...(has(reader, "managers") ? forManagers : []),
    ...(has(reader, "moderators") ? forModerators : []),
  ];
  const signOut = () =>
    void logout().catch(() =>
      showToast({ title: t.fault, description: t.signOutFailed, tone: "destructive" }),
    );
  return (
    <ul>
      {shown.map(({ name, link }) => (
        <li key={name}>
          <Link {...link} activeOptions={{ exact: true }} className={lineStyle}>
            {name === "messages" ? <Messages /> : t[name]}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={signOut} className={lineStyle}>
          {t.signOut}
        </button>
      </li>
    </ul>
  );
}

/** With how many are unread: on a phone it is said here only, and by a dot on the menu. */
function Messages() {
  const t = useT(catalogue("member-menu"));
  const unread = useUnreadMessages();
  return unread > 0 ? t.unreadMessages(unread) : t.messages;
}

function UnreadDot() {
  return (
    useUnreadMessages() > 0 && (
      <span
        aria-hidden="true"
        data-unread=""
        className="absolute -top-0.5 -right-0.5 size-3.5 rounded-full border-2 border-surface bg-brand-fill sm:hidden"
      />
    )
  );
}
