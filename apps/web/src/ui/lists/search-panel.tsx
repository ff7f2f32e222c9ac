import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Search from "lucide-react/icons/search";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../buttons/button.tsx";
import { goToResults } from "./result-bar.tsx";
import { SearchField } from "../forms/text-field.tsx";

type SearchPanelProps = {
  /** Where the browser sends the form if there are no scripts. */
  action: string;
  /** The keyword as typed so far. */
  keyword: {
    label: string;
    placeholder: string;
    value: string | undefined;
    onChange: (word: string) => void;
  };
  submit: string;
  onSubmit: () => void;
  /** Beside the search button. */
  actions?: ReactNode;
  /** How many filters are chosen. */
  chosen: number;
  /** The filters: selects with names. */
  children: ReactNode;
};

/**
 * A search that runs when its button is pressed: keyword and filters in one panel. On phones the filters fold out, so that the
 * first result is near.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { action, keyword, submit, onSubmit, actions, chosen, children } = props;
  const t = useT(catalogue("ui"));
  const filters = useId();
  const [isOpen, setOpen] = useState(false);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
    goToResults();
  };
  return (
    <form
      {...{ role: "search", action, method: "get", onSubmit: search }}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <SearchField
        {...{
          name: "searchTerm",
          label: keyword.label,
          placeholder: keyword.placeholder,
          value: keyword.value ?? "",
        }}
        icon={<Search aria-hidden="true" />}
        onChange={(event) => keyword.onChange(event.target.value)}
      />
      <div className="hidden max-sm:[@media(scripting:enabled)]:block">
        <Button
          variant="secondary"
          full
          aria-expanded={isOpen}
          aria-controls={filters}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {t.showFilters(chosen)}
        </Button>
      </div>
      <div
        id={filters}
        className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] ${isOpen ? "" : "max-sm:[@media(scripting:enabled)]:hidden"}`}
      >
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{submit}</Button>
        {actions}
      </div>
    </form>
  );
}
