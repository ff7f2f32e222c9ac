import type { PublicUser } from "@khamt/contract";
import { MessagesLink } from "./messages-link.tsx";
import { NotificationsMenu } from "../notifications/notifications-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

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
