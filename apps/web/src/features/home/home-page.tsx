import type { Stats } from "@khamt/contract";
import Languages from "lucide-react/icons/languages";
import ListChecks from "lucide-react/icons/list-checks";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { MatchDrawing } from "./match-drawing.tsx";

const partnersGoal = 1000;

const icons = [ListChecks, Scale, Languages, ShieldCheck] as const;

export function HomePage({ stats }: { stats: Stats }) {
  const t = useT(catalogue("home"));
  return (
    <>
      <Hero />
      <Numbers stats={stats} />
      <Features />
      <Steps />
      <section className="frame pt-4 pb-20 sm:pb-28">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-brand-soft px-6 py-8 sm:px-10 sm:py-12">
          <div className="max-w-[34rem]">
            <h2 className="text-2xl font-bold tracking-[-0.02em]">{t.close.title}</h2>
            <p className="mt-2 text-muted">{t.close.text}</p>
          </div>
          <LinkButton to="/categories">{t.close.button}</LinkButton>
        </div>
      </section>
    </>
  );
}

function Hero() {
  const t = useT(catalogue("home"));
  return (
    <section className="border-b border-line bg-surface">
      <div className="frame grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:py-24">
        <div>
          <h1 className="text-4xl leading-[1.1] font-extrabold tracking-[-0.035em] sm:text-5xl xl:text-6xl">
            {t.hero.title}
          </h1>
          <p className="mt-5 max-w-[54ch] text-muted sm:text-lg sm:leading-relaxed">{t.hero.intro}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/startup-ideas" variant="next" size="large">
              {t.hero.ideas}
            </LinkButton>
            <LinkButton to="/companies" variant="secondary" size="large">
              {t.hero.companies}
            </LinkButton>
          </div>
        </div>
        <MatchDrawing />
      </div>
    </section>
  );
}

function Features() {
  const t = useT(catalogue("home")).features;
  return (
    <section className="frame py-12 sm:py-16">
      <h2 className="max-w-[26ch] text-2xl font-bold tracking-[-0.02em] sm:text-3xl">{t.title}</h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {icons.map((Icon, index) => (
          <li key={Icon.displayName ?? index} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
            <div>
              <h3 className="text-lg font-bold">{t.items[index]?.title}</h3>
              <p className="mt-1 max-w-[52ch] text-muted">{t.items[index]?.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counted now, or said to be a goal; never a made-up fact. */
function Numbers({ stats: { partners, acceptanceRate } }: { stats: Stats }) {
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

/** Three steps on one strand. */
function Steps() {
  const t = useT(catalogue("home")).steps;
  return (
    <section className="frame py-12 sm:py-16">
      <h2 className="text-2xl font-bold tracking-[-0.02em] sm:text-3xl">{t.title}</h2>
      <ol className="mt-10 grid gap-8 lg:grid-cols-3 lg:gap-0">
        {t.items.map((step, index) => (
          <li key={step.title} className="relative flex gap-5 lg:block lg:pr-10">
            {index < t.items.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-[-2rem] left-6 w-0.5 bg-brand-line lg:top-6 lg:right-0 lg:bottom-auto lg:left-12 lg:h-0.5 lg:w-auto"
              />
            )}
            <span className="relative grid size-12 shrink-0 place-items-center rounded-full border-2 border-brand bg-page text-lg font-bold text-brand">
              {index + 1}
            </span>
            <div className="lg:mt-5">
              <h3 className="text-lg font-bold">{step.title}</h3>
              <p className="mt-1 max-w-[44ch] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
