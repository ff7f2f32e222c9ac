import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function NoCompanies({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT(catalogue("companies"));
  return (
    <EmptyState title={t.none} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.showAll}</Button>
      ) : (
        <LinkButton to="/profile/company">{t.createProfile}</LinkButton>
      )}
    </EmptyState>
  );
}
