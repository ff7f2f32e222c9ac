export type ExcerptLines = "two" | "three";

/** So many lines of the widest card hold fewer characters. */
const mostCharacters: Record<ExcerptLines, number> = { two: 175, three: 250 };
const goesOn = " …";

/** The beginning of a text: what a card clips away anyway is not sent. */
export function excerptOf(text: string, lines: ExcerptLines): string {
  const most = mostCharacters[lines];
  if (text.length <= most + goesOn.length) return text;
  const beginning = text.slice(0, most + 1);
  const wholeWords = /^.+(?=\s)/su.exec(beginning)?.[0];
  return (wholeWords ?? Array.from(text).slice(0, most).join("")) + goesOn;
}

/** What is said of a text, and how it begins: where a link to it is shared. */
export function withBeginning(said: string, text: string | null): string {
  return text === null ? said : `${said} ${excerptOf(text, "two")}`;
}
