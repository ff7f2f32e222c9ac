import { useState, type ReactNode } from "react";
import type { Page } from "../lib/api.ts";
import type { ListResult } from "../lib/load-list.ts";
import { Dialog } from "./dialog.tsx";
import { KeywordSearch } from "./keyword-search.tsx";
import { ListFailure } from "./list-failure.tsx";

export interface Choice {
  id: string;
  name: string;
  detail: string | null;
  language: string;
}

interface PickerDialogProps<Item> {
  words: { title: string; intro: string; search: string; button: string; none: string };
  onClose: () => void;
  word: string | undefined;
  onWord: (word: string | undefined) => void;
  result: ListResult<Item>;
  choiceOf: (item: Item) => Choice;
  /** What can be done with the chosen one. */
  action: (choice: Choice) => ReactNode;
}

/** Choose one profile of many, then act for it. */
export function PickerDialog<Item>(props: PickerDialogProps<Item>) {
  const { words, onClose, word, onWord, result, choiceOf, action } = props;
  const [chosen, setChosen] = useState<Choice>();
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.intro}>
      <KeywordSearch
        {...{
          formId: "picker",
          action: "",
          word,
          label: words.search,
          placeholder: words.search,
          button: words.button,
        }}
        onSearch={onWord}
      />
      <div
        className="mt-4 h-72 overflow-y-auto rounded-control border border-line"
        aria-busy={result.isFetching}
      >
        {result.error !== null && <ListFailure error={result.error} onRetry={() => void result.refetch()} />}
        {result.data !== undefined && (
          <Choices
            {...{ choices: choicesOf(result.data, choiceOf), chosen, onChoose: setChosen }}
            words={words}
          />
        )}
      </div>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-end gap-3">
        {chosen !== undefined && action(chosen)}
      </div>
    </Dialog>
  );
}

function choicesOf<Item>(page: Page<Item>, choiceOf: (item: Item) => Choice): Choice[] {
  return page.items.map((item) => choiceOf(item));
}

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
  words: { title: string; none: string };
}

function Choices({ choices, chosen, onChoose, words }: ChoicesProps) {
  if (choices.length === 0) return <p className="p-4 text-muted">{words.none}</p>;
  return (
    <fieldset>
      <legend className="sr-only">{words.title}</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          className="flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-sunken has-checked:bg-brand-soft"
        >
          <input
            {...{ type: "radio", name: "choice", checked: chosen?.id === choice.id }}
            className="size-5 shrink-0 accent-brand-fill"
            onChange={() => onChoose(choice)}
          />
          <span lang={choice.language} className="min-w-0">
            <span className="block leading-snug font-semibold">{choice.name}</span>
            {choice.detail !== null && <span className="block text-sm text-muted">{choice.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
