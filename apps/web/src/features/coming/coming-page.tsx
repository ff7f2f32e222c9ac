import { Badge } from "../../components/badge.tsx";
import { LinkButton } from "../../components/button.tsx";
import { OpenKnot } from "../../components/knot.tsx";
import { useT } from "../../lib/language/index.ts";
import { comingCatalogue } from "./catalogue.ts";
import { places, waysOn, type ComingPageName } from "./ways-on.ts";

/** What will be here, and the useful way on until then. */
export function ComingPage({ page }: { page: ComingPageName }) {
  const t = useT(comingCatalogue);
  const words = t.pages[page];
  const [first, ...others] = waysOn[page];
  return (
    <div className="frame grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-[3fr_2fr]">
      <div>
        <Badge tone="brand">{t.status}</Badge>
        <h1 className="mt-4 text-[1.75rem] leading-tight font-bold tracking-[-0.02em] sm:text-4xl">
          {words.title}
        </h1>
        <p className="mt-3 max-w-[56ch] text-muted sm:text-lg sm:leading-relaxed">{words.intro}</p>
        <h2 className="mt-10 text-lg font-bold">{t.today}</h2>
        <p className="mt-1 max-w-[60ch] text-muted">{words.now}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton {...places[first]} variant="next">
            {t.links[first]}
          </LinkButton>
          {others.map((name) => (
            <LinkButton key={name} {...places[name]} variant="secondary">
              {t.links[name]}
            </LinkButton>
          ))}
        </div>
      </div>
      <OpenKnot className="hidden size-72 justify-self-center text-brand lg:block" weight={2} />
    </div>
  );
}
