import { LinkButton } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { useT } from "../../lib/language/index.ts";
import { shellCatalogue } from "./catalogue.ts";

export function NotFoundScreen() {
  const t = useT(shellCatalogue);
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
