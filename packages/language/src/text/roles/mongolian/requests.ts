// How Mongolian asks around for somebody: «нягтлан олъё», «сайн нягтлан мэдэх үү?», «нягтлантай танилцъя», «заавал байх ёстой».
import { clauseOf, isFinal, type Found, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { formOf, houseFrom, isAmong, isHouse, isPerson, isWithPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

const textOf = (word: Word | undefined) => word?.text ?? "";

/** By the word that asks. */
const ways: readonly (readonly [word: RegExp, isSo: (place: Place) => boolean])[] = [
  [/^(?:олъё|олье|олмоор|olyo|olie|olmoor)$/, isFoundTogether],
  [/^(?:олж|olj)$/, isToBeFound],
  [/^(?:мэдэх|таних|medeh|tanih)$/, isKnownOf],
  [/^(?:танилц|хамтар|нийл|нэгд|холбогд|taniltsa?|hamtar|niile?|negde?).*(?:[яеёэ]|ya|ye|yo)$/, isProposedTo],
  [/^(?:мэдвэл|чадвал|туршлага|мэдлэг|чадвар|medvel|chadval|turshlaga|medleg|chadvar)$/, isAdvantage],
  [/^(?:хэн|hen)$/, isByWhom],
  [/^(?:шалгаруулж|shalgaruulj)$/, isSelected],
  [/^(?:болгож|болгоно|өгөхөд|bolgoj|bolgono|uguhud)$/, isOfferedShares],
  [/^(?:ёстой|yostoi|estoi)$/, isToBeThere],
  [/^(?:авахаар|avahaar)$/, isAdvertised],
  [/^(?:эрэлд|ereld)$/, isSearch],
  [/^(?:байвал|бвал|baival|bval)$/, areHopedFor],
  [/^(?:ажиллана|ажиллая|ajillana|ajillaya)$/, isWorkedWith],
];

export function requestedIn(place: Place): Found | undefined {
  const word = place.words[place.index];
  if (word === undefined || !traitsOf(word).mayAsk) return undefined;
  const { text } = word;
  const isSo = ways.find(([asking]) => asking.test(text))?.[1];
  if (isSo === undefined || !isSo(place)) return undefined;
  const { from, isOthers } = clauseOf(place);
  if (isOthers) return undefined;
  const whom = place.index - 2;
  return { role: "need", from: isHouse(place.words[whom]) ? houseFrom(place.words, whom, from) : from };
}

/** «Гагнуурчин олъё.» */
function isFoundTogether({ words, index }: Place): boolean {
  return isPerson(words[index - 1]);
}

/** «Гагнуурчин олж өгөөч», «олж өгнө үү». */
function isToBeFound({ words, index }: Place): boolean {
  const [given, asking] = [textOf(words[index + 1]), textOf(words[index + 2])];
  const isAsked = /^(?:өгөөч|өгөөрэй|uguuch|uguurei)$/.test(given) || /^(?:өгнө|ugnu)$/.test(given);
  return isPerson(words[index - 1]) && isAsked && (!/^(?:өгнө|ugnu)$/.test(given) || question.test(asking));
}

const question = /^(?:уу|үү|юу|юү|uu|vv|yu|yuu)$/;

/** «Сайн гагнуурчин мэдэх үү?» */
function isKnownOf({ words, index }: Place): boolean {
  return isPerson(words[index - 1]) && question.test(textOf(words[index + 1]));
}

/** «Гагнуурчинтай танилцъя», «хувь нийлүүлье». */
function isProposedTo(place: Place): boolean {
  const { words, index } = place;
  const at = /^(?:хувь|хүч|huvi|huch)$/.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  return isWithPerson(words[at]) && !isAmong(words[at], said.others) && isFinal(place);
}

/** «Гагнуур мэдвэл давуу тал», «гагнуурын туршлага давуу тал болно». */
function isAdvantage({ words, index, from }: Place): boolean {
  return index > from && /^(?:давуу|davuu)$/.test(textOf(words[index + 1]));
}

/** «Гагнуурыг хэн хийх вэ?» */
function isByWhom({ words, index, from }: Place): boolean {
  return (
    index > from &&
    /(?:г|[иы]й?г|g)$/.test(textOf(words[index - 1])) &&
    /(?:х|h)$/.test(textOf(words[index + 1])) &&
    /^(?:вэ|бэ|ve|be)$/.test(textOf(words[index + 2]))
  );
}

/** «Гагнуурчин сонгон шалгаруулж байна». */
function isSelected({ words, index }: Place): boolean {
  const at = /^(?:сонгон|songon)$/.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  return isPerson(words[at]) && going.test(textOf(words[index + 1]));
}

const going = /^(?:байна|байгаа|бна|бгаа|baina|baigaa|bna|bgaa)$/;

/** «Гагнуурчинд хувь санал болгож байна», «гагнуурчинд 10 хувь өгөхөд бэлэн». */
function isOfferedShares({ words, index, from }: Place): boolean {
  const isProposed = /^(?:санал|sanal)$/.test(textOf(words[index - 1]));
  const isGiven = /^(?:бэлэн|belen)$/.test(textOf(words[index + 1]));
  if (!isProposed && !isGiven) return false;
  const at = words.slice(from, index).findLastIndex(({ text }) => /^(?:хувь|huvi)$/.test(text)) + from;
  const whom = words[/^\d+$/.test(textOf(words[at - 1])) ? at - 2 : at - 1];
  return (
    at > from &&
    whom !== undefined &&
    /[дтdt]$/.test(whom.text) &&
    isPerson({ ...whom, text: whom.text.slice(0, -1) })
  );
}

/** «Гагнуурчин заавал байх ёстой». */
function isToBeThere({ words, index }: Place): boolean {
  if (!/^(?:байх|baih)$/.test(textOf(words[index - 1]))) return false;
  return isPerson(words[/^(?:заавал|zaaval)$/.test(textOf(words[index - 2])) ? index - 3 : index - 2]);
}

/** «Гагнуурчин ажилд авахаар зарлалаа». */
function isAdvertised({ words, index }: Place): boolean {
  const at = /^(?:ажилд|ajild)$/.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  return isPerson(words[at]) && /^(?:зарл|zarl)/.test(textOf(words[index + 1]));
}

/** «Гагнуурчны эрэлд гарлаа». */
function isSearch({ words, index, from }: Place): boolean {
  return index > from && /^(?:гар|яв|gar|yav)/.test(textOf(words[index + 1]));
}

/** «Гагнуур мэддэг залуус байвал нэгдээрэй». */
function areHopedFor({ words, index }: Place): boolean {
  return (
    /^(?:залуус|залуучууд|нөхөд|zaluus|zaluuchuud)$/.test(textOf(words[index - 1])) &&
    /(?:d[aeo]g|s[aeo]n|ta)$/.test(formOf(words[index - 2]))
  );
}

/** «Гагнуур хийх чадвартай хүнтэй хамтран ажиллана». */
function isWorkedWith(place: Place): boolean {
  const { words, index } = place;
  const whom = words[index - 2];
  return (
    /^(?:хамтран|хамтарч|hamtran|hamtarch)$/.test(textOf(words[index - 1])) &&
    !isAmong(whom, said.others) &&
    isFinal(place) &&
    (isHouse(whom) ||
      (isWithPerson(whom) &&
        /(?:х|[дс][аэоө][гн]|тай|тэй|h|[ds][aeo][gn]|t[ae]i)$/.test(textOf(words[index - 3]))))
  );
}
