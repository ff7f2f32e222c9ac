import type { Stats } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";

/** How people treat each other here: counted where there is enough to count, else said to be a goal. */
export function Culture({ stats }: { stats: Stats }) {
  const t = useT(catalogue("dashboard")).culture;
  const { acceptanceRate: rate, medianAnswerHours: hours, activeThisWeek: active } = stats;
  return (
    <section aria-labelledby="culture">
      <h2 id="culture" className="text-xl font-bold">
        {t.title}
      </h2>
      <dl className="mt-5 grid gap-6 sm:grid-cols-3">
        {rate === null ? (
          <Figure value="85%" text={t.successGoal} />
        ) : (
          <Figure value={`${rate}%`} text={t.accepted} />
        )}
        {hours === null ? (
          <Figure value="24/7" text={t.supportGoal} />
        ) : (
          <Figure value={t.hours(hours)} text={t.answered} />
        )}
        {active !== null && <Figure value={String(active)} text={t.active(active)} />}
      </dl>
    </section>
  );
}

function Figure({ value, text }: { value: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l-2 border-brand-line pl-4">
      <dt className="text-muted">{text}</dt>
      <dd className="text-2xl font-extrabold tracking-[-0.02em]">{value}</dd>
    </div>
  );
}
