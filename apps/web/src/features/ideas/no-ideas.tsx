import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function NoIdeas({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT(catalogue("ideas"));
  return (
    <EmptyState title={t.none} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.startBrowsing}</Button>
      ) : (
        <LinkButton to="/profile/startup-idea">{t.list.share}</LinkButton>
      )}
    </EmptyState>
  );
}
