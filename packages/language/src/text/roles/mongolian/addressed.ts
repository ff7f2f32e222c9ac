// Of what a Mongolian text asks for: for whom, with whom or in place of whom, which is not needed itself.
import type { Roles } from "../../clauses.ts";
import type { Place } from "./clause.ts";
import { isTalkedWith } from "./others.ts";
import { isPerson, isWithPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

/** «Сувилагчдад хэл заах багш, эмчтэй ярилцах апп хэрэгтэй»: those for whom or with whom something is done are not needed. */
export function leaveOutAddressed(
  words: readonly Word[],
  roles: Roles,
  { from, to }: Pick<Place, "from" | "to">,
) {
  for (let at = from; at < to; at++) {
    if (isTalkedWith(words, at) || isWorkedWith(words, at) || isLessNeeded(words, at)) roles[at] = "aside";
    if (isFounded(words, at)) roles.fill("aside", from, at + 1);
    if (!addressed.test(words[at]?.text ?? "") && !areDealtWith(words, at)) continue;
    roles[at] = "aside";
    if (plural.test(words[at]?.text ?? "") && at > from) roles[at - 1] = "aside";
  }
}

/** «Хуульчаас илүү хэрэгтэй». */
function isLessNeeded(words: readonly Word[], at: number): boolean {
  return (
    /(?:[аэоө]{2}с|[aeo]{2}s)$/.test(words[at]?.text ?? "") &&
    /^(?:илүү|iluu|ilvv)$/.test(words[at + 1]?.text ?? "")
  );
}

/** «Компани байгуулахаар хөрөнгө оруулагч хайж байна», «ферм нээхэд инженер хэрэгтэй», but not «байгуулахад туслах». */
function isFounded(words: readonly Word[], at: number): boolean {
  return founding.test(words[at]?.text ?? "") && !/^(?:тусл|tusl)/.test(words[at + 1]?.text ?? "");
}

const founding =
  /^(?:нээх|байгуулах|эхлүүлэх|өргөжүүлэх|neeh|baiguulah|ehluuleh)(?:[аэоө]{2}р|[аэоө]д|[aeo]{2}r|[aeo]d)$/;
const addressed = /(?:ч|[уү]{2})д(?:[аэоө]д|даа|дээ)$|(?:ch|uu|vv)d[aeo]d$|^(?:нарт(?:аа)?|nart(?:aa)?)$/;
const plural = /^(?:нар(?:т|ыг|ын)|nar(?:t|iig|iin))/;

/** «Жолооч нарыг бүртгэх хүн», «сувилагч нарын ашиглах апп», but not «жолооч нарыг хайж байна». */
function areDealtWith(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    /^(?:нар(?:ыг|ын)|nar(?:iig|iin))$/.test(words[at]?.text ?? "") &&
    next !== undefined &&
    traitsOf(next).isVerb &&
    /[хh]$/.test(next.text) &&
    traitsOf(next).saying === undefined
  );
}

/** «Жуулчинтай ажиллах менежер», but not «гагнуурчинтай ажиллах хүсэлтэй». */
function isWorkedWith(words: readonly Word[], at: number): boolean {
  return (
    isWithPerson(words[at]) &&
    /^(?:ажиллах|ажилладаг|ajillah|ajilladag)$/.test(words[at + 1]?.text ?? "") &&
    isPerson(words[at + 2])
  );
}
