import { LinkButton } from "../../components/button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useT } from "../../lib/language/index.ts";
import type { InformationCatalogueWords } from "./catalogue.en.ts";
import { informationCatalogue } from "./catalogue.ts";

export function InformationPage({ page }: { page: keyof InformationCatalogueWords["pages"] }) {
  const t = useT(informationCatalogue);
  const words = t.pages[page];
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <div className="frame pb-20">
        <div className="grid max-w-[46rem] gap-8 border-t border-line pt-8">
          {words.sections.map((section) => (
            <section key={section.title}>
              <h2 className="text-lg font-bold">{section.title}</h2>
              <p className="mt-1 max-w-[66ch] text-muted">{section.text}</p>
            </section>
          ))}
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/startup-ideas">{t.browse}</LinkButton>
            {page !== "help" && (
              <LinkButton to="/help" variant="secondary">
                {t.help}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
