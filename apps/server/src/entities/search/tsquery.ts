import { conceptClasses, wordClasses } from "./lexemes.ts";
import type { Unit } from "./read-query.ts";

/** Of more units than this no single one is left out: such a query grows with their square. */
const mostLeftOut = 4;

/** A query of PostgreSQL's text search, written out; undefined asks for what nothing has. */
type Query = string | undefined;

/** How well an entity may answer one unit, each level holding the one before but the first, which those from `bestOrCalled` hold. */
type Levels = Record<
  "called" | "exact" | "best" | "bestOrCalled" | "good" | "implied" | "fair" | "any",
  Query
>;

/**
 * The tiers of answers, best first, each holding the one before: all is in the title or tags, products in their own
 * words; all is there by its very name; all is what it is called; all is declared there; all follows from what is; some does and the
 * rest is in the text; all by its name in the text; in other words. Whose name it is comes first where some words are no more than
 * like the name of a concept: «Гэрэгэ» is no «гэрээ».
 */
export function tiersOf(units: readonly Unit[]): string[] {
  const isMeant = units.every(({ isLabel, isProductName }) => isLabel && !isProductName);
  const levels = units.map((unit) => levelsOf(unit, isMeant));
  const all = (level: keyof Levels) => and(levels.map((each) => each[level]));
  const tiers = [
    isMeant ? undefined : all("called"),
    all("exact"),
    all("best"),
    all("bestOrCalled"),
    all("good"),
    all("implied"),
    levels.length > 1 ? and([all("fair"), or(levels.map(({ implied }) => implied))]) : undefined,
    all("fair"),
    all("any"),
  ];
  return [...new Set(tiers.filter((tier) => tier !== undefined))];
}

/** The tiers of answers that are also about every tag; without other tiers the best about the tags come first. */
export function withTags(tiers: readonly string[], tags: readonly (readonly Unit[])[]): string[] {
  if (tags.length === 0) return [...tiers];
  const levels = tags.flat().map(uncalledLevelsOf);
  const about = and(levels.map(({ implied }) => implied));
  if (about === undefined || tags.some((units) => units.length === 0)) return [];
  if (tiers.length > 0) return tiers.map((tier) => `${tier}&${about}`);
  const best = and(levels.map((each) => each.best));
  return [...new Set([best, about].filter((tier) => tier !== undefined))];
}

/** What meets a filter by concepts, by how well: who declares one of each, whom it follows for, and the rest. */
export function tiersAbout(facets: readonly (readonly string[])[]): string[] {
  const ofClass = (mark: string) => and(facets.map((concepts) => anyOf(mark, concepts)));
  const [declared, implied] = [ofClass(conceptClasses.declared), ofClass(conceptClasses.implied)];
  return declared && implied ? [declared, implied, `(${implied}|!(${implied}))`] : [];
}

/**
 * The tiers of answers to some of the units: to all of these, or where nothing answers all, to those that name something; to all but
 * one; that name one; that declare one; to any.
 */
export function someOf(units: readonly Unit[], { isAll }: { isAll: boolean }): string[] {
  const levels = units.map((unit) => levelsOf(unit, true));
  const each = levels.map(({ any }) => any);
  const telling = units.filter(({ concepts }) => concepts.length > 0);
  const whole = isAll ? (telling.length < units.length ? tiersOf(telling) : []) : tiersOf(units);
  const isShort = units.length > 2 && units.length <= mostLeftOut;
  const allButOne = each.map((_, at) => and(each.filter((_, other) => other !== at)));
  const most = isShort ? or([whole.at(-1), ...allButOne]) : whole.at(-1);
  const naming = or([most, ...levels.map(({ best }) => best)]);
  const declaring = or([naming, ...levels.map(({ implied }) => implied)]);
  const tiers = [...whole, most, naming, declaring, or(each)];
  return [...new Set(tiers.filter((tier) => tier !== undefined))];
}

/** What the second has beyond the first. */
export function beyond(first: string | undefined, second: string): string {
  return first === undefined ? second : `${second}&!(${first})`;
}

/** What asks for an entity that says a word, wherever; undefined for a word without keys. */
export function saying(keys: readonly string[]): string | undefined {
  return anyOf(wordClasses.text, keys);
}

/** As a tag, which is nobody's name. */
function uncalledLevelsOf(unit: Unit): Uncalled {
  return unit.concepts.length > 0 ? conceptLevels(unit) : wordLevels(unit);
}

function levelsOf(unit: Unit, isMeant: boolean): Levels {
  const { exact, best, ...more } = uncalledLevelsOf(unit);
  const called = allWords(
    wordClasses.name,
    unit.words.map(({ nameKeys }) => nameKeys),
    unit.nameBeginning,
  );
  const orCalled = (level: Query) => or([level, called]);
  return {
    called,
    exact: isMeant ? exact : orCalled(exact),
    best: isMeant ? best : orCalled(best),
    bestOrCalled: orCalled(best),
    good: orCalled(more.good),
    implied: orCalled(more.implied),
    fair: orCalled(more.fair),
    any: orCalled(more.any),
  };
}

type Uncalled = Omit<Levels, "called" | "bestOrCalled">;

function conceptLevels({ words, concepts, meant, isProductName, beginning }: Unit): Uncalled {
  const fair = anyOf(conceptClasses.said, concepts);
  const letters = words.map(({ keys }) => keys);
  const best = anyOf(conceptClasses.named, meant);
  return {
    exact: isProductName ? and([best, allWords(wordClasses.title, letters)]) : best,
    best,
    good: anyOf(conceptClasses.declared, concepts),
    implied: anyOf(conceptClasses.implied, concepts),
    fair,
    any: or([fair, allWords(wordClasses.text, letters, beginning?.keys)]),
  };
}

/**
 * A word that names nothing; what it may begin the name of counts after what it begins itself, where it is declared. As
 * it is written it comes before what it may be in Mongolian.
 */
function wordLevels({ words, beginning }: Unit): Uncalled {
  const letters = words.map(({ keys }) => keys);
  const asWritten = words.map(({ keysAsWritten }) => keysAsWritten);
  const mayBeMongolian = words.some(({ keys, keysAsWritten }) => keys.length > keysAsWritten.length);
  const good = allWords(wordClasses.title, letters, beginning?.keys);
  const fair = or([
    good,
    beginning && anyOf(conceptClasses.implied, beginning.concepts),
    mayBeMongolian ? allWords(wordClasses.text, asWritten) : undefined,
  ]);
  const best = allWords(wordClasses.title, asWritten);
  return {
    exact: best,
    best,
    good,
    implied: good,
    fair,
    any: or([fair, allWords(wordClasses.text, letters, beginning?.keys)]),
  };
}

/** Each word by one of its keys; the last also by what it begins. */
function allWords(mark: string, letters: readonly string[][], begun: readonly string[] = []): Query {
  const last = letters.at(-1) ?? [];
  const beginnings = begun.map((key) => `${quote(mark + key)}:*`);
  // A word is among those that it begins.
  const whole = last.filter((key) => !begun.includes(key)).map((key) => quote(mark + key));
  return and([...letters.slice(0, -1).map((keys) => anyOf(mark, keys)), or([...whole, ...beginnings])]);
}

function anyOf(mark: string, keys: readonly string[]): Query {
  return or(keys.map((key) => quote(mark + key)));
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

function or(queries: readonly Query[]): Query {
  const asked = [...new Set(queries.filter((query) => query !== undefined))];
  return asked.length > 1 ? `(${asked.join("|")})` : asked[0];
}

/** Nothing, where one of them asks for what nothing has. */
function and(queries: readonly Query[]): Query {
  if (queries.includes(undefined)) return undefined;
  const asked = [...new Set(queries)];
  return asked.length > 1 ? `(${asked.join("&")})` : asked[0];
}
