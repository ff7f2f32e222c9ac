import { formatDate } from "@khamt/language/format";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import type { SavedResults } from "./use-vault.ts";
import type { Kept } from "./vault.ts";

/** What was saved on this device, in earlier runs too. */
export function SavedList({ vault }: { vault: SavedResults }) {
  const t = useT(catalogue("private-matching"));
  if (vault.kept.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-bold">{t.savedTitle(vault.kept.length)}</h3>
      <ul className="mt-3 grid gap-3">
        {vault.kept.map((kept) => (
          <SavedEntry key={kept.key} kept={kept} onRemove={() => void vault.remove(kept.key)} />
        ))}
      </ul>
    </section>
  );
}

function SavedEntry({ kept, onRemove }: { kept: Kept; onRemove: () => void }) {
  const t = useT(catalogue("private-matching"));
  const language = useLanguage();
  const name = kept.name ?? kept.concepts.slice(0, 3).join(", ");
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line p-4">
      <span className="font-bold tabular-nums">{kept.percent}%</span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{kept.reason}</p>
        <p className="text-sm text-muted">
          {t.savedOn(formatDate(new Date(kept.savedAt), language))} ·{" "}
          {kept.encrypted ? t.encrypted : t.readable}
        </p>
      </div>
      <Button variant="quiet" aria-label={`${t.remove}: ${name}`} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
