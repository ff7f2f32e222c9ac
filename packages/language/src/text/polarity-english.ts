// English: a cue stands before what it rules, up to the end of the clause, or behind it.
import { isRefused, isSpared, listPiece, type Reading, type Roles, type Sentence } from "./clauses.ts";
import { englishCues, longestCue, type Saying } from "./english-cues.ts";
import type { Word } from "./words.ts";

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
  let listStart = start;
  let before = 0;
  for (const { from, to, isListed } of sentence) {
    if (isPastList(role, to - from) || (isRefused(role) && !isListed)) role = undefined;
    if (before > listPiece) listStart = from;
    before = to - from;
    let clause = from;
    for (let index = from; index < to;) {
      const text = words[index]?.script === "latin" ? (words[index]?.text ?? "") : "";
      if (clauseStarts.has(text)) {
        clause = index + 1;
        if (role !== "need" && role !== "offer") role = undefined;
      } else if (isRefused(role) && scopeEnds.has(text)) role = undefined;
      const found = cueAt(text, { words, index, clause, from, to, start, end, role, isOfThem });
      if (found?.isBefore) {
        const first = clause === from ? listStart : clause;
        for (let at = Math.max(first, index - (found.reach ?? sight)); at < index + found.length; at++)
          // "No teacher, I am one myself": it is still refused.
          if (found.role !== "have" || !isSpared(roles[at])) roles[at] = found.role;
      }
      role = found ? (found.isBefore ? undefined : found.role) : role;
      const next = index + (found?.length ?? 1);
      if (role !== undefined && text !== "") roles.fill(role, index, next);
      index = next;
    }
  }
}

const longList = 6;

/** A need goes on to the end of the sentence; what else is said ends with its list. */
function isPastList(role: Reading | undefined, words: number): boolean {
  if (isRefused(role)) return words > listPiece;
  return (role === "have" || role === "aside") && words > longList;
}

const clauseStarts = set("because since unless until if when while so which where that as whether");
/** What follows is not refused with what comes before: "no surprises on the invoice". */
const scopeEnds = set(
  "for at after before during through by via than into on from beyond under over who yes ok okay gladly happily instead can",
);

type Place = {
  readonly words: readonly Word[];
  readonly index: number;
  /** Where the clause, the segment and the sentence begin and end. */
  readonly clause: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Of the words before. */
  readonly role: Reading | undefined;
  readonly isOfThem: boolean;
};

/** `next`: the word after the cue. */
type CuePlace = Place & { readonly next: number };

type Found = {
  readonly role: Reading | undefined;
  /** Words that the cue takes. */
  readonly length: number;
  readonly isBefore: boolean;
  /** How far back it looks, without it to the beginning of the clause. */
  readonly reach?: number;
};

function cueAt(first: string, place: Place): Found | undefined {
  const cues = englishCues.get(first);
  if (cues === undefined) return undefined;
  const { words, index, to } = place;
  let phrase = first;
  for (let next = index + 1; next < Math.min(to, index + longestCue); next++)
    phrase += ` ${words[next]?.text ?? ""}`;
  for (const { pattern, saying } of cues) {
    const said = pattern.exec(phrase)?.[0].trim();
    if (said === undefined) continue;
    const length = said.split(" ").length;
    return { ...reads(saying, { ...place, next: index + length }), length };
  }
  return undefined;
}

function reads(saying: Saying, place: CuePlace): Omit<Found, "length"> {
  const rules = (role: Reading | undefined) => ({ role, isBefore: false });
  const ruled = (role: Reading | undefined) => ({ role, isBefore: true });
  switch (saying) {
    case "nothing":
      return rules(place.role);
    case "offer":
    case "have":
    case "aside":
      return rules(saying);
    case "skill":
      return rules(place.role ?? "offer");
    case "others":
      if (place.isOfThem && them.has(place.words[place.index]?.text ?? "")) return rules("offer");
      return rules(place.role === "need" || !isSubject(place) ? place.role : "aside");
    case "outside":
      return rules(strangers.has(place.words[place.index - 1]?.text ?? "") ? "aside" : place.role);
    case "need":
      return rules(isDenied(place) ? "spare" : isOthers(place) ? "aside" : "need");
    case "excepted":
      return rules(isOwn(place) ? "not" : "aside");
    case "need denied":
      return rules(isOwn(place) ? "spare" : "aside");
    case "subject denied":
      return rules("not");
    case "refused":
      return rules(refusedBy(place));
    case "refused alone":
      if (isRefused(place.role)) return rules(place.role);
      if (place.role === "need" && place.index === place.from && !isConditional(place))
        return rules("spare alone");
      return rules(place.role === "need" || !isClauseStart(place) ? "aside" : sparedBy(place));
    case "refused if ours":
      return rules(isSaidOfUs(place) ? "not" : undefined);
    case "refused before":
      return ruled(isConditional(place) ? undefined : "not");
    case "refused at end":
      return isBehindAName(place) ? { ...refusedAtEnd(place), reach: listPiece } : rules(place.role);
    case "need before":
      return ruled("need");
    case "wanted before":
      if (place.index === place.from) return rules("need");
      return isNameAlone(place) ? ruled("need") : rules(place.role);
    case "need denied before":
      return ruled("spare");
    case "have before":
      return ruled("have");
    case "have told before":
      return place.index === place.from && place.from > place.start ? ruled("have") : rules(offeredBy(place));
    case "aside before":
      return ruled("aside");
    case "likeness before":
      return { ...ruled("aside"), reach: listPiece };
  }
}

/** "Backend no", "payroll I don't do", but not "yes or no". */
function isBehindAName({ words, index, from }: CuePlace): boolean {
  return index > from && index - from <= listPiece && words[index - 1]?.text !== "or";
}

/** "An electrical engineer wanted", but not "I built what they wanted" or "nothing is missing". */
function isNameAlone({ words, index, clause }: CuePlace): boolean {
  const named = words.slice(clause, index);
  return named.length > 0 && named.length <= longestName && !named.some(({ text }) => subjects.has(text));
}

const longestName = 4;
const subjects = set(
  "i we you he she it they who what nothing nobody something anything everything this that there if when no not never was were is are be customers clients",
);

function refusedAtEnd(place: CuePlace): Omit<Found, "length"> {
  return { role: isConditional(place) ? undefined : "not", isBefore: true };
}

/** "Sales: done" tells of what is before it; "I am" in a sentence of its own only begins to tell. */
function offeredBy({ words, index, role }: CuePlace): Reading | undefined {
  return plainWriters.has(words[index]?.text ?? "") ? "offer" : role;
}

/** Only a plain refusal without conditions of what the writer does. */
function refusedBy(place: CuePlace): Reading | undefined {
  if (!isOwn(place)) return place.role === "need" ? "need" : "aside";
  return isConditional(place) ? undefined : "not";
}

/** "No designers": whoever says no more than that needs none. */
function sparedBy(place: CuePlace): Reading | undefined {
  const role = refusedBy(place);
  return role === "not" && place.role !== "offer" ? "spare alone" : role;
}

/** How far a clause is looked back upon, or a condition looked for. */
const sight = 14;

const plainWriters = set("i we i'm we're i've we've i'd we'd i'll we'll");
const strangers = set("a an the outside external");
const them = set("they he she person company they're he's she's");
const writers = set("my our he she company studio agency firm team");
const passing = set(
  "please also and or so really still just simply honestly sorry currently definitely usually generally personally say says with got of course to be been then now " +
    "have has had am are is was do does did can will would could should but however though although me us myself",
);

/** Whether the clause up to here has the writer as its subject, or none. */
function isOwn({ words, index, clause, role, isOfThem }: Place): boolean {
  if (index === clause) return role !== "aside";
  let isBare = true;
  for (let at = index - 1; at >= Math.max(clause, index - sight); at--) {
    const text = words[at]?.text ?? "";
    if (plainWriters.has(text) || (isOfThem && them.has(text)) || (writers.has(text) && role !== "aside"))
      return true;
    isBare &&= passing.has(text);
  }
  return isBare && role !== "aside";
}

function isClauseStart({ words, index, clause }: Place): boolean {
  for (let at = index - 1; at >= Math.max(clause, index - sight); at--)
    if (!passing.has(words[at]?.text ?? "")) return false;
  return true;
}

/** Not the second thing of a list: "camps, drivers and guides". */
function isSubject(place: Place): boolean {
  const { words, index, clause, from, start } = place;
  return (
    isClauseStart(place) && (clause !== from || from === start || determiners.has(words[index]?.text ?? ""))
  );
}
const determiners = set("our their the my his her most some many these those other they");

/** "If there is no budget, I do no marketing." */
const openings = set("if unless when without");
const conditions = set(
  "sundays saturdays weekends sunday saturday weekend nights unless except without until besides yet alone below under smaller shorter larger longer less cheaper if when otherwise",
);

function isConditional({ words, next, start, end }: CuePlace): boolean {
  if (openings.has(words[start]?.text ?? "")) return true;
  for (let at = next; at < Math.min(end, next + sight); at++)
    if (conditions.has(words[at]?.text ?? "")) return true;
  return false;
}

function isSaidOfUs({ words, index, clause, end }: Place): boolean {
  for (let at = Math.max(clause, index - sight); at < Math.min(end, index + sight); at++)
    if (ours.has(words[at]?.text ?? "")) return true;
  return false;
}
const ours = set("i we my our me us i'm we're i've we've");

const denials = /^(?:not|never|no|neither|nobody|nothing|.*n't|dont|cannot)$/;

/** "We do not really need a designer." */
function isDenied({ words, index, clause }: Place): boolean {
  return words.slice(Math.max(clause, index - 3), index).some(({ text }) => denials.test(text));
}

const seekers = set(
  "candidates applicants partners developers engineers designers us ours always sometimes business",
);

/** "Farmers need loans", "for people who want to sell": what others want is no need of the writer. */
function isOthers({ words, index, clause, role }: Place): boolean {
  if (role === "need") return false;
  const before = index > clause ? (words[index - 1]?.text ?? "") : "";
  if (["who", "you", "me", "us"].includes(before)) return true;
  if (role === "aside" && !plainWriters.has(before)) return true;
  return /[^s]s$/.test(before) && before.length > 3 && !seekers.has(before);
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
