import { catalogue, useT } from "../../lib/language/index.ts";
import { Card, CardGrid, CardTitleLink } from "../../ui/cards/card.tsx";
import { DeskPage } from "./frame/desk-page.tsx";
import { FirstRunCard } from "./first-run/first-run-card.tsx";
import { deskSections } from "./frame/sections.ts";

/** Where the desk begins: what it has. */
export function OverviewPage() {
  const t = useT(catalogue("manage"));
  return (
    <DeskPage section="overview" title={t.head.title} intro={t.head.description}>
      <FirstRunCard />
      <CardGrid label={t.navigation}>
        {deskSections
          .filter(({ name }) => name !== "overview")
          .map(({ name, link }) => (
            <Card key={name} as="li" raised>
              <h2 className="text-lg font-bold">
                <CardTitleLink {...link}>{t.sections[name].title}</CardTitleLink>
              </h2>
              <p className="mt-2 text-muted">{t.sections[name].description}</p>
            </Card>
          ))}
      </CardGrid>
    </DeskPage>
  );
}
