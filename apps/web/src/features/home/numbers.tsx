import type { Stats } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";

const partnersGoal = 1000;

/** Counted now, or said to be a goal; never a made-up fact. */
export function Numbers({ stats: { partners, acceptanceRate } }: { stats: Stats }) {
  const t = useT(catalogue("home")).numbers;
  return (
    <section aria-label={t.label} className="frame py-12">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        <Figure value={`${acceptanceRate ?? 85}%`} text={t.success(acceptanceRate)} />
        <Figure
          value={String(partners)}
          text={t.partners(partners)}
          note={partners < partnersGoal ? `${partnersGoal}+ ${t.partnersGoal}` : undefined}
        />
        <Figure value="2" text={t.languages} />
        <Figure value={t.guarantee} text={t.guaranteeText} />
      </dl>
    </section>
  );
}

function Figure({ value, text, note }: { value: string; text: string; note?: string | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l-2 border-brand-line pl-4 sm:pl-5">
      <dt className="text-muted">
        {text}
        {note !== undefined && <span className="block text-sm">{note}</span>}
      </dt>
      <dd className="text-3xl font-extrabold tracking-[-0.03em] sm:text-4xl">{value}</dd>
    </div>
  );
}
