import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** What is shown when a page's data or code did not arrive. */
export function FailedScreen() {
  const t = useT(catalogue("shell"));
  const router = useRouter();
  const isOnline = useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const retry = () => void router.invalidate();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [router]);
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState
        title={isOnline ? t.failed.title : t.failed.offline}
        hint={isOnline ? t.failed.explanation : t.failed.offlineHint}
        headingLevel="h1"
      >
        <Button onClick={() => void router.invalidate()}>{t.failed.retry}</Button>
        <LinkButton to="/" variant="secondary">
          {t.notFound.home}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

function listenToConnection(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Of an address that no page has. */
export function UnknownScreen() {
  const { notFound: t } = useT(catalogue("shell"));
  return <NotFound hint={`${t.hint} ${t.explanation}`} />;
}

/** Of an address of a page that has nothing for it. */
export function NotFoundScreen() {
  return <NotFound hint={useT(catalogue("shell")).notFound.explanation} />;
}

function NotFound({ hint }: { hint: string }) {
  const t = useT(catalogue("shell"));
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.notFound.title} hint={hint} headingLevel="h1">
        <LinkButton to="/">{t.notFound.home}</LinkButton>
        <LinkButton to="/search" variant="secondary">
          {t.notFound.search}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
