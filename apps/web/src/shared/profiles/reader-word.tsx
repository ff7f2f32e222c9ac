import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { labelOf } from "../vocabulary/options.ts";

/** What says how the words of a profile are read. */
export type Worded = {
  /** What was typed → its name in the reader's language, for words typed in the other one. */
  names: Readonly<Record<string, string>>;
  /** A word's own language, where it has no other name. */
  contentLanguage?: string;
};

/** Of how a profile's words are read, what these words need. */
export function namesOf(
  names: Worded["names"],
  words: readonly (string | null)[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).filter(([word]) => words.includes(word)));
}

type ReaderWordProps = {
  typed: string;
  profile: Worded;
  /** It stands in what says the profile's language. */
  isMarked?: boolean;
};

/** A tag, a place or a language by its name in the reader's language; the word as typed is in the tooltip and read out after it. */
export function ReaderWord({ typed, profile, isMarked = false }: ReaderWordProps) {
  const reader = useLanguage();
  const { mark } = useT(catalogue("vocabulary"));
  const name = labelOf(profile.names, typed);
  if (name === typed) return isMarked ? typed : <span lang={profile.contentLanguage}>{typed}</span>;
  return (
    <span lang={reader} title={typed}>
      {name}
      <span className="sr-only">
        {` (${mark.writtenAs} `}
        <span lang={reader === "en" ? "mn" : "en"}>{typed}</span>
        {")"}
      </span>
    </span>
  );
}
