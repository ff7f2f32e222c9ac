import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

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
