import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { ApiError, isGettingReady } from "../../lib/api.ts";
import { isOffline, isUnreachable, reloadOnceReached } from "../../lib/lazy-when-online.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const settledAfter = 10_000;

/** What is shown when a page's data or code did not arrive. */
export function FailedScreen({ error }: { error: unknown }) {
  return isGettingReady(error) ? <GettingReadyScreen /> : <Failure error={error} />;
}

/** As the server draws it: in the browser the page waits. */
function GettingReadyScreen() {
  const { gettingReady, notFound } = useT(catalogue("shell"));
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={gettingReady.title} hint={gettingReady.text} headingLevel="h1">
        <LinkButton to="/" variant="secondary">
          {notFound.home}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useT(catalogue("shell"));
  const { requestId } = useT(catalogue("ui"));
  const told = error instanceof ApiError ? error.body : undefined;
  const why = told === undefined ? t.failed.explanation : `${told.message} ${requestId(told.requestId)}`;
  const router = useRouter();
  const isOnline = useSyncExternalStore(
    listenToConnection,
    () => !isOffline(),
    () => true,
  );
  const retry = (signal?: AbortSignal) =>
    // Code that did not come is not asked for again by a page that stands.
    void (isUnreachable(error) ? reloadOnceReached(signal) : router.invalidate());
  const retryBy = useEffectEvent(retry);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("online", () => retryBy(signal), { signal });
    // A newer version of the site has other files. A page that came just now would come the same again.
    if (isUnreachable(error) && !isOffline() && performance.now() > settledAfter) retryBy(signal);
    return () => stop.abort();
  }, [error]);
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState
        title={isOnline ? t.failed.title : t.failed.offline}
        hint={isOnline ? why : t.failed.offlineHint}
        headingLevel="h1"
      >
        <Button onClick={() => retry()}>{t.failed.retry}</Button>
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
