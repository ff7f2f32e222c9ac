import { useQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useAuth, useUser } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { unreadMessagesQuery } from "../../../shared/messages/unread-messages.ts";

const links = [
  { name: "messages", link: linkOptions({ to: "/messages" }) },
  { name: "connections", link: linkOptions({ to: "/connections" }) },
  { name: "applications", link: linkOptions({ to: "/applications" }) },
  { name: "services", link: linkOptions({ to: "/services/requests" }) },
  { name: "profile", link: linkOptions({ to: "/profile" }) },
  { name: "myProfile", link: linkOptions({ to: "/my-profile" }) },
  { name: "settings", link: linkOptions({ to: "/settings" }) },
] as const;

const forAdministrators = [{ name: "moderation", link: linkOptions({ to: "/moderation" }) }] as const;

const lineStyle =
  "flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sunken aria-[current=page]:text-brand";

export function MemberLinks() {
  const t = useT(catalogue("member-menu"));
  const { logout } = useAuth();
  const shown = useUser()?.role === "admin" ? [...links, ...forAdministrators] : links;
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

/** With how many are unread: on a phone it is said here only. */
function Messages() {
  const t = useT(catalogue("member-menu"));
  const unread = useQuery(unreadMessagesQuery).data?.unread ?? 0;
  return unread > 0 ? t.unreadMessages(unread) : t.messages;
}
