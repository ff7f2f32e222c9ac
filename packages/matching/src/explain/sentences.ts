import type { Language, LanguageResources } from "@khamt/language";
import type { Attribute } from "../profile/profile.ts";
import type { FactorName, ToldFactor } from "../score/weights.ts";
import { factIn, listOf } from "./names.ts";
import { optionNames } from "./option-names.ts";
import type { Evidence, Reason } from "./reason.ts";

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
  en: "No single point stands out.",
  mn: "Онцгойлон нэрлэх зүйл алга.",
};

type Template = Readonly<Record<Language, string>>;

/** `{list}`: what is cited; `{wanted}`, `{offered}`: what each side states; `{pair}`: both, or the one that they share. */
const strengths: Readonly<Record<ToldFactor, Template>> = {
  skills: { en: "Matching skills: {list}.", mn: "Тохирсон ур чадвар: {list}." },
  inReturn: { en: "Skills in return: {list}.", mn: "Хариуд нь санал болгох ур чадвар: {list}." },
  complement: { en: "What each adds to the other: {list}.", mn: "Бие биеэ нөхөх ур чадвар: {list}." },
  craft: { en: "Does the same work: {list}.", mn: "Ижил ажил хийдэг: {list}." },
  subject: { en: "Topics in common: {list}.", mn: "Нийтлэг сэдэв: {list}." },
  usefulness: { en: "Could help here: {list}.", mn: "Энд хэрэг болж магадгүй: {list}." },
  wording: { en: "Both mention: {list}.", mn: "Хоёулаа дурдсан: {list}." },
  commitment: { en: "Time fits: {pair}.", mn: "Цаг зав таарч байна: {pair}." },
  place: { en: "Place fits: {pair}.", mn: "Байршил таарч байна: {pair}." },
  size: { en: "Company size fits: {pair}.", mn: "Компанийн хэмжээ таарч байна: {pair}." },
  budget: {
    en: "The budget is within what the company takes on: {wanted}.",
    mn: "Төсөв нь энэ компанийн авдаг ажлын хэмжээнд багтана: {wanted}.",
  },
  timeline: {
    en: "The company takes on work of this length: {wanted}.",
    mn: "Энэ компани ийм хугацаатай ажил авдаг: {wanted}.",
  },
  stage: { en: "The stage fits: {pair}.", mn: "Үе шат таарч байна: {pair}." },
  experience: { en: "Experience fits: {pair}.", mn: "Туршлага таарч байна: {pair}." },
  trust: { en: "A good record: {pair}.", mn: "Найдвартай байдал: {pair}." },
  credit: { en: "A good record: {pair}.", mn: "Найдвартай байдал: {pair}." },
};
/** For two people or two companies, where it differs. */
const strengthsOfPeers: Partial<Record<FactorName, Template>> = {
  skills: { en: "Has what is looked for: {list}.", mn: "Хайж буй ур чадвар бий: {list}." },
  subject: { en: "A shared field: {list}.", mn: "Нийтлэг салбар, сэдэв: {list}." },
  usefulness: { en: "A shared field: {list}.", mn: "Нийтлэг салбар, сэдэв: {list}." },
};
/** A field is no skill: who is in farming has not shown that they farm. */
const fieldMet: Template = { en: "The field fits: {list}.", mn: "Салбар нь таарч байна: {list}." };
const samePlace: Template = { en: "Same place: {pair}.", mn: "Нэг газар: {pair}." };
const fromAfar: Record<NonNullable<Reason["remote"]>, Template> = {
  agreed: {
    en: "Remote work is possible, so the distance does not matter: {pair}.",
    mn: "Зайнаас ажиллаж болох тул байршил саад болохгүй: {pair}.",
  },
  oneSided: {
    en: "One side works remotely, so the distance may not matter: {pair}.",
    mn: "Нэг тал нь зайнаас ажилладаг тул байршил саад болохгүй байж магадгүй: {pair}.",
  },
};
/** Where the company names no limits of its own. */
const usualBudget: Template = {
  en: "The budget ({wanted}) suits a company of this size ({offered}).",
  mn: "Төсөв ({wanted}) ийм хэмжээний ({offered}) компанид тохирно.",
};

const gap: Template = { en: "Still missing: {list}.", mn: "Дутаж байгаа: {list}." };

const conflicts: Partial<Record<FactorName, Template>> = {
  skills: {
    en: "Their text suggests they don't do this: {list}.",
    mn: "Үүнийг хийдэггүй бололтой: {list}.",
  },
  commitment: {
    en: "Time differs: {wanted} wanted, {offered} offered.",
    mn: "Цаг зав зөрж байна: {wanted} хэрэгтэй, {offered} боломжтой.",
  },
  size: {
    en: "Company size differs: {wanted} wanted, {offered} in fact.",
    mn: "Компанийн хэмжээ зөрж байна: {wanted} хэрэгтэй, бодит хэмжээ нь {offered}.",
  },
  place: { en: "Place differs: {pair}.", mn: "Байршил зөрж байна: {pair}." },
};
/** Two people each offer their time: neither side is the one who wants. */
const conflictsOfPeers: Partial<Record<FactorName, Template>> = {
  commitment: { en: "Time differs: {pair}.", mn: "Цаг зав зөрж байна: {pair}." },
};
/** Whom the asking side does not look for. */
const notNeeded: Template = {
  en: "The text suggests that this is not needed: {list}.",
  mn: "Бичсэнээс үзэхэд хэрэггүй бололтой: {list}.",
};
/** What is asked for is refused by whoever reads. */
const refusedHere: Template = {
  en: "They ask for this, and the text here suggests it is not on offer: {list}.",
  mn: "Тэдэнд хэрэгтэй боловч энд хийдэггүй бололтой: {list}.",
};
/** A project asks for a company, and one person has no size to tell. */
const largerThanOne: Template = {
  en: "A larger company is wanted: {wanted}.",
  mn: "Илүү том компани хэрэгтэй: {wanted}.",
};

const musts: Readonly<Record<Attribute, Template>> = {
  skills: { en: "Required, not found: {list}.", mn: "Заавал шаардсан боловч алга: {list}." },
  roles: { en: "Required role, not found: {list}.", mn: "Заавал шаардсан үүрэг алга: {list}." },
  commitment: {
    en: "The required time differs: {wanted} required, {offered} offered.",
    mn: "Заавал шаардсан цаг зав зөрж байна: {wanted} хэрэгтэй, {offered} боломжтой.",
  },
  place: {
    en: "The required place differs: {wanted} required, {offered} stated.",
    mn: "Заавал шаардсан байршил зөрж байна (шаардсан – бичсэн): {wanted} – {offered}.",
  },
  workStyle: {
    en: "The required way of working differs: {wanted} required, {offered} stated.",
    mn: "Заавал шаардсан ажиллах хэлбэр зөрж байна (шаардсан – бичсэн): {wanted} – {offered}.",
  },
  stage: {
    en: "The required stage differs: {wanted} required, {offered} stated.",
    mn: "Заавал шаардсан үе шат зөрж байна (шаардсан – бичсэн): {wanted} – {offered}.",
  },
  size: {
    en: "The required company size differs: {wanted} required, {offered} in fact.",
    mn: "Заавал шаардсан компанийн хэмжээ зөрж байна: {wanted} хэрэгтэй, бодит хэмжээ нь {offered}.",
  },
  language: { en: "Required language, not found: {list}.", mn: "Заавал мэдэх ёстой хэл алга: {list}." },
  industry: { en: "Required field, not found: {list}.", mn: "Заавал шаардсан салбар алга: {list}." },
};

function sentenceOf(reason: Reason, reader: Language, language: LanguageResources): string {
  const [first] = reason.evidence;
  const stated = [first?.source ?? "", first?.target ?? ""].map((words) => factIn(words, reader, language));
  const [wanted = "", offered = ""] = reason.wanting === "source" ? stated : stated.toReversed();
  const template = templateOf(reason, { wanted, offered }, language);
  const pair = pairOf(reason, { wanted, offered });
  return template[reader]
    .replace("{list}", () => listOf(reason, reader, language))
    .replace("{pair}", () => pair)
    .replace("{wanted}", () => wanted)
    .replace("{offered}", () => offered);
}

type Stated = { readonly wanted: string; readonly offered: string };

const partsOf = (place: string) => place.split(/, | \/ /);

/** What both state; of two places that are near what they share, which a town and its district would say twice. */
function pairOf({ factor, kind, remote }: Reason, { wanted, offered }: Stated): string {
  const both = [...new Set([wanted, offered].filter((words) => words !== ""))].join(" – ");
  if (factor !== "place" || kind !== "strength" || remote !== undefined) return both;
  const others = partsOf(offered);
  const shared = partsOf(wanted).filter((part) => others.includes(part));
  return shared.length > 0 ? shared.join(", ") : both;
}

function templateOf(reason: Reason, stated: Stated, language: LanguageResources): Template {
  if (reason.must !== undefined) return musts[reason.must];
  if (reason.kind === "gap") return gap;
  return reason.kind === "strength" ? strengthOf(reason, stated, language) : conflictOf(reason, stated);
}

function strengthOf(
  { factor, ofPeers, remote, evidence, wanting }: Reason,
  stated: Stated,
  { kindOf }: LanguageResources,
): Template {
  if (remote !== undefined) return fromAfar[remote];
  const isField = ({ concept }: Evidence) => concept !== undefined && kindOf(concept) === "industry";
  if (factor === "skills" && evidence.length > 0 && evidence.every(isField)) return fieldMet;
  if (factor === "place" && stated.wanted === stated.offered) return samePlace;
  if (factor === "budget" && (evidence[0]?.[wanting === "source" ? "target" : "source"] ?? "") in optionNames)
    return usualBudget;
  return (ofPeers && strengthsOfPeers[factor]) || strengths[factor];
}

function conflictOf({ factor, ofPeers, isUnwanted, wanting }: Reason, stated: Stated): Template {
  if (isUnwanted) return notNeeded;
  if (factor === "skills" && wanting === "target") return refusedHere;
  if (factor === "size" && stated.offered === "") return largerThanOne;
  return (ofPeers && conflictsOfPeers[factor]) || conflicts[factor] || gap;
}
