import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { useT } from "../../lib/language/index.ts";
import { partnersCatalogue } from "./words/partners.ts";

export function PartnerNotFound() {
  const { notFound: t } = useT(partnersCatalogue);
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.title} hint={t.hint} headingLevel="h1">
        <LinkButton to="/search">{t.back}</LinkButton>
      </EmptyState>
    </div>
  );
}
