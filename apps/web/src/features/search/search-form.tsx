import { useHydrated } from "@tanstack/react-router";
import SearchIcon from "lucide-react/icons/search";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { SearchField } from "../../ui/forms/text-field.tsx";
import { useConcepts } from "../../shared/tags/use-concepts.ts";
import { useSuggestionBox } from "../../ui/forms/use-suggestion-box.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { isSearch, type Search } from "./search.ts";

const pause = 200;

type SearchFormProps = {
  search: Search;
  /** The address follows the box. */
  onWord: (word: string) => void;
  /** Further fields. */
  children: ReactNode;
};

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
            {...{ ...box.field, ref: field, name: "q", value: text, maxLength: 200 }}
            {...{ onKeyDown: box.takeKey, onBlur }}
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

type Typing = {
  text: string;
  /** The address's words when they were last looked at. */
  word: string;
  /** Words on their way into the address. */
  sent: readonly string[];
};

/**
 * A text box that runs ahead of the address: what is typed goes there when the typing pauses, and an address that
 * something else changed comes back into the box.
 */
function useTyping(word: string, send: (word: string) => void) {
  const [state, setState] = useState<Typing>({ text: word, word, sent: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (state.word !== word) setState(follow(state, word));
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = text.trim();
    const isThere = next === (state.sent.at(-1) ?? state.word);
    setState((old) => ({ ...old, text, sent: isThere ? old.sent : [...old.sent, next] }));
    if (!isThere) send(next);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(text), pause);
    setState((old) => ({ ...old, text }));
  };
  /** Sends at once what waits for a pause: the reader turns to something else. */
  const flush = () => {
    if (timer.current !== undefined) submit(state.text);
  };
  return { text: state.text, type, submit, flush };
}

/** An address that was sent from here leaves the box alone: meanwhile more may have been typed. */
function follow(state: Typing, word: string): Typing {
  const place = state.sent.indexOf(word);
  if (place === -1) return { text: word, word, sent: [] };
  return { ...state, word, sent: state.sent.slice(place + 1) };
}
