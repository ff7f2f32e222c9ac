import type { Activity } from "@khamt/contract";
import { formatNumber } from "@khamt/language/format";
import { Card } from "../../../ui/cards/card.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";

/** What the member has done so far, as the server counts it. */
export function ActivitySummary({ activity }: { activity: Activity }) {
  const t = useT(catalogue("account")).activity;
  const language = useLanguage();
  const kinds = Object.keys(t.items) as (keyof Activity)[];
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{t.items[kind]}</dt>
            <dd className="text-3xl font-bold tracking-[-0.02em] tabular-nums">
              {formatNumber(activity[kind], language)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
