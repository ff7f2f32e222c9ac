import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { SearchPanel } from "../../ui/lists/search-panel.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import { useFilterWords } from "./filter-words.ts";
import {
  type PartnerFilter,
  type PartnerSearch,
  type PartnerView,
  partnerViews,
  readPartnerSearch,
} from "./search-views.ts";
import { SkillTiles } from "./skill-tiles.tsx";

interface PartnerSearchPanelProps {
  view: PartnerView;
  search: PartnerSearch;
  onSearch: (search: PartnerSearch) => void;
  aiMatch: ReactNode;
}

const paths: Record<PartnerView, string> = {
  all: "/partners",
  business: "/business-partners",
  project: "/project-partners",
};

/** What is chosen here becomes the search when the button is pressed. */
export function PartnerSearchPanel({ view, search, onSearch, aiMatch }: PartnerSearchPanelProps) {
  const t = useT(catalogue("partner-search"));
  const words = useFilterWords(view);
  const [draft, edit] = useDraft(search);
  const choose = (filter: PartnerFilter, value: string) =>
    edit(readPartnerSearch(view, { ...draft, [filter]: value }));
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
      {view === "project" && (
        <SkillTiles chosen={draft.skills} onChoose={(skill) => choose("skills", skill ?? "")} />
      )}
      <SearchPanel
        {...{ action: paths[view], keyword, submit: t[view].search }}
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
        {filtersOf(view).map(([name, values]) => {
          const { label, none, hint, options } = words[name];
          return (
            <SelectField
              key={name}
              {...{ label, name, emptyLabel: none }}
              hint={draft[name] === undefined ? undefined : hint}
              options={values.map((option) => ({ value: option, label: labelOf(options, option) }))}
              value={draft[name] ?? ""}
              onChange={(event) => choose(name, event.target.value)}
            />
          );
        })}
      </SearchPanel>
    </>
  );
}

function filtersOf(view: PartnerView) {
  return Object.entries(partnerViews[view]) as [PartnerFilter, readonly string[]][];
}
