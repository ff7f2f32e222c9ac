import { Suspense, useSyncExternalStore, type ComponentType } from "react";
import { useUser } from "../../../lib/auth/index.ts";

/** What concerns a member on every page. It comes after the page: the server's page has nothing of it. */
export function MemberNotice({ notice: Notice }: { notice: ComponentType }) {
  const user = useUser();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    user !== null &&
    isInBrowser && (
      <Suspense>
        <Notice />
      </Suspense>
    )
  );
}
