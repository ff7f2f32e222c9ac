import type { PublicUser } from "@khamt/contract";
import { NotificationsMenu } from "./notifications-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

/** A member's part of the header. */
export default function MemberArea({ user }: { user: PublicUser }) {
  return (
    <>
      <NotificationsMenu />
      <UserMenu user={user} />
    </>
  );
}
