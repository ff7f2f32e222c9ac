import { clauseOf, type Found, isFinal, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { isAmong, isVacancy } from "./words.ts";

/** «Орчуулагчийн орон тоо», «тогоочийн ажлын байр нээлттэй», but not «орон тоог төлөвлөх»; what is filled is no more needed. */
export function vacancyIn(place: Place): Found | undefined {
  const { words, index } = place;
  const [text = "", next = ""] = [words[index]?.text, words[index + 1]?.text];
  const isPost = isVacancy(words[index], words[index - 1]);
  const isWork = /^(?:байр|bair)$/.test(text) && isAmong(words[index - 1], jobs);
  // «Жолооч нээлттэй ажлын байр».
  if (isWork && isAmong(words[index - 2], open) && isFinal(place))
    return { role: "need", from: clauseOf(place).from, asking: 3 };
  if (!isPost && !(isWork && (isAmong(words[index + 1], empty) || filled.test(next)))) return undefined;
  return { role: filled.test(next) ? "spare" : "need", from: clauseOf(place).from, asking: 2 };
}

const jobs = said.keySet("ажил");
const open = said.keySet("нээлттэй");
const empty = said.keySet("сул нээлттэй зарлах гарах");
const filled = /^(?:дүүрсэн|дүүрэн|бүрэн|бүрдсэн|duursen|dvvrsen|duuren|buren|bvren|burdsen)$/;
