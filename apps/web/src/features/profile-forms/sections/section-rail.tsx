import Check from "lucide-react/icons/check";
import { useEffect, useRef, type MouseEvent } from "react";
import { useFormState } from "react-hook-form";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import { useSettledValues } from "../use-settled-values.ts";
import { progressOf } from "./progress.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** All sections, to go to any of them: beside the form, on phones in a strip above it. */
export function SectionRail() {
  const t = useT(catalogue("forms")).sections;
  const { kind, methods, goToSection } = useEngine();
  const titles = useT(kind.words).sections;
  const { errors } = useFormState({ control: methods.control });
  const values = useSettledValues();
  const { sections, defaults } = kind.description;
  const current = useCurrentSection(sections[0]?.name ?? "");
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const link = list?.querySelector<HTMLElement>(`[href="#section-${current}"]`);
    // By hand: the browser's own way would move the page as well.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, [current]);

  const follow = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    goToSection(name);
  };
  return (
    <nav
      aria-label={t.label}
      className="sticky short:max-lg:static top-16 z-20 -mx-5 mb-5 border-b border-line bg-page sm:-mx-7 lg:top-24 lg:row-span-2 lg:mx-0 lg:mb-0 lg:self-start lg:border-0"
    >
      <ol ref={strip} className="relative flex gap-1 overflow-x-auto px-4 py-1.5 sm:px-6 lg:grid lg:p-0">
        {sections.map((section) => {
          const { said, of, isComplete } = progressOf(section, values, defaults);
          const isFaulty = section.fields.some(({ name }) => errors[name] !== undefined);
          const isDone = isComplete && !isFaulty;
          return (
            <li key={section.name} className="shrink-0">
              <a
                {...{ href: `#section-${section.name}`, onClick: follow(section.name) }}
                aria-current={section.name === current ? "location" : undefined}
                className="flex min-h-11 items-center gap-2 rounded-control px-3 py-1.5 text-sm leading-tight font-semibold whitespace-nowrap text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=location]:bg-brand-soft aria-[current=location]:text-brand lg:whitespace-normal"
              >
                <span aria-hidden="true" className="grid w-4 shrink-0 place-items-center [&_svg]:size-4">
                  {isFaulty ? (
                    <span className="font-bold text-danger">!</span>
                  ) : isDone ? (
                    <Check className="text-match-high" />
                  ) : (
                    <span className="size-2 rounded-full border border-line-strong" />
                  )}
                </span>
                <span className="grow">{titles[section.name]}</span>
                {of > 1 && (
                  <span aria-hidden="true" className="text-xs font-normal tabular-nums">
                    {said}/{of}
                  </span>
                )}
                <span className="sr-only">
                  {isFaulty && ` (${t.faulty})`}
                  {isDone && ` (${t.complete})`}
                  {of > 1 && ` (${t.said(said, of)})`}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
