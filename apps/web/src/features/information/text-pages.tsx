import { referencePath } from "@khamt/contract/reference";
import type { ReactNode } from "react";
import { AnchorButton, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import type { PageWords } from "./page-words.ts";
import { browserStorage } from "./storage/browser-storage.ts";

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

type LegalPageProps = {
  page: "privacy" | "terms" | "cookies";
  /** Before the text. */
  first?: ReactNode;
};

export function LegalPage({ page, first }: LegalPageProps) {
  const { ways } = useT(catalogue("information"));
  const { pages } = useT(catalogue("legal"));
  return (
    <InformationPage
      words={pages[page]}
      first={first}
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

type InformationPageProps = {
  words: PageWords;
  /** Before the text. */
  first?: ReactNode;
  /** Between the text and the ways on. */
  children?: ReactNode;
  /** Links that lead on. */
  ways: ReactNode;
};

/** A page of text with its ways on. */
function InformationPage({ words, first, children, ways }: InformationPageProps) {
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <div className="frame pb-20">
        <div className="grid max-w-[46rem] gap-8 border-t border-line pt-8">
          {first}
          {words.sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2 className="text-lg font-bold">{title}</h2>
              {paragraphs.map((text) => (
                <p key={text} className="mt-1 max-w-[66ch] text-muted [&+p]:mt-3">
                  {text}
                </p>
              ))}
            </section>
          ))}
          {children}
          <div className="flex flex-wrap gap-3">{ways}</div>
        </div>
      </div>
    </>
  );
}

function StorageTables() {
  const t = useT(catalogue("legal")).storage;
  return (
    <>
      <section>
        <h2 className="text-lg font-bold">{t.cookies}</h2>
        <StorageList place="cookies" />
      </section>
      <section>
        <h2 className="text-lg font-bold">{t.browser}</h2>
        <p className="mt-1 text-muted">{t.browserHint}</p>
        <StorageList place="browser" />
      </section>
    </>
  );
}

function StorageList({ place }: { place: keyof typeof browserStorage }) {
  const t = useT(catalogue("legal")).storage;
  return (
    <ul className="mt-4 grid gap-4">
      {browserStorage[place].map(({ id, name }) => (
        <li key={id} className="rounded-card border border-line bg-surface p-4">
          <p className="font-mono text-sm font-semibold wrap-anywhere">
            <code>{name}</code>
          </p>
          <p className="mt-1 text-muted">{t.items[id].why}</p>
          <p className="mt-1 text-sm">{`${t.life}: ${t.items[id].life}`}</p>
        </li>
      ))}
    </ul>
  );
}
