import Search from "lucide-react/icons/search";
import type { ReactNode, SubmitEvent } from "react";
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
  /** The filters: selects with names. */
  children: ReactNode;
};

/** A search that runs when its button is pressed: keyword and filters in one panel. */
export function SearchPanel({ action, keyword, submit, onSubmit, actions, children }: SearchPanelProps) {
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
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{submit}</Button>
        {actions}
      </div>
    </form>
  );
}
