import type { ShowcasedPair, Stats } from "@khamt/contract";
import { Suspense, type ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Drawing } from "./drawing.tsx";
import { lowerHalf } from "./lower-half-part.ts";

type HomePageProps = {
  stats: Stats;
  /** Two who fit; null while nobody does. */
  pair: ShowcasedPair | null;
  /** The wish box, around what stands above, below and beside it. */
  wish: (parts: { lead: ReactNode; links: ReactNode; picture: ReactNode }) => ReactNode;
};

export function HomePage({ stats, pair, wish }: HomePageProps) {
  return (
    <>
      <Hero wish={wish} />
      <div id={lowerHalf.place}>
        <Suspense>
          <lowerHalf.Part stats={stats} pair={pair} />
        </Suspense>
      </div>
    </>
  );
}

function Hero({ wish }: Pick<HomePageProps, "wish">) {
  const t = useT(catalogue("home"));
  return (
    <section className="border-b border-line bg-surface">
      <div className="frame py-10 sm:py-14 lg:py-16">
        {wish({
          lead: (
            <>
              <h1 className="text-4xl leading-[1.1] font-extrabold tracking-[-0.035em] sm:text-5xl">
                {t.hero.title}
              </h1>
              <p className="mt-4 max-w-[54ch] text-muted sm:text-lg sm:leading-relaxed">{t.hero.intro}</p>
            </>
          ),
          links: (
            <>
              <LinkButton to="/startup-ideas" variant="secondary">
                {t.hero.ideas}
              </LinkButton>
              <LinkButton to="/companies" variant="secondary">
                {t.hero.companies}
              </LinkButton>
            </>
          ),
          picture: <Drawing />,
        })}
      </div>
    </section>
  );
}
