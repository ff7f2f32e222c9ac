import Search from "lucide-react/icons/search";
import type { SubmitEvent } from "react";
import { Button } from "../buttons/button.tsx";
import { goToResults } from "./result-bar.tsx";
import { SearchField } from "../forms/text-field.tsx";

type KeywordSearchProps = {
  /** Filters elsewhere on the page join the form by this id. */
  formId: string;
  /** Where the browser sends the form if there are no scripts. */
  action: string;
  name?: string;
  /** What stands in it. */
  typed: string;
  onType: (typed: string) => void;
  label: string;
  placeholder: string;
  button: string;
  onSearch: (word: string | undefined) => void;
};

/** A keyword box with its button: searches when the reader says so. */
export function KeywordSearch({
  formId,
  action,
  name = "q",
  typed,
  onType,
  label,
  placeholder,
  button,
  onSearch,
}: KeywordSearchProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || undefined);
    goToResults();
  };
  return (
    <form id={formId} role="search" action={action} method="get" onSubmit={submit} className="flex gap-2.5">
      <div className="min-w-0 grow">
        <SearchField
          {...{
            name,
            label,
            placeholder,
            labelHidden: true,
            value: typed,
            icon: <Search aria-hidden="true" />,
          }}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <Button type="submit">
        <Search aria-hidden="true" className="sm:hidden" />
        <span className="sr-only sm:not-sr-only">{button}</span>
      </Button>
    </form>
  );
}
