// What others do: bought in, done by a client or one of the family, handed on.
import { clauseOf, isFinal, own, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { formOf, houseFrom, isAmong, isHouse, isWithPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

export function isOfOthers(word: Word, place: Place): boolean {
  return isBoughtIn(word, place) || isDoneByOthers(word, place) || areClients(word, place);
}

/** «Барилгын компаниуд бол манай гол харилцагч». */
function areClients(word: Word, place: Place): boolean {
  const { words, index, from } = place;
  if (!isAmong(word, said.clients) || !isFinal(place)) return false;
  return words.slice(Math.max(from + 1, index - 2), index).some((each) => isAmong(each, ofUs));
}

const ofUs = said.keySet("манай бидний");

/** «Логистикийн компанитай | хамтран ажилладаг», «тариаланчидтай гэрээ байгуулдаг»: where those are named. */
export function partnersFrom(word: Word, place: Place): number | undefined {
  const { words, index } = place;
  const whom = words[index - 2];
  if (!together.test(words[index - 1]?.text ?? "") || !working.test(word.text)) return undefined;
  return isHouse(whom) || isWithPerson(whom) ? houseFrom(words, index - 2, clauseOf(place).from) : undefined;
}

const together = /^(?:хамт(?:ран|арч|ын)?|гэрээ(?:тэй|гээр)?|hamt(?:ran|arch|iin)?|geree(?:tei|geer)?)$/;
const working =
  /^(?:(?:ажилла|байгуул|хий)(?:даг|дэг|ж|сан|сэн)|ажиллагаатай|(?:ajilla|baiguul|hii)(?:dag|deg|j|san|sen)|ajillagaatai)$/;

/** «Худалдаж авдаг», «хийлгэдэг»: others do it; «худалдан авах ажиллагаа» is work itself. */
function isBoughtIn(word: Word, { words, index }: Place): boolean {
  const form = formOf(word);
  if (isAmong(word, said.taking) && /^(?:kodalda[jn]|gadnas)$/.test(formOf(words[index - 1])))
    return !form.endsWith("r") && !(form === "abak" && isAmong(words[index + 1], procurement));
  return /^kelg.*d[aeo]g$/.test(form);
}

const procurement = said.keySet("ажиллагаа алба хэлтэс хууль журам менежер мэргэжилтэн");

/** «Бүрдүүлэлтийг гэрээт зуучлагч маань хийдэг», «зөвшөөрлийг захиалагч авдаг», «гагнуурыг найздаа шилжүүлдэг». */
function isDoneByOthers(word: Word, place: Place): boolean {
  const { words, index, from } = place;
  const form = formOf(word);
  const isGoingOn = /^(?:kej|karecaj|kotolj)$/.test(form) && going.test(words[index + 1]?.text ?? "");
  const isTelling =
    isGoingOn || /.{2}d[aeo]g$/.test(form) || (traitsOf(word).isVerb && /(?:n[aeo]|s[aeo]n)$/.test(form));
  if (!isTelling && !going.test(word.text)) return false;
  let at = index - 1;
  while (at > from && between.test(words[at]?.text ?? "")) at--;
  const isByOthers = isOutsider(words, at) || (isHandedOn(word) && isHandedTo(words, at));
  if (!isByOthers || !isFinal(place)) return contracted(words.slice(Math.max(from, index - 4), index), word);
  const before = words.slice(clauseOf(place).from, at);
  return before.some(({ text }) => object.test(text)) && !before.some((each) => isAmong(each, us));
}

const going = /^(?:байгаа|байна|baigaa|baina)$/;
/** «Хийж өгдөг», «өөрөө авдаг», «маань хийдэг». */
const between = /(?:ж|[^г]ч|j|[^g]ch)$|^(?:өөрөө|өөрсдөө|маань|минь|нь|л|тал|uuruu|ooroo|maani|ni)$/;
const object = /(?:г|[иы]й?г|(?:аа|ээ|оо|өө)|[iy]?g|aa|ee|oo)$/;
const us = said.keySet("би бид манай манайх миний");

function isOutsider(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || oblique.test(word.text)) return false;
  if (isAmong(word, studios) && genitive.test(words[at - 1]?.text ?? "")) return !isAmong(words[at - 1], us);
  if (isAmong(word, house)) return outside.test(words[at - 1]?.text ?? "");
  if (isAmong(word, partners)) return isAmong(words[at + 1], own);
  return isAmong(word, strangers) || isAmong(word, said.kin) || isAmong(word, said.clients);
}

const strangers = said.keySet(
  "охин хүү хадам танил хөрш түнш брокер зуучлагч гүйцэтгэгч агентлаг сум дүүрэг хороо аймаг",
);
/** «Хамтран үүсгэн байгуулагч маань». */
const partners = said.keySet("хамтрагч байгуулагч");
const house = said.keySet("компани фирм газар байгууллага хүн");
/** «Вэбийг Эрдэнэтийн студи хийдэг». */
const studios = said.keySet("компани фирм студи агентлаг товчоо");
const genitive = /(?:ийн|ын|ны|ний|iin|yn|nii)$/;
const outside = /^(?:хажуугийн|өөр|гаднын|гадны|танил|найзын|нөгөө|hajuugiin|uur|oor|gadnii)$/;
const oblique =
  /(?:т[аэо]йг?|[аэоө]{2}[срд]|[ыи]й?[нг]|[дт]|t[aeo]i|[aeo]{2}[srd]|ii?[ng]|[dt])(?:аа|ээ|оо|өө)?$/;

function isHandedOn(word: Word): boolean {
  return /^(?:шилжүүл|даатга|даалга|явуул|өг|дамжуул|үлдээ|shiljuul|daatga|daalga|yavuul|ug|og|damjuul|uldee)/.test(
    word.text,
  );
}

/** «Найздаа», «бусдад», «мэргэжлийн хүнд», «хажуугийн фирм рүү». */
function isHandedTo(words: readonly Word[], at: number): boolean {
  const isTowards = /^(?:руу|рүү|луу|лүү|ruu|ruu|luu)$/.test(words[at]?.text ?? "");
  const whom = words[isTowards ? at - 1 : at];
  if (!isTowards && !/(?:[дтdt]|[дтdt](?:аа|ээ|оо|өө|aa|ee|oo))$/.test(whom?.text ?? "")) return false;
  return isAmong(whom, house) || isAmong(whom, strangers) || isAmong(whom, said.kin) || isAmong(whom, rest);
}

const rest = said.keySet("бусад");

function contracted(before: readonly Word[], word: Word): boolean {
  return (
    /^(?:kedeg|gocetgedeg|karecdag)$/.test(formOf(word)) &&
    before.some((each) => isAmong(each, underContract))
  );
}

const underContract = said.keySet("зуучлагч гэрээт гаднын гадны түнш");

/** «Эмчтэй ярилцах апп»: whom a product talks with is not looked for. */
export function isTalkedWith(words: readonly Word[], at: number): boolean {
  const isWith = comitative.test(words[at]?.text ?? "");
  return isWith && words.slice(at + 1, at + talkAhead).some(({ text }) => talking.test(text));
}

const comitative = /(?:т[аэо]й|t[aeo]i)$/;
const talking =
  /^(?:(?:солилц|харилц|холбогд|ярилц|чатл|solilts|harilts|holbogd|yarilts|chatl)[аэоөaeou]*(?:[хжч]|h|j|ch)|гэрээ|geree)$/;
const talkAhead = 5;
