import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function NoProjects({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT(catalogue("projects"));
  return (
    <EmptyState title={t.none} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.showAll}</Button>
      ) : (
        <LinkButton to="/post-project">{t.postProject}</LinkButton>
      )}
    </EmptyState>
  );
}
