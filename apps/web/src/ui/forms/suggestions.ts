import { useEffect, useState } from "react";

/** Something that a word being typed may mean. */
export type Suggestion = {
  id: string;
  /** In the reader's language. */
  label: string;
  /** In the other one. */
  otherLabel: string;
  /** What tells it from others of the same label, in whatever language. */
  detail?: string | undefined;
  /** What it is: "Skill". */
  note: string;
};

/** Asks what a word may mean. The same function on every rendering, or it is asked every time. */
export type Suggest = (text: string) => Promise<readonly Suggestion[]>;

const pause = 150;

/** Suggestions for a text that is being typed, once the typing pauses; none if they cannot be had, or without a text. */
export function useSuggestions(text: string | undefined, suggest: Suggest): readonly Suggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: readonly Suggestion[] }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let isWanted = true;
    const show = (suggestions: readonly Suggestion[]) => {
      if (isWanted) setFound({ text, suggestions });
    };
    const timer = setTimeout(() => {
      suggest(text).then(show, () => show([]));
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, suggest]);
  // While a word grows, what was found for its beginning stays.
  return found !== undefined && text?.startsWith(found.text) === true ? found.suggestions : [];
}
