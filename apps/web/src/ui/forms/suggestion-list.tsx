import { useEffect, useRef } from "react";
import { useLanguage } from "../../lib/language/index.ts";
import type { Suggestion } from "./suggestions.ts";

type SuggestionListProps = {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** Place of the one that the arrow keys have come to; -1 for none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The list of a combobox, under the field in whose frame it stands; a bar at the foot of the page covers none of it. */
export function SuggestionList({ id, label, suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 scroll-mb-24 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-raised"
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.id}
          id={optionId(id, index)}
          isActive={index === active}
          {...{ suggestion, onPick }}
        />
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  isActive: boolean;
  suggestion: Suggestion;
  onPick: (suggestion: Suggestion) => void;
};

function Option({ id, isActive, suggestion, onPick }: OptionProps) {
  const language = useLanguage();
  const item = useRef<HTMLButtonElement>(null);
  const { label, otherLabel, detail, note } = suggestion;
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <button
      ref={item}
      {...{ type: "button", id, role: "option", "aria-selected": isActive, tabIndex: -1 }}
      // The text field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(suggestion)}
      className="flex min-h-11 w-full items-center gap-x-3 rounded-md px-2.5 py-1.5 text-left leading-snug hover:bg-sunken aria-selected:bg-brand-soft"
    >
      <span className="flex min-w-0 grow flex-wrap gap-x-2">
        <span className="font-semibold">{label}</span>
        {otherLabel.toLowerCase() !== label.toLowerCase() && (
          <span lang={language === "en" ? "mn" : "en"} className="text-muted">
            {otherLabel}
          </span>
        )}
        {detail !== undefined && <span className="line-clamp-1 text-sm text-muted">{detail}</span>}
      </span>
      <span className="shrink-0 text-sm text-muted">{note}</span>
    </button>
  );
}
