// Mongolian: the cue, mostly a verb, stands behind what it rules, back to the clause before.
import {
  clauseOf,
  listFrom,
  deedBefore,
  type Found,
  isClauseVerb,
  isFinal,
  isIf,
  isPieceOfList,
  type Place,
  reachOf,
  saidBefore,
} from "./clause.ts";
import { leaveOutAddressed } from "./addressed.ts";
import { listPiece, type Reading, type Roles, type Sentence } from "../../clauses.ts";
import * as said from "./cues.ts";
import {
  formOf,
  houseFrom,
  isAmong,
  isHouse,
  isInForm,
  isPerson,
  isPersonOrOurs,
  isWithout,
  isWithoutPerson,
  isWithPerson,
  traitsOf,
} from "./words.ts";
import { invitation, invitationIn, isInvited, joining } from "./invitations.ts";
import { isAbsent } from "./lacks.ts";
import { isJoined, isPlanned, weakIn } from "./plans.ts";
import { isOfOthers, partnersFrom } from "./others.ts";
import { areEnough, isChildOf, isDoneAlone, isOfFamily, isOfKin, isOneself, isThere } from "./presence.ts";
import {
  isInterestSought,
  isNotWanted,
  isSeekingAsWork,
  isSoughtByOthers,
  isSpokenOf,
  isToldOfOthers,
  seeking,
} from "./others-needs.ts";
import { isQuotedRequest } from "./commissions.ts";
import { isSomeCompanion, isSomebodyTaken, soughtIn } from "./seeking.ts";
import { isKeptAwayFrom, negationIn } from "./negations.ts";
import { withoutIn } from "./shortfalls.ts";
import { otherRefusalIn, refusalIn } from "./refusals.ts";
import type { Word } from "../../words.ts";

export function readMongolian(sentence: Sentence, words: readonly Word[], roles: Roles): void {
  const start = sentence[0]?.from ?? 0;
  const end = sentence.at(-1)?.to ?? start;
  let free = start;
  let offered = start;
  let listStart = start;
  let before = 0;
  let bracketedFrom: number | undefined;
  let isAsked = false;
  for (const { from, to, isBracketed } of sentence) {
    if (isBracketed) bracketedFrom ??= from;
    const isLong = before > listPiece && !isPieceOfList(words, from - before, from);
    if (isLong || isClauseVerb(words[from - 1])) listStart = listFrom(words, from);
    before = to - from;
    if (isAsked && isSomebodyBesides(words, from, to)) {
      roles.fill("need", from + 1, to);
      continue;
    }
    isAsked = false;
    for (let index = from; index < to; index++) {
      const word = words[index];
      if (word === undefined || !traitsOf(word).isMongolian) continue;
      const place = { words, index, from, to, start, end, free, listStart, bracketedFrom };
      const cue = cueAt(word, place);
      if (cue?.role === undefined) continue;
      const first = cue.role === "offer" ? Math.max(free, offered) : Math.max(free, cue.from ?? free);
      const last = Math.min(to, cue.to ?? index + 1);
      roles.fill(cue.role, cue.to === undefined ? first : index, last);
      isAsked = cue.role === "need";
      if (cue.role === "need") {
        leaveOutAddressed(words, roles, { from: first, to: last });
        // What asks is not asked for: «ажилд авна».
        if (cue.to === undefined && !cue.isDeed) roles[index] = "aside";
      }
      // «Ном орчуулдаггүй» may well translate; who is «маркетингт сул» is.
      const isTelling = word.privative || traitsOf(word).isRemark;
      if (cue.role === "not" && first < index && isTelling) roles[index] = "aside";
      if (cue.asking !== undefined) roles.fill("aside", last - cue.asking, last);
      // "Knowing X" may itself describe the person looked for: only what else is said closes what came before.
      if (cue.role === "offer") offered = index + 1;
      else free = last;
    }
    if (!isBracketed) bracketedFrom = undefined;
  }
}

/** «Орчуулагч хэрэгтэй, мөн график дизайнер», «…, бас нэг гагнуурчин». */
function isSomebodyBesides(words: readonly Word[], from: number, to: number): boolean {
  return (
    /^(?:мөн|бас|түүнчлэн|mun|mon|bas)$/.test(words[from]?.text ?? "") &&
    to - from <= listPiece + 1 &&
    isPerson(words[to - 1])
  );
}

function cueAt(word: Word, place: Place): Found | undefined {
  const { words, index } = place;
  if (isAmong(word, negations) || (isAmong(word, said.presence) && isWithout(word) && !word.privative))
    return negationIn(word, place);
  const { isRemark } = traitsOf(word);
  if (isRemark && isKeptAwayFrom(place)) return { role: "not", from: clauseOf(place).from };
  if (isRemark && isAbsent(place)) return { role: "need", from: clauseOf(place).from };
  const sought = /^(?:олж|olj)$/.test(words[index - 1]?.text ?? "") ? words[index - 2] : words[index - 1];
  if (
    isWithout(word) &&
    (sought !== words[index - 1] || isAmong(word, said.finding)) &&
    isPersonOrOurs(sought)
  )
    return { role: "need", from: clauseOf(place).from };
  if (word.privative && !isWithoutPerson(word)) return withoutIn(place) ?? refusalIn(word, place);
  if (isAmong(word, rest) && formOf(words[index - 1]).endsWith("s")) return { role: "not", from: index - 1 };
  const refusal = otherRefusalIn(word, place);
  if (refusal !== undefined) return refusal;
  const asked = soughtIn(place);
  if (asked !== undefined) return asked;
  if (isAmong(word, plans) && isAmong(words[index - 1], said.learning))
    return { role: "aside", from: clauseOf(place).from };
  if (isAmong(words[index - 1], said.becoming) && (isAmong(word, plans) || meant.test(word.text)))
    return { role: "aside", from: clauseOf(place).from };
  if (isAmong(word, likeness) && isAmong(words[index - 1], likened))
    return { role: "aside", to: index + sightAhead };
  if (isRemark && (isJoined(place) || isPlanned(place))) return { role: "aside", from: clauseOf(place).from };
  const weakness = isRemark ? weakIn(place) : undefined;
  if (weakness !== undefined) return weakness;
  if (isQuotedRequest(word, words[index + 1])) return { role: "aside", from: clauseOf(place).from };
  if (isWished(word, words[index + 1]) || isHopedFor(word, place)) return { role: "need", from: place.free };
  if (isHelpWished(word, place)) return { role: "need", from: clauseOf(place).from };
  const company = isAmong(words[index - 1], team) ? words[index - 2] : words[index - 1];
  if (isToBeHad(word, company)) return { role: roleOf("need", place), from: clauseOf(place).from };
  if (isInvited(word, words[index - 1])) return invitationIn(place);
  const partner = shares.test(words[index - 1]?.text ?? "") ? index - 2 : index - 1;
  const isOfHouse = isHouse(words[partner]);
  const isCompany = isOfHouse || isPerson(words[partner]) || isSomeCompanion(words, partner);
  if (
    isAmong(word, joining) &&
    (isInForm(word, "future") || agreed.test(word.text)) &&
    isCompany &&
    isFinal(place)
  ) {
    const { from } = clauseOf(place);
    return { role: "need", from: isOfHouse ? houseFrom(words, partner, from) : from };
  }
  if (isChildOf(place)) return { role: "aside", from: index - 1 };
  if (isOfFamily(place)) return { role: "aside", from: index - 1, to: place.to };
  if (isOfOthers(word, place) || isOfKin(word, place)) return { role: "aside", from: clauseOf(place).from };
  if (areEnough(place)) return { role: "spare", from: clauseOf(place).from };
  if (isDoneAlone(word, place)) return { role: "have", from: clauseOf(place).from };
  const partners = partnersFrom(word, place);
  if (partners !== undefined) return { role: "aside", from: partners };
  const { saying } = traitsOf(word);
  if (saying === "have" && (isPerson(words[index + 1]) || isPerson(words[index + 2]))) return undefined;
  if (isInterestSought(place)) return undefined;
  if (saying !== undefined) return { role: roleOf(saying, place), from: startOf(saying, place) };
  return isThere(word, place) ? { role: "have", from: clauseOf(place).from } : undefined;
}

const agreed = /^(?:хуваая|хуваалцъя|хамтаръя|нэгдье|hamtari?y[ae]|negd[iy]?e)$/;

function startOf(saying: said.Saying, place: Place): number {
  if (saying === "have" || saying === "aside") return clauseOf(place).from;
  const told = saying === "need" ? Math.max(saidBefore(place), deedBefore(place)) : 0;
  return Math.max(place.free, reachOf(place), told);
}

function roleOf(saying: said.Saying, place: Place): Reading | undefined {
  const { words, index } = place;
  const { isOwn, isOthers, isOfKin, isOfPerson } = clauseOf(place);
  const last = words[index - 1];
  if (saying === "need" && isAmong(words[index], said.taking) && !isSomebodyTaken(place)) return undefined;
  if (saying === "need" && isNotWanted(words, index)) return "not";
  if (saying === "need" && isToldOfOthers(place)) return "aside";
  if (
    saying === "need" &&
    (isAmong(words[index + 1], none) || isCase(words, index) || isSeekingAsWork(words, index))
  )
    return undefined;
  if (saying === "need" && (isIf(words[index]) || isOfReader(place) || isDoneFor(words[index + 1])))
    return "aside";
  if (saying === "need" && isAmong(words[index], seeking) && isAmong(last, work))
    return isOthers ? "aside" : "offer";
  if (saying === "need" && (isAmong(last, said.learning) || (!isOwn && isSpokenOf(words[index]))))
    return "aside";
  if (saying === "need" && isSoughtByOthers(words, index)) return "aside";
  if (saying === "need") return isOthers && !isOwn && !isOfPerson ? "aside" : "need";
  if (saying === "offer" && isOneself(words, index - 1) && !isOthers && !isWithout(words[index + 1]))
    return isAmong(words[index], said.learning) ? "offer" : "have";
  if (saying === "offer") return isOfKin || (isOthers && !isOwn) ? "aside" : "offer";
  return saying;
}

/** «Тогоочийн ажил хайж байна»: who seeks it is one. */
const work = said.keySet("ажил");
const negations = said.keySet("биш бишээ алга үгүй");
/** «Дизайнерын хэрэг алга», «миний хэрэг биш». */
const none = said.keySet("алга үгүй биш");
/** «Жилд 900 орчим хэрэг», «эрүүгийн хэрэг», «гэр бүл салалтын хэрэг авдаггүй»: lawyers have cases. */
function isCase(words: readonly Word[], index: number): boolean {
  if (formOf(words[index]) !== "kereg") return false;
  return (
    isAmong(words[index + 1], litigating) ||
    /^(?:\d+|орчим|гаруй|олон|бүх|шүүхийн|захиргааны|эрүүгийн|иргэний|гэмт|shuuhiin|orchim|garui|olon|eruugiin|irgenii|gemt)$/.test(
      words[index - 1]?.text ?? "",
    )
  );
}

const litigating = said.keySet("авах маргаан хөтлөх шийдвэрлэх");
const rest = said.keySet("бусад");

/** «Туслах хүн байвал сайн байна». */
function isWished(word: Word, next: Word | undefined): boolean {
  return isIfThere(word) && isAmong(next, welcome);
}

/** «Хууль мэдэх хүн зөвлөвөл сайн», «багш хүнтэй хамтарч чадвал гоё». */
function isHelpWished(word: Word, { words, index, from }: Place): boolean {
  if (!isIf(word) || !isAmong(words[index + 1], welcome)) return false;
  const before = words.slice(Math.max(from, index - companionSight), index);
  return (
    (isAmong(word, lending) && before.some((each) => isAmong(each, somebodyAlone))) ||
    (isAmong(words[index - 1], joining) && before.some((each) => isWithPerson(each)))
  );
}

const companionSight = 3;
const lending = said.keySet("өгөх туслах зөвлөх нэгдэх");
const somebodyAlone = said.keySet("хүн мэргэжилтэн");

/** «Гагнуурчинтай болмоор байна». */
function isToBeHad(word: Word, before: Word | undefined): boolean {
  return (
    (isAmong(word, said.becoming) || isAmong(word, composing)) &&
    isInForm(word, "wish") &&
    (isWithPerson(before) || somebody.test(before?.text ?? ""))
  );
}

const team = said.keySet("баг");
/** «Хөгжүүлэгчтэй баг бүрдүүлмээр байна». */
const composing = said.keySet("бүрдүүлэх");
const somebody =
  /^(?:шавьтай|туслахтай|shavitai|tuslahtai|нэгэнтэй|хоёртой|гуравтай|negentei|hoyortoi|guravtai)$/;

/** «Татвар мэддэг хүн олдвол эхэлнэ», but not «захиалах хүн байвал» or «танайд багш байвал». */
function isHopedFor(word: Word, { words, index, from }: Place): boolean {
  const isCounted =
    said.manyMore.test(formOf(words[index - 1])) || /^(?:л|ч|l|ch)$/.test(words[index - 1]?.text ?? "");
  const last = isCounted ? index - 2 : index - 1;
  if (!isIfThere(word) || !isPerson(words[last])) return false;
  const described = words.slice(from, last);
  return !(
    isAmong(described.at(-1), said.askers) || described.some((each) => isAmong(each, said.addressees))
  );
}

/** «Дизайн хэрэгтэй хүн байвал», «… хүн бичээрэй»: who is spoken to is in need. */
function isOfReader({ words, index }: Place): boolean {
  const next = words[index + 2];
  const isSomebody = isPerson(words[index + 1]) || isAmong(words[index + 1], several);
  return isSomebody && (isIfThere(next) || invitation.test(next?.text ?? ""));
}

const several = said.keySet("хүмүүс");

/** «Ажилтан хайж өгдөг», «өгдөггүй»: others look for them. */
function isDoneFor(next: Word | undefined): boolean {
  return /^ogd[aeo]g/.test(formOf(next));
}

function isIfThere(word: Word | undefined): boolean {
  return ifThere.test(formOf(word)) || /^(?:бвал|бвл|bval|bvl)$/.test(word?.text ?? "");
}

/** On folded words. */
const ifThere = /^(?:baba?l|ol(?:d|o)?bol|negdbel|nemegdbel|erbel|garbal|sonerkbol)$/;
const welcome = said.keySet("баярлах баярлана сайн зүгээр гоё болно сайхан goy goe");
/** «Програмист болох гэж байгаа», «… болох хүсэлтэй». */
const meant = /^(?:гэж|гээд|gej|geed|geej)$/;
const plans = said.keySet("хүсэл төлөвлөх зорилго зорих");
/** «Хүнтэй ашгаа хуваана». */
const shares = /^(?:аш(?:гаа|иг)|орлого(?:оо)?|хувь(?:иа)?|ashgaa|orlogoo)$/;
const likeness = said.keySet("шиг адил");
const likened = said.keySet("би бид над миний манай");
/** «Над шиг жижиг дизайнерт …» */
const sightAhead = 3;
