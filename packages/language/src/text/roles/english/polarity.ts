// English: a cue stands before what it rules, up to the end of the clause, or behind it.
import { isRefused, isSpared, listPiece, type Reading, type Roles, type Sentence } from "../../clauses.ts";
import { isAnsweredSoon, isCalledAhead, isDeclinedAhead, isInvited, isInvitedAhead } from "./ahead.ts";
import { englishCues, longestCue } from "./cues.ts";
import {
  areCalled,
  isAnyOne,
  isContrasted,
  isHadBefore,
  countedFrom,
  formerFrom,
  type CuePlace,
  isBehindAName,
  isClauseStart,
  isConditional,
  isKindExcluded,
  isDenied,
  isOwnPost,
  isTradesman,
  isNameAlone,
  isOneOfUs,
  isOfSomebody,
  someoneFrom,
  isOthers,
  isOwn,
  isSaidOfUs,
  isSubject,
  isTellingOfOthers,
  isWorkedOn,
  longestDescription,
  longestName,
  type Place,
  plainWriters,
  set,
  sight,
  strangers,
  them,
} from "./clause.ts";
import { frontedFrom, isBesideHad, isBesideNames, isOtherHalf } from "./fronted.ts";
import { isForWork, isHiringAmongDeeds } from "./own-work.ts";
import { phraseOf } from "./joined-words.ts";
import { isPastList } from "./list-pieces.ts";
import { isUnable, refusedBy, sparedBy } from "./refused-by.ts";
import type { Saying } from "./refusals.ts";
import type { Word } from "../../words.ts";

type Told = {
  readonly words: readonly Word[];
  readonly roles: Roles;
  /** "They" are who else is the writer. */
  readonly isOfThem: boolean;
};

export function readEnglish(sentence: Sentence, { words, roles, isOfThem }: Told): void {
  const start = sentence[0]?.from ?? 0;
  const end = sentence.at(-1)?.to ?? start;
  let role: Reading | undefined;
  /** What holds again behind the piece that is read. */
  let resumed: Reading | undefined;
  let listStart = start;
  let before = 0;
  /** "A photographer with her own studio, a bookkeeper who knows customs": pieces of a list may be long. */
  let isSomeone = false;
  /** Somebody is looked for: "design – our screens are old – and a person who answers the phone". */
  let isAsking = false;
  for (const { from, to, isListed } of sentence) {
    const isAnother = role === "spare alone" && articles.has(words[from]?.text ?? "");
    const isLeft = !isListed || words[to - 1]?.text === "only" || words[from]?.text === "it";
    if (isPastList(role, words, { from, to }) || (isRefused(role) && isLeft) || isAnother) role = undefined;
    const isAnswered = welcomed.has(words[from - 1]?.text ?? "");
    if (isAnswered || before > (isSomeone ? longestDescription : listPiece)) listStart = from;
    before = to - from;
    isSomeone = isAnyOne(words, from);
    role = resumed ?? role;
    resumed = undefined;
    if (role === "offer" && isAsking && isSomeone && joining.has(words[from]?.text ?? "")) role = "need";
    let clause = from;
    for (let index = from; index < to;) {
      const text = words[index]?.script === "latin" ? (words[index]?.text ?? "") : "";
      if (clauseStarts.has(text) && !isWorkedAs(words, index)) {
        clause = index + 1;
        if (role !== "need" && role !== "offer") role = undefined;
      } else if (isRefused(role) && scopeEnds.has(text)) role = undefined;
      const found = cueAt(text, { words, index, clause, from, to, start, end, role, isOfThem });
      if (found?.isBefore) {
        const first = Math.max(
          clause === from ? listStart : clause,
          index - (found.reach ?? (isSomeone ? to : sight)),
        );
        for (let at = found.first ?? first; at < index + found.length; at++)
          if (found.role !== "have" || !isSaidBefore(roles[at], at < from)) roles[at] = found.role;
      }
      if (found?.isOnce) resumed = role;
      role = found ? (found.isBefore ? found.behind : found.role) : role;
      const next = index + (found?.length ?? 1);
      const isCue = found?.role === "need" && !found.isBefore;
      isAsking ||= isCue;
      if (role !== undefined && text !== "")
        roles.fill(isCue && !found.isNamed ? "aside" : role, index, next);
      index = next;
    }
  }
}

/** "No teacher, I am one myself": it is still refused. "Need a designer, the rest I do myself": that is still needed. */
function isSaidBefore(role: Reading | undefined, isInOtherPiece: boolean): boolean {
  return isSpared(role) || (role === "need" && isInOtherPiece);
}

/** "Not a student, an accountant"; "no salary, equity only" is left out of the list as well. */
const articles = set("a an");
/** "Developers yes, marketers no." */
const welcomed = set("yes ok okay fine welcome");
const joining = set("and or plus also");

const clauseStarts = set("because since unless until if when while so which where that as whether");
/** "My father worked as an accountant" is one clause. */
function isWorkedAs(words: readonly Word[], index: number): boolean {
  return words[index]?.text === "as" && /^(?:work(?:s|ed|ing)?|trained)$/.test(words[index - 1]?.text ?? "");
}

/** What follows is not refused with what comes before: "no surprises on the invoice". */
const scopeEnds = set(
  "for at after before during through by via than into on from beyond under over who yes ok okay gladly happily instead can would prefer",
);

type Found = {
  readonly role: Reading | undefined;
  /** Words that the cue takes. */
  readonly length: number;
  readonly isBefore: boolean;
  /** How far back it looks, without it to the beginning of the clause. */
  readonly reach?: number;
  /** From where it looks, whatever stands between. */
  readonly first?: number | undefined;
  /** What holds behind it where it looks back. */
  readonly behind?: Reading | undefined;
  /** Only of its own piece of the sentence: what is needed goes on behind it. */
  readonly isOnce?: boolean;
  /** It is named with it: "answer customers". */
  readonly isNamed?: boolean;
};

function cueAt(first: string, place: Place): Found | undefined {
  const cues = englishCues.get(first);
  if (cues === undefined) return undefined;
  const { words, index, to } = place;
  const phrase = phraseOf(words, index, Math.min(to, index + longestCue));
  for (const { pattern, saying } of cues) {
    const said = pattern.exec(phrase)?.[0].trim();
    if (said === undefined) continue;
    const length = said.split(" ").length;
    return { ...reads(saying, { ...place, next: index + length }), length };
  }
  return undefined;
}

type Rule = Omit<Found, "length">;
/** What is said wherever it stands. */
const always = {
  have: { role: "have", isBefore: false },
  aside: { role: "aside", isBefore: false },
  "subject denied": { role: "not", isBefore: false },
  "need before": { role: "need", isBefore: true },
  "need before, not behind": { role: "need", isBefore: true, behind: "aside" },
  "need denied before": { role: "spare", isBefore: true },
  "aside before": { role: "aside", isBefore: true },
  "aside around": { role: "aside", isBefore: true, behind: "aside" },
  "likeness before": { role: "aside", isBefore: true, reach: listPiece },
} as const satisfies Partial<Record<Saying, Rule>>;

function reads(saying: Saying, place: CuePlace): Rule {
  return isAlwaysSo(saying) ? always[saying] : readsHere(saying, place);
}

function isAlwaysSo(saying: Saying): saying is keyof typeof always {
  return saying in always;
}

function readsHere(saying: Exclude<Saying, keyof typeof always>, place: CuePlace): Rule {
  const rules = (role: Reading | undefined) => ({ role, isBefore: false });
  const ruled = (role: Reading | undefined) => ({ role, isBefore: true });
  const ruledFrom = (first: number | undefined, role: Reading) =>
    first === undefined ? rules(place.role) : { ...ruled(role), first };
  switch (saying) {
    case "nothing":
      return rules(place.role);
    case "offer":
      return rules(isWorkedOn(place) ? "need" : "offer");
    case "skill":
      return rules(place.role ?? "offer");
    case "others":
      if (place.isOfThem && them.has(place.words[place.index]?.text ?? "")) return rules("offer");
      if (place.role === "need" && !isTellingOfOthers(place))
        return { ...rules("need"), isNamed: place.next === place.index + 1 };
      return rules(place.role === "need" || isSubject(place) ? "aside" : place.role);
    case "outside":
      return rules(strangers.has(place.words[place.index - 1]?.text ?? "") ? "aside" : place.role);
    case "need":
      if (isHiringAmongDeeds(place) || (isForWork(place) && !isOthers(place))) return rules("offer");
      return rules(isDenied(place) && place.role !== "need" ? "spare" : isOthers(place) ? "aside" : "need");
    case "excepted":
      if (place.role === "need") return rules("spare");
      return rules(isOwn(place) ? "not" : "aside");
    case "need denied":
      return rules(isOwn(place) ? "spare" : "aside");
    case "refused":
      return rules(refusedBy(place));
    case "refused alone":
      if (isRefused(place.role)) return rules(place.role);
      if (place.role === "need" && place.index === place.from && !isConditional(place))
        return rules("spare alone");
      if (isKindExcluded(place)) return rules("spare alone");
      return rules(place.role === "need" || !isClauseStart(place) ? "aside" : sparedBy(place));
    case "refused kind":
      return rules(isKindExcluded(place) ? "spare alone" : refusedBy(place));
    case "refused if ours":
      return rules(isSaidOfUs(place) ? "not" : undefined);
    case "refused before":
      if (isConditional(place)) return ruled(undefined);
      return { ...ruled("not"), first: formerFrom(place) };
    case "refused at end":
      return isBehindAName(place) ? { ...refusedAtEnd(place), reach: longestName } : rules(place.role);
    case "contrasted before":
      return isContrasted(place) ? { ...refusedAtEnd(place), first: place.from } : rules(place.role);
    case "ended before":
      return ruledFrom(formerFrom(place), "not");
    case "lost before":
      return isOneOfUs(place) ? ruled("need") : rules(place.role);
    case "wanted before":
      if (place.index === place.from) return rules("need");
      return isNameAlone(place) ? ruled("need") : rules(place.role);
    case "wished before":
      return isOfSomebody(place) ? { ...ruled("need"), first: someoneFrom(place) } : rules(place.role);
    case "have before":
      // "If a welder is on board, we begin." "We don't do roofing ourselves."
      if (place.role === "need" && place.clause > place.from) return rules("need");
      return ruled(isRefused(place.role) ? (isUnable(place) ? "not" : "aside") : "have");
    case "invited before":
      return (isInvited(place) && isNameAlone(place)) || (isOfSomebody(place) && isTradesman(place))
        ? ruled("need")
        : rules(place.role);
    case "counted before":
      return ruledFrom(countedFrom(place), "spare");
    case "needed otherwise":
      if (isBesideNames(place)) return { ...rules("spare alone"), isOnce: true };
      if (place.role !== "need" || place.index !== place.from || isConditional(place))
        return rules(place.role);
      return { ...rules("spare alone"), isOnce: true };
    case "need all before":
      return { ...ruled("need"), first: place.start };
    case "need if invited":
      return rules(isInvitedAhead(place) ? "need" : place.role);
    case "need if called":
      return rules(isCalledAhead(place) ? "need" : place.role);
    case "need if asked":
      return rules(place.index === place.start ? "need" : place.role);
    case "need if shared":
      return rules(isOtherHalf(place) ? "need" : place.role);
    case "need if others had":
      return isBesideHad(place) ? rules("need") : reads("refused alone", place);
    case "need if answered":
      return rules(place.index === place.start && isAnsweredSoon(place) ? "need" : place.role);
    case "called before":
      return areCalled(place) ? ruled("need") : rules(place.role);
    case "refused if declined":
      return rules(isDeclinedAhead(place) ? "not" : place.role);
    case "refused if done":
      return rules(place.index === place.start ? "not" : place.role);
    case "own post":
      return rules(isOwnPost(place) ? "offer" : place.role);
    case "have told before":
      return isHadBefore(place) ? ruled("have") : rules(offeredBy(place));
    case "child before":
      return { ...ruled("aside"), reach: 1, behind: place.role };
    case "fronted need":
      return ruledFrom(place.index === place.from ? place.start : frontedFrom(place), "need");
    case "fronted aside": {
      const first = frontedFrom(place);
      if (first !== undefined) return { ...ruled("aside"), first, behind: "aside" };
      return plainWriters.has(place.words[place.index]?.text ?? "") ? rules("offer") : reads("others", place);
    }
    case "likened":
      return rules(place.index === place.from ? "aside" : place.role);
  }
}

function refusedAtEnd(place: CuePlace): Rule {
  return { role: isConditional(place) ? undefined : "not", isBefore: true };
}

/** "Sales: done" tells of what is before it; "I am" in a sentence of its own only begins to tell. */
function offeredBy({ words, index, role }: CuePlace): Reading | undefined {
  return plainWriters.has(words[index]?.text ?? "") ? "offer" : role;
}
