import type { PublicUser } from "@khamt/contract";
import { MessagesLink } from "./messages-link.tsx";
import { NotificationsMenu } from "../notifications/notifications-menu.tsx";
import { Avatar } from "../../../ui/cards/avatar.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Disclosure } from "../header/disclosure.tsx";
import { MemberLinks } from "./member-links.tsx";

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
          </span>
        }
        className="cursor-pointer rounded-full"
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
