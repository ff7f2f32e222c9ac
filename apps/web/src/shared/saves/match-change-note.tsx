import type { MatchChange } from "@khamt/contract";
import History from "lucide-react/icons/history";
import { catalogue, useT } from "../../lib/language/index.ts";

/** Of a match that was dismissed once and is back: what has changed since. */
export function MatchChangeNote({ changed }: { changed: MatchChange }) {
  const t = useT(catalogue("saves"));
  const sides = [
    { name: t.theirs, groups: changed.theirs },
    { name: t.yours, groups: changed.yours },
  ].filter(({ groups }) => groups.length > 0);
  return (
    <div className="flex gap-2.5 rounded-control bg-brand-soft px-3.5 py-2.5 text-sm">
      <History aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      <p>
        {t.changed}{" "}
        {sides
          .map(({ name, groups }) => `${name}: ${groups.map((group) => t.groups[group]).join(", ")}`)
          .join("; ")}
        .
      </p>
    </div>
  );
}
