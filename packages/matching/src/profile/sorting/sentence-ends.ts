/** Between the sentences of a text that runs on. */
export const sentenceEnd = /[.!?;\n](?:\s|$)/u;

/** Where a line may be a sentence of its own too, as in a list. */
export const sentenceOrLineEnd = /[.!?;\n](?:\s|$)|\n/u;
