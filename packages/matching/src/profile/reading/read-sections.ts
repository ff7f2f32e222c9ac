// The parts of a pasted CV. Its writer offers the last jobs and the skills; the jobs before say little of it, and what stands
// under "Education", "Awards" or "Hobbies" less.
import { kindOfHeading, type Section } from "./section-headings.ts";

export type Sections = {
  readonly main: string;
  /** Short entries under "Skills". */
  readonly skills: readonly string[];
  /** The jobs before the last ones. */
  readonly before: string;
  readonly aside: string;
};

/** A title that says only what was pasted below it. */
export const nameOfCv =
  /^\s*(?:my )?(?:cv|c\.v\.|curriculum vitae|r[ée]sum[ée]|анкет|намтар)(?!\p{L})[\s:.–-]*/iu;

/** A text without headings is all of it main. */
export function sectionsOf(text: string): Sections {
  const lines = text
    .split("\n")
    .flatMap(headedParts)
    .flatMap((line) => line.split(betweenJobs));
  const headings = lines.map(headingOf);
  const known = headings.flatMap((heading) => heading?.section ?? []);
  if (known.length === 0) return { main: text, skills: [], before: "", aside: "" };
  const isCv = known.includes("work") && known.length > 1;
  const parts: Record<Section, string[]> = {
    main: [],
    work: [],
    skills: [],
    minor: [],
    private: [],
    line: [],
    told: [],
  };
  let section: Section = "main";
  lines.forEach((line, at) => {
    const heading = headings[at];
    if (heading?.section === "line") return void parts.line.push(heading.rest);
    if (heading?.section === "told") {
      section = "main";
      return void parts.main.push(heading.rest === "" ? asHeading(line) : line);
    }
    if (heading) section = heading.section ?? (staysIn(section, heading) ? section : "main");
    parts[section].push(heading?.section ? heading.rest : line);
  });
  const jobs = jobsIn(parts.work);
  const entries = parts.skills
    .flatMap((line) => line.split(/[,;•|]|^\s*[*–-]\s/u))
    .map((entry) => entry.trim());
  const [minor, aside] = [ownWordsIn(parts.minor), ownWordsIn(parts.private)];
  const weak = [...minor.others, ...parts.line];
  const strong = [
    ...parts.main,
    ...jobs.last,
    ...entries.filter((entry) => !isShort(entry)),
    ...minor.own,
    ...aside.own,
  ];
  return {
    main: [...strong, ...(isCv ? [] : [...jobs.before, ...weak])].join("\n"),
    skills: entries.filter((entry) => entry !== "" && isShort(entry)),
    before: isCv ? jobs.before.join("\n") : "",
    aside: [...(isCv ? weak : []), ...aside.others].join("\n"),
  };
}

/** "LOOKING FOR" above what is looked for. */
function asHeading(line: string): string {
  return `${line.replace(/[\s*:]+$/u, "")}:`;
}

/**
 * What a CV ends with, under whatever heading stands before it: "References: on request. I'd like to build a product for
 * families, I don't do sales."
 */
function ownWordsIn(lines: readonly string[]): { own: readonly string[]; others: readonly string[] } {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/));
  const first = sentences.findIndex((sentence) => wished.test(sentence));
  return first < 0
    ? { own: [], others: lines }
    : { own: sentences.slice(first), others: sentences.slice(0, first) };
}

const wished =
  /\bI(?:['’]d| would) (?:like|love)\b|\bI (?:want|look for|do not|don['’]t|will not|won['’]t)\b|\bI(?:['’]m| am) (?:looking|seeking|open|interested)\b|(?:м[аэоө]{2}р|m[aeou]{2}r) (?:байна|бна|baina|bna)|(?:хайж|хүсэж|сонирхож|haij|husej|sonirhoj)|(?:хийхгүй|биш|hiihg[uv]i|bish)\s*[.!]?$/iu;

const mostWords = 4;

function isShort(entry: string): boolean {
  return entry.split(/\s+/).length <= mostWords + 1;
}

type Heading = {
  /** None where the heading says nothing that is known. */
  readonly section: Section | undefined;
  readonly isLoud: boolean;
  /** What stands behind it on its line. */
  readonly rest: string;
};

/** The words of a line that stand alone on it or before a colon: "Work experience", "HOBBIES", "Hobbies: chess, skiing". */
function headingOf(line: string): Heading | undefined {
  const [whole, words, colon] =
    /^[\s#*•–-]*([\p{L}][\p{L}\s/&,-]{2,40}?)\s*(:|\*{0,2}\s*$)/u.exec(line) ?? loudStart.exec(line) ?? [];
  if (whole === undefined || words === undefined || words.split(/\s+/).length > mostWords) return undefined;
  const section = kindOfHeading(words.toLowerCase());
  const isLoud = words === words.toUpperCase();
  return section !== undefined || colon === ":" || isLoud
    ? { section, isLoud, rest: line.slice(whole.length) }
    : undefined;
}

/** "EXPERIENCE. 2014-2018 bank, analyst": a word in capitals that its line begins with, as a sentence. */
const loudStart = /^\s*(\p{Lu}[\p{Lu}\s&]{3,40})([.])(?:\s|$)/u;

/** "Duties:" goes on with the job, "Web: HTML" with the skills. */
function staysIn(section: Section, { isLoud }: Heading): boolean {
  return !isLoud && (section === "work" || section === "skills");
}

/**
 * What stands behind "Personal details: …" on its line is not all private: "Education: … Work experience: …" A CV that lost its line
 * ends has several such headings on one.
 */
function headedParts(line: string): string[] {
  if (!line.includes(":")) return [line];
  const headings = [...line.matchAll(headed)].flatMap(({ index, 1: words = "" }) => {
    const kind = kindOfHeading(words.toLowerCase());
    return kind === undefined ? [] : { index, kind };
  });
  const starts = headings.map(({ index }) => index);
  const first = headingOf(line)?.section;
  const isBeside = first !== undefined && first !== "work" && first !== "skills" && first !== "main";
  const isPrivate = headings.some(({ kind }) => kind === "private");
  return isBeside || isPrivate || starts.length + (first === undefined ? 0 : 1) >= fewestOnLine
    ? [0, ...starts].map((from, at) => line.slice(from, starts[at]))
    : [line];
}

const fewestOnLine = 3;

/** Words with a capital before a colon, behind the end of a sentence or of a part. */
const headed = /(?<=[.;!?,)]\s+)(\p{Lu}[\p{L} ]{2,30}?)(?=:)/gu;

/** Where one job of several on a line ends. */
const betweenJobs = /(?<=[.;])\s+(?=(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|now|present|today|одоо|odoo))/iu;

const mostJobs = 2;
const dated =
  /^[\s•*–-]*(?:19|20)\d\d(?!\d)|(?:19|20)\d\d\s*(?:онд?|оноос|оны)?\s*(?:-|–|—|to\b|until\b)\s*(?:(?:19|20)\d\d|now|present|today|current|одоо|өнөөдөр|odoo)/iu;

/** The jobs that began last, whichever way they are ordered; lines without a year belong to the job before. */
function jobsIn(lines: readonly string[]): { last: string[]; before: string[] } {
  const jobs: { since: number; lines: string[] }[] = [];
  for (const line of lines) {
    const isNew = dated.test(line) || jobs.length === 0;
    if (isNew) jobs.push({ since: Number(/(?:19|20)\d\d/.exec(line)?.[0] ?? Infinity), lines: [] });
    jobs.at(-1)?.lines.push(line);
  }
  // The first holds what stands before any year.
  const last = new Set(jobs.toSorted((a, b) => b.since - a.since).slice(0, mostJobs + 1));
  return {
    last: jobs.flatMap((job) => (last.has(job) ? job.lines : [])),
    before: jobs.flatMap((job) => (last.has(job) ? [] : job.lines)),
  };
}
