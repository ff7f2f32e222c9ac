import type { Understood } from "@khamt/contract";
import { catalogue, useT } from "../../../lib/language/index.ts";

/** What was read in a text and how it was taken, so that its writer can put it differently. */
export function UnderstoodList({ understood }: { understood: readonly Understood[] }) {
  const { understood: t } = useT(catalogue("matching"));
  if (understood.length === 0) return <p className="text-sm text-muted">{t.nothing}</p>;
  const kinds = [...new Set(understood.map(({ kind }) => kind))];
  return (
    <section aria-label={t.title} className="rounded-control bg-sunken p-4 text-sm">
      <h4 className="font-bold">{t.title}</h4>
      <dl className="mt-2 grid gap-1">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t.kind[kind]}:</dt>
            <dd className="min-w-0 font-semibold">
              {understood
                .filter((each) => each.kind === kind)
                .map(({ label }) => label)
                .join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
