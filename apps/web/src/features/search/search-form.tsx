import { useHydrated } from "@tanstack/react-router";
import SearchIcon from "lucide-react/icons/search";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { SearchField } from "../../ui/forms/text-field.tsx";
import { useConcepts } from "../../shared/tags/use-concepts.ts";
import { useSuggestionBox } from "../../ui/forms/use-suggestion-box.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { isSearch, type Search } from "./search.ts";
import { useTyping } from "./use-typing.ts";

interface SearchFormProps {
  search: Search;
  /** The address follows the box. */
  onWord: (word: string) => void;
  /** Further fields. */
  children: ReactNode;
}

/** A plain form to the same page, so it needs no script; with them it searches as one types. */
export function SearchForm({ search, onWord, children }: SearchFormProps) {
  const t = useT(catalogue("search"));
  const suggest = useConcepts();
  const { text, type, submit, flush } = useTyping(search.q ?? "", onWord);
  const field = useFirstFocus(!isSearch(search));
  const box = useSuggestionBox({
    text,
    suggest,
    label: t.suggestions,
    onPick: (suggestion) => submit(suggestion.label),
  });
  const onChange = (word: string) => {
    type(word);
    box.open();
  };
  const onBlur = () => {
    box.close();
    flush();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing) box.takeKey(event);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    box.close();
    submit(text);
  };
  return (
    <form {...{ role: "search", action: "/search", method: "get", onSubmit }} className="contents">
      <div className="flex items-end gap-2.5">
        <div className="relative min-w-0 grow">
          <SearchField
            {...{ ...box.field, ref: field, name: "q", value: text, maxLength: 200, onKeyDown, onBlur }}
            {...{ label: t.label, placeholder: t.placeholder, icon: <SearchIcon aria-hidden="true" /> }}
            onChange={(event) => onChange(event.target.value)}
          />
          {box.list}
        </div>
        <Button type="submit">
          <SearchIcon aria-hidden="true" className="sm:hidden" />
          <span className="sr-only sm:not-sr-only">{t.button}</span>
        </Button>
      </div>
      {search.kind !== undefined && <input type="hidden" name="kind" value={search.kind} />}
      {children}
    </form>
  );
}

/** Who comes from another page to search, and not with a search already, finds the cursor in the box. */
function useFirstFocus(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const [cameFromAPage] = useState(useHydrated());
  const [isFirst] = useState(isWanted);
  useEffect(() => {
    if (cameFromAPage && isFirst) field.current?.focus();
  }, [cameFromAPage, isFirst]);
  return field;
}
