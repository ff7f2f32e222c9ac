// What there is already, in Mongolian, or what the writer is or does.
import { clauseOf, isFinal, own, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { formOf, isAmong, isInForm, isPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

/** «Жолооч нар байгаа». */
const many = said.keySet("нар");
const people = said.keySet("хүн");
const oneself = said.keySet("өөрөө");
const ourselves = said.keySet("өөрсдөө өөрөө");
const ready = said.keySet("бэлэн");

/** «Манай багт дизайнер байгаа», «баг маань хоёр программисттай», «гаднаас худалдаж авдаг» apart. */
export function isThere(word: Word, place: Place): boolean {
  const { words, index, to, from } = place;
  if (index !== to - 1) return false;
  if (/^(?:манайх|бидийнх|биднийх|manaih)$/.test(word.text)) return index > from;
  if (isAmong(word, said.presence))
    return (
      isAmong(words[index - 1], own) ||
      (isAmong(words[index - 1], people) && /^\d+$/.test(words[index - 2]?.text ?? "")) ||
      (isPerson(words[isAmong(words[index - 1], many) ? index - 2 : index - 1]) && present.test(word.text)) ||
      (clauseOf(place).isOurs && /^ba?[iy]?(?:na|ga|dag)|^bn/.test(formOf(word)))
    );
  if (isAmong(word, ready)) return clauseOf(place).isOurs;
  if (isAmong(word, oneself)) return index > from && isOfWriter(place);
  return index > from && isInForm(word, "with -тай") && clauseOf(place).isOurs;
}

/** «Манайд жолооч хангалттай», «багш нар маань бүрэн»; one, a beginner or a part-timer that is enough is needed. */
export function areEnough({ words, index, to, from }: Place): boolean {
  const end = isAmong(words[index], there) ? index - 1 : index;
  if (index !== to - 1 || !enough.test(formOf(words[end]))) return false;
  let last = end - 1;
  while (last > from && isAmong(words[last], ofThem)) last--;
  const before = words.slice(from, last);
  const areOurs = isAmong(words[from], here);
  const isPlain = (word: Word) =>
    isAmong(word, here) ||
    (areOurs && /^\d+$/.test(word.text)) ||
    !(isAmong(word, said.measures) || measured.test(word.text));
  return isPerson(words[last]) && before.length <= longestName && before.every(isPlain);
}

const there = said.keySet("байх бга бгаа бий");
const enough = /^(?:kangalta|boren|elod(?:ej|sen))$/;
const ofThem = said.keySet("нар маань минь");
const longestName = 2;
const here = said.keySet("манай манайд бидэнд надад баг одоогоор odoogoor");
/** A number, «-тай», «-д». */
const measured = /^\d|(?:т[аэо]й|[дт]|t[aeo]i|[dt])$/;

/** «Дизайнер өөрөө», «инженер: би өөрөө», but not «хамгийн чухал нь багш өөрөө». */
function isOfWriter({ words, index, from }: Place): boolean {
  if (formOf(words[index - 1]) === "be") return true;
  const name = words.slice(from, index).filter(({ text }) => text !== "нь" && text !== "ni");
  const [last] = name.slice(-1);
  return (
    index - from <= longestName &&
    isPerson(last) &&
    !isAmong(last, said.clients) &&
    !name.some((word) => traitsOf(word).isVerb)
  );
}

/** «Контентоо бид өөрсдөө бичнэ». */
export function isDoneAlone(word: Word, place: Place): boolean {
  const isOwn = isOneself(place.words, place.index - 1) && !clauseOf(place).isOthers;
  return isOwn && traitsOf(word).isVerb && !isAmong(word, said.learning) && isFinal(place);
}

/** Not «багш өөрөө». */
export function isOneself(words: readonly Word[], index: number): boolean {
  return isAmong(words[index], ourselves) && !isPerson(words[index - 1]);
}

/** «Дизайнер байгаа»; «хүн байна» may well be a question. */
const present = /^(?:байгаа|бгаа|бга|baigaa|bgaa|bga)$/;

/** «Нягтлан найзтай». */
export function isOfKin(word: Word, { index, from, end }: Place): boolean {
  return index > from && index === end - 1 && isAmong(word, family) && isInForm(word, "with -тай");
}

/** «Малчны охин», «багшийн хүү». */
export function isChildOf({ words, index }: Place): boolean {
  const before = words[index - 1];
  return isAmong(words[index], offspring) && parent.test(before?.text ?? "") && !isAmong(before, said.kin);
}

/** «Эхнэр маань эмч». */
export function isOfFamily({ words, index, from, to }: Place): boolean {
  return (
    isAmong(words[index], own) &&
    isAmong(words[index - 1], family) &&
    // «Борлуулалтыг нөхөр маань хариуцдаг»: what is told of stands before them.
    !words.slice(from, index - 1).some(({ text }) => /(?:г|iig|ing)$/.test(text)) &&
    !words.slice(index, to).some((word) => isAmong(word, together))
  );
}

const offspring = said.keySet("охин хүү");
/** «Малчны», «багшийн», «сувилагчийн». */
const parent =
  /ч(?:ийн|ын|ны|ний|iin|nii|ny)$|^(?:багшийн|инженерийн|bagshiin|injeneriin)$|(?:chnii|chny|chiin)$/;
const family = said.keySet("аав ээж эгч дүү ах эхнэр нөхөр охин хүү хадам найз");
/** «Эхнэр маань бид хоёр …» */
const together = said.keySet("бид би надтай надад хамт бидэнд хоёр хоёул");
