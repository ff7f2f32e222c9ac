import type { Endings } from "./endings.ts";

/** How Mongolian words are written. */
export type Script = {
  /** A key of a Cyrillic stem: a word that may begin with the stem has a key that begins with it. */
  readonly keyOfStem: (stem: string) => string;
  readonly keysOfWord: (word: string) => readonly string[];
  readonly beginningOf: (word: string, stem: string) => Beginning | undefined;
  readonly endings: Endings;
  /** Whether an ending may follow a stem by their vowels. */
  readonly isInHarmony: (stem: string, ending: string) => boolean;
  /** Readings of a word that cost this much more than the best are kept. */
  readonly margin: number;
  /** Whether a word has but one spelling. */
  readonly isExact: boolean;
};

/** A stem at the beginning of a written word. */
export type Beginning = {
  /** How many letters it takes. */
  readonly length: number;
  /** 0 as it should be, higher the less like it. */
  readonly unlikeness: number;
};
