import { useId, useState, type KeyboardEvent } from "react";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions, type Suggest, type Suggestion } from "./suggestions.ts";

type SuggestionBoxOptions = {
  /** What is typed so far. */
  text: string;
  suggest: Suggest;
  /** Name of the list for screen readers. */
  label: string;
  onPick: (suggestion: Suggestion) => void;
  /** Some are offered before anything is typed. */
  offersAtOnce?: boolean;
};

/**
 * Suggestions under a text field, as the combobox pattern of WAI-ARIA 1.2 has them. The list opens while one types
 * and takes Enter only when an arrow key has gone into it. The field's frame has to be positioned.
 */
export function useSuggestionBox({
  text,
  suggest,
  label,
  onPick,
  offersAtOnce = false,
}: SuggestionBoxOptions) {
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const asked = text.trim();
  const suggestions = useSuggestions(isAwake && (offersAtOnce || asked !== "") ? asked : undefined, suggest);
  const isOpen = suggestions.length > 0;
  const active = suggestions.findIndex((suggestion) => suggestion.id === activeId);
  const wake = (awake: boolean) => {
    setAwake(awake);
    setActiveId(undefined);
  };
  const pick = (suggestion: Suggestion) => {
    wake(false);
    onPick(suggestion);
  };

  /** Whether the key was meant for the list, or for what composes a letter of several. */
  const takeKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return true;
    const { key } = event;
    const chosen = suggestions[active];
    if (isOpen && (key === "ArrowDown" || key === "ArrowUp"))
      setActiveId(suggestions[neighbour(active, key, suggestions.length)]?.id);
    else if (key === "ArrowDown" && (offersAtOnce || text !== "")) wake(true);
    else if (key === "Enter" && chosen !== undefined) pick(chosen);
    else if (key === "Escape" && isOpen) wake(false);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    takeKey,
    open: () => wake(true),
    close: () => wake(false),
    /** For the text field. */
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": active === -1 ? undefined : optionId(id, active),
    } as const,
    /** For the field's frame. */
    list: isOpen && <SuggestionList {...{ id, label, suggestions, active }} onPick={pick} />,
  };
}

/** Round through the list; the place before the first, -1, is the text itself. */
function neighbour(active: number, key: "ArrowDown" | "ArrowUp", count: number): number {
  const places = count + 1;
  return ((active + 1 + (key === "ArrowDown" ? 1 : count)) % places) - 1;
}
