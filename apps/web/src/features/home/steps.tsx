import { catalogue, useT } from "../../lib/language/index.ts";

/** Three steps on one strand. */
export function Steps() {
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
