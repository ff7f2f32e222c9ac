// What there is already, in Mongolian, or what the writer is or does.
import { clauseOf, isFinal, own, type Place } from "./mongolian-clause.ts";
import * as said from "./mongolian-cues.ts";
import { formOf, isAmong, isInForm, isPerson, traitsOf } from "./mongolian-words.ts";
import type { Word } from "./words.ts";

const people = said.keySet("хүн");
const oneself = said.keySet("өөрөө");
const ourselves = said.keySet("өөрсдөө өөрөө");
const ready = said.keySet("бэлэн");

/** «Манай багт дизайнер байгаа», «баг маань хоёр программисттай», «гаднаас худалдаж авдаг» apart. */
export function isThere(word: Word, place: Place): boolean {
  const { words, index, to, from } = place;
  if (index !== to - 1) return false;
  if (isAmong(word, said.presence))
    return (
      isAmong(words[index - 1], own) ||
      (isAmong(words[index - 1], people) && /^\d+$/.test(words[index - 2]?.text ?? "")) ||
      (isPerson(words[index - 1]) && present.test(word.text)) ||
      (isEnough(words[index - 1]) && areEnough({ ...place, index: index - 1 })) ||
      (clauseOf(place).isOurs && /^ba?[iy]?(?:na|ga|dag)|^bn/.test(formOf(word)))
    );
  if (isAmong(word, ready)) return clauseOf(place).isOurs;
  if (isEnough(word)) return areEnough(place);
  if (isAmong(word, oneself)) return index > from && isOfWriter(place);
  return index > from && isInForm(word, "with -тай") && clauseOf(place).isOurs;
}

function isEnough(word: Word | undefined): boolean {
  return formOf(word) === "kangalta";
}

/** «Манайд жолооч хангалттай»; one, a beginner or a part-timer that is enough is needed. */
function areEnough({ words, index, from }: Place): boolean {
  const before = words.slice(from, index - 1);
  const isPlain = (word: Word) =>
    isAmong(word, here) || !(isAmong(word, said.measures) || measured.test(word.text));
  return isPerson(words[index - 1]) && before.length <= longestName && before.every(isPlain);
}

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
