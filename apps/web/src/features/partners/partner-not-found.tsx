import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function PartnerNotFound() {
  const { notFound: t } = useT(catalogue("partners"));
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.title} hint={t.hint} headingLevel="h1">
        <LinkButton to="/search">{t.back}</LinkButton>
      </EmptyState>
    </div>
  );
}
