// How Mongolian says that something is too hard, that nobody can be found for it or that those who did it have gone.
import { clauseOf, type Found, isFinal, own, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { isAmong, isPerson, isWithPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

const textOf = (word: Word | undefined) => word?.text ?? "";

/** Whether it is so, or from where it is looked for what is meant. */
type Test = (place: Place) => boolean | { readonly from: number };

/** By the beginning of the word that tells of it. */
const ways: readonly (readonly [word: RegExp, isSo: Test])[] = [
  [/^(?:хэцүү|бэрх|hetsuu|hetsvv|hetsu)$/, isTooHard],
  [/^(?:дийлэхээ|амжихаа|гүйцэхээ|diilehee|amjihaa|guitsehee)$/, isGivenUp],
  [/^(?:даатга|шилжүүл|хариуцуул|өгмөөр|өгөх|өгье|daatga|shiljuul|ugmuur|uguh)/, isHandedOver],
  [/^(?:байна|бна|бий|baina|bna|bii)$/, isSomebodyAskedAfter],
  [/^(?:байвал|бвал|bval|baival)$/, isSomebodyHopedFor],
  [/^(?:доголж|доголдог|доголдож|dogolj|dogoldog)$/, isLame],
  [/^(?:гаргадаг|гаргаад|гаргаж|gargadag|gargaad|gargaj)$/, isDoneWrong],
  [/^(?:харанхуй|эхлэгч|haranhui|ehlegch)$/, isNewToUs],
  [
    /^(?:утсаар|дэвтрээр|дэвтэрт|цаасаар|чатаар|utsaar|devtreer|devtert|tsaasaar|chataar)$/,
    isKeptByMakeshift,
  ],
  [/^(?:ховор|ховордсон|ховордож|ховордлоо|hovor|hovordson|hovordoj)$/, isScarce],
  [/^(?:гарсан|гараад|явсан|яваад|болисон|garsan|garaad|yavsan|yavaad)$/, isOneOfThemGone],
  [/^(?:өгчихлөө|өгчихсөн|өгсөн|өгөөд|ugchihluu|ugchihsun|ugsun|ugsen)$/, isJobLeft],
  [/^(?:явчихсан|явчихлаа|явсан|yavchihsan|yavchihlaa|yavsan)$/, isOffAndGone],
  [
    /^(?:алдлаа|алдсан|алдчихлаа|алдчихсан|явуулчихлаа|явуулсан|aldlaa|aldsan|aldchihlaa|yavuulchihlaa|yavuulsan)$/,
    isLost,
  ],
  [/^(?:амралттай|амралтаа|амралтад|амралтанд|amralttai|amraltaa|amraltand)$/, isOnLeave],
  [/^(?:ёстой|yostoi|estoi)$/, isToBeDone],
  [/^(?:байхад|baihad)$/, isEnoughThere],
  [/^(?:хангалттай|hangalttai)$/, isOneEnough],
  [/^(?:явчихсан|явсан|гарсан|гарчихсан|yavchihsan|yavsan|garsan)$/, isNoLongerThere],
  [/^(?:орно|orno)$/, isInvitedToWork],
  [/^(?:бас|bas)$/, isNeededAsWell],
  [/^(?:ажиллая|ажиллъя|хамтарч|хамтаръя|ajillaya|hamtarya)$/, isToBeJoined],
];

const byStart = Map.groupBy(
  ways.flatMap(([word, isSo]) => lettersOf(word).map((letter) => ({ letter, word, isSo }))),
  ({ letter }) => letter,
);

function lettersOf(word: RegExp): string[] {
  const [, list = ""] = /\(\?:([^)]*)\)/.exec(word.source) ?? [];
  return [...new Set(list.split("|").map((each) => each.charAt(0)))];
}

export function hardshipIn(place: Place): Found | undefined {
  const text = textOf(place.words[place.index]);
  for (const { word, isSo } of byStart.get(text.charAt(0)) ?? []) {
    const found = word.test(text) && isSo(place);
    if (found === false) continue;
    const { from, isOthers } = clauseOf(place);
    return isOthers ? undefined : { role: "need", from: found === true ? from : found.from };
  }
  return undefined;
}

const ofUs = /^(?:надад|бидэнд|манайд|nadad|bidend|manaid)$/;
const very = /^(?:их|дэндүү|маш|тун|үнэхээр|арай|ih|denduu|mash|arai)$/;
const alone = /^(?:ганцаараа|ганцаараараа|gantsaaraa)$/;

/** «Тайлан ганцаараа хийхэд хэцүү», «тайлан надад их хэцүү», «нягтлан олдоход хэцүү». */
function isTooHard(place: Place) {
  const { words, index, from } = place;
  if (!isFinal(place) || index === from) return false;
  const last = very.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  if (ofUs.test(textOf(words[last]))) return last > from;
  if (/^(?:олдоход|олоход|oldohod|olohod)$/.test(textOf(words[last]))) return isPerson(words[last - 1]);
  if (/^(?:гэдэг|gedeg)$/.test(textOf(words[last])))
    return /^(?:олно|олох|olno|oloh)$/.test(textOf(words[last - 1])) && isPerson(words[last - 2]);
  const isOfOne = words.slice(from, last).some(({ text }) => alone.test(text) || ofUs.test(text));
  const isDoing = /(?:х[аэоө]д|h[aeou]d)$/.test(textOf(words[last]));
  return isDoing && isOfOne && { from: clauseOf({ ...place, index: last }).from };
}

/** «Хэн маркетинг хийх вэ?», «хэн нь гэрээ хийхийг мэдэхгүй»: what comes behind is still nobody's. */
export function isNobodys({ words, index, to }: Place): boolean {
  if (!/^(?:хэн|hen)$/.test(textOf(words[index]))) return false;
  const asked = words.slice(index + 1, to).findLastIndex(({ text }) => toDo.test(text));
  if (asked < 1) return false;
  const next = textOf(words[index + asked + 2]);
  return (
    asking.test(next) ||
    index + asked + 2 === to ||
    /(?:хийг|хыг|hiig)$/.test(textOf(words[index + asked + 1]))
  );
}

const toDo = /(?:ах|эх|ох|өх|ийх|ah|eh|oh|uh|iih)(?:ыг|ийг|iig)?$/;
const asking = /^(?:вэ|бэ|гэдэг|нь|ve|be|gedeg|ni)$/;

/** «Борлуулалт дийлэхээ байлаа». */
function isGivenUp({ words, index, from }: Place): boolean {
  return index > from && /^(?:байлаа|байжээ|байсан|bailaa|baisan)$/.test(textOf(words[index + 1]));
}

/** «Тайлангаа хэн нэгэнд даатгамаар байна», «мэргэжлийн хүнд өгөх юмсан». */
function isHandedOver({ words, index, from }: Place): boolean {
  const text = textOf(words[index]);
  const isWished =
    /(?:маар|мээр|моор|мөөр|ъя|ье|maar|meer|muur)$/.test(text) ||
    (/(?:х|h)$/.test(text) && /^(?:юмсан|гэсэн|гэж|yumsan|gesen|gej)$/.test(textOf(words[index + 1])));
  return (
    isWished &&
    index - 1 > from &&
    /^(?:нэгэнд|хүнд|мэргэжилтэнд|negend|hund|hvnd)$/.test(textOf(words[index - 1]))
  );
}

/** Somebody young or a fellow, said of what they can do: «апп хийж чаддаг залуу». */
function isFellow(words: readonly Word[], at: number): boolean {
  return fellow.test(textOf(words[at])) && doing.test(textOf(words[at - 1]));
}

const fellow = /^(?:залуу|нөхөр|бүсгүй|охин|хүүхэд|zaluu|nuhur|busgui|ohin|huuhed)$/;
const doing = /(?:х|[дс][аэоө][гн]|h|[ds][aeou][gn])$/;

/** «Апп хийж өгөх залуу байна уу?» */
function isSomebodyAskedAfter({ words, index }: Place): boolean {
  return /^(?:уу|үү|юу|uu|vv|yu|yuu)$/.test(textOf(words[index + 1])) && isFellow(words, index - 1);
}

/** «Тайлан мэддэг нөхөр байвал». */
function isSomebodyHopedFor({ words, index }: Place): boolean {
  return isFellow(words, index - 1);
}

/** «Маркетинг маань доголж байна», «маркетинг тал маань доголдог». */
function isLame(place: Place): boolean {
  const { words, index, from } = place;
  return isAmong(words[index - 1], own) && index - 1 > from && !isPerson(words[index - 2]) && isFinal(place);
}

/** «Тайлан дээр байнга алдаа гаргадаг». */
function isDoneWrong({ words, index, from }: Place): boolean {
  if (!/^(?:алдаа|aldaa)$/.test(textOf(words[index - 1])) || isAmong(words[from], said.others)) return false;
  return words.slice(from + 1, index - 1).some(({ text }) => onIt.test(text));
}

const onIt = /^(?:дээр(?:ээ)?|талдаа|deer(?:ee)?|taldaa)$/;

/** «Маркетинг талаар бид харанхуй», «дизайн дээр бид дөнгөж эхлэгч», «бидний хувьд харанхуй». */
function isNewToUs({ words, index, from }: Place): boolean {
  const before = words.slice(from, index);
  const isAbout = before
    .slice(1)
    .some(({ text }) => onIt.test(text) || /^(?:талаар|тухай|talaar)$/.test(text));
  const isToUs =
    /^(?:хувьд|huvid)$/.test(textOf(before.at(-1))) &&
    /^(?:бидний|миний|bidnii|minii)$/.test(textOf(before.at(-2)));
  return isToUs || (isAbout && before.some((word) => isAmong(word, said.writers)));
}

/** «Данс бүртгэлээ дэвтэр, утсаар». */
function isKeptByMakeshift({ words, index, start, end }: Place) {
  const at = words.slice(start, index).findIndex(({ text }) => ofOneself.test(text));
  if (index !== end - 1 || at < 0 || at > longestName) return false;
  return words.slice(start + at + 1, index).every(({ text }) => makeshift.test(text)) && { from: start };
}

const longestName = 2;
/** «Бүртгэлээ». */
const ofOneself = /[лгдтнсlgdtn](?:аа|ээ|оо|өө|aa|ee|oo|uu)$/;
const makeshift = /^(?:дэвт|утас|утс|цаас|чат|толгой|excel|эксел|devt|utas|uts|tsaas|chat)/;

/** «Малын эмч ховор болсон». */
function isScarce(place: Place): boolean {
  const { words, index, to } = place;
  const next = textOf(words[index + 1]);
  const isLast = index === to - 1 || /^(?:болсон|болж|болчихсон|байна|bolson|bolj|baina)$/.test(next);
  return isLast && isPerson(words[index - 1]);
}

const numbers =
  /^(?:\d+|нэг|хоёр|гурав|гурван|дөрөв|дөрвөн|тав|таван|neg|hoyor|gurav|gurvan|duruv|tav|tavan)$/;

/** «Оёдолчин дөрөв байсан, хоёр нь гараад захиалга хоцорч байна»: the trade is named before. */
function isOneOfThemGone({ words, index, from, start }: Place) {
  if (!/^(?:нь|ni)$/.test(textOf(words[index - 1])) || !numbers.test(textOf(words[index - 2]))) return false;
  if (index - 2 !== from) return false;
  const had = words.slice(start, from);
  const wasThere = /^(?:байсан|байгаад|байлаа|baisan|bailaa)$/.test(textOf(had.at(-1)));
  return wasThere && had.some((word) => isPerson(word)) && { from: start };
}

/** «Дизайнер маань ажлаа өгчихлөө». */
function isJobLeft({ words, index, from }: Place): boolean {
  return /^(?:ажлаа|ajlaa)$/.test(textOf(words[index - 1])) && isOfOurs(words, index - 2, from);
}

/** «Дизайнер маань гараад явчихсан». */
function isOffAndGone(place: Place) {
  const { words, index, from } = place;
  const isOff =
    /^(?:гараад|орхиод|хаяад|garaad|orhiod|hayaad)$/.test(textOf(words[index - 1])) &&
    isOfOurs(words, index - 2, from);
  return isOff && { from: clauseOf({ ...place, index: index - 1 }).from };
}

function isOfOurs(words: readonly Word[], at: number, from: number): boolean {
  return at > from && isAmong(words[at], own) && isPerson(words[at - 1]);
}

/** «Зураг зурдаг хүнээ Солонгос руу явуулчихлаа», «нягтлангаа алдлаа». */
function isLost({ words, index, from }: Place): boolean {
  return words.slice(Math.max(from, index - 3), index).some(({ text, ...word }) => {
    const bare = text.replace(/г?(?:аа|ээ|оо|өө|aa|ee|oo)$/, "");
    return bare !== text && (/^(?:хүн|hun|hvn)$/.test(bare) || isPerson({ ...word, text: bare }));
  });
}

/** «Нягтлан маань жирэмсний амралттай». */
function isOnLeave({ words, index, from }: Place): boolean {
  if (!/^(?:жирэмсний|хүүхэд|jiremsnii)$/.test(textOf(words[index - 1]))) return false;
  return words.slice(from, index - 1).some((word) => isPerson(word));
}

/** «Тайлан мэддэг зөвлөхтэй ажиллая». */
function isToBeJoined({ words, index, to }: Place): boolean {
  const isMeant =
    /(?:я|ya)$/.test(textOf(words[index])) || /^(?:ажиллая|ajillaya)$/.test(textOf(words[index + 1]));
  const who = words[index - 1];
  const isCompany = isWithPerson(who) || /^(?:зөвлөх|zuvluh)(?:тэй|тай|tei|tai)$/.test(textOf(who));
  return isMeant && isCompany && !isAmong(who, said.others) && index >= to - 2;
}

/** «Сайт хийх ёстой». */
function isToBeDone(place: Place): boolean {
  const { words, index } = place;
  return task.test(textOf(words[index - 1])) && isFinal(place) && !clauseOf(place).isConditional;
}

const task =
  /^(?:хийх|гаргах|бүтээх|хөгжүүлэх|бичих|зурах|угсрах|суурилуулах|олох|зохиох|хийгдэх|hiih|gargah|buteeh|hugjuuleh|bichih|zurah|ugsrah|oloh)$/;

/** «Борлуулалтын хүн нэг байхад болно», «… хүн байхад л хангалттай». */
function isEnoughThere({ words, index, to }: Place): boolean {
  const who = numbers.test(textOf(words[index - 1])) ? words[index - 2] : words[index - 1];
  const rest = words.slice(index + 1, to).map(({ text }) => text);
  return isPerson(who) && /^(?:(?:л|l) )?(?:болно|хангалттай|bolno|hangalttai)$/.test(rest.join(" "));
}

/** «Хөгжүүлэх нэг хүн хангалттай». */
function isOneEnough({ words, index, from, to }: Place): boolean {
  const isCounted =
    numbers.test(textOf(words[index - 2])) && /^(?:хүн|hun|hvn)$/.test(textOf(words[index - 1]));
  return isCounted && index - 2 > from && index === to - 1;
}

/** «Загвар гаргадаг залуу байсан ч явчихсан». */
function isNoLongerThere(place: Place) {
  const { words, index } = place;
  if (!/^(?:ч|боловч|ch|bolovch)$/.test(textOf(words[index - 1]))) return false;
  if (!/^(?:байсан|baisan)$/.test(textOf(words[index - 2]))) return false;
  const isSomebody = isPerson(words[index - 3]) || isFellow(words, index - 3);
  return isSomebody && { from: clauseOf({ ...place, index: index - 2 }).from };
}

/** «Сувилагч, эмч ажилд орно уу». */
function isInvitedToWork({ words, index, from }: Place): boolean {
  return (
    /^(?:ажилд|ajild)$/.test(textOf(words[index - 1])) &&
    /^(?:уу|uu|vv)$/.test(textOf(words[index + 1])) &&
    words.slice(from, index - 1).some((word) => isPerson(word))
  );
}

/** «Инженер хайж байна, хөрөнгө оруулагч ч бас». */
function isNeededAsWell({ words, index, from, to, start }: Place) {
  const last = /^(?:ч|ch)$/.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  if (index !== to - 1 || from === start || !isPerson(words[last])) return false;
  const before = words.slice(Math.max(start, from - 2), from);
  return before.some((word) => traitsOf(word).saying === "need") && { from };
}
