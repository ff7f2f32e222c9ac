import type { ShowcasedPair, Stats } from "@khamt/contract";
import { linkOptions } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { fewestCounted } from "../../shared/stats/stats.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { RealMatch } from "./real-match.tsx";

/** How much there is, a match of today, what is special here, how it works, and the way to all there is. */
export default function LowerHalf({ stats, pair }: { stats: Stats; pair: ShowcasedPair | null }) {
  const t = useT(catalogue("home")).close;
  return (
    <>
      <Numbers stats={stats} />
      {pair !== null && <RealMatch pair={pair} />}
      <Highlights />
      <Steps />
      <section className="frame pt-4 pb-20 sm:pb-28">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-brand-soft px-6 py-8 sm:px-10 sm:py-12">
          <div className="max-w-[34rem]">
            <h2 className="text-2xl font-bold tracking-[-0.02em]">{t.title}</h2>
            <p className="mt-2 text-muted">{t.text}</p>
          </div>
          <LinkButton to="/categories">{t.button}</LinkButton>
        </div>
      </section>
    </>
  );
}

/** What is listed now, and how people treat each other here; a number that would be counted among too few is left out. */
function Numbers({ stats }: { stats: Stats }) {
  const t = useT(catalogue("home")).numbers;
  const counts = (["ideas", "partners", "projects", "activeThisWeek"] as const).flatMap((name) => {
    const count = stats[name];
    return count !== null && count >= fewestCounted ? [{ value: String(count), text: t[name] }] : [];
  });
  const { acceptanceRate: rate } = stats;
  const figures = rate === null ? counts : [...counts, { value: `${rate}%`, text: t.accepted }];
  if (figures.length === 0) return null;
  return (
    <section aria-label={t.label} className="frame pt-12">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {figures.map(({ value, text }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end border-l-2 border-brand-line pl-4 sm:pl-5"
          >
            <dt className="text-muted">{text}</dt>
            <dd className="text-3xl font-extrabold tracking-[-0.03em] sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const highlights = [
  { name: "match", link: linkOptions({ to: "/results", search: { for: "cofounder" } }) },
  { name: "private", link: linkOptions({ to: "/partners" }) },
  { name: "languages", link: linkOptions({ to: "/search" }) },
  { name: "free", link: linkOptions({ to: "/pricing" }) },
] as const;

/** What one would not look for by oneself, each with the way to it. */
function Highlights() {
  const t = useT(catalogue("home")).highlights;
  return (
    <section className="frame pt-12 sm:pt-16">
      <h2 className="text-2xl font-bold tracking-[-0.02em] sm:text-3xl">{t.title}</h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {highlights.map(({ name, link }) => (
          <Card key={name} as="li" raised>
            <h3 className="card-title">
              <CardTitleLink {...link}>{t.items[name].title}</CardTitleLink>
            </h3>
            <p className="mt-2 text-muted">{t.items[name].text}</p>
          </Card>
        ))}
      </ul>
    </section>
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
