// What stands around a cue of an English sentence: whose clause it is, on what condition, and what is named there.
import { listPiece, type Reading } from "../../clauses.ts";
import { theirs, tradesman } from "./phrases.ts";
import type { Word } from "../../words.ts";

export type Place = {
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
export type CuePlace = Place & { readonly next: number };

/** "Backend no", "payroll I don't do", but not "yes or no" or "the bank said no". */
export function isBehindAName({ words, index, from }: CuePlace): boolean {
  const name = words.slice(from, index);
  return (
    name.length > 0 &&
    name.length <= longestName &&
    name.at(-1)?.text !== "or" &&
    !name.some(({ text }) => noNames.has(text)) &&
    !determiners.has(name[0]?.text ?? "")
  );
}

const noNames = set("say says said was is were answer answers answered told if this that");

/** "An electrical engineer wanted", but not "I built what they wanted" or "nothing is missing". */
export function isNameAlone({ words, index, clause, from, start }: CuePlace): boolean {
  // What is in brackets belongs to the name: "animators (2D) welcome".
  const named = words.slice(index === from ? start : clause, index);
  const isSomebody = indefinite.has(named[0]?.text ?? "");
  const longest = isSomebody ? longestDescription : longestName;
  const isTold = ({ text }: Word) => subjects.has(text) && !(isSomebody && text === "who");
  return named.length > 0 && named.length <= longest && !named.some(isTold);
}

export const longestName = 4;
/** "A lead for our test lab", "a bookkeeper who knows customs and a welder for the summer". */
export const longestDescription = 12;
/** Not yet any one. */
const indefinite = set("a an another someone somebody");

/** "A data engineer for ten hours a week would save us", but not "our customers would save us". */
export function isOfSomebody(place: CuePlace): boolean {
  const { words, index } = place;
  const [first = "", second = ""] = words.slice(someoneFrom(place), index).map(({ text }) => text);
  return someone.has(joining.has(first) ? second : first);
}

/** "An architect who likes wood would make a team": where they are named. */
export function someoneFrom({ words, clause, from }: CuePlace): number {
  return words[clause - 1]?.text === "who" ? from : clause;
}

const someone = set("a an another one any someone somebody");
const joining = set("so and or but");

/** "UX researcher not a designer", but not "an app that is not a copy". */
export function isKindExcluded(place: CuePlace): boolean {
  const { words, index, next, from, to, role } = place;
  return (
    index > from &&
    to - next <= listPiece &&
    !passing.has(words[index - 1]?.text ?? "") &&
    (role === "need" || isNameAlone(place)) &&
    !isConditional(place)
  );
}

/** "We are three lawyers, not a fourth", "three lawyers, no more of those": where they are counted. */
export function countedFrom({ words, index, start }: CuePlace): number | undefined {
  const before = words.slice(start, index);
  if (words[index]?.text === "not" && !before.some(({ text }) => present.has(text))) return undefined;
  const at = before.findLastIndex(({ text }) => numbers.has(text));
  return at < 0 ? undefined : start + at;
}

/** "Somebody who hates selling", but not "an app for somebody who hates cooking". */
export function isOfSought({ words, index, role }: Place): boolean {
  const [before = "", sought = "", who] = [3, 2, 1].map((back) => words[index - back]?.text);
  return who === "who" && (role === "need" || (anyone.has(sought) && !/^(?:for|i'm|am)$/.test(before)));
}

const anyone = set("someone somebody anyone anybody person");

/** "Our only electrician", but not "our clients". */
export function isOneOfUs({ words, index, clause }: CuePlace): boolean {
  const first = joining.has(words[clause]?.text ?? "") ? clause + 1 : clause;
  const named = words.slice(first, index).map(({ text }) => text);
  return named[0] === "our" && named.length <= longestName && !ofOthers.test(named.join(" "));
}

const ofOthers = new RegExp(`^our ${theirs}`);

/** "Somebody to redesign our landing page", but not "somebody to sell our cashmere". */
export function isWorkedOn({ words, index, role }: CuePlace): boolean {
  const verb = words[index - 1]?.text ?? "";
  if (role !== "need" || !possessive.has(words[index]?.text ?? "")) return false;
  const result = words.slice(index + 2, index + 5);
  return working.test(verb) || (wanting.test(verb) && result.some(({ text }) => worked.test(text)));
}

const wanting = /^(?:need|want)$/;
/** "We need our web shop translated". */
const worked =
  /^(?:translated|re(?:designed|built|paired|written|done|placed)|printed|designed|built|made|fixed|tested|checked|audited|cleaned|painted|moved|installed|digiti[sz]ed|written|edited|filmed|sewn|welded)$/;

const possessive = set("my our");
const working =
  /^(?:re(?:design|build|write|view|pair|fresh|new|do)|improve|fix|audit|test|translate|edit|proofread|maintain|migrate|integrate|update|upgrade|automate|optimi[sz]e|moderni[sz]e|digiti[sz]e|renovate|clean|paint|install|set|up|secure|scale|replace|do|keep|handle|prepare|manage|organi[sz]e|write|file|check|lead|plan|train|teach|coach|advise|supervise|run|develop|staff)(?:ing|e?s)?$/;

/** "We used to make sites, but no longer": where it begins. */
export function formerFrom({ words, index }: CuePlace): number | undefined {
  const first = Math.max(0, index - sight);
  const at = words
    .slice(first, index)
    .findLastIndex(({ text }, place) => text === "used" && words[first + place + 1]?.text === "to");
  return at < 0 ? undefined : first + at;
}

const numbers = set("two three four five six seven 2 3 4 5 6 7 both");
const present = set("are we're have got here already us team");

/** "Two programmers (us)", where nobody is looked for. */
function areWriters({ words, index, from, start, role }: CuePlace): boolean {
  const name = words.slice(Math.max(start, from - longestName), from);
  return (
    index === from &&
    role !== "need" &&
    agents.test(name.at(-1)?.text ?? "") &&
    name.some(({ text }) => numbers.has(text))
  );
}

const agents = /(?:er|or|ist|ian|ant|yst)s$/;

export const subjects = set(
  "none i we you he she it they who what nothing nobody something anything everything this that there if when no not never was were is are be customers clients guests visitors tourists families kids children everyone everybody all",
);

/** "Accountants, please write to me." */
export function areCalled(place: CuePlace): boolean {
  const { words, index, from } = place;
  return index === from && isNameAlone(place) && agents.test(words[index - 1]?.text ?? "");
}

/** "I want to run things, say as a COO", but not "somebody to join us as a COO". */
export function isOwnPost({ words, index, start, role }: CuePlace): boolean {
  if (role !== "need") return false;
  const before = words.slice(start, index).map(({ text }) => text);
  return before.some((text) => joiningIn.test(text)) && !before.some((text) => anotherOne.test(text));
}

const joiningIn = /^(?:join|joining|run|work|working|start|help|helping|be|contribute)$/;
const anotherOne = /^(?:some(?:one|body)|any(?:one|body)|person|people|partner|who|colleague|us)$/;

/** "A visualisation freelancer is welcome." */
export function isTradesman({ words, index }: CuePlace): boolean {
  return trade.test(words[index - 1]?.text ?? "");
}

const trade = new RegExp(`^(?:${tradesman}|freelancer)$`);

/** How far a clause is looked back upon, or a condition looked for. */
export const sight = 14;

export const plainWriters = set("i we i'm we're i've we've i'd we'd i'll we'll");
export const strangers = set("a an the outside external");
export const them = set("they he she person company they're he's she's");
const writers = set("my our he she company studio agency firm team");
const passing = set(
  "please also and or so really still just simply honestly sorry currently definitely usually generally personally say says with got of course to be been then now " +
    "have has had am are is was do does did can will would could should but however though although me us myself",
);

/** Whether the clause up to here has the writer as its subject, or none. */
export function isOwn({ words, index, clause, role, isOfThem }: Place): boolean {
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

export function isClauseStart({ words, index, clause }: Place): boolean {
  for (let at = index - 1; at >= Math.max(clause, index - sight); at--)
    if (!passing.has(words[at]?.text ?? "")) return false;
  return true;
}

/** "We need an editor, our readers complain of mistakes". */
export function isTellingOfOthers({ words, index, next, from, start }: CuePlace): boolean {
  return index === from && from > start && telling.test(words[next]?.text ?? "");
}

const telling =
  /^(?:ask|want|need|complain|say|tell|come|order|wait|call|leave|like|love|hate|have|are|don't|can't|get|expect|demand|prefer|keep|often|always|usually|already|now)$/;

/** Not the second thing of a list: "camps, drivers and guides". */
export function isSubject(place: Place): boolean {
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

export function isConditional({ words, next, start, end }: CuePlace): boolean {
  if (openings.has(words[start]?.text ?? "")) return true;
  for (let at = next; at < Math.min(end, next + sight); at++)
    if (conditions.has(words[at]?.text ?? "")) return true;
  return false;
}

export function isSaidOfUs({ words, index, clause, end }: Place): boolean {
  for (let at = Math.max(clause, index - sight); at < Math.min(end, index + sight); at++)
    if (ours.has(words[at]?.text ?? "")) return true;
  return false;
}
const ours = set("i we my our me us i'm we're i've we've");

const denials = /^(?:not|never|no|neither|nobody|nothing|.*n't|dont|cannot)$/;

/** "We do not really need a designer." */
export function isDenied({ words, index, clause }: Place): boolean {
  return words.slice(Math.max(clause, index - 3), index).some(({ text }) => denials.test(text));
}

/** "My last employer needed an analyst." */
const strangersInNeed =
  /^(?:employer|boss|office|management|board|bank|ministry|government|city|client|customer|competitor|landlord|neighbou?r)$/;

const seekers = set(
  "this candidates applicants partners developers engineers designers us ours always sometimes business",
);

const onlySo = set("only just really also mostly mainly");

/** "Farmers need loans", "for people who want to sell": what others want is no need of the writer. */
export function isOthers({ words, index, clause, start, role }: Place): boolean {
  if (role === "need") return false;
  const isDoing = words[index]?.text.endsWith("ing") === true && words[index - 1]?.text === "are";
  const last = isDoing || onlySo.has(words[index - 1]?.text ?? "") ? index - 2 : index - 1;
  const before = last >= clause ? (words[last]?.text ?? "") : "";
  // "If you sell honey, need contracts, or both, talk to me."
  if (index === clause && words[start]?.text === "if" && words[start + 1]?.text === "you") return true;
  if (["who", "you", "me", "us"].includes(before) || strangersInNeed.test(before)) return true;
  if (role === "aside" && !plainWriters.has(before) && !isOfWriter(words, clause, last)) return true;
  return /[^s]s$/.test(before) && before.length > 3 && !seekers.has(before);
}

/** "I want to make bread and need an oven builder": the wish is the writer's, and so is what is needed for it. */
function isOfWriter(words: readonly Word[], clause: number, last: number): boolean {
  return /^(?:and|so)$/.test(words[last]?.text ?? "") && plainWriters.has(words[clause]?.text ?? "");
}

export function set(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

export function isAnyOne(words: readonly Word[], from: number): boolean {
  const [first = "", second = ""] = [words[from]?.text, words[from + 1]?.text];
  return indefinite.has(/^(?:and|or|also|plus)$/.test(first) ? second : first);
}

/** "Mobile is fine, casino games are not." */
export function isContrasted(place: CuePlace): boolean {
  return place.from > place.start && isBehindAName(place);
}

/** "Sales: done", "sales I do myself", "two programmers (us)". */
export function isHadBefore(place: CuePlace): boolean {
  const { words, index, next, from, start } = place;
  if (words[index]?.text === "us") return areWriters(place);
  if (index === from) return from > start;
  return oneself.has(words[next - 1]?.text ?? "") && isNameAlone(place);
}

const oneself = set("myself ourselves");
