// Facts that people tell in running text: where they live now, how much time they have, how long they have done their work.
// A field is filled in once and a text rewritten, so where the two disagree the text counts. The field's words stay those shown.
import { parseCommitment, type Commitment, type LanguageResources } from "@khamt/language";
import type { Facts, Stated } from "./features.ts";

const moved = [
  /\b(?:i|we)(?:['’]ve| have)?(?: (?:just|recently|since))? (?:moved|relocated)(?: back)? to ([^,.;!?\n]{2,40})/iu,
  /\b(?:now|currently|these days) (?:i )?(?:live|living|based|located)(?: in)? ([^,.;!?\n]{2,40})/iu,
  /\b(?:i|we) (?:now|currently) (?:live|work) (?:in|from) ([^,.;!?\n]{2,40})/iu,
  /(\S+)(?: (?:хот|аймаг|сум))? (?:рүү|руу|луу|лүү|ruu|rvv|luu|lvv) (?:нүүсэн|нүүж|нүүгээд|nuusen|nvvsen|nuuj|nvvj)/iu,
  /(?:одоо|одоогоор|odoo|odoogoor) (\S+(?: хотод| аймагт| сумд)?) (?:амьдар|байрла|суурьш|amidar|amdar|bairla)/iu,
];

/** The place that a text says its writer lives in now, where it is another than the field has. */
export function placeToldIn(
  text: string,
  field: Stated<string> | undefined,
  language: LanguageResources,
): Stated<string> | undefined {
  if (field === undefined) return undefined;
  for (const pattern of moved) {
    const words = pattern.exec(text)?.[1];
    const value = words === undefined ? undefined : language.placeOf(words);
    if (value === undefined || value === "remote") continue;
    const isAlike = language.isWithin(value, field.value) || language.isWithin(field.value, value);
    return isAlike ? field : { value, words: field.words };
  }
  return field;
}

const limited = [
  /\b(?:only|just)(?: (?:have|free|available|work|on|in|at|for|the))* (?:weekends?|evenings?|nights|part[- ]time|a few hours)\b/iu,
  /\b(?:weekends?|evenings?|part[- ]time) only\b/iu,
  /\b(?:now|from now on|since then)(?: (?:i am|i'm|available|working|work|only))* (?:full[- ]time|part[- ]time|weekends?|evenings?)\b/iu,
  /\b(?:i (?:have )?(?:quit|left) my job)\b[^.!?\n]{0,60}\bfull[- ]time\b/iu,
  /(?:одоо|зөвхөн|odoo|zovhon|zuvhun|zvvhun)(?: (?:л|l|зөвхөн|zovhon))? (?:амралтын өдр|орой|хагас цаг|бүтэн цаг|amraltiin od|oroi|hagas tsag|buten tsag|bvten tsag)\S*/iu,
];

/** The time that a text says its writer gives, where the field says another. */
export function commitmentToldIn(
  text: string,
  field: Stated<Commitment> | undefined,
): Stated<Commitment> | undefined {
  if (field === undefined) return undefined;
  for (const pattern of limited) {
    const words = pattern.exec(text)?.[0];
    const value = words === undefined ? undefined : commitmentIn(words);
    if (value !== undefined) return { value, words: field.words };
  }
  return field;
}

function commitmentIn(words: string): Commitment | undefined {
  if (/evening|night|few hours|орой|oroi/iu.test(words)) return "part-time";
  const value = parseCommitment(words);
  return value === "consulting" ? undefined : value;
}

const counted = /(\d{1,2})\s*\+?\s*(?:or more )?years?\b|(\d{1,2})\s*(?:гаруй |garui )?(?:жил|jil)/iu;
const ofWork = /experien|work|туршлага|ажилла|turshlaga|ajilla/iu;
const beginner =
  /\b(?:junior|intern|trainee|apprentice|beginner|entry[- ]level|fresh graduate)\b|\b(?:first|second|third|fourth|final)[- ]year student\b|\bi am a student\b|дадлагажигч|оюутан(?:$|[ .,])(?!д|ыг)|шинээр төгс|dadlagajigch|(?:kursiin|би|bi) oyutan/iu;
const expert = /\b(?:senior|principal|veteran|seasoned|head of)\b|ахлах|мэргэшсэн|ahlah/iu;
const years = { beginner: 1, expert: 5 } as const;

/** Years of experience that a title or a text tells of, where no field has them. */
export function yearsToldIn(title: string, text: string): Facts["years"] {
  for (const words of text.split(/(?<=[.!?;])\s+|\n/)) {
    const [, english, mongolian] = counted.exec(words) ?? [];
    const value = Number(english ?? mongolian ?? 0);
    if (value > 0 && value < 60 && ofWork.test(words)) return { value, words };
  }
  const told = `${title}. ${text}`;
  const [young] = beginner.exec(told) ?? [];
  if (young !== undefined) return { value: years.beginner, words: young };
  const [old] = expert.exec(title) ?? [];
  return old === undefined ? undefined : { value: years.expert, words: old };
}
