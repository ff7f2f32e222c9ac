type Words = {
  missing: string;
  needShort: (least: number) => string;
  tooLong: (most: number) => string;
};

/** What the server would refuse. */
export function lengthProblem(
  text: string,
  { least, most }: { least: number; most: number },
  words: Words,
): string | undefined {
  const { length } = text.trim();
  if (length > most) return words.tooLong(most);
  if (length >= least) return undefined;
  return least === 1 ? words.missing : words.needShort(least);
}
