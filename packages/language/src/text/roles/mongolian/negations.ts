// What Mongolian denies by a word of its own: биш, алга, үгүй, байхгүй.
import { clauseOf, type Found, isFinal, own, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { given, isCounted, isNothingElse, ofMine } from "./refusals.ts";
import { absentee, isNotThereYet } from "./shortfalls.ts";
import { formOf, isAmong, isPerson, isWithout, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

const atAll = said.keySet("огт ерөөсөө ч бараг л");

export function negationIn(word: Word, place: Place): Found | undefined {
  const { words, index } = place;
  const last = lastBefore(words, index);
  const before = words[last];
  const clause = clauseOf(place);
  if (isNothingElse(words, index)) return undefined;
  if (isAmong(before, said.needs))
    return { role: isNoneOfOurs(words[index - 2]) ? "not" : "spare", from: clause.from };
  if (isCounted(place) && !clause.isOthers) return { role: "need", from: clause.from };
  const whose = isAmong(before, own) ? words[last - 1] : before;
  const isOfUs =
    isAmong(whose, here) || isAmong(whose, ofMine) || /^(?:өөрсдөд|өөрт|uursdud)$/.test(whose?.text ?? "");
  if (isOfUs && isFinal(place))
    return {
      role: isPerson(words[before === whose ? last - 1 : last - 2])
        ? "need"
        : isAmong(whose, here) || isAmong(word, denying)
          ? "not"
          : "aside",
      from: clause.from,
    };
  if (word.keys.some((key) => key === bish || key === bishee)) {
    if (isAsWell(words, index)) return { role: "aside", from: index - 1 };
    if (isAnotherAsked(place)) return { role: "spare", from: index - 1 };
    const isAnother = isOtherwise(words.slice(index + 1, index + 3));
    const isLast = isAnother || (isFinal(place) && !clause.isConditional);
    const isPlain = !said.beforeBish.has(before?.keys[0] ?? "") && isLast;
    const isShort = index - place.from <= longestName;
    if (!isPlain || (clause.isOthers && !clause.isOwn && !isShort)) return undefined;
    const isOfPiece = isAnother || isNewPerson(place) || (!clause.isOwn && isShort);
    const from = isOfPiece ? place.from : clause.from;
    return { role: clause.isOwn ? "not" : "spare alone", from: behindObject(words, from, index) };
  }
  if (isAmong(before, said.abilities))
    return { role: clause.isOthers && !clause.isOwn ? "aside" : "not", from: clause.from };
  if (isAmong(before, offered) && !clause.isConditional && isFinal(place))
    return { role: "not", from: clause.from, asking: 2 };
  if (isAmong(word, never) && isAmong(before, given) && isFinal(place) && index - place.from > 1)
    return { role: "not", from: clause.from };
  if (isWithoutTimeFor(place)) return { role: "need", from: clause.from };
  if (isBesideHad(place)) return { role: "need", from: place.from };
  if (isPerson(before) || isAmong(before, team) || isPerson(absentee(place)) || isNotThereYet(place))
    return { role: "need", from: clause.from };
  return isAmong(word, said.presence) && isFinal(place) ? { role: "aside", from: index - 1 } : undefined;
}

/** «Агрономич биш байж болно», «… биш байсан ч болно». */
function isAsWell(words: readonly Word[], index: number): boolean {
  const [be = "", next = "", last = ""] = words.slice(index + 1, index + 4).map(({ text }) => text);
  return (
    /^(?:бай(?:ж|сан)|bai(?:j|san))$/.test(be) && maybe.test(next === "ч" || next === "ch" ? last : next)
  );
}

const maybe = /^(?:болно|яахав|хамаагүй|bolno|yahav|hamaagui)$/;

/** «Гагнуурчин ганц ч алга», «маркетинг ерөөсөө алга»: where that stands of which there is none. */
function lastBefore(words: readonly Word[], index: number): number {
  if (!isAmong(words[index - 1], atAll)) return index - 1;
  return /^(?:ганц|нэг|gants|neg)$/.test(words[index - 2]?.text ?? "") ? index - 3 : index - 2;
}

/** «Дизайн бол миний хэрэг биш». */
function isNoneOfOurs(word: Word | undefined): boolean {
  return /^(?:миний|манай|бидний|minii|manai|bidnii)$/.test(word?.text ?? "");
}

/** «Маркетинг хийх зав алга». */
function isWithoutTimeFor({ words, index, from }: Place): boolean {
  const deed = words[index - 2];
  if (!/^(?:зав|цаг|zav|tsag)$/.test(words[index - 1]?.text ?? "") || deed === undefined) return false;
  return index - 2 > from && traitsOf(deed).isVerb && /[хh]$/.test(deed.text);
}

/** «Бүтээгдэхүүн бий, маркетинг алга». */
function isBesideHad(place: Place): boolean {
  const { words, index, from, start } = place;
  const isNamed = from > start && index > from && index - from <= longestName + 1;
  return (
    isNamed &&
    /^(?:алга|байхгүй|alga|baihg[uv]i)$/.test(words[index]?.text ?? "") &&
    /^(?:бий|бэлэн|байгаа|байна|бна|bii|belen|baigaa|baina|bna)$/.test(words[from - 1]?.text ?? "") &&
    isFinal(place)
  );
}

/** «Халаалтыг нь газаар биш, цахилгаанаар»: the heating is wanted. */
function behindObject(words: readonly Word[], from: number, index: number): number {
  const at = words.slice(from, index).findLastIndex(({ text }) => /^(?:нь|ni)$/.test(text)) + from;
  return at > from && /(?:г|ii?g)$/.test(words[at - 1]?.text ?? "") ? at + 1 : from;
}

/** «Видео биш зөвхөн пост», «крипто биш бол болно». */
function isOtherwise([next, last]: readonly Word[]): boolean {
  return isAmong(next, only) || (isAmong(next, given) && isAmong(last, allowed));
}

const only = said.keySet("зөвхөн");
const allowed = said.keySet("болно");

/** «Нягтлан, оюутан биш», but «вэб, гар утасны апп бол бидний чадах юм биш». */
const longestName = 2;

/** «Эмч биш лаб хэрэгтэй». */
function isAnotherAsked({ words, index, to }: Place): boolean {
  return (
    isPerson(words[index - 1]) &&
    words.slice(index + 1, to).some((word) => traitsOf(word).saying === "need" && !isWithout(word))
  );
}

/** «Маркетингийн хүн, тогооч биш»: who is named before is looked for. */
function isNewPerson({ words, index, from }: Place): boolean {
  return isAmong(words[from - 1], somebody) && isPerson(words[index - 1]);
}

const somebody = said.keySet("хүн мэргэжилтэн ажилтан хамтрагч");
/** «Үс засалт манайд байхгүй»; what «надад алга» is only not there. */
const here = said.keySet("манайд");
/** «Ломбард, онлайн зээл бол үгүй». */
const never = said.keySet("үгүй");
/** «Ан агнуурын аялал байхгүй». */
const offered = said.keySet("аялал үйлчилгээ захиалга");
const team = said.keySet("баг");
/** «Гагнуур бол надад биш». */
const denying = said.keySet("биш");
const [bish, bishee] = [...said.keySet("биш бишээ")];

/** «Барилгаас хол байя». */
export function isKeptAwayFrom({ words, index, from }: Place): boolean {
  if (index === from || !/^(?:хол|hol)$/.test(words[index]?.text ?? "")) return false;
  return (
    formOf(words[index - 1]).endsWith("s") &&
    /^(?:бай(?:я|ya|х|маар|на|даг)|bai(?:ya|h|maar|na|dag))$/.test(words[index + 1]?.text ?? "")
  );
}
