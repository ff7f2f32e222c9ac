/** Between the sentences of a text that runs on. */
export const sentenceEnd = /[.!?;\n](?:\s|$)/u;

/** Where a line may be a sentence of its own too, as in a list. */
export const sentenceOrLineEnd = /[.!?;\n](?:\s|$)|\n/u;

/** Whether one of the sentences has the name. */
export function standsIn(sentences: readonly string[], { surface }: { readonly surface: string }): boolean {
  return sentences.some((sentence) => sentence.includes(surface));
}
