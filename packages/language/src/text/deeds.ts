// What somebody does, said by a verb and its object: who "builds websites" does website development, who "keeps our books"
// bookkeeping. The noun that stands for the deed is looked up among the names of concepts.
import { participles, verbForms, verbs, type Path, type Verb } from "./deed-verbs.ts";
import { englishKey } from "./english.ts";
import { commonnessOf } from "./everyday/everyday.ts";
import { isHomonym } from "./everyday/homonyms.ts";
import type { Word } from "./words.ts";

/** What the words of a phrase, by their keys, are the name of. */
type Naming = (path: Path) => readonly string[] | undefined;
/** `end`: index after its last word. */
type Deed = { readonly end: number; readonly concepts: readonly string[] };
type Place = { readonly verb: Verb; readonly words: readonly Word[]; readonly from: number };

/** The deed that begins at the word. */
export function deedFrom(words: readonly Word[], from: number, conceptsOf: Naming): Deed | undefined {
  // "Hand-made products".
  if (words[from]?.attached && participles.has(words[from].text)) return undefined;
  const verb = verbAt(words, from);
  if (verb === undefined) return wantedDone(words, from, conceptsOf);
  if (isNounPhrase(words, from) || isOwnHire(words, from)) return undefined;
  for (const { path, end } of waysToSay({ verb, words, from })) {
    const concepts = conceptsOf(path);
    if (concepts !== undefined) return { end, concepts };
  }
  return undefined;
}

function verbAt(words: readonly Word[], at: number): Verb | undefined {
  return verbs.get(verbForms.get(words[at]?.text ?? "") ?? "");
}

/** "need our books kept", "want a logo designed". */
function wantedDone(words: readonly Word[], from: number, conceptsOf: Naming): Deed | undefined {
  for (let at = from + 1; at <= from + longestObject && isOfObject(words, at - 1); at++) {
    const isDone = isNext(words, at) && participles.has(words[at]?.text ?? "");
    const verb = isDone && isWanted(words, from) ? verbAt(words, at) : undefined;
    if (verb === undefined) continue;
    const object = words.slice(from, at).map(({ keys }) => keys[0] ?? "");
    const concepts = firstOf([...namesOf(verb, object), ...(verb.alone ? [verb.alone] : [])], conceptsOf);
    if (concepts !== undefined) return { end: at + 1, concepts };
  }
  return undefined;
}

function isWanted(words: readonly Word[], from: number): boolean {
  const first = words[from]?.text ?? "";
  if (besides.has(first) && !taken.has(first)) return false;
  for (let at = Math.max(0, from - farthestWanted); at < from; at++)
    if (wanting.has(words[at]?.text ?? "")) return true;
  return false;
}

function firstOf(paths: readonly Path[], conceptsOf: Naming): readonly string[] | undefined {
  for (const path of paths) {
    const concepts = conceptsOf(path);
    if (concepts !== undefined) return concepts;
  }
  return undefined;
}

const farthestWanted = 4;

type Way = { readonly path: Path; readonly end: number };

function waysToSay(place: Place): Way[] {
  const { verb, words, from } = place;
  const isTold = verb.isTrade || isAbility(words, from);
  return [
    ...calledOtherwise(place),
    ...composed(place),
    ...doneTo(place),
    ...(verb.alone && isTold ? [{ path: verb.alone, end: from + 1 }] : []),
  ];
}

/** A name that the verb has with this object. */
function calledOtherwise({ verb, words, from }: Place): Way[] {
  const at = objectAfter(words, from, (text) => besides.has(text) || joining.has(text));
  const path = verb.said.get(words[at]?.keys[0] ?? "");
  return path !== undefined && isNext(words, at) && endsAt(words, at) ? [{ path, end: at + 1 }] : [];
}

/** "To film our harvest": what it is done to tells the verb from the noun. */
function doneTo({ verb, words, from }: Place): Way[] {
  const [before, said, owner] = [words[from - 1], words[from], words[from + 1]];
  const isNoun = said === undefined || !isHomonym(said) || (before && !beforeVerbs.has(before.text));
  const isDone = owned.has(owner?.text ?? "") && isNext(words, from + 1) && isNext(words, from + 2);
  return verb.alone && isDone && !isNoun ? [{ path: verb.alone, end: from + 3 }] : [];
}

/** "website development" and, as one word, "bookkeeping"; of a long object first. */
function composed({ verb, words, from }: Place): Way[] {
  const at = objectAfter(words, from, (text) => besides.has(text));
  const ways: Way[] = [];
  const object: string[] = [];
  for (let end = at + 1; end <= at + longestObject && isOfObject(words, end - 1); end++) {
    object.push(words[end - 1]?.keys[0] ?? "");
    if (!endsAt(words, end - 1)) continue;
    ways.unshift(...namesOf(verb, object).map((path) => ({ path, end })));
  }
  return pronouns.has(object[0] ?? "") ? [] : ways;
}

/** The particular one first: "build a booking app" is app development, where there is no booking app development. */
function namesOf({ nouns, said }: Verb, object: readonly string[]): Path[] {
  const [head = "", of] = [object.at(-1), object.slice(0, -1)];
  const compounds = nouns.flatMap((noun) => [
    [...object, noun],
    [...of, englishKey(`${head}${noun}`)],
  ]);
  const particular = said.get(`${of.at(-1) ?? ""} ${head}`) ?? said.get(head);
  return particular ? [...compounds, particular] : compounds;
}

/** Whether an object can end with the word: "house boats" are no house. */
function endsAt(words: readonly Word[], at: number): boolean {
  const next = isNext(words, at + 1) ? words[at + 1] : undefined;
  return next === undefined || commonnessOf(next) === "function" || manners.has(next.text);
}

/** "Answers the phone kindly". */
const manners = wordsOf("kindly nicely politely properly professionally regularly daily weekly monthly");

const longestObject = 3;

function objectAfter(words: readonly Word[], from: number, isPassed: (text: string) => boolean): number {
  let at = from + 1;
  while (isNext(words, at) && isPassed(words[at]?.text ?? "")) at += 1;
  return at;
}

function isOfObject(words: readonly Word[], at: number): boolean {
  return isNext(words, at) && !betweenObjects.has(words[at]?.text ?? "");
}

/** Nothing but a space is between the word and the one before. */
function isNext(words: readonly Word[], at: number): boolean {
  return words[at]?.start === (words[at - 1]?.end ?? 0) + 1;
}

/** "A set of rules" is none, "set up a shop" is; a "track record" keeps no records. */
function isNounPhrase(words: readonly Word[], from: number): boolean {
  const [said, next] = [words[from]?.text, words[from + 1]?.text];
  return said === "set" ? next !== "up" : said === "track" && next === "record";
}

/** "We hire engineers" is no trade, unlike "somebody to hire people". */
function isOwnHire(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.text ?? "";
  return words[from]?.text === "hiring"
    ? hiring.has(before)
    : words[from]?.text === "hire" && hirers.has(before);
}

const hiring = new Set("are we're am i'm now also currently still".split(" "));

/** "who sells", "who has sold", "someone to sell", "sell our wool": an ability, where "we sell shoes" is a trade. */
function isAbility(words: readonly Word[], from: number): boolean {
  if (from === 0 && ours.has(words[1]?.text ?? "")) return true;
  const [before = "", to = ""] = [words[from - 2]?.text, words[from - 1]?.text];
  if (denying.has(to) && isAllOfIt(words, from)) return true;
  return able.has(perfect.has(to) ? before : to) || ((to === "to" || to === "at") && ableTo.has(before));
}

/** "I don't code and …", but not "don't sell us …". */
function isAllOfIt(words: readonly Word[], at: number): boolean {
  return !isNext(words, at + 1) || behindAll.has(words[at + 1]?.text ?? "");
}

const behindAll = wordsOf("and or nor but at yet well myself ourselves anymore any");
const wanting = wordsOf("need needs needed want wants wanted get getting like must");
/** "Want them sold". */
const taken = wordsOf("it them these those this");
const ours = wordsOf("our my");
const owned = wordsOf("our my your their his her");
const beforeVerbs = wordsOf("to and or who can could will would please help us me");
const hirers = wordsOf("we i now also still don't not dont");
/** "I don't code". */
const denying = wordsOf("don't dont can't cant cannot");
const able = wordsOf("who can could");
/** "Who has sold". */
const perfect = wordsOf("has have had");
const ableTo = wordsOf(
  "able someone somebody anyone anybody person people partner cofounder founder guy good great how know love like",
);
/** What stands between a verb and its object and says nothing of it. */
const besides = wordsOf(
  "a an the our my your their his her its us me them up out all any some more new good great nice small big simple own beautiful modern other old online",
);
const betweenObjects = wordsOf(
  "is are was were be am in on at by from into and or but not than as if that which who",
);
const joining = wordsOf("for of to with after care");
const pronouns = wordsOf("it this that these those one");

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
