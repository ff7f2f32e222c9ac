import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { projectSkillGroups } from "@khamt/contract/vocabulary";
import Briefcase from "lucide-react/icons/briefcase-business";
import Code from "lucide-react/icons/code-xml";
import Megaphone from "lucide-react/icons/megaphone";
import Palette from "lucide-react/icons/palette";
import { Button } from "../../ui/buttons/button.tsx";
import { SearchPanel } from "../../ui/lists/search-panel.tsx";
import { countChosen, FacetFields } from "../../ui/lists/facets.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { useFacets } from "./use-facets.ts";
import { type PartnerSearch, type PartnerView, readPartnerSearch } from "./search-views.ts";

const icons = { technical: Code, marketing: Megaphone, design: Palette, business: Briefcase } as const;

type PartnerSearchPanelProps = {
  view: PartnerView;
  search: PartnerSearch;
  onSearch: (search: PartnerSearch) => void;
  aiMatch: ReactNode;
};

const paths: Record<PartnerView, string> = {
  all: "/partners",
  business: "/business-partners",
  project: "/project-partners",
};

/** What is chosen here becomes the search when the button is pressed. */
export function PartnerSearchPanel({ view, search, onSearch, aiMatch }: PartnerSearchPanelProps) {
  const t = useT(catalogue("partner-search"));
  const facets = useFacets(view);
  const [draft, edit] = useDraft<PartnerSearch>(paths[view], { ...search, limit: undefined });
  const reset = () => {
    const nothing = readPartnerSearch(view, {});
    edit(nothing);
    onSearch(nothing);
  };
  const keyword = {
    label: t.keyword,
    placeholder: t[view].placeholder,
    value: draft.searchTerm,
    onChange: (searchTerm: string) => edit({ searchTerm }),
  };
  return (
    <>
      {view === "project" && <SkillTiles chosen={draft.skills} onChoose={(skills) => edit({ skills })} />}
      <SearchPanel
        {...{ action: paths[view], keyword, submit: t[view].search }}
        chosen={countChosen(facets, draft)}
        actions={
          <>
            {aiMatch}
            {view !== "all" && (
              <Button variant="quiet" onClick={reset}>
                <RotateCcw aria-hidden="true" />
                {t.reset}
              </Button>
            )}
          </>
        }
        onSubmit={() => onSearch(readPartnerSearch(view, draft))}
      >
        <FacetFields<PartnerSearch> facets={facets} filters={draft} onFilter={edit} />
      </SearchPanel>
    </>
  );
}

type SkillGroup = (typeof projectSkillGroups)[number];

type SkillTilesProps = {
  chosen: string | undefined;
  /** Undefined takes the choice back. */
  onChoose: (skill: SkillGroup | undefined) => void;
};

/** Four broad fields at a glance: each is an option of the skills filter. */
function SkillTiles({ chosen, onChoose }: SkillTilesProps) {
  const { tiles } = useT(catalogue("partner-search"));
  const { skill: labels } = useT(catalogue("vocabulary"));
  return (
    <div role="group" aria-labelledby="skill-tiles" aria-describedby="skill-tiles-hint" className="mb-6">
      <h2 id="skill-tiles" className="text-xl font-bold">
        {tiles.label}
      </h2>
      <p id="skill-tiles-hint" className="mt-1 text-sm text-muted">
        {tiles.hint}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {projectSkillGroups.map((skill) => {
          const Icon = icons[skill];
          const isChosen = chosen === skill;
          return (
            <button
              key={skill}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : skill)}
              className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-left transition-colors duration-150 hover:border-brand-line aria-pressed:border-brand aria-pressed:bg-brand-soft sm:p-5"
            >
              <Icon aria-hidden="true" className="size-6 text-brand" />
              <span className="mt-1 text-lg font-bold">{labels[skill]}</span>
              <span className="text-sm text-muted">{tiles[skill]}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
