import Search from "lucide-react/icons/search";
import type { SubmitEvent } from "react";
import { useDraft } from "../../lib/use-draft.ts";
import { Button } from "../buttons/button.tsx";
import { goToResults } from "./result-bar.tsx";
import { SearchField } from "../forms/text-field.tsx";

type KeywordSearchProps = {
  /** Filters elsewhere on the page join the form by this id. */
  formId: string;
  /** Where the browser sends the form if there are no scripts. */
  action: string;
  name?: string;
  word: string | undefined;
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
  word = "",
  label,
  placeholder,
  button,
  onSearch,
}: KeywordSearchProps) {
  const [draft, edit] = useDraft(action, { word });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(draft.word.trim() || undefined);
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
            value: draft.word,
            icon: <Search aria-hidden="true" />,
          }}
          onChange={(event) => edit({ word: event.target.value })}
        />
      </div>
      <Button type="submit">
        <Search aria-hidden="true" className="sm:hidden" />
        <span className="sr-only sm:not-sr-only">{button}</span>
      </Button>
    </form>
  );
}
