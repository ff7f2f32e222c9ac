import type { OwnCofounder, OwnCompany, OwnIdea, OwnProject } from "@khamt/contract";
import { Suspense, useState, type ReactNode } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { focusAtOnce } from "../../ui/forms/field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ofIdea, ofProject, type OwnEntity } from "./own-entity.ts";
import { CofounderCard, CompanyCard, IdeaCard } from "./profile-cards.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { ListingLife } from "./listing-life.tsx";
import { NextStep } from "./next-step.tsx";
import { OwnActions } from "./own-actions.tsx";
import { OwnState } from "./own-state.tsx";

const RemoveDialog = lazyWhenOnline(() => import("./remove-dialog.tsx"));

type OwnProfilesProps = {
  cofounders: readonly OwnCofounder[];
  ideas: readonly OwnIdea[];
  companies: readonly OwnCompany[];
  projects: readonly OwnProject[];
};

export function OwnProfiles({ cofounders, ideas, companies, projects }: OwnProfilesProps) {
  const t = useT(catalogue("my-profile"));
  const [removing, setRemoving] = useState<OwnEntity>();
  const [removed, setRemoved] = useState<string>();
  const hasCompany = companies.length > 0;
  const [newestIdea, ...otherIdeas] = ideas;
  return (
    <>
      {/* Where its button was, nothing is any more: the reader goes on here. */}
      {removed !== undefined && removing === undefined && (
        <p key={removed} ref={focusAtOnce} tabIndex={-1} className="font-semibold focus:outline-none">
          {t.removed.text(removed)}
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-3">
        <CofounderCard profile={cofounders[0]} onRemove={setRemoving} />
        <IdeaCard profile={newestIdea} onRemove={setRemoving} />
        <CompanyCard profile={companies[0]} onRemove={setRemoving} />
      </div>
      {otherIdeas.length > 0 && (
        <OwnList section="ideas" items={otherIdeas.map(ofIdea)} onRemove={setRemoving} />
      )}
      <OwnList
        section="projects"
        items={projects.map(ofProject)}
        create={
          hasCompany && (
            <LinkButton to="/post-project" variant="secondary">
              {t.projects.create}
            </LinkButton>
          )
        }
        empty={hasCompany ? t.projects.empty : t.projects.needsCompany}
        onRemove={setRemoving}
      />
      <HelpBlock />
      <Suspense>
        {removing !== undefined && (
          <RemoveDialog
            own={removing}
            onRemoved={() => setRemoved(removing.name)}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function HelpBlock() {
  const { title, tips, more } = useT(catalogue("my-profile")).help;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-4 mb-5 grid list-disc gap-2 pl-5 text-muted sm:grid-cols-2 sm:gap-x-10">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div>
        <LinkButton to="/help" variant="secondary">
          {more}
        </LinkButton>
      </div>
    </Card>
  );
}

type OwnListProps = {
  section: "ideas" | "projects";
  items: readonly OwnEntity[];
  /** The way to a new one. */
  create?: ReactNode;
  /** In place of an empty list. */
  empty?: string;
  onRemove: (own: OwnEntity) => void;
};

/** Several of a kind, the newest first. */
function OwnList({ section, items, create, empty, onRemove }: OwnListProps) {
  const { title } = useT(catalogue("my-profile"))[section];
  return (
    <section id={section} aria-labelledby={`${section}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${section}-title`} className="text-xl font-bold sm:text-2xl">
          {title}
        </h2>
        {create}
      </div>
      {items.length === 0 ? (
        <p className="mt-4 max-w-[62ch] text-muted">{empty}</p>
      ) : (
        <ul aria-labelledby={`${section}-title`} className="mt-4 grid gap-5 lg:grid-cols-2">
          {items.map((own) => (
            <OwnRow key={own.entity.id} own={own} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One of several of a kind: an idea or a project listing. */
function OwnRow({ own, onRemove }: { own: OwnEntity; onRemove: (own: OwnEntity) => void }) {
  const t = useT(catalogue("my-profile"));
  const { entity, name } = own;
  return (
    <Card as="li">
      <div className="flex items-start gap-4">
        <ScoreRing percent={entity.completeness} label={t.percent(entity.completeness)} />
        <div className="grid min-w-0 grow gap-2">
          <h3 lang={entity.contentLanguage} className="text-lg leading-snug font-bold wrap-anywhere">
            {name}
          </h3>
          <CardTime date={entity.updatedAt} />
          <OwnState own={own} />
          {"openApplications" in entity && <ListingLife listing={entity} />}
        </div>
      </div>
      <div className="mt-auto pt-4">
        <div className="grid justify-items-start gap-3">
          <NextStep own={own} />
          <OwnActions own={own} onRemove={onRemove} />
        </div>
      </div>
    </Card>
  );
}
