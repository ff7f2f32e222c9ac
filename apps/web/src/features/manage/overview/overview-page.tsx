import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { SecondStepNeeded } from "../../../shared/moderation/second-step-needed.tsx";
import { Card, CardGrid, CardTitleLink } from "../../../ui/cards/card.tsx";
import { DeskPage } from "../frame/desk-page.tsx";
import { FirstRunCard } from "../first-run/first-run-card.tsx";
import { firstRunQuery } from "../first-run/queries.ts";
import { useSections } from "../frame/use-sections.ts";
import { FiguresSection } from "./figures-section.tsx";
import type { Scope } from "./queries.ts";
import { Waiting } from "./waiting.tsx";

/** Where the desk begins: what waits, how members come together, and what else it has. */
export function OverviewPage({ scope }: { scope: Scope }) {
  const t = useT(catalogue("manage"));
  const isAdministrator = useUser()?.role === "admin";
  const { data: firstRun } = useQuery({ ...firstRunQuery, enabled: isAdministrator });
  const shown = useSections().filter(({ name }) => name !== "overview");
  // A site that is being set up has nobody to count yet: what the desk has comes before its figures.
  const isNew = firstRun?.steps.some(({ state }) => state === "open") === true;
  const figures = firstRun?.hasSecondStep !== false && <FiguresSection scope={scope} />;
  return (
    <DeskPage section="overview" title={t.head.title} intro={t.head.description}>
      {firstRun?.hasSecondStep === false && <SecondStepNeeded words={t.secondStep} />}
      {/* Paper is for the figures. */}
      <div className="grid gap-6 empty:hidden print:hidden">
        <FirstRunCard until="decided" />
        {firstRun?.hasSecondStep !== false && <Waiting />}
      </div>
      {!isNew && figures}
      <div className="print:hidden">
        <CardGrid label={t.navigation}>
          {shown.map(({ name, link }) => (
            <Card key={name} as="li" raised>
              <h2 className="text-lg font-bold">
                <CardTitleLink {...link}>{t.sections[name].title}</CardTitleLink>
              </h2>
              <p className="mt-2 text-muted">{t.sections[name].description}</p>
            </Card>
          ))}
        </CardGrid>
      </div>
      {isNew && figures}
    </DeskPage>
  );
}
