import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { MatchDrawing } from "./match-drawing.tsx";

export function Hero() {
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
