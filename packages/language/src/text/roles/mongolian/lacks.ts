// How Mongolian says what a team has never had, does badly or has lost.
import { clauseOf, isFinal, own, type Found, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import {
  formOf,
  isAmong,
  isInForm,
  isPerson,
  isPersonAsObject,
  isWithoutPerson,
  isWithPerson,
  traitsOf,
} from "./words.ts";
import type { Word } from "../../words.ts";

export function lackedIn(place: Place): Found | undefined {
  const word = place.words[place.index];
  const isLacked = word !== undefined && traitsOf(word).mayLack && isAnyLack(place);
  const hoped = hopedFrom(place);
  if (hoped !== undefined) return { role: "need", from: hoped };
  if (isBegunWith(place) || isImpossibleWithout(place))
    return { role: "need", from: clauseOf(place).from, isDeed: true };
  return isLacked ? { role: "need", from: clauseOf(place).from } : undefined;
}

function isAnyLack(place: Place): boolean {
  return (
    isDoneBadly(place) ||
    isHard(place) ||
    isStuck(place) ||
    isWorkLeft(place) ||
    isHelpAsked(place) ||
    isLeftAlone(place) ||
    isScarce(place) ||
    isEmpty(place) ||
    isOnLeave(place) ||
    isLost(place) ||
    isGone(place) ||
    isKnowledgePoor(place) ||
    isPairing(place) ||
    isHandedOver(place) ||
    isBetterWith(place)
  );
}

const textOf = (word: Word | undefined) => word?.text ?? "";

/** «Тооцоо дээр бид сул», «тайлан манай сул тал», but not of others or of a thing. */
function isDoneBadly(place: Place): boolean {
  const { words, index, from } = place;
  if (!badly.test(textOf(words[index]))) return false;
  if (onSide.test(textOf(words[index - 1])))
    return index - 1 > from && isFinal(place) && !clauseOf(place).isOthers;
  const before = words.slice(from, index);
  const isListed = place.listStart < from && before.length === 1 && /[дт]$/.test(textOf(before[0]));
  if (isListed) return isFinal(place);
  if (before.length <= 3 && /^(?:дээр|deer) (?:бол|bol)$/.test(before.slice(1).map(textOf).join(" ")))
    return isFinal(place);
  if (!before.some((word) => isAmong(word, us))) return false;
  if (weakSide.test(textOf(words[index + 1]))) return true;
  const last = before.at(-1);
  return (
    before.some(({ text }) => onIt.test(text)) &&
    (isAmong(last, us) || onIt.test(textOf(last))) &&
    isFinal(place)
  );
}

/** «Төлбөр тооцоо, орчуулга хоёр л хэцүү». */
function isHard({ words, index }: Place): boolean {
  const [hard, only, count] = [0, 1, 2].map((back) => textOf(words[index - back]));
  return (
    /^(?:хэцүү|дутаад|hetsuu|hetsvv)$/.test(hard ?? "") &&
    /^(?:л|l)$/.test(only ?? "") &&
    /^(?:хоёр|гурав|дөрөв|hoyor|gurav|duruv)$/.test(count ?? "")
  );
}

const badly = /^(?:сул|сохор|тааруу|муу|хоцрогдсон|тааруухан|sul|sohor|taaruu|muu)$/;
/** «Маркетинг тал дээр тааруу», «борлуулалт талдаа сул». */
const onSide = /^(?:дээр(?:ээ)?|талдаа|deer(?:ee)?|taldaa)$/;
const weakSide = /^(?:тал|tal)$/;
/** «Дээр», «талдаа»; the dative. */
const onIt = /^(?:дээр|тал|deer|tal)|[дт]$|[дт](?:аа|ээ|оо|өө)$|[dt]$/;
const us = said.keySet("бид манай бидний манайх миний");

/** «Холболт дээр гацсан тул», «тайлан дээр л зовдог». */
function isStuck(place: Place): boolean {
  const { words, index, from } = place;
  if (!stuck.test(textOf(words[index]))) return false;
  const at = /^(?:л|l)$/.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  const isOn = /^(?:дээр(?:ээ)?|deer(?:ee)?)$/.test(textOf(words[at])) && at > from;
  if (!isOn && !(at < index - 1 && /[дтdt]$/.test(textOf(words[at])))) return false;
  return !clauseOf(place).isOthers;
}

const stuck =
  /^(?:гац(?:аад|сан|даг|чихсан|ж)|зов(?:дог|ж|оод)|бүдэр(?:дэг|сэн)|мухард(?:аад|сан|даг)|тээглэ(?:эд|сэн|дэг)|gats(?:aad|san|dag|aj)|zov(?:dog|j|ood))$/;

/** «Одоо нягтлан л үлдсэн», «хашлага гагнах л үлдсэн». */
function isLeftAlone(place: Place): boolean {
  const { words, index } = place;
  if (!/^(?:үлдсэн|үлдлээ|uldsen|vldsen)$/.test(textOf(words[index]))) return false;
  const what = words[index - 2];
  const isTask = what !== undefined && traitsOf(what).isVerb && /[хh]$/.test(what.text);
  const isOnly = /^(?:л|l)$/.test(textOf(words[index - 1])) && (isPerson(what) || isTask);
  return isOnly && !clauseOf(place).isOthers;
}

/** «Орчуулга дээр туслаач», «маркетинг дээр зөвлөгөө авмаар байна». */
function isHelpAsked(place: Place): boolean {
  const { words, index } = place;
  const [text, help] = [textOf(words[index]), textOf(words[index - 1])];
  const isTaken =
    /^(?:авмаар|авъя|авья|avmaar)$/.test(text) &&
    /^(?:зөвлөгөө|тусламж|дэмжлэг|zuvluguu|tuslamj)$/.test(help);
  const isCalled = /^(?:туслаач|туслаарай|tuslaach|tuslaarai)$/.test(text) && onSide.test(help);
  return (isTaken || isCalled) && !quoting.test(textOf(words[index + 1]));
}

const quoting = /^(?:гэ|ge)/;

/** «Архивыг цахимжуулах ажил бий», but not «орчуулгын ажил байгаа үед». */
function isWorkLeft(place: Place): boolean {
  const { words, index } = place;
  const isCounted = /^\d+$/.test(textOf(words[index - 2]));
  const [deed, what] = [words[isCounted ? index - 3 : index - 2], textOf(words[index - 1])];
  if (!left.test(textOf(words[index])) || !/^(?:ажил|ажлууд|ajil)$/.test(what) || deed === undefined)
    return false;
  return traitsOf(deed).isVerb && /(?:х|h)$/.test(deed.text) && isFinal(place) && !clauseOf(place).isOthers;
}

const left = /^(?:бий|байна|байгаа|гарлаа|гарсан|үлдсэн|үлдлээ|bii|baina|garlaa|uldsen)$/;

/** «Тооцооны хүн дутмаг»; «эмч дутмаг сум» is no need. */
function isScarce(place: Place): boolean {
  const { words, index } = place;
  return (
    scarce.test(textOf(words[index])) &&
    isFinal(place) &&
    isPerson(words[index - 1]) &&
    !clauseOf(place).isOthers
  );
}

const scarce = /^(?:дутмаг|dutmag)$/;

/** «Нягтлангийн суудал хоосон», «ширээ эзэнгүй». */
function isEmpty(place: Place): boolean {
  const { words, index } = place;
  return empty.test(textOf(words[index])) && seat.test(textOf(words[index - 1])) && isFinal(place);
}

const empty = /^(?:хоосон|сул|эзэнгүй|hooson|sul|ezengui)$/;
const seat = /^(?:суудал|ширээ|сандал|байр|suudal|shiree|sandal)$/;

/** «Тайлан мэддэг хүнгүйгээр урагшлахгүй», «мастергүй бол болохгүй». */
function isImpossibleWithout({ words, index }: Place): boolean {
  const [text, next, last] = [0, 1, 2].map((ahead) => textOf(words[index + ahead]));
  if (/(?:гүйгээр|guigeer|gvigeer)$/.test(text ?? ""))
    return (
      (person.test(text ?? "") || isAmong(words[index], said.people)) &&
      impossible.test((/^(?:цааш|ажил|tsaash)$/.test(next ?? "") ? last : next) ?? "")
    );
  return isWithoutPerson(words[index]) && /^(?:бол|bol)$/.test(next ?? "") && impossible.test(last ?? "");
}

const person = /^(?:хүн|hun|hvn)|(?:ч|чин|ch|chin)(?:гүйгээр|guigeer|gvigeer)$/;
const impossible = /^(?:урагшла|бол|явах|яв|эхлэ|uragshla|bol|yav|ehle).*(?:гүй|g[uv]i)$/;

/** «Төлөөлөгч маань жирэмсний чөлөөнд гарсан». */
function isOnLeave(place: Place): boolean {
  const { words, index, from } = place;
  if (
    !/^(?:гарсан|гарна|гарлаа|авсан|авна|авлаа|garsan|garna|avna|avsan)$/.test(textOf(words[index])) ||
    !/^(?:чөлөө(?:нд)?|chuluu(?:nd)?|choloo(?:nd)?)$/.test(textOf(words[index - 1]))
  )
    return false;
  return isFinal(place) && words.slice(from, index - 1).some((word) => isPerson(word));
}

/** «Мастераа алдсанаас хойш», «… хийдэг хүн маань намар явснаас хойш». */
function isLost({ words, index, from }: Place): boolean {
  const text = textOf(words[index]);
  if (!since.test(text) || !/^(?:хойш|hoish)$/.test(textOf(words[index + 1]))) return false;
  if (/^(?:алд|ald)/.test(text)) return words.slice(from, index).some(isOneOfOurs);
  const mine = words.slice(from, index).findLastIndex((word) => isAmong(word, own));
  return mine > 0 && isPerson(words[from + mine - 1]);
}

const since = /^(?:алдса?н|явса?н|гарса?н|больсо?н|aldsa?n|yavsa?n|garsa?n|bolso?n)(?:аас|оос|aas|oos)$/;

/** «Нягтлангаа», «мастераа». */
function isOneOfOurs(word: Word): boolean {
  const bare = word.text.replace(/г?(?:аа|ээ|оо|өө)$/, "");
  return isPersonAsObject({ ...word, text: bare }) || isAmong(word, said.people);
}

/** «Тайлан мэддэг хүн орж ирээсэй», «редактор ороод ирээсэй»: from where they are named. */
function hopedFrom(place: Place): number | undefined {
  const { words, index, from } = place;
  if (!/(?:аасай|ээсэй|оосой|өөсэй|aasai|eesei|oosoi)$/.test(textOf(words[index]))) return undefined;
  const isSomebody = (each: number) =>
    isPerson(words[each]) || (textOf(words[each]) === "нэгэн" && textOf(words[each - 1]) === "хэн");
  const at = [index - 1, index - 2].find((each) => each >= from && isSomebody(each));
  return at === undefined ? undefined : clauseOf({ ...place, index: at }).from;
}

/** «Нэхэх тал дээр мэдлэг хомс», «тайлангийн туршлага дутмаг». */
function isKnowledgePoor(place: Place): boolean {
  const { words, index } = place;
  if (!/^(?:хомс|дутмаг|тааруу|муу|бага|homs|dutmag|taaruu|muu|baga)$/.test(textOf(words[index])))
    return false;
  return isAmong(words[index - 1], said.abilities) && isFinal(place) && !clauseOf(place).isOthers;
}

/** «Тайлан мэддэг хүнтэй хослох юм бол», «программ болгох хүнтэй ажиллавал», «хүнээ олчихвол». */
function isPairing({ words, index }: Place): boolean {
  const text = textOf(words[index]);
  const isTogether =
    pairing.test(textOf(words[index - 1])) || /^(?:хамт|hamt)$/.test(textOf(words[index - 1]));
  const before = words[isTogether ? index - 2 : index - 1];
  const [next, last] = [textOf(words[index + 1]), textOf(words[index + 2])];
  if (/^(?:олчихвол|олвол|olchihvol|olvol)$/.test(text))
    return /^(?:хүнээ|хоёрыг|гурвыг|hunee|hvnee|hoyoriig|gurviig)$/.test(textOf(before));
  if (!pairing.test(text) || !isWithPerson(before) || isAmong(before, said.others)) return false;
  const isIf = /(?:[вб][аэоө]л|[vb][aeo]l)$/.test(text);
  return (
    isIf || ifSo.test(next) || (/^(?:юм|yum)$/.test(next) && ifSo.test(last)) || /^(?:байж|baij)$/.test(next)
  );
}

const pairing = /^(?:хосл|нийл|хамтр|хамтар|нэгд|таар|ажилл|hosl|niil|hamtr|hamtar|negd|taar|ajill)/;
const ifSo = /^(?:бол|bol)$/;

/** «Сайт хийдэг хүнтэй бол маргааш эхэлнэ», but not «та нягтлантай бол …». */
function isBegunWith({ words, index, from, to }: Place): boolean {
  const who = words[index];
  if (!ifSo.test(textOf(words[index + 1])) || !isWithPerson(who) || isAmong(who, said.others)) return false;
  if (words.slice(from, index).some((word) => isAmong(word, said.addressees))) return false;
  return words.slice(index + 2, to).some((word) => isInForm(word, "wish") || beginning.test(word.text));
}

const beginning =
  /^(?:эхл|эхэл|томор|хурдас|нээн|нээ(?:е|х)|байгуул|өргөж|урагш|ehl|ehel|neen|neeh|baiguul|urguj|uragsh)/;

/** «Тайланг хүнд даатгамаар байна». */
function isHandedOver({ words, index }: Place): boolean {
  return (
    /^(?:даатгамаар|даатгах|daatgamaar|daatgah)$/.test(textOf(words[index])) &&
    /^(?:хүнд|hund|hvnd)$/.test(textOf(words[index - 1]))
  );
}

/** «Эм зүйч мэргэжилтэй бол бүр сайн», «гагнуур мэддэг бол давуу тал». */
function isBetterWith({ words, index }: Place): boolean {
  if (!described.test(formOf(words[index]))) return false;
  const said = words
    .slice(index + 1, index + 5)
    .map(textOf)
    .join(" ");
  return /^(?:бол|bol) (?:(?:бүр|их|илүү|ч|bur|bvr|ih|iluu|ilvv|ch) )*(?:сайн|давуу|зүгээр|гоё|sain|davuu|zugeer|goyo)(?: |$)/.test(
    said,
  );
}

/** On folded words: «мэргэжилтэй», «туршлагатай», «мэддэг», «чаддаг». */
const described = /^(?:mergejelt|torslagat|med+eg|cad+ag)/;

/** «Вэб хийх хүн байхгүйгээс болж». */
export function isAbsent({ words, index }: Place): boolean {
  return /^(?:байхгүй|baihgui)(?:гээс|gees)$/.test(words[index]?.text ?? "") && isPerson(words[index - 1]);
}

/** «Дизайнер маань явсан», «маань ирэх сард явах гэж байгаа», «манай гагнуурчин тэтгэвэрт гарсан». */
function isGone(place: Place): boolean {
  const { words, index, from } = place;
  const isLeaving = leavingSoon.test(words[index]?.text ?? "") && soon.test(words[index + 1]?.text ?? "");
  if (!isLeaving && !(gone.test(words[index]?.text ?? "") && isFinal(place))) return false;
  let at = isAmong(words[index - 1], leaving) ? index - 2 : index - 1;
  while (at > from && ofTime.test(words[at]?.text ?? "")) at--;
  const mine = words.slice(0, at + 1).findLastIndex((word) => isAmong(word, own));
  if (mine > from && mine >= (isLeaving || awayFor.test(words[at]?.text ?? "") ? at - sight : at))
    return isPerson(words[mine - 1]);
  return isPerson(words[at]) && isAmong(words[from], ours);
}

/** «Маань өнгөрсөн жил гарсан». */
const ofTime =
  /^(?:өнгөрсөн|энэ|ирэх|саяхан|өчигдөр|жил|сард|долоо|хоногт|хавар|зун|намар|өвөл|ungursun|saayahan|jil|sard|havar|zun|namar|uvul)$/;
const gone = /^(?:(?:яв|гар)(?:сан|чихсан|лаа|чихлаа)|(?:yav|gar)(?:san|chihsan|laa|chihlaa))$/;
/** «Гадаад явсан»: not on the road. */
const awayFor =
  /^(?:гадаад(?:ад|руу)?|gadaad(?:ad)?)$|^(?:солонгос|япон|америк|герман|австрали|канад|хятад|solongos|yapon|amerik|german|avstrali)|^(?:руу|рүү|ruu)$/;
/** «Явах гэж байгаа», «тэтгэвэрт гарах нь». */
const leavingSoon = /^(?:явах|гарах|yavah|garah)$/;
const soon = /^(?:гэж|гэсэн|болсон|нь|тул|учир|учраас|gej|gesen|bolson|ni|tul|uchir)$/;
const sight = 4;
const leaving = said.keySet("ажил тэтгэвэр");
const ours = said.keySet("манай");
