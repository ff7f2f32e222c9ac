// The less usual ways in which Mongolian says who is looked for, and what somebody wants to have done.
import { clauseOf, isClauseVerb, isFinal, type Found, type Place } from "./clause.ts";
import { hardshipIn, isNobodys } from "./hardships.ts";
import { lackedIn } from "./lacks.ts";
import { requestedIn } from "./requests.ts";
import { shortOf } from "./shortfalls.ts";
import { vacancyIn } from "./vacancies.ts";
import { asking, intended, isToBeDone } from "./commissions.ts";
import * as said from "./cues.ts";
import {
  formOf,
  isAmong,
  isInForm,
  isPerson,
  isPersonAsObject,
  isWithoutPerson,
  isWithPerson,
} from "./words.ts";
import type { Word } from "../../words.ts";

export function soughtIn(place: Place): Found | undefined {
  const company = wishForCompany(place);
  if (company !== undefined) return company;
  if (namesWhatLacks(place) || isNobodys(place)) return { role: "need", to: place.to };
  if (isMissing(place.words, place.index) || isWithoutAtEnd(place))
    return { role: "need", from: clauseOf(place).from, isDeed: true };
  // Most words say nothing of it: the clause is looked for behind those only that do.
  if (isToBeDone(place)) return { role: "need", from: objectFrom(place), isDeed: true };
  if (isFound(place)) return { role: "have", from: clauseOf(place).from };
  const lacked = lackedIn(place) ?? shortOf(place) ?? hardshipIn(place);
  if (lacked !== undefined) return lacked;
  const requested = requestedIn(place);
  if (requested !== undefined) return requested;
  const vacancy = vacancyIn(place);
  if (vacancy !== undefined) return vacancy;
  const isSought =
    isToBeTaken(place) ||
    isGivenShares(place) ||
    isToBeOwned(place) ||
    isSearchedFor(place) ||
    isAskedAfter(place) ||
    isUrgent(place);
  return isSought ? { role: "need", from: clauseOf(place).from } : undefined;
}

/** Of a long clause the last words: «Малчдын хоршооны 2023-2025 оны санхүүд аудит хийлгэнэ». */
function objectFrom(place: Place): number {
  const { from } = clauseOf(place);
  return from < place.from ? from : Math.max(from, place.index - sight);
}

/** «Дизайнертай хамтран ажиллах хүсэлтэй». */
function wishForCompany(place: Place): Found | undefined {
  const { words, index, from } = place;
  if (!isWish(words[index])) return undefined;
  const first = Math.max(from + 1, index - farSight);
  let meeting = index;
  while (meeting >= first && !isMeeting(words, meeting)) meeting--;
  if (meeting < first) return undefined;
  const companion = metAt(words, meeting);
  return { role: "need", from: startOf(place, companion), asking: index - companion };
}

/** «Химич, дизайнер хоёртой уулзмаар байна». */
function areCounted(words: readonly Word[], at: number): boolean {
  return counted.test(words[at]?.text ?? "") && isPerson(words[at - 1]);
}

const counted = /^(?:хоёр|гурав|дөрөв|hoyor|gurav)(?:той|тай|төй|toi|tai)$/;

/** «Хүнтэй хувь нийлүүлж ажиллах бодолтой»: where the companion stands. */
function metAt(words: readonly Word[], meeting: number): number {
  return share.test(words[meeting - 1]?.text ?? "") ? meeting - 2 : meeting - 1;
}

function isMeeting(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? "";
  return (
    (joined.test(text) && isCompanion(words[metAt(words, at)])) ||
    (met.test(text) && (isSomeCompanion(words, at - 1) || areCounted(words, at - 1)))
  );
}

/** Somebody: what they can stands before them. Who is called by a trade has at most an adjective there. */
function startOf(place: Place, companion: number): number {
  const { from } = clauseOf(place);
  if (isAmong(place.words[companion], said.people)) return from;
  let start = companion;
  while (start > from && !isClauseVerb(place.words[start - 1])) start--;
  return start;
}

function isCompanion(word: Word | undefined): boolean {
  return (isWithPerson(word) || fellow.test(word?.text ?? "")) && !isAmong(word, said.others);
}

/** «Апп хийж чадах залуутай нийлнэ», but not «орчуулагчтай хамтарна». */
export function isSomeCompanion(words: readonly Word[], at: number): boolean {
  return isCompanion(words[at]) && /(?:х|[дс][аэоө][гн]|h|[ds][aeo][gn])$/.test(words[at - 1]?.text ?? "");
}

function isWish(word: Word | undefined): boolean {
  return word !== undefined && (isInForm(word, "wish") || isAmong(word, wishes));
}

const fellow =
  /^(?:залуу|шавь|туслах|нөхөр|товчоо|фирм|үйлдвэр|цех|студи|баг|zaluu|firm|uildver|bag)(?:тай|той|төй|tai|toi)$/;
const sight = 4;
/** Where somebody is told with whom and for what. */
const farSight = 8;
const joined = /^(?:хамт|нэгд|танилц|холбогд|нийл|hamt|negd|tanilts|holbogd|niil)/;
const share = /^(?:хувь|хүч|huvi|huch|hvch)$/;
/** Of trades they may only be asked something. */
const met = /^(?:уулз|ярилц|uulz|yarilts)/;
const wishes = said.keySet(
  "хүсэл хүсэх сонирхол сонирхох бодол бодолтой санал саналтай санаа санаатай юмсан бэлэн yumsan",
);

/** «Нягтлан авах санаатай», «авч байгаа», «нэмэх гэж байна», «гурван гагнуурчин ажиллуулна». */
function isToBeTaken(place: Place): boolean {
  const { words, index } = place;
  const [form, next] = [formOf(words[index]), words[index + 1]];
  const isMeant =
    (/^(?:abaka?r?|nemek|olok|ajelolak)$/.test(form) && intended.test(next?.text ?? "")) ||
    (form === "abc" && present.test(next?.text ?? "")) ||
    takenTogether.test(words[index]?.text ?? "") ||
    employing.test(form);
  return isMeant && isSomebodyTaken(place) && !isAmong(takenOn(place), said.others);
}

const takenTogether = /^(?:авъ?[яеё]|авь[яеё]|av[iy]?[ye]a?)$/;
/** On folded words: «ажиллуулна», «ажиллуулмаар», «нэмнэ». */
const employing = /^(?:ajel+olo?l?(?:na|mar)|nemne)$/;

/** «Жолооч нэмж авна», «жолооч хоёр авна», «жолооч (хагас цагаар) авна», «жолооч гэрээгээр авна». */
export function isSomebodyTaken(place: Place): boolean {
  const word = takenOn(place);
  return (
    isPerson(word) ||
    isPersonAsObject(word) ||
    /^(?:туслах|эмэгтэй|эрэгтэй|залуу(?:с|чууд)?|tuslah|emegtei|zaluu)$/.test(word?.text ?? "")
  );
}

function takenOn({ words, index, from, listStart, bracketedFrom }: Place): Word | undefined {
  let at = index - 1;
  while (at > listStart && at >= from && isOfTerms(words[at])) at--;
  // «Хөтөч (франц, герман) зундаа авна».
  if (at < from && bracketedFrom !== undefined) at = bracketedFrom - 1;
  while (at > listStart && isOfTerms(words[at])) at--;
  // «Төлөөлөгч аймгуудад авна».
  const isInPlace = at > listStart && isPerson(words[at - 1]) && /[дт]$/.test(words[at]?.text ?? "");
  return words[isInPlace ? at - 1 : at];
}

function isOfTerms(word: Word | undefined): boolean {
  return (
    said.manyMore.test(formOf(word)) ||
    selecting.test(word?.text ?? "") ||
    formOf(word) === "abc" ||
    isAmong(word, said.terms)
  );
}

const selecting = /^(?:шалгаруулж|сонгон|сонгож|шалгаж|shalgaruulj|songoj)$/;

/** «Гагнуур хийдэг хүн байна уу?», but not «танайд гагнуурчин байна уу?» */
function isAskedAfter(place: Place): boolean {
  const { words, index, from } = place;
  const isWhere = /^(?:хаана|haana)$/.test(words[index - 1]?.text ?? "");
  const isQuestion = isWhere || asking.test(words[index + 1]?.text ?? "");
  if (!askedAtOnce.test(words[index]?.text ?? "") && !(isQuestion && present.test(words[index]?.text ?? "")))
    return false;
  const clause = words.slice(from, isWhere ? index - 1 : index);
  return isPerson(clause.at(-1)) && !clause.some((word) => isAmong(word, addressees));
}

const present = /^(?:байна|байгаа|бна|бн|бий|baina|baigaa|bna|bn|bii)$/;
const askedAtOnce = /^(?:байна?уу|бн[уү]+|bn[uv]+|baina?[uv]{2})$/;
const addressees = said.keySet("танд танай танайд таны");

/** «Дизайнер эрж байна». */
function isSearchedFor(place: Place): boolean {
  if (isAmong(place.words[place.index + 1], said.taking)) return false;
  return searching.test(place.words[place.index]?.text ?? "") && isSomebodyTaken(place);
}

/** «Нягтланд 10 хувь өгнө», «мэдэх хүнд хувь эзэмшүүлнэ». */
function isGivenShares({ words, index, from }: Place): boolean {
  if (!/^(?:өгнө|өгье|эзэмшүүлнэ|ugnu|ugnuu|ezemshuulne)$/.test(words[index]?.text ?? "")) return false;
  const at =
    words.slice(from, index).findLastIndex(({ text }) => /^(?:хувь|хувьцаа|huvi|huvitsaa)$/.test(text)) +
    from;
  const whom = /^\d+$/.test(words[at - 1]?.text ?? "") ? words[at - 2] : words[at - 1];
  return at > from && dative.test(whom?.text ?? "") && isPerson(undressed(whom));
}

const dative = /[дтdt]$/;

function undressed(word: Word | undefined): Word | undefined {
  return word && { ...word, text: word.text.slice(0, -1) };
}

/** «Бүртгэлийн системтэй болох гэсэн юм», «вэбтэй болмоор байна». */
function isToBeOwned({ words, index }: Place): boolean {
  const text = words[index]?.text ?? "";
  const isMeant =
    /^(?:болмоор|bolmoor)$/.test(text) ||
    (/^(?:болох|boloh)$/.test(text) && intended.test(words[index + 1]?.text ?? ""));
  return isMeant && owned.test(words[index - 1]?.text ?? "");
}

const owned =
  /^(?:систем|вэб|веб|сайт|вэбсайт|апп|программ|платформ|лого|sistem|web|sait|app|platform|logo)т[аэо]й$|^(?:sistem|web|sait|app|platform|logo)t[aeo]i$/;

const searching =
  /^(?:зарлаж|эрж|сураглаж|хүлээж|гуйя|гуйж|шалгаруулна|guiya|zarlaj|erj|suraglaj|huleej|hvleej)$/;

/** «Гагнуурчин олдсон»: no more is needed. */
function isFound(place: Place): boolean {
  const { words, index } = place;
  return found.test(words[index]?.text ?? "") && isPerson(words[index - 1]) && isFinal(place);
}

const found = /^(?:олдсон|олсон|oldson|olson)$/;

/** «Гагнуурчин яаралтай», «нягтлангийн хүн чухал байна». */
function isUrgent(place: Place): boolean {
  const { words, index } = place;
  return urgent.test(words[index]?.text ?? "") && isPerson(words[index - 1]) && isFinal(place);
}

const urgent = /^(?:яаралтай|чухал|заавал|zaaval|yaraltai|chuhal)$/;

/** «Химичгүй байна», «хүнгүй учраас», but not «жолоочгүй машин» or «эмчгүй байдаг». */
export function isMissing(words: readonly Word[], index: number): boolean {
  return isWithoutPerson(words[index]) && missing.test(words[index + 1]?.text ?? "");
}

/** «Бид англи хэл дээр бичдэг мэргэжилтэнгүй.» */
function isWithoutAtEnd(place: Place): boolean {
  const { words, index, from, end } = place;
  return index === end - 1 && index > from && isWithoutPerson(words[index]) && clauseOf(place).isOurs;
}

const missing =
  /^(?:зовж|гацаад|болоод|болсон|болчихсон|bolood|bolson|байна|байгаа|бна|бгаа|яваа|явна|суу(?:на|гаа)|тул|учир|учраас|болохоор|baina|baigaa|bna|bn|bgaa|yavaa|yavna|tul|uchir|uchraas|bolohoor)$/;

/** «Хамгийн их дутагдаж байгаа зүйл бол дизайн»: it comes after. */
function namesWhatLacks({ words, index, from }: Place): boolean {
  const text = words[index]?.text ?? "";
  const before = words.slice(Math.max(from, index - sight), index);
  if (/^(?:нь|ni)$/.test(text)) {
    // «Дутуу нь», «дутуу юм нь».
    const last = isAmong(before.at(-1), subjects) ? before.at(-2) : before.at(-1);
    if (/^(?:дутуу|дутаж|хэрэгтэй|dutuu|heregtei)$/.test(last?.text ?? "")) return true;
    return present.test(before.at(-1)?.text ?? "") && before.some((word) => lacking.test(word.text));
  }
  if (!/^(?:маань|минь|бол|maani|mini|bol)$/.test(text)) return false;
  return isAmong(before.at(-1), subjects) && before.some((word) => lacking.test(word.text));
}

const subjects = said.keySet("зүйл хүн юм тал");
const lacking =
  /^(?:дут|гац|хэрэгтэй|хайж|сул$|чаддаггүй|чадахгүй|мэддэггүй|chaddagg|medd?egg|dut|gats|heregtei|haij)/;
