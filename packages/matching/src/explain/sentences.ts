import type { Language, LanguageResources } from "@khamt/language";
import type { Attribute } from "../profile/profile.ts";
import type { FactorName } from "../score/weights.ts";
import type { Evidence, Reason } from "./reasons.ts";

export type Explanation = {
  /** The strongest reason. */
  readonly summary: string;
  /** One sentence for each reason, in their order. */
  readonly reasons: readonly string[];
};

/** Sentences from fixed templates. No slot is inflected, so a foreign word never gets a Mongolian case ending. */
export function explainMatch(
  match: { reasons: readonly Reason[] },
  reader: Language,
  language: LanguageResources,
): Explanation {
  const reasons = match.reasons.map((reason) => sentenceOf(reason, reader, language));
  return { summary: reasons[0] ?? nothing[reader], reasons };
}

const nothing: Record<Language, string> = {
  en: "The profiles say too little to name a reason.",
  mn: "Шалтгаан нэрлэхэд профайлын мэдээлэл хүрэлцэхгүй байна.",
};

type Template = Readonly<Record<Language, string>>;

const strengths: Readonly<Record<FactorName, Template>> = {
  skills: { en: "Skills that fit: {list}.", mn: "Таарсан ур чадвар: {list}." },
  inReturn: { en: "Skills in return: {list}.", mn: "Хариуд нь санал болгох ур чадвар: {list}." },
  complement: { en: "What each adds to the other: {list}.", mn: "Бие биеэ нөхөх ур чадвар: {list}." },
  craft: { en: "Does the same work: {list}.", mn: "Ижил ажил хийдэг: {list}." },
  subject: { en: "Knows the field: {list}.", mn: "Мэддэг салбар, сэдэв: {list}." },
  usefulness: { en: "What is offered is of use here: {list}.", mn: "Энд хэрэг болох зүйл: {list}." },
  wording: { en: "The same words: {list}.", mn: "Ижил үг: {list}." },
  commitment: { en: "Time fits: {pair}.", mn: "Цаг зав таарч байна: {pair}." },
  place: { en: "Place fits: {pair}.", mn: "Байршил таарч байна: {pair}." },
  size: { en: "Company size fits: {pair}.", mn: "Компанийн хэмжээ таарч байна: {pair}." },
  budget: { en: "Budget fits the company: {pair}.", mn: "Төсөв компанид тохирч байна: {pair}." },
  timeline: { en: "The time frame fits: {pair}.", mn: "Хугацаа таарч байна: {pair}." },
  stage: { en: "The stage fits: {pair}.", mn: "Үе шат таарч байна: {pair}." },
  experience: { en: "Experience fits: {pair}.", mn: "Туршлага таарч байна: {pair}." },
  trust: { en: "Trustworthy: {pair}.", mn: "Итгэл хүлээсэн: {pair}." },
  credit: { en: "Trustworthy: {pair}.", mn: "Итгэл хүлээсэн: {pair}." },
};
/** For two people or two companies, where it differs. */
const strengthsOfPeers: Partial<Record<FactorName, Template>> = {
  skills: { en: "Has what is looked for: {list}.", mn: "Хайж буй ур чадвар бий: {list}." },
  subject: { en: "A shared field: {list}.", mn: "Нийтлэг салбар, сэдэв: {list}." },
  usefulness: { en: "A shared field: {list}.", mn: "Нийтлэг салбар, сэдэв: {list}." },
};
const gap: Template = { en: "Not found: {list}.", mn: "Дутуу: {list}." };
const conflicts: Partial<Record<FactorName, Template>> = {
  skills: { en: "Says this is not theirs to do: {list}.", mn: "Хийдэггүй гэж бичсэн: {list}." },
  commitment: { en: "Time differs: {pair}.", mn: "Цаг зав зөрж байна: {pair}." },
  size: { en: "Company size differs: {pair}.", mn: "Компанийн хэмжээ зөрж байна: {pair}." },
  place: { en: "Place differs: {pair}.", mn: "Байршил зөрж байна: {pair}." },
};

const musts: Readonly<Record<Attribute, Template>> = {
  skills: { en: "Must have, not found: {list}.", mn: "Заавал байх ёстой, олдсонгүй: {list}." },
  roles: { en: "Must be, not found: {list}.", mn: "Заавал байх үүрэг, олдсонгүй: {list}." },
  commitment: { en: "Time is a must and differs: {pair}.", mn: "Заавал гэсэн цаг зав зөрж байна: {pair}." },
  place: { en: "Place is a must and differs: {pair}.", mn: "Заавал гэсэн байршил зөрж байна: {pair}." },
  workStyle: {
    en: "The way of working is a must and differs: {pair}.",
    mn: "Заавал гэсэн ажиллах хэлбэр зөрж байна: {pair}.",
  },
  stage: { en: "Stage is a must and differs: {pair}.", mn: "Заавал гэсэн үе шат зөрж байна: {pair}." },
  size: {
    en: "Company size is a must and differs: {pair}.",
    mn: "Заавал гэсэн компанийн хэмжээ зөрж байна: {pair}.",
  },
  language: { en: "Language that is a must, not found: {list}.", mn: "Заавал мэдэх хэл, олдсонгүй: {list}." },
  industry: { en: "Field that is a must, not found: {list}.", mn: "Заавал байх салбар, олдсонгүй: {list}." },
};

/** Values of the forms' options in both languages. Other words stay as typed. */
export const optionNames: Readonly<Record<string, Template>> = {
  "full-time": { en: "full-time", mn: "бүтэн цаг" },
  "part-time": { en: "part-time", mn: "хагас цаг" },
  consulting: { en: "consulting", mn: "зөвлөх" },
  weekends: { en: "weekends", mn: "амралтын өдөр" },
  startup: { en: "startup", mn: "гарааны" },
  small: { en: "small", mn: "жижиг" },
  medium: { en: "medium", mn: "дунд" },
  large: { en: "large", mn: "том" },
  enterprise: { en: "enterprise", mn: "маш том" },
  idea: { en: "idea", mn: "санаа" },
  concept: { en: "concept", mn: "концепц" },
  planning: { en: "planning", mn: "төлөвлөлт" },
  prototype: { en: "prototype", mn: "прототип" },
  mvp: { en: "MVP", mn: "MVP" },
  growth: { en: "growth", mn: "өсөлт" },
  verified: { en: "verified", mn: "баталгаажсан" },
  remote: { en: "remote", mn: "зайнаас" },
  onsite: { en: "on site", mn: "газар дээр нь" },
  hybrid: { en: "hybrid", mn: "хосолсон" },
  "0-1": { en: "under 1 year", mn: "1 жил хүрэхгүй" },
  "1-3": { en: "1–3 years", mn: "1–3 жил" },
  "3-5": { en: "3–5 years", mn: "3–5 жил" },
  "5-10": { en: "5–10 years", mn: "5–10 жил" },
  "10+": { en: "10 years and more", mn: "10 ба түүнээс дээш жил" },
};

function sentenceOf(reason: Reason, reader: Language, language: LanguageResources): string {
  const template = templateOf(reason)[reader];
  const names = reason.evidence.map((evidence) => nameOf(evidence, reader, language)).filter(isReadable);
  const list = names.length > 0 ? [...new Set(names)].join(", ") : ownWords[reader];
  const [first] = reason.evidence;
  const pair = [
    ...new Set(
      [first?.source, first?.target]
        .filter((words) => words)
        .map((words = "") => ratingIn(words, reader) ?? optionsIn(words, reader)),
    ),
  ].join(" – ");
  return template.replace("{list}", () => list).replace("{pair}", () => pair);
}

/** Of a profile that is held back on a device, words outside the graph can't be read. */
function isReadable(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

const ownWords: Template = {
  en: "something that the profile says in words of its own",
  mn: "профайлд өөрийн үгээр бичсэн зүйл",
};

/** One option of the forms or several, in the reader's language. */
function optionsIn(words: string, reader: Language): string {
  return words
    .split(", ")
    .map((option) => optionNames[option]?.[reader] ?? option)
    .join(", ");
}

/** "4.8 (12)" as a sentence would have it. */
function ratingIn(words: string, reader: Language): string | undefined {
  const [, rating, reviews] = /^(\d(?:\.\d)?) \((\d+)\)$/.exec(words) ?? [];
  if (rating === undefined) return undefined;
  return reader === "en" ? `rated ${rating} by ${reviews}` : `${reviews} хүний үнэлгээ ${rating}`;
}

function templateOf({ kind, factor, must, ofPeers }: Reason): Template {
  if (must !== undefined) return musts[must];
  if (kind === "strength") return (ofPeers && strengthsOfPeers[factor]) || strengths[factor];
  return kind === "gap" ? gap : (conflicts[factor] ?? gap);
}

// A concept is named in the reader's language; other words stay as typed.
function nameOf(
  { concept, source, target }: Evidence,
  reader: Language,
  language: LanguageResources,
): string {
  return concept === undefined ? source || target : language.labelOf(concept, reader);
}
