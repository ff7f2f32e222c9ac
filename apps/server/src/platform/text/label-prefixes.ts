import { heard, type Label, labelsOf, ranks } from "./labels.ts";
import { language } from "./language.ts";

/** Sorted labels, in columns: tens of thousands of objects cost whoever collects the garbage around them. */
export type Labels = {
  texts: string;
  /** Of each label in the texts, with the end of the last. */
  starts: ArrayLike<number>;
  concepts: ArrayLike<number>;
  ranks: ArrayLike<number>;
};

/** What a tag being typed may begin, by its letters and by its sound. A built server has it in a file (scripts/server-build.ts). */
export function labelPrefixes(): { letters: Labels; sounds: Labels } {
  const labels = language.concepts.flatMap(labelsOf);
  const fromEachWord = (label: Label) => [label, ...innerOf(label)];
  return {
    letters: sorted(labels.flatMap(fromEachWord)),
    sounds: sorted(labels.flatMap(heard).flatMap(fromEachWord)),
  };
}

function innerOf({ concept, text }: Label): Label[] {
  return [...text.matchAll(/ (?=[^ ])/g)].map(({ index }) => ({
    concept,
    text: text.slice(index + 1),
    rank: ranks.inner,
  }));
}

function sorted(labels: Label[]): Labels {
  labels.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const numbers = new Map(language.concepts.map((concept, number) => [concept, number]));
  let end = 0;
  return {
    texts: labels.map(({ text }) => text).join(""),
    starts: [0, ...labels.map(({ text }) => (end += text.length))],
    concepts: labels.map(({ concept }) => numbers.get(concept) ?? 0),
    ranks: labels.map(({ rank }) => rank),
  };
}
