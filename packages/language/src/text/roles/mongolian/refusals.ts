// Mongolian refusals: what somebody does not do, need or want to be offered.
import { clauseOf, type Found, isAtEnd, isFinal, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { formOf, isAmong, isPerson, isWithout, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

const making = said.keySet("гаргах");
const giving = said.keySet("өгөх");
const aloneAfterWay = said.keySet("ажиллах");
const triedOnly = said.keySet("үзэх");
export const given = said.keySet("бол");
/** «Хийж байгаагүй». */
const been = said.keySet("байх байгаа бгаагүй bgaagui bgaagvi");

/** What a word refuses that does not end in -гүй. */
export function otherRefusalIn(word: Word, place: Place): Found | undefined {
  switch (traitsOf(word).refusing) {
    case "stopped":
      return stoppedIn(word, place);
    case "left":
      return isToOthers(place) ? refusalBy(place) : undefined;
    case "aching":
      return achingIn(place);
    case "declining":
      return refusalBy(place);
    case "tired":
      return tiredOf(place);
    case "excuse":
      return excuseIn(place);
    default:
      return isProhibited(word, place) && !clauseOf(place).isConditional ? spareIn(place) : undefined;
  }
}

/** «Тайлан дээр толгой өвддөг», «тайлан болохоор толгой өвддөг». */
function achingIn(place: Place): Found | undefined {
  const { words, index, from } = place;
  if (!/^(?:толгой|tolgoi)$/.test(words[index - 1]?.text ?? "")) return undefined;
  const isOfIt = /^(?:болохоор|болоход|bolohoor|bolohod)$/.test(words[index - 2]?.text ?? "");
  return refusalBy(place, isOfIt ? from : undefined);
}

/** «Багшлахаа больсон», «багшлахаа байсан», «анчин байхаа больж …». */
function stoppedIn({ text }: Word, place: Place): Found | undefined {
  const before =
    place.words[
      /^(?:түр|tur|tvr)$/.test(place.words[place.index - 1]?.text ?? "") ? place.index - 2 : place.index - 1
    ];
  if (/^(?:бай|bai|b)/.test(text) && !/[хh](?:аа|ээ|оо|өө|aa|ee|oo)$/.test(before?.text ?? ""))
    return undefined;
  if (isWorn(before, place) || overwhelmed.test(before?.text ?? ""))
    return { role: "need", from: clauseOf(place).from };
  const isDropped = /^(?:хая|орхи)/.test(text) && /(?:аа|ээ|оо|өө)$/.test(before?.text ?? "");
  if (!isDeed(before) && !isAmong(before, job) && !isDropped) return undefined;
  if (isAmong(before, said.taking) && isSomebodyRefused(place)) return spareIn(place);
  return /(?:ж|д|j|d)$/.test(text) ? { role: "not", from: clauseOf(place).from } : refusalBy(place);
}

/** «Мэдээллийн сан нь нээгдэхээ больсон», «систем маань ажиллахаа больсон»: a thing no longer serves. */
function isWorn(deed: Word | undefined, { words, index, from }: Place): boolean {
  const thing = words[index - 3];
  return (
    index - 3 >= from &&
    worn.test(deed?.text ?? "") &&
    /^(?:нь|маань|минь|ni|maani|mini)$/.test(words[index - 2]?.text ?? "") &&
    !isPerson(thing) &&
    !isAmong(thing, said.kin)
  );
}

/** «Борлуулалтаа дийлэхээ больсон». */
const overwhelmed = /^(?:дийлэхээ|амжихаа|гүйцэхээ|diilehee|amjihaa|guitsehee)$/;
const worn = /^(?:ажиллахаа|ajillahaa)$|(?:гд[эаоө]?х(?:ээ|аа|оо|өө)|gd[eao]?h(?:ee|aa|oo))$/;

/** «Багшлахаа больсон». */
function isDeed(word: Word | undefined): boolean {
  return isAmong(word, said.refusable) || (isVerb(word) && /k[aeo]$/.test(formOf(word)));
}

function isVerb(word: Word | undefined): boolean {
  return word !== undefined && traitsOf(word).isVerb;
}

/** «Зургийг бусдад үлдээсэн». */
function isToOthers({ words, index, to }: Place): boolean {
  return index === to - 1 && /^(?:бусдад|хүнд|busdad|hund)$/.test(words[index - 1]?.text ?? "");
}

/** «Би борлуулалтаас бүр залхсан», «нягтлангийн ажлаас уйдсан», «борлуулалтаас залхсан». */
function tiredOf(place: Place): Found | undefined {
  const { words, index, from } = place;
  let at = index - 1;
  // «Нягтлан хийж байгаад залхсан».
  if (/^(?:байгаад|baigaad)$/.test(words[at]?.text ?? "") && isDeedGoingOn(words[at - 1]) && isFinal(place))
    return refusalBy(place);
  while (at > from && wholly.test(words[at]?.text ?? "")) at--;
  const before = words[at];
  if (!isFinal(place) || !formOf(before).endsWith("s")) return undefined;
  // «Ажлаас бүрмөсөн гарсан», but not «борлуулалтаас ашиг гарсан».
  if (at === index - 1 && /^(?:гар|gar)/.test(words[index]?.text ?? "")) return undefined;
  if (isAmong(before, job) || (isVerb(before) && /k[aeo]+s$/.test(formOf(before)))) return refusalBy(place);
  if (!isAtEnd(place)) return undefined;
  const isOfOne = at === from || words.slice(from, index).some((word) => formOf(word) === "be");
  return isOfOne ? { role: "not", from: at } : undefined;
}

function isDeedGoingOn(word: Word | undefined): boolean {
  return isVerb(word) && /[жчj]$/.test(word?.text ?? "");
}

const wholly =
  /^(?:бүр|мөсөн|бүрмөсөн|burmusun|маш|түр|үнэхээр|аль|хэдийн|их|нэлээд|нилээд|нэлээн|одоо|bur|bvr|moson|mash|ih|odoo)$/;

const job = said.keySet("ажил");

/** «Хуульч, уучлаарай», «оюутан нар уучлаарай». */
function excuseIn({ words, index, to, listStart }: Place): Found | undefined {
  const isNamed = isAmong(words[index - 1], many) || isPerson(words[index - 1]);
  if (index !== to - 1 || index === listStart || !isNamed) return undefined;
  const isOfWriter = words.slice(listStart, index).some((word) => isAmong(word, said.writers));
  return isOfWriter ? undefined : { role: "spare", from: listStart };
}

const many = said.keySet("нар");

/** «Жолооч нар битгий бичээрэй», «борлуулалт битгий санал болго». */
function isProhibited(word: Word, { words, index, from }: Place): boolean {
  if (!isAmong(word, writing) && !isOffered(words, index)) return false;
  return words.slice(from, index).some(({ text }) => prohibiting.test(text));
}

const writing = said.keySet(
  "ирэх орох бичих холбогдох залгах ярих илгээх явуулах ирүүлэх дуудах хандах хандаарай холбогдоорой",
);
const prohibiting = /^(?:битгий|бүү|bitgii?|b[uv]{2})$/;

function isOffered(words: readonly Word[], index: number): boolean {
  const word = words[index];
  return word !== undefined && traitsOf(word).refusing === "offering" && isAmong(words[index - 1], proposal);
}

const proposal = said.keySet("санал");

function spareIn(place: Place): Found {
  return { role: "spare", from: clauseOf(place).from };
}

function refusalBy(place: Place, first?: number): Found | undefined {
  const { from: begun, isOwn, isOthers, isOfKin, isConditional } = clauseOf(place);
  const from = first ?? begun;
  if (!isFinal(place) || isConditional || isOfKin || (isOthers && !isOwn)) return { role: "aside", from };
  return { role: "not", from };
}

/**
 * -гүй: a refusal of what is whitelisted, at the end of its clause, by the writer, without conditions. «Тогооч, код мэдэхгүй» is one,
 * and a cook.
 */
export function refusalIn(word: Word, place: Place): Found | undefined {
  const { words, index } = place;
  if (isOffered(words, index - 1)) return spareIn(place);
  if (isOfLanguage(place)) return { role: "aside", from: index - 1 };
  if (speechless.test(word.text)) return isFinal(place) ? refusalBy(place, index - 1) : undefined;
  if (isExcluded(place)) return refusalBy(place);
  const isNotOurs = noMatter.test(word.text) && isAmong(words[index - 1], ofMine);
  if (isNotOurs || (untouched.test(word.text) && words[index - 1]?.text === "гар")) return refusalBy(place);
  const clause = clauseOf(place);
  const isNoun = isAmong(word, said.abilities) || isAmong(word, said.needs);
  if (isAmong(word, said.taking) && isAmong(words[index - 1], said.payments))
    return { role: "aside", from: index - 1 };
  if (!isNoun && !(isAmong(word, said.refusable) && isPlainVerb(word, place))) return undefined;
  if (isNothingElse(words, index) || isAmong(words[index - 1], bearing)) return undefined;
  const isRefusal =
    isFinal(place) &&
    !clause.isConditional &&
    !clause.isOfKin &&
    (clause.isOwn || !clause.isOthers) &&
    (isNoun || !isUnfinished(word, words[index + 1], clause.isOwn));
  const isTaking = isAmong(word, said.taking) || (isNoun && isAmong(words[index - 1], said.taking));
  const isSpare = isAmong(word, said.needs) || (isTaking && isSomebodyRefused(place));
  const role = isSpare ? "spare" : "not";
  const isOfPerson =
    !isCounted(place) && isPerson(words[place.from - 1]) && (role === "not" || !isPerson(words[index - 1]));
  return { role: isRefusal ? role : "aside", from: isOfPerson ? place.from : clause.from };
}

/** «Англи хэлгүй». */
const speechless = /^(?:хэл|hel)(?:гүй|g[uv]i)$/;

/** «Виз, нягтлан, сайт гурав л мэдэхгүй». */
export function isCounted({ words, index }: Place): boolean {
  const at = /^(?:л|l)$/.test(words[index - 1]?.text ?? "") ? index - 2 : index - 1;
  return /^(?:хоёр|гурав|дөрөв|тав|hoyor|gurav|duruv|tav)(?:ыг|ийг|iig)?$/.test(words[at]?.text ?? "");
}

/** «Орос хэл ойлгодог ч орчуулга хийдэггүй», «англи хэлний гэрээ уншдаг ч орчуулдаггүй»: only that language. */
function isOfLanguage({ words, index, from }: Place): boolean {
  const at = [index - 1, index - 2].find(
    (each) => each > from && /^(?:ч|боловч|ch|bolovch)$/.test(words[each]?.text ?? ""),
  );
  return (
    at !== undefined &&
    /d[aeo]g$/.test(formOf(words[at - 1])) &&
    words.slice(from, at).some((word) => isAmong(word, tongue))
  );
}

const tongue = said.keySet("хэл");

function isExcluded({ words, index }: Place): boolean {
  return excluded.test(words[index]?.text ?? "") && scope.test(words[index - 1]?.text ?? "");
}

const excluded = /^(?:ор(?:охгүй|оогүй)|багт(?:ахгүй|аагүй)|хамаар(?:ахгүй|даггүй))$/;
const scope = /^(?:бизнест|салбарт|чиглэлд|төсөлд|төсөвт|ажилд|үнэд|захиалгад|хүрээнд|үүнд)$/;

/** «Борлуулалт надад хамаагүй». */
const noMatter = /^(?:хамаа|тохиро?х|тохирдог|hamaa|tohiroh)г?(?:гүй|gui|gvi)$/;
/** «Бетонд гар хүрэхгүй». */
const untouched = /^(?:хүр(?:эх|дэг)|дүр(?:эх|дэг))гүй$/;
export const ofMine = said.keySet("надад надтай бидэнд nadad nadtai");

/** «Хоол хаягдахыг харж чаддаггүй» loves food. */
const bearing = said.keySet("харах тэвчих тэсэх");

/** -аагүй, -хгүй байна: it is so for now. «Би тайлан гаргаагүй» is still to be made. */
function isUnfinished(word: Word, next: Word | undefined, isOwn: boolean): boolean {
  if (isOwn) return isAmong(word, making) && notYet.test(word.text);
  return (
    ((isAmong(next, said.presence) && !isAmong(word, said.taking)) || notYet.test(word.text)) &&
    !(isAmong(word, triedOnly) || isAmong(word, been))
  );
}

const notYet = /(?:аа|ээ|оо|өө|aa|ee|oo)(?:г[үу]й|g[uvyü][iy])$/;

/** Some verbs refuse only with what is before them: «хийж үзээгүй», «ажил авдаггүй», «дизайнаар ажиллахгүй». */
function isPlainVerb(word: Word, place: Place): boolean {
  if (!/(?:гүй|гүйч|г[үу]й|g[uvyü][iy])$/.test(word.text)) return false;
  const previous = place.words[place.index - 1];
  if (isAmong(word, returning)) return towards.test(previous?.text ?? "") || /[dt]$/.test(formOf(previous));
  if (isAmong(word, entering)) return backAgain.test(previous?.text ?? "") || isLeftOut(place);
  const at = backAgain.test(previous?.text ?? "") ? place.index - 2 : place.index - 1;
  const before = place.words[isAmong(place.words[at], given) ? at - 1 : at];
  const way = formOf(before);
  if (isAmong(word, been)) return /(?:j|c)$/.test(way) && isAmong(before, said.refusable);
  if (isAmong(word, triedOnly) || isAmong(word, giving)) return /(?:j|c)$/.test(way);
  if (isAmong(word, said.taking)) return isTaken(place);
  if (isAmong(word, making)) return isAmong(before, said.reports);
  return !isAmong(word, aloneAfterWay) || /(?:[rjctd]|t[aeo])$/.test(way);
}

/** «Барилгын ажил орохгүй». */
function isLeftOut({ words, index, from }: Place): boolean {
  const before = words[index - 1];
  return (
    index > from && isAmong(before, leftOut) && /^(?:орохгүй|orohgui|orohgvi)$/.test(words[index]?.text ?? "")
  );
}

const leftOut = said.keySet("ажил угсралт тээвэр засвар");

/** «Дизайны ажилд буцаж орохгүй». */
const entering = said.keySet("орох очих");
const returning = said.keySet("буцах");
const towards = /^(?:[рл][уү]{2}|ruu|luu|буцаж|дахин|дахиж|butsaj|dahin|dahij)$/;
const backAgain = /^(?:буцаж|дахин|дахиж|butsaj|dahin|dahij)$/;

/** «Инженер хоёр байгаа, нэмж авахгүй», «дадлагын оюутан авахгүй»: who is not taken on is not needed; a thing is only not taken. */
function isSomebodyRefused({ words, index, from }: Place): boolean {
  return words
    .slice(Math.max(from, index - nearby), index)
    .some((word) => isPerson(word) || beginner.test(word.text));
}

const nearby = 4;
const beginner = /^(?:оюутан|оюутнууд|сурагч|oyutan|oyutnuud)$/;

/** «Аман орчуулга авахгүй», but not «мөнгө авахгүй», «гаднаас авахгүй» or «дипломгүй багш авахгүй». */
function isTaken({ words, index, from }: Place): boolean {
  const isMore = said.again.test(formOf(words[index - 1])) || atAll.test(words[index - 1]?.text ?? "");
  const last = isMore ? index - 2 : index - 1;
  const taken = words[last];
  if (last < from || taken === undefined || isAmong(taken, said.payments)) return false;
  const isBound = words.slice(from, last).some((word) => isWithout(word));
  return !isBound && (isPerson(taken) || !oblique.test(taken.text));
}

const atAll = /^(?:огт|ерөөсөө|ер|цаашид|ogt|tsaashid)$/;
/** -аас, -аар, -д, -ж. */
const oblique = /(?:([аэоөaeo])\1[срsr]|(?<!(?:[лl]|[дd][иi]|ай|ai|ен|en))[тt]|(?<![лl])[дd]|[жчj]|ch)$/;

// "… өөр юм алга" affirms it.
export function isNothingElse(words: readonly Word[], index: number): boolean {
  return words
    .slice(Math.max(0, index - 2), index + 1)
    .some((word) => word.text === "өөр" || word.text === "oor");
}
