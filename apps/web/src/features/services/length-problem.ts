type Words = {
  missing: string;
  needShort: (least: number) => string;
};

/** What the server would refuse as too short. */
export function lengthProblem(text: string, least: number, words: Words): string | undefined {
  if (text.trim().length >= least) return undefined;
  return least === 1 ? words.missing : words.needShort(least);
}
