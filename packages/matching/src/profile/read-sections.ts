// The parts of a pasted CV: what stands under "Hobbies" or "References" is no work of its writer, and says little of it.

export type Sections = {
  readonly main: string;
  /** What stands under headings of private life. */
  readonly aside: string;
};

/** A text without headings is all of it main. */
export function sectionsOf(text: string): Sections {
  const lines = text.split("\n");
  if (!lines.some((line) => isPrivate(headingOf(line)))) return { main: text, aside: "" };
  const [main, aside]: [string[], string[]] = [[], []];
  let isAside = false;
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== undefined) isAside = isPrivate(heading);
    (isAside ? aside : main).push(line);
  }
  return { main: main.join("\n"), aside: aside.join("\n") };
}

const mostWords = 4;

/** The words of a line that stand alone on it or before a colon: "Work experience", "HOBBIES", "Hobbies: chess, skiing". */
function headingOf(line: string): string | undefined {
  const [, words, colon] = /^[\s#*•–-]*([\p{L}][\p{L}\s/&-]{2,40}?)\s*(:|\*{0,2}\s*$)/u.exec(line) ?? [];
  if (words === undefined || words.split(/\s+/).length > mostWords) return undefined;
  const small = words.toLowerCase();
  const isHeading = colon === ":" || words === words.toUpperCase() || isPrivate(small) || work.test(small);
  return isHeading ? small : undefined;
}

function isPrivate(heading: string | undefined): boolean {
  return heading !== undefined && privateLife.test(heading);
}

const privateLife =
  /^(?:my )?(?:hobb(?:y|ies)|(?:personal |other )?interests|interests and hobbies|hobbies (?:and|&) interests|free time|references|referees|personal (?:details|information|data)|family|marital status|хобби|сонирхол|сонирхдог зүйлс?|чөлөөт цаг(?:аар)?|хувийн мэдээлэл|гэр бүл(?:ийн байдал)?|тодорхойлолт|тодорхойлох хүн|hobbi|sonirhol|chuluut tsag|chololoo?t tsag|huviin medeelel)$/u;
const work =
  /^(?:(?:work |professional |key |technical )?(?:experience|history|skills)|employment|education|projects|languages|summary|profile|certificat(?:es|ions)|training|courses|awards|publications|(?:ажлын )?туршлага|ажилласан байдал|(?:ур )?чадвар|боловсрол|төсл?үүд|хэлний мэдлэг|гадаад хэл|сертификат|сургалт|шагнал|товч танилцуулга|turshlaga|ajliin turshlaga|bolovsrol|ur chadvar)$/u;
