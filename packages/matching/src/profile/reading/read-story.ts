// Facts that people tell in running text: where they live now and where the work is done, how much time they have or ask for, how
// many they are, how long they have done their work.
// A field is filled in once and a text rewritten, so where the two disagree the text counts, and is shown.
import {
  type Commitment,
  type CompanySize,
  type LanguageResources,
  parseCommitment,
  sizeOfHeadCount,
} from "@khamt/language";
import type { Facts, Stated } from "../features.ts";
import { placeFacts } from "./read-facts.ts";

const moved = [
  /\b(?:i|we)(?:['’]ve| have)?(?: (?:just|recently|since))? (?:moved|relocated)(?: back)? to ([^,.;!?\n]{2,40})/iu,
  /\b(?:now|currently|these days) (?:i )?(?:live|living|based|located)(?: in)? ([^,.;!?\n]{2,40})/iu,
  /\b(?:i|we) (?:now|currently) (?:live|work) (?:in|from) ([^,.;!?\n]{2,40})/iu,
  /\b(?:i|we) (?:live|work) (?:in|from) ([^,.;!?\n]{2,40}?) (?:now|these days|currently)\b/iu,
  /\bback in ([^,.;!?\n]{2,40}?) (?:since|again|for good)\b/iu,
  /(?:буцаж ирээд|буцаж ирсэн|butsaj ireed)(?: одоо)? (\S+)/iu,
  /(?<!\S)(\S+)(?: (?:хот|аймаг|сум))? (?:рүү|руу|луу|лүү|ruu|rvv|luu|lvv) (?:нүүсэн|нүүж|нүүгээд|nuusen|nvvsen|nuuj|nvvj)/iu,
  /(?:сараас|оноос|saraas|onoos)(?: хойш| hoish)? (\S+) (?:байгаа|байна|baigaa|baina|bgaa|bga)/iu,
  /(?:одоо|одоогоор|odoo|odoogoor) (\S+(?: хотод| аймагт| сумд)?) (?:амьдар|байрла|суурьш|amidar|amdar|bairla)/iu,
];

/** The place that a text says its writer lives in now, where it is another than the field has. */
function placeToldIn(
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
    return isAlike ? field : { value, words: language.labelOf(value, "en") };
  }
  return field;
}

/** The places of the field, unless the text says that its writer is elsewhere now, and how the text says that the work is done. */
export function placesOf(
  location: string | null | undefined,
  text: string | null | undefined,
  language: LanguageResources,
) {
  const field = placeFacts(location, language);
  const place = placeToldIn(text ?? "", field.place, language);
  const told = { ...field, ...workStyleToldIn(text ?? "") };
  return place === field.place ? told : { ...told, place, alsoAt: undefined };
}

const anywhere = [
  /\b(?:work(?:s|ing)?|liv(?:e|es|ing)|joins?|joining|based|helps?|sits?|be)(?: (?:in|with|us|me|this|it|is|and))* (?:from |in )?(?:anywhere|wherever)\b/iu,
  /\b(?:remote(?:ly)?|from (?:a distance|abroad)) (?:is|are|works?|would be)(?: \w+ly| also| all)? (?:fine|okay|ok|good|enough|welcome|possible|no problem)\b/iu,
  /(?:^|[,;.(]\s*|\b(?:so|and) )remote(?:ly)?(?=\s*(?:[,.;)]|$|only\b|ok\b|okay\b|fine\b|or\b|but\b|from \p{Lu}))/imu,
  /\b(?:work(?:s|ing)?|can be|be done|is|are)(?: \w+){0,2} (?:fully|all|100 ?%|entirely) remote(?:ly)?\b/iu,
  /(?:хаанаас|хаана|haanaas|haana) (?:ч|ch)(?: \S+){0,2} (?:ажилла|хамтарч|нэгд|байж|амьдарч|ajilla|hamtarch|baij|negd)/iu,
  /(?:зайнаас|зайнаас ч|алсаас|zainaas|alsaas)(?: (?:ажиллаж|хийж|хамтарч|ajillaj|hiij|hamtarch))? (?:болно|чадна|байж болно|боломжтой|bolno|chadna|bolomjtoi)/iu,
  /(?:байршил|газар|bairshil) (?:хамаагүй|хамаарахгүй|чухал биш|hamaagui|hamaarahgui|chuhal bish)/iu,
];
const onSite = [
  /(?:^|[,;]\s*)on[- ]site(?=\s*(?:[.;,]|$))/imu,
  /\bdays? (?:a|per|each|every) week (?:on[- ](?:the )?site|(?:in|at|on) (?:the|our|my) (?:site|office|workshop|shop|factory|plant|lab|clinic|kitchen|farm|studio))\b/iu,
  /\b(?:must|has to|have to|needs? to|should)(?: be| work| come)(?: [\p{L}-]+){0,2} (?:on[- ]site|in person)\b/iu,
  /\b(?:remote(?:ly)?(?: work)?|from a distance) (?:won['’]t|doesn['’]t|does not|will not|is not|isn['’]t|can['’]t|cannot)\b|\b(?:not|no|never) remote(?:ly)?\b(?! (?:sensing|areas?|regions?))/iu,
  /(?:долоо хоногт|doloo honogt) (?:\S+ ){1,2}(?:өдөр|удаа|odor|udaa|udur)(?: \S+)? (?:биечлэн|ирж|очиж|байран дээр|газар дээр|талбай дээр|оффист|цехэд|bie?chlen|irj|ochij|bairan deer|talbai deer|ofist)/iu,
  /(?:зайнаас|алсаас|zainaas|alsaas)(?: (?:ажиллах|хийх|ajillah|hiih))? (?:болохгүй|боломжгүй|bolohgui|bolomjgui)/iu,
  /\b(?:on[- ]site every day|every day (?:on[- ]site|(?:in|at) (?:the|our) (?:office|workshop|shop|factory|plant|lab|clinic|kitchen|farm|studio)))\b/iu,
  /\b(?:must|has to|have to|needs? to|should|to be)(?: [\p{L}-]+){0,3} live there\b/iu,
  /(?:үйлдвэрт|цехэд|оффист|газар дээр|талбай дээр|байран дээр|uildvert|tsehed|ofist) (?:өдөр бүр|odor bur|udur bur)/iu,
  /(?<!\p{L})[\p{L}]{3,}[дтdt] (?:суудаг|амьдардаг|suudag|amidardag)(?: \S+){0,3} (?:хүн|эмч|инженер|hun|hvn|emch|injener)\S*(?: \S+){0,2} (?:хэрэгтэй|хай|heregtei|hai)/iu,
];

/** Before a remark: it is of one of several who are looked for, "(a) a developer, remote is fine". */
const ofOneOfSeveral =
  /\([a-z1-9]\)[^()]*$|(?<!\p{L})(?:мөн|бас|mon|mun|bas)(?!\p{L})[^.!?\n]* (?:хүн|hun|hvn)(?!\p{L})[^.!?\n]*$|\b(?:also|plus) (?:a|an|one|someone|somebody)\b[^.!?\n]*$/iu;

/** How a text says that the work is done, where it says so of all of it: from anywhere, or where the others are. */
export function workStyleToldIn(text: string): Pick<Facts, "remote" | "isTied"> {
  const remarks = anywhere.flatMap((pattern) => pattern.exec(text)?.index ?? []);
  const ofAll = remarks.filter((start) => !ofOneOfSeveral.test(text.slice(0, start)));
  if (onSite.some((pattern) => pattern.test(text)))
    return remarks.length > ofAll.length ? {} : { remote: undefined, isTied: true };
  return ofAll.length > 0 ? { remote: true } : {};
}

const limited = [
  /\b(?:after (?:that|this)|afterwards|then|later)\b,? (?:i (?:can|could|will|want to)(?: (?:work|be|join))? )?full[- ]time\b/iu,
  /(?<!\b(?:before|until) (?:that|then),? )\b(?:only|just)(?: (?:have|free|available|work|do|on|in|at|for|the))* (?:weekends?|evenings?|nights|part[- ]time|a few hours)\b/iu,
  /(?<!\b(?:before|until) (?:that|then),? )\b(?:weekends?|evenings?|part[- ]time) only\b/iu,
  /\b(?:full[- ]time|part[- ]time) (?:now|from now on|since then)\b/iu,
  /\b(?:now|from now on|since then)(?: (?:i am|i'm|available|working|work|only))* (?:full[- ]time|part[- ]time|weekends?|evenings?)\b/iu,
  /\b(?:i (?:have )?(?:quit|left) my job)\b[^.!?\n]{0,60}\bfull[- ]time\b/iu,
  /(?:одоо|зөвхөн|odoo|zovhon|zuvhun|zvvhun)(?: (?:л|l|зөвхөн|zovhon))? (?:амралтын өдө?р|орой|хагас цаг|бүтэн цаг|amraltiin od|oroi|hagas tsag|buten tsag|bvten tsag)\S*/iu,
];

/** The time that a text says its writer gives, where the field says another. */
export function commitmentToldIn(
  text: string,
  field: Stated<Commitment> | undefined,
): Stated<Commitment> | undefined {
  return firstCommitment(limited, text, field);
}

const sought = [
  /\b(?:evenings?|weekends?|part[- ]time|full[- ]time)(?: (?:and|or) (?:evenings?|weekends?))? (?:is|are|would be) (?:enough|fine|okay?|plenty)\b/iu,
  /\b(?:looking for|need|want|seek|seeking|search for) (?:a|an|someone|somebody|people)(?: [\p{L}-]+){0,4}? (?:full[- ]time|part[- ]time)\b/iu,
  /\b(?:must|has to|needs to|have to|should) (?:be|work|join)(?: us)? (?:full[- ]time|part[- ]time)\b/iu,
  /(?:бүтэн|хагас|buten|bvten|hagas) (?:цаг|tsag)\S*(?: \S+){0,3} (?:хүн|хамтрагч|hun|hvn|hamtragch)\S*(?: \S+){0,2} (?:хай|хэрэгтэй|hai|heregtei)/iu,
  /(?:орой|амралтын өдр|хагас цаг|бүтэн цаг|oroi|amraltiin od|hagas tsag)\S*(?: \S+){0,3} (?:хангалттай|болно|hangalttai|bolno)/iu,
];

/** The time that a text says it asks of whoever joins, where the field says another. */
export function commitmentSoughtIn(
  text: string,
  field: Stated<Commitment> | undefined,
): Stated<Commitment> | undefined {
  return firstCommitment(sought, text, field);
}

function firstCommitment(
  patterns: readonly RegExp[],
  text: string,
  field: Stated<Commitment> | undefined,
): Stated<Commitment> | undefined {
  if (field === undefined) return undefined;
  for (const pattern of patterns) {
    const words = pattern.exec(text)?.[0];
    const value = words === undefined ? undefined : commitmentIn(words);
    if (value !== undefined) return value === field.value ? field : { value, words: value };
  }
  return field;
}

const heads = [
  /\bwe(?:['’]re| are)(?: now| currently| already)?(?: a (?:team|company|firm|studio) of)? (\d{1,4}) (?:people|employees|staff|of us)\b/iu,
  /\bwe (?:now |currently )?employ (\d{1,4})\b/iu,
  /(?:манай (?:баг|компани|үйлдвэр|студи)|бид|manai (?:bag|kompani|uildver)|bid)(?: одоо| odoo)? (\d{1,4}) (?:хүнтэй|ажилтантай|ажилчинтай|huntei|hvntei|ajiltantai)/iu,
];

/** How large a text says its writers are now, where the field says another size. */
export function sizeToldIn(
  text: string,
  field: Stated<CompanySize> | undefined,
): Stated<CompanySize> | undefined {
  if (field === undefined) return undefined;
  const count = heads.map((pattern) => pattern.exec(text)?.[1]).find((digits) => digits !== undefined);
  const value = count === undefined || count === "0" ? field.value : sizeOfHeadCount(Number(count));
  return value === field.value ? field : { value, words: value };
}

function commitmentIn(words: string): Commitment | undefined {
  if (/evening|night|few hours|орой|oroi/iu.test(words)) return "part-time";
  const value = parseCommitment(words);
  return value === "consulting" ? undefined : value;
}

const numbers: ReadonlyMap<string, number> = new Map(
  [
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "нэг хоёр гурван дөрвөн таван зургаан долоон найман есөн арван",
  ].flatMap((words) => words.split(" ").map((word, at): [string, number] => [word, at + 1])),
);
const number = `(\\d{1,2}|${[...numbers.keys()].join("|")})`;
const counted = new RegExp(
  `(?<![\\p{L}\\d])${number}\\s*\\+?\\s*(?:or more )?years?\\b(?! (?:old|ago|later))|(?<![\\p{L}\\d])${number}\\s*(?:гаруй |garui )?(?:жил|jil)`,
  "iu",
);
const ofWork =
  /experien|work|\byears? (?:(?:in|as) (?!the\b)|(?:of )?[a-z]{3,}ing\b)|\bin (?:the |this )?(?:trade|field|industry|business|job)|[a-z]ing for\b|туршлага|ажилла|turshlaga|ajilla|[аэо]гчилсан|багшилсан|bagshilsan|хийсэн|hiisen/iu;
const beginner =
  /\bjunior\b(?! \w+s\b)|\b(?:intern|trainee|apprentice|beginner|entry[- ]level|fresh graduate)\b|\b(?:first|second|third|fourth|final)[- ]year student\b|\bi am a student\b|\b(?:just|recently) graduated\b|\bno experience yet\b|шинэ төгсөгч|дадлагажигч|оюутан(?:$|[ .,])(?!д|ыг)|шинээр төгс|dadlagajigch|(?:kursiin|би|bi) oyutan/iu;
const expert =
  /\b(?:senior|principal|veteran|seasoned|head of|chief|lead (?:engineer|developer|designer|architect|scientist|teacher|nurse))\b|ахлах|мэргэшсэн|ерөнхий (?:инженер|нягтлан|технологич|эмч)|тэргүүлэх|ahlah/iu;
/** Lines of a CV about jobs that have ended: "2016 - 2018 Junior developer". */
const past = /^.*(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d.*$/gmu;
const years = { beginner: 1, expert: 5 } as const;

/** Years of experience that a title or a text tells of, where no field has them. */
export function yearsToldIn(title: string, text: string): Facts["years"] {
  for (const words of text.split(/(?<=[.!?;])\s+|\n/)) {
    const [, english, mongolian] = counted.exec(words) ?? [];
    const told = (english ?? mongolian ?? "0").toLowerCase();
    const value = numbers.get(told) ?? Number(told);
    if (value > 0 && value < 60 && ofWork.test(words)) return { value, words };
  }
  const told = `${title}. ${text.replace(past, "")}`;
  const [young] = beginner.exec(told) ?? [];
  if (young !== undefined) return { value: years.beginner, words: young };
  const [old] = expert.exec(title) ?? [];
  return old === undefined ? undefined : { value: years.expert, words: old };
}
