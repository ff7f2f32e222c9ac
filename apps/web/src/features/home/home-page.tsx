import type { Stats } from "@khamt/contract";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Numbers } from "./numbers.tsx";
import { Steps } from "./steps.tsx";

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
