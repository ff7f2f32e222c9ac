import { linesOf, type Document, type Line } from "./document.ts";
import { take, type Taken } from "./taken.ts";

// The highest first.
const levels = [
  ["phd", /\bph\.?\s?d\b|\bdoctor(?:ate|al)?\b(?! of medicine)|доктор/iu],
  ["master", /\bmaster(?:['’]?s)?\b|\bmba\b|\bm\.?\s?(?:sc|eng|tech|a)\b\.?|магистр|magistr/iu],
  [
    "bachelor",
    /\bbachelor(?:['’]?s)?\b|\bb\.?\s?(?:sc|eng|tech|a|ba)\b\.?|бакалавр|bakalavr|дипломын|\bundergraduate degree\b/iu,
  ],
  ["high-school", /\bhigh school\b|\bsecondary school\b|бүрэн дунд|ахлах сургууль|дунд сургууль/iu],
] as const;
const school =
  /\buniversit(?:y|ät|é|à|eit|et)(?!\p{L})|\bhochschule\b|\bTU \p{Lu}|\b(?:ETH|MIT|KAIST|LMU|RWTH|NYU|UCL|UCLA)\b|\bcollege\b|\binstitute\b|\bacademy\b|\bpolytechnic\b|\bschool of\b|их сургууль|дээд сургууль|коллеж|академи|институт|ikh surguuli|ih surguuli|deed surguuli|kollej|kolledj|(?<!\p{L})(?:МУИС|ШУТИС|ХААИС|МУБИС|ХУИС|АШУҮИС|СЭЗИС|ХУИС|NUM|MUST)(?!\p{L})/iu;
const unfinished =
  /\bcandidate\b|\bexpected\b|\bin progress\b|\bongoing\b|\bpresent\b|\bcurrent(?:ly)?\b|суралцаж|одоо|өнөөг|suraltsaj|odoo/iu;
const year = /\b(?:19[5-9]\d|20\d{2})\b/gu;

/** The highest level that was completed, where, in what and when. */
export function readSchooling(document: Document, today: Date): (Taken | undefined)[] {
  const inSection = linesOf(document, "education");
  const lines = inSection.length > 0 ? inSection : document.filter(isOfSchool);
  const found = highestOf(lines);
  if (found === undefined) {
    const at = lines.find(({ text }) => school.test(text) && !unfinished.test(text));
    return at === undefined ? [] : [schoolOf([at])];
  }
  const { level, at } = found;
  const block = blockOf(lines, at);
  const degree = level === "high-school" ? undefined : degreeOf(lines[at]);
  return [
    take("education", level, lines[at]?.whole ?? ""),
    schoolOf(block),
    degree,
    graduationOf(block, today),
  ];
}

function isOfSchool({ text, part }: Line): boolean {
  if (part === "work" || part === "references" || part === "needs") return false;
  return school.test(text) && levels.some(([, pattern]) => pattern.test(text));
}

function highestOf(lines: readonly Line[]) {
  for (const [level, pattern] of levels) {
    const at = lines.findIndex(({ text }) => pattern.test(text) && !unfinished.test(text));
    if (at !== -1) return { level, at };
  }
  return undefined;
}

/** The lines of one school: up to the next that names a level or a school of its own. */
function blockOf(lines: readonly Line[], at: number): Line[] {
  const isOwn = (line: Line | undefined) =>
    line !== undefined && levels.some(([, pattern]) => pattern.test(line.text));
  const block = lines.slice(at, at + 1);
  const hasSchool = () => block.some(({ text }) => school.test(text));
  for (const line of lines.slice(at + 1, at + 4)) {
    if (isOwn(line) || (school.test(line.text) && hasSchool())) break;
    block.push(line);
  }
  // Some name the school above the degree.
  const above = lines[at - 1];
  if (!hasSchool() && above !== undefined && school.test(above.text) && !isOwn(above)) block.unshift(above);
  return block;
}

function pieces(text: string): string[] {
  return text
    .split(/\s*[,;|•·(){}]\s*|\s+[–—-]\s+/u)
    .map((piece) =>
      piece
        .replaceAll(year, "")
        .replaceAll(/^[\s.:–-]+|[\s.:–-]+$/gu, "")
        .trim(),
    )
    .filter((piece) => piece !== "");
}

function schoolOf(lines: readonly Line[]): Taken | undefined {
  for (const { text, whole } of lines) {
    const named = pieces(text).find((piece) => school.test(piece) && piece.length <= 90);
    if (named === undefined) continue;
    const [, after] = /\b(?:from|at) (?:the )?(.+)$/iu.exec(named) ?? [];
    return take("university", after !== undefined && school.test(after) ? after : named, whole);
  }
  return undefined;
}

function degreeOf(line: Line | undefined): Taken | undefined {
  if (line === undefined) return undefined;
  const all = pieces(line.text);
  const at = all.findIndex((piece) => levels.some(([, pattern]) => pattern.test(piece)));
  const named = isBare(all[at] ?? "") ? besideBare(all, at) : all[at];
  const plain = named
    ?.replace(/^(?:I (?:have|hold|earned|got) (?:an? |my )?)/iu, "")
    .replace(/\s(?:from|at)\s.*$/iu, "");
  return plain === undefined || plain.length > 80 ? undefined : take("degree", plain, line.whole);
}

/** Nothing but the level: that is a field of its own. */
function isBare(piece: string): boolean {
  return levels.some(
    ([, pattern]) =>
      piece
        .replace(pattern, "")
        .replace(/зэрэг(?:тэй)?|degree/iu, "")
        .trim() === "",
  );
}

/** "Software engineering, bachelor": what was studied stands beside it. */
function besideBare(all: readonly string[], at: number): string | undefined {
  const isStudy = (piece: string | undefined) =>
    piece !== undefined && !school.test(piece) && !/\d/u.test(piece) && /\p{L}{3}/u.test(piece);
  return [all[at - 1], all[at + 1]].find(isStudy);
}

function graduationOf(lines: readonly Line[], today: Date): Taken | undefined {
  for (const { text, whole } of lines) {
    const years = [...text.matchAll(year)].map(([found]) => Number(found));
    const last = Math.max(...years);
    if (years.length > 0)
      return last > today.getFullYear() ? undefined : take("graduationYear", String(last), whole);
  }
  return undefined;
}
