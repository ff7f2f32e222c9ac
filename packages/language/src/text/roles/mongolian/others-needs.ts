// Where it is others who need what a Mongolian sentence says is needed.
import { clauseOf, own, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { invitation } from "./invitations.ts";
import { quoting } from "./commissions.ts";
import { formOf, isAmong, isInForm, isPerson, isWithout, isWithPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

export const seeking = said.keySet("хайх");
const wanting = said.keySet("хайх хүсэх шаардах");

/** «Нягтлан хэрэгтэй хүмүүст», «… хэрэгтэй гэдэг», «… хэрэгтэй бол бичээрэй», «найз маань нягтлан хайж байгаа», «нягтлан болохыг хүсдэг». */
export function isToldOfOthers(place: Place): boolean {
  const { words, index } = place;
  const [before, next, last] = [-1, 1, 2].map((by) => words[index + by]?.text ?? "");
  const { from, isOfKin } = clauseOf(place);
  return (
    whom.test(next ?? "") ||
    /^(?:бүрт|бүрд|болгонд|хүмүүст)$/.test(before ?? "") ||
    /^(?:гэдэг|gedeg|гэлээ)$/.test(next ?? "") ||
    (quoting.test(next ?? "") && toldBy.test(last ?? "")) ||
    (/^(?:бол|bol)$/.test(next ?? "") && invitation.test(last ?? "")) ||
    founding.test(before ?? "") ||
    (/^(?:болохыг|bolohi?[iy]?g)$/.test(before ?? "") && !isWithPerson(words[index - 2])) ||
    (isOfKin && isAmong(words[from], said.kin) && isAmong(words[from + 1], own))
  );
}

/** «Нягтлан хэрэгтэй гэж ярьж байсан»: they said so. */
const toldBy =
  /^(?:ярьж|ярьдаг|ярьсан|хэлж|хэлдэг|хэлсэн|гомдол|асуу|гуй(?:ж|даг|сан)|yari?j|yari?dag|yarisan|helj|heldeg|helsen|gomdol|asuu|gui(?:j|dag|san))/;

/** «Тоглоом сонирхдог хүн урьж байна»: who is interested in it is looked for. */
export function isInterestSought({ words, index, to }: Place): boolean {
  const word = words[index];
  if (!isAmong(word, interest) || !/(?:d[aeo]g|s[aeo]n)$/.test(formOf(word)) || !isPerson(words[index + 1]))
    return false;
  return words
    .slice(index + 2, to)
    .some((each) => traitsOf(each).saying === "need" || invitation.test(each.text));
}

const interest = said.keySet("сонирхох");
const work = said.keySet("ажил");

/** «Ивээн тэтгэгч хайх ажлыг бид хийнэ». */
export function isSeekingAsWork(words: readonly Word[], index: number): boolean {
  return /^(?:хайх|haih)$/.test(words[index]?.text ?? "") && isAmong(words[index + 1], work);
}

/** «Санал болгохгүй байхыг хүсье». */
export function isNotWanted(words: readonly Word[], index: number): boolean {
  return /^(?:байхыг|baihiig)$/.test(words[index - 1]?.text ?? "") && isWithout(words[index - 2]);
}

/** «Сэлбэг хайдаг сайт», «худалдан авагчид гэрчилгээ шаарддаг», «юу дутдагийг мэднэ»: others look for it. */
export function isSpokenOf(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return isInForm(word, "as a thing") || (isAmong(word, wanting) && isInForm(word, "habit"));
}

/** «Санхүүжилт хайж буй компаниудыг холбодог». */
export function isSoughtByOthers(words: readonly Word[], index: number): boolean {
  return seekingNow.test(words[index + 1]?.text ?? "") && manyWhom.test(words[index + 2]?.text ?? "");
}

/** «Дэлгүүр нээхийг хүсдэг»: it is the writer's plan. */
const founding =
  /^(?:нээх|байгуулах|эхлүүлэх|босгох|зарах|neeh|baiguulah|ehluuleh|bosgoh|zarah)(?:ийг|ыг|iig)$/;
const whom =
  /^(?:хүмүүст|хүмүүсийн|хүмүүсийг|humuust|hvmvvst)$|^(?:компани|байгууллага|айл)[уү]{2}д(?:ад|ын|ыг)$/;
const seekingNow = /^(?:буй|байгаа|байдаг|bui|baigaa|baidag)$/;
const manyWhom =
  /(?:[уү]{1,2}д|ч[уү]{0,2}д|[uv]{1,2}d|ch[uv]{0,2}d)(?:[ыи]й?г|[ыи]й?н|[аэоө]д|т[аэо]й|[аэоө]{2}[рс]|ii?[gn]|[aeo]d|t[aeo]i|[aeo]{2}[rs])$/;
