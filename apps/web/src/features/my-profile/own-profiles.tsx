import type { OwnCofounder, OwnCompany, OwnIdea, OwnProject } from "@khamt/contract";
import { lazy, Suspense, useState } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { focusAtOnce } from "../../ui/forms/focus-at-once.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { HelpBlock } from "./help-block.tsx";
import { ofIdea, ofProject, type OwnEntity } from "./own-entity.ts";
import { OwnList } from "./own-list.tsx";
import { CofounderCard, CompanyCard, IdeaCard } from "./profile-cards.tsx";

const RemoveDialog = lazy(() => import("./remove-dialog.tsx"));

interface OwnProfilesProps {
  cofounders: readonly OwnCofounder[];
  ideas: readonly OwnIdea[];
  companies: readonly OwnCompany[];
  projects: readonly OwnProject[];
}

export function OwnProfiles({ cofounders, ideas, companies, projects }: OwnProfilesProps) {
  const t = useT(catalogue("my-profile"));
  const [removing, setRemoving] = useState<OwnEntity>();
  const [removed, setRemoved] = useState<string>();
  const hasCompany = companies.length > 0;
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
        <IdeaCard ideas={ideas} />
        <CompanyCard profile={companies[0]} onRemove={setRemoving} />
      </div>
      <OwnList
        section="ideas"
        items={ideas.map(ofIdea)}
        create={
          <LinkButton to="/create-startup-idea" variant="secondary">
            {t.ideas.create}
          </LinkButton>
        }
        empty={t.ideas.empty}
        onRemove={setRemoving}
      />
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
