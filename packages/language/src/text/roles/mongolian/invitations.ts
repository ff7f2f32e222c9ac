// Whom a Mongolian text asks to join or to get in touch.
import { clauseOf, type Found, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { formOf, isAmong, isPerson } from "./words.ts";
import type { Word } from "../../words.ts";

/** «Туршлагатай хүн нэгдээрэй». */
export function isInvited(word: Word, before: Word | undefined): boolean {
  return (
    invitation.test(word.text) &&
    (isAmong(word, inviting) ||
      (isAmong(word, giving) && /(?:ж|ч|j|ch)$/.test(before?.text ?? "")) ||
      (isAmong(word, said.becoming) && isAmong(before, said.people)))
  );
}

export function invitationIn(place: Place): Found | undefined {
  const { from, isOfPerson, isConditional } = clauseOf(place);
  const before = place.words[place.index - 1];
  const isJoining =
    isAmong(place.words[place.index], joining) && isPerson(before) && !isAmong(before, said.others);
  if (isAddressed(place)) return { role: "need", from };
  return (isOfPerson || isJoining) && !isConditional ? { role: "need", from } : undefined;
}

/** «Та нягтлан бол холбогдоорой», «нягтлан мэддэг бол надтай нэгдээрэй», «нягтлан нар холбогдоорой». */
function isAddressed({ words, index, from }: Place): boolean {
  const last = /^(?:над(?:тай|ад)|бидэн(?:тэй|д)|nad(?:tai|ad)|biden(?:tei|d))$/.test(
    words[index - 1]?.text ?? "",
  )
    ? index - 2
    : index - 1;
  if (last > from && areDoing(words[last], words[last - 1])) return true;
  if (last <= from || !/^(?:бол|нар|bol|nar)$/.test(words[last]?.text ?? "")) return false;
  const who = words[last - 1];
  return isAmong(who, able) || (isPerson(who) && !isAmong(who, said.others));
}

/** «Орчуулга хийдэг хүмүүс холбогдоорой», but not «захиалдаг хүмүүс». */
function areDoing(who: Word | undefined, doing: Word | undefined): boolean {
  if (
    !/^(?:хүмүүс|нөхөд|залуус|залуучууд|humuus|hvmvvs|zaluus)$/.test(who?.text ?? "") ||
    isAmong(doing, said.askers)
  )
    return false;
  return /(?:d[aeo]g|s[aeo]n|t[ao]rslagta)$/.test(formOf(doing));
}

const giving = said.keySet("өгөх");
const able = said.keySet("мэддэг чаддаг meddeg chaddag");

/** «Гагнуурчин нэгдээрэй», «гагнуурчин хамтарна». */
export const joining = said.keySet("нэгдэх хамтрах нийлэх хуваах хуваалцах");

const inviting = said.keySet("хэлэх нэгдэх хамтрах ирэх орох бичих холбогдох холбогдоорой залгах");
export const invitation =
  /(?:аарай|ээрэй|оорой|өөрэй|аач|ээч|ооч|өөч|[aeo]{2}r[ae]i|[uvö]{2}r[ae]i|[aeo]{2}ch|[uvö]{2}ch)$/;
