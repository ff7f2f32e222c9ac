// What somebody is beside their trade, where others may say that they look for nobody who is that: a student, a beginner, an
// agency, a company at all. Standings are told among concepts, and no concept has such a name.
import type { Language } from "@khamt/language";

type Standing = {
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Who is meant where they are refused. */
  readonly others: string;
  /** A word before it says of which kind they are: "equipment companies" are not all. */
  readonly hasKinds?: true;
};

export const student = "is:student";
const students: Standing = {
  name: student,
  label: { en: "students", mn: "оюутан, сурагч" },
  others:
    "students?|undergraduates?|interns?|trainees?|оюутан|оюутнууд|сурагч(?:ид)?|дадлагажигч|oyutan|oyutnuud|suragch(?:id)?|dadlagajigch",
};
const beginner: Standing = {
  name: "is:beginner",
  label: { en: "beginners", mn: "туршлагагүй хүн" },
  others:
    "beginners?|juniors?|newcomers?|people without experience|туршлагагүй|(?:шинээр|саяхан) төгс\\p{L}+|turshlagag[uv]i",
};
const agency: Standing = {
  name: "is:agency",
  label: { en: "agencies", mn: "агентлаг, студи" },
  others:
    "agency|agencies|studios?|intermediar(?:y|ies)|агентлаг(?:ууд)?|студи|зуучлагч(?:ид)?|зууч|agentlag(?:uud)?|zuuchlagch",
};
const company: Standing = {
  name: "is:company",
  label: { en: "companies", mn: "компани" },
  others: "compan(?:y|ies)|firms?|компани(?:уд)?|kompani(?:ud)?",
  hasKinds: true,
};
const standings = [students, beginner, agency, company];

const end = String.raw`(?=\s*(?:$|[,.;:!)\n]|(?:please|pls|plz|thanks|thank you|only)\b))`;
/** What may stand before those that are meant whatever they do: "any company", "students and companies". */
const anyKind = String.raw`(?<!\b(?!(?:any|all|and|or|no|sorry|please|pls|dear|other|so|but|big|large|small)\b)[\p{L}'’-]+ )`;
const anyKindInMongolian = "(?<!(?:ийн|ын|ний|ны|iin|iyn|yn|nii|nii) )";
const english = (others: string) =>
  String.raw`(?<!\b(?:am|are|is|was|i'm|im|we're) )\b(?:no more|no|not|not an?|(?:don't|dont|do not) (?:want|need)) (?:any |an? |\w+ or |\w+, )?(?:${others})${end}` +
  String.raw`|\b(?:${others}) (?:please |pls |plz )?(?:no\b${end}|not (?:needed|wanted)|need not apply|(?:don't|dont|do not) (?:apply|write|call|contact|message|bother))`;
const mongolian = (others: string) =>
  String.raw`(?<!(?:\p{L}|(?<!\p{L})(?:би|бид|манай|bi|bid|manai) ))(?:${others})(?:(?:,| эсвэл| болон) (?:шинээр|саяхан|шинэ) төгс\p{L}+)? (?:хүн |hun |hvn )?` +
  "(?:биш(?![^.!?\\n]{0,40} ч болно)|нар уучлаарай|хэрэгг?үй|хайхгүй|авахгүй|хайгаагүй|bish|heregg?[uv]i|haihg[uv]i|avahg[uv]i)";

const refusals = standings.map(({ name, others, hasKinds }) => ({
  name,
  pattern: new RegExp(
    hasKinds
      ? `${english(`${anyKind}(?:${others})`)}|${mongolian(`${anyKindInMongolian}(?:${others})`)}`
      : `${english(others)}|${mongolian(others)}`,
    "imu",
  ),
}));

/** The standings that a text looks for nobody of. */
export function standingsRefusedIn(text: string): string[] {
  return refusals.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

const agencies = "(?:agenc(?:y|ies)|agency-\\S+|агентлаг\\S*|agentlag\\S*)";
const leavingAgencies = [
  `\\b(?:not?|no more|never|done with|had it with|tired of|left|quit) (?:in |for |an? |the |more |to work (?:in|for) )*${agencies}(?: work| jobs?| life)?(?: again| any ?more)?(?=\\s*(?:$|[.,;!)\\n]))`,
  `\\b(?:won't|will not|don't want to|not) (?:be )?(?:go(?:ing)? back to|return(?:ing)? to|work(?:ing)? (?:in|for|at)) (?:an? )?${agencies}`,
  `${agencies}(?: \\S+){0,2} (?:дахи\\S+|буцаж|dahi\\S+|butsaj)(?: \\S+)? ?(?:үгүй|\\S+хгүй|ugui|\\S+hg[uv]i)`,
].map((pattern) => new RegExp(pattern, "iu"));

/** Where somebody does not want to work: "not agency work again". */
export function employersRefusedIn(text: string): string[] {
  return leavingAgencies.some((pattern) => pattern.test(text)) ? [agency.name] : [];
}

const ofStudents = [
  /\b(?:first|second|third|fourth|last|final|\d(?:st|nd|rd|th))[- ]year\b[^.,;\n]{0,40}\bstudent\b/iu,
  /\b(?:first|second|third|fourth|last|final|\d(?:st|nd|rd|th))[- ]year (?:[a-z]+ ){1,4}(?:by correspondence|part[- ]time|at (?:the )?(?:[a-z]+ )?(?:university|college))/iu,
  /\b(?:i am|i'm|im|still) (?:an? |still )*(?:[a-z]+ )?student\b/iu,
  /(?:курс|дамжаа|анги|kurs|damjaa|angi)[^.,\n]{0,20} (?:оюутан|сурагч|oyutan|suragch)(?!\p{L})/iu,
  /\d-?(?:р|дугаар|дүгээр|r) (?:курс|дамжаа|kurs|damjaa)(?:т|д|ын|ийн|иин|t|d|iin)?(?: (?:сур|sur)|\s*(?:[.,;\n]|$))/iu,
  /(?<!\p{L})(?:би|одоо|bi|odoo) [^.,\n]{0,30}(?:оюутан|сурагч|oyutan|suragch)(?!\p{L})(?! (?:биш|байхдаа|байсан|bish|bai))/iu,
];
const endsAsStudent = /(?:student|оюутан|сурагч|дадлагажигч|oyutan|suragch|dadlagajigch)\s*$/iu;
const ofBeginners = /\b(?:junior|beginner|entry[- ]level|trainee)\b|шинэ төгсөгч|шинээр төгс|shineer tugs/iu;

/** Those that a title and a text claim for a person. */
export function standingsOfPerson(title: string, text: string): string[] {
  const isStudent = endsAsStudent.test(title) || ofStudents.some((pattern) => pattern.test(text));
  return [...(isStudent ? [student] : []), ...(ofBeginners.test(title) ? [beginner.name] : [])];
}

const ofAgencies = /\b(?:agency|studio)\b|агентлаг|студи(?!\p{L})|agentlag|\bstudi\b/iu;
/** «Агентлагийн хэмнэлд дассан», "used to agency life". */
const likeAgencies =
  /\bagency (?:pace|rhythm|life|hours|experience)\b|агентлагийн (?:хэмнэл|амьдрал|туршлага)/iu;
/** A text that tells what somebody is begins with it. */
const beginning = 40;

export function standingsOfCompany(name: string, text: string): string[] {
  const isAgency = ofAgencies.test(`${name}. ${text.slice(0, beginning)}`) || likeAgencies.test(text);
  return [company.name, ...(isAgency ? [agency.name] : [])];
}

export function isStanding(calling: string): boolean {
  return calling.startsWith("is:");
}

export function nameOfStanding(name: string, reader: Language): string {
  return standings.find((standing) => standing.name === name)?.label[reader] ?? "";
}
