import { referencePath } from "@khamt/contract/reference";
import type { ReactNode } from "react";
import { AnchorButton, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { InformationPage } from "./information-page.tsx";
import { StorageTables } from "./storage/storage-tables.tsx";

export function AboutPage() {
  const { pages, ways } = useT(catalogue("information"));
  return (
    <InformationPage
      words={pages.about}
      ways={
        <>
          <LinkButton to="/startup-ideas">{ways.ideas}</LinkButton>
          <LinkButton to="/help" variant="secondary">
            {ways.help}
          </LinkButton>
        </>
      }
    />
  );
}

/** With the stories, which `list` shows; what it is given stands there while there are none. */
export function SuccessStoriesPage({ list }: { list: (empty: ReactNode) => ReactNode }) {
  const { pages, ways } = useT(catalogue("information"));
  const { empty } = pages.successStories;
  return (
    <InformationPage
      words={pages.successStories}
      first={list(
        <EmptyState title={empty.title} hint={empty.hint}>
          <LinkButton to="/connections" search={{ tab: "connected" }}>
            {ways.story}
          </LinkButton>
        </EmptyState>,
      )}
      ways={
        <LinkButton to="/startup-cofounders" variant="secondary">
          {ways.cofounders}
        </LinkButton>
      }
    />
  );
}

/** With the prices, which stand where the services are. */
export function PricingPage({ prices }: { prices: ReactNode }) {
  const { pages, ways } = useT(catalogue("information"));
  return (
    <InformationPage
      words={pages.pricing}
      ways={
        <>
          <LinkButton to="/services">{ways.services}</LinkButton>
          <LinkButton to="/contact" variant="secondary">
            {ways.contact}
          </LinkButton>
        </>
      }
    >
      {prices}
    </InformationPage>
  );
}

export function CareersPage() {
  const { pages, ways } = useT(catalogue("information"));
  return (
    <InformationPage
      words={pages.careers}
      ways={
        <>
          <LinkButton to="/startup-ideas">{ways.ideas}</LinkButton>
          <LinkButton to="/project-listings" variant="secondary">
            {ways.projects}
          </LinkButton>
        </>
      }
    />
  );
}

export function DocumentationPage() {
  const { pages, ways } = useT(catalogue("information"));
  return (
    <InformationPage
      words={pages.documentation}
      ways={
        <>
          <LinkButton to="/help">{ways.help}</LinkButton>
          <AnchorButton href={referencePath} variant="secondary">
            {ways.api}
          </AnchorButton>
        </>
      }
    />
  );
}

export function LegalPage({ page }: { page: "privacy" | "terms" | "cookies" }) {
  const { ways } = useT(catalogue("information"));
  const { pages } = useT(catalogue("legal"));
  return (
    <InformationPage
      words={pages[page]}
      ways={
        <LinkButton to="/contact" search={page === "privacy" ? { topic: "privacy" } : {}} variant="secondary">
          {ways.contact}
        </LinkButton>
      }
    >
      {page === "cookies" && <StorageTables />}
    </InformationPage>
  );
}
