import { useRouter } from "@tanstack/react-router";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** What is shown when a page's data or code did not arrive. */
export function FailedScreen() {
  const t = useT(catalogue("shell"));
  const router = useRouter();
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.failed.title} hint={t.failed.explanation} headingLevel="h1">
        <Button onClick={() => void router.invalidate()}>{t.failed.retry}</Button>
        <LinkButton to="/" variant="secondary">
          {t.notFound.home}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

export function NotFoundScreen() {
  const t = useT(catalogue("shell"));
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState
        title={t.notFound.title}
        hint={`${t.notFound.hint} ${t.notFound.explanation}`}
        headingLevel="h1"
      >
        <LinkButton to="/">{t.notFound.home}</LinkButton>
        <LinkButton to="/search" variant="secondary">
          {t.notFound.search}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
