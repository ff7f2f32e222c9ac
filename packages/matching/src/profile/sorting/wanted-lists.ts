// Whom a text is short of where it says no more than who they are: "Roofer, a truck for one day.", «Жолооч, grant бичдэг хүн.»
// Nobody is asked for by the first sentence, which says what it is about.
import type { LanguageResources } from "@khamt/language";
import { genitive } from "./briefs.ts";
import { namesAny } from "../named.ts";
import type { ReadMention } from "../reading/read-text.ts";
import { sentenceOrLineEnd } from "./sentence-ends.ts";
import { isOfAbility } from "./sort-mentions.ts";

type Described = { readonly title?: string | null; readonly description?: string | null };
/** What a text names, and how a list would be read. */
type Told = {
  readonly mentions: readonly ReadMention[];
  readonly readEntry: (entry: string) => readonly ReadMention[];
};
type Kinds = Pick<LanguageResources, "kindOf">;

/** Of an idea. */
export function withWanted(told: Told, profile: Described, kinds: Kinds): readonly ReadMention[] {
  return withWantedIn(laterSentences(profile), told, kinds);
}

/** Of a project, whose title says what it is about. */
export function withWantedOfBrief(told: Told, profile: Described, kinds: Kinds): readonly ReadMention[] {
  const isTitled = (profile.title ?? "") !== "";
  return withWantedIn(isTitled ? sentencesOf(profile) : laterSentences(profile), told, kinds, true);
}

function withWantedIn(
  among: readonly string[],
  { mentions: told, readEntry }: Told,
  { kindOf }: Kinds,
  isBrief = false,
): readonly ReadMention[] {
  const able = told.filter((mention) => isOpen(mention) && isOfAbility(mention, kindOf));
  const people = able.filter((mention) => namesAny(mention, (id) => kindOf(id) === "role"));
  const isAsking = told.some((mention) => mention.role === "need" && isOfAbility(mention, kindOf));
  const sentences = among.filter((sentence) => able.some(({ surface }) => sentence.includes(surface)));
  const areTasksBelow = among.some((line) => line.endsWith(":") && tasks.test(line));
  const wanted = sentences.filter((sentence) => {
    if (excluding.test(among[among.indexOf(sentence) - 1] ?? "")) return false;
    if (tasks.test(sentence) || (areTasksBelow && isBelowTasks(among, sentence))) return true;
    if (isTelling(sentence) && !person.test(sentence)) return false;
    const { described, plain, isTold, isOnTerms } = piecesOf(sentence, people, able);
    if (isTold) return false;
    const named = plain.filter((piece) => isNamedBy(piece, able));
    const size = described.length + plain.length;
    if (size > 1 && isNamedBy(firstOf(sentence), people)) return true;
    const found = described.length + named.length;
    if (isOnTerms && size === 1 && isNamedBy(plain[0] ?? "", able)) return true;
    if (
      isBrief &&
      size >= fewestNouns &&
      found * 5 >= size * 2 &&
      areNouns(plain, size) &&
      !counted.test(sentence)
    )
      return true;
    if (found < fewest || found * 2 < size) return described.some((piece) => isDoing(piece, people));
    const areSome = described.length > 0 || named.some((piece) => isNamedBy(piece, people));
    const isListed = isBrief && size >= fewestOfBrief && !counted.test(sentence);
    if (isListed && found * 3 >= size * 2) return true;
    return areSome || (!isAsking && found === size);
  });
  // In a list an entry is what lists call so: "camera", "an editor".
  const listed = wanted.flatMap((sentence) => piecesOf(sentence, people, able).plain.map(withoutArticle));
  const isRead = (entry: string) =>
    told.some(
      (mention) =>
        entry.includes(mention.surface) && (mention.role === "have" || isOfAbility(mention, kindOf)),
    );
  const unread = listed.filter((entry) => !isRead(entry));
  const entries = unread.filter((entry) => entry.split(/\s+/).length <= longestEntry).flatMap(readEntry);
  return [
    ...withNeeds(told, kindOf, [...describedIn(sentences, able), ...wanted]),
    ...entries
      .filter((entry) => isOfAbility(entry, kindOf))
      .map((entry) => ({ ...entry, role: "need" as const })),
  ];
}

/** "Tasks:\n- design the label\n- find shops". */
function isBelowTasks(among: readonly string[], sentence: string): boolean {
  const before = among.slice(0, among.indexOf(sentence));
  const heading = before.findLastIndex((line) => /:\s*$/.test(line));
  return (
    tasks.test(before[heading] ?? "") &&
    before.slice(heading + 1).every((line) => bullet.test(line)) &&
    bullet.test(sentence)
  );
}

const bullet = /^\s*(?:[^\p{L}\p{N}\s("«]{1,3}|\d{1,2}[.)])\s*\p{L}/u;

function withoutArticle(piece: string): string {
  return piece.replace(/^(?:an?|the|one|some|our) /iu, "");
}

/** Only who is described: a company that names trades may be one of them. */
export function withDescribed(
  told: readonly ReadMention[],
  profile: Described,
  { kindOf }: Kinds,
): readonly ReadMention[] {
  const able = told.filter((mention) => isOpen(mention) && isOfAbility(mention, kindOf));
  return withNeeds(told, kindOf, describedIn(laterSentences(profile), able));
}

function describedIn(sentences: readonly string[], able: readonly ReadMention[]): readonly string[] {
  return sentences
    .filter((sentence) => person.test(sentence) && !ofWriter.test(sentence))
    .flatMap((sentence) => piecesOf(sentence, [], able).described);
}

function withNeeds(
  told: readonly ReadMention[],
  kindOf: Kinds["kindOf"],
  sentences: readonly string[],
): readonly ReadMention[] {
  if (sentences.length === 0) return told;
  return told.map((mention) =>
    isOpen(mention) &&
    isOfAbility(mention, kindOf) &&
    !genitive.test(mention.surface) &&
    sentences.some((sentence) => standsWhole(sentence, mention))
      ? { ...mention, role: "need" as const }
      : mention,
  );
}

/** «Жолооч» of a title does not stand in «жолоочийн нуруу». */
function standsWhole(sentence: string, { surface }: ReadMention): boolean {
  const at = sentence.indexOf(surface);
  return at >= 0 && !/^\p{L}/u.test(sentence.slice(at + surface.length));
}

function laterSentences(profile: Described): readonly string[] {
  return sentencesOf(profile).slice(1);
}

function sentencesOf({ description }: Described): readonly string[] {
  return (description ?? "").split(sentenceOrLineEnd).filter((sentence) => sentence.trim() !== "");
}

function isOpen({ role }: ReadMention): boolean {
  return role === undefined || role === "offer";
}

/** Those that describe somebody: "someone who can weld", «вэб хийх хүн», and of these people «зураг зурах дизайнер». */
function piecesOf(sentence: string, people: readonly ReadMention[], able: readonly ReadMention[]) {
  const isDescribed = (piece: string) =>
    (somebody.test(piece) || isDoing(piece, people) || isOfTrade(piece, able)) && !ofOthers.test(piece);
  const told = sentence.replace(bracketed, "").replace(aWeek, "").split(between);
  const pieces = told
    .map((piece) => piece.replace(conditions, "").replace(count, "").trim())
    .filter((piece) => piece !== "");
  const described = pieces.filter(isDescribed);
  const others = pieces.filter((piece) => !isDescribed(piece));
  const plain = others.map((piece) => piece.replace(terms, "").replace(aim, "$1"));
  return {
    described,
    plain,
    isTold: others.some((piece) => isTelling(article.test(piece) ? piece.replace(terms, "") : piece)),
    isOnTerms: pieces.length < told.length,
  };
}

/** "Roofer, tin, a truck", but not "welders, cooks and helpers". */
function firstOf(sentence: string): string {
  const [, first = ""] =
    /^\s*([^,;+/]*?(?:[^\W\dsS]|\p{Script=Cyrillic})(?: \d+)?)\s*[,;+]/u.exec(sentence) ?? [];
  return first.replace(count, "").replace(terms, "").trim();
}

function isDoing(piece: string, people: readonly ReadMention[]): boolean {
  const who = people.find(({ surface }) => piece.endsWith(` ${surface}`))?.surface;
  return who !== undefined && doing.test(piece.slice(0, -who.length - 1));
}

/** «DevOps хүн», «UI дизайнер 1 хүн». */
function isOfTrade(piece: string, mentions: readonly ReadMention[]): boolean {
  const trade = withoutPerson.exec(piece)?.[1];
  return trade !== undefined && isNamedBy(trade, mentions);
}

const withoutPerson = /^(.+?)(?: \d+)? (?:хүн|hun|hvn)$/iu;
/** "5 hrs/week". */
const aWeek = /(?<=\b(?:hrs?|hours?))\/(?:week|wk)\b/giu;
const bracketed = /\s*\([^)]*\)/g;
/** "2 weeks in January", "all paid", «3 сарын гэрээгээр», «хөлстэй». */
const conditions =
  /\s*\b(?:(?:for )?\d+ (?:days?|weeks?|months?|years?|hours?|hrs?)\b.*|(?:all |fully |well )?(?:un)?paid|remote(?:ly)?|part[- ]time|full[- ]time|(?:in the )?evenings|weekends|hulustei|tsalintai)\s*$|\s*(?<!\p{L})(?:(?:\d+ )?(?:сарын|жилийн|sariin) )?(?:гэрээгээр|gereegeer|хөлстэй|цалинтай|хагас цагаар|\d+ (?:сар|sar|долоо хоног))\s*$/iu;

/** Whether it says something of the thing, or of who is there. */
function isTelling(piece: string): boolean {
  return telling.test(piece) || ended.test(piece.slice(-longestEnding));
}

/** Whether the piece is a name and hardly more: "a sound engineer", «системийн программист». */
function isNamedBy(piece: string, mentions: readonly ReadMention[]): boolean {
  return (
    piece.split(/\s+/).length <= longest &&
    mentions.some(({ surface }) => piece.toLowerCase().endsWith(surface.toLowerCase()))
  );
}

const [fewest, longest, longestEntry] = [2, 4, 2];
/** «Тайз, дуу, гэрэл, MC, live stream»: of nothing but nouns two in five need be known. */
const areNouns = (plain: readonly string[], size: number) =>
  plain.length === size && plain.every((piece) => piece.split(/\s+/).length <= longestEntry);
const fewestNouns = 4;
/** Of a brief, things alone are asked for as well: «интерьер дизайн, сантехник, шал». */
const fewestOfBrief = 3;
/** "Not included. Translation, dubbing." */
const excluding =
  /^\s*(?:not (?:included|needed|required|in scope)|out of scope|exclu(?:ded|sions)|(?:үүнд )?(?:ордоггүй|орохгүй))\s*:?\s*$/iu;
/** «Сервер, архив, сейф 3ш»: what there is. */
const counted = /\d ?(?:ш|ширхэг|хос|ээлж|м2|кв|кг|тн|га|sh|pcs|pieces|units|shifts)(?!\p{L})/iu;
const between =
  /\s*[,;+/]\s*(?:(?:and|or|plus|ба|болон|мөн|бас) )?|\s+(?:and|or|plus|&|ба|болон|бас|эсвэл|bolon|bas|esvel)\s+/iu;
const count =
  /\s*(?:\([^)]*\)|[\d-]+|тус бүр нэг|нэг|хоёр|гурав|neg|hoyor|gurav|too|please|бас|ч гэсэн)\s*$/iu;
/** "A technician on call", "presenters who speak Kazakh". */
const terms = /(?<=\w{3}) (?:who|with|for|on|in|at|from)\b.*$/iu;
const article = /^an? /iu;
/** "A statistician to draw the sample". */
const aim = /^((?:an?|one|two|three|\d+) .*?\w{3}) to .*$/iu;
const somebody =
  /^(?:some(?:one|body)|(?:a|one) person) (?:to|who|with)\b|^an? (?:[\w-]+ ){1,2}person(?= with\b|$)|\p{L}(?:[хг]|сан|сэн|сон|сөн|тай|тэй|той|[hg]|san|sen|son|tai|tei|toi) (?:(?:\d+|нэг|хоёр|гурван|neg|hoyor|gurvan) )?(?:хүн|хүмүүс|оюутан|залуу|hun|hvn|humuus|oyutan|zaluu)$/iu;
const doing = /\p{L}(?:[аэоөй]х|[дс][аэоө][гн]|[aeoi]h|[ds][aeo][gn])$/u;
const ofOthers =
  /(?<!\p{L})(?:би|бид|манай\p{L}*|миний|хэрэглэгч\p{L}*|үйлчлүүлэгч\p{L}*|bi|bid|manai\p{L}*|minii|hereglegch\p{L}*|нь|ni|for)(?!\p{L})/iu;
/** «Зохион бүтээгч нь би өөрөө, инженер хүн». */
const ofWriter = /(?<!\p{L})(?:би|bi) (?:өөрөө|uuruu|ooroo)(?!\p{L})/iu;
const tasks =
  /^\s*(?:(?:the |our |current |next )?(?:tasks?|scope(?: of work)?|work|jobs)|(?:хийх|гүйцэтгэх) (?:ажил|ажлууд)|ажлууд|hiih ajil)\s*[:–—]/iu;
const telling =
  /\b(?:we|i|our|my|you|your|they|their|it|its|this|that|is|are|was|were|has|have|had|will|can|ready|done|ok|okay|(?:on|in) (?:board|place|process)|covered|promised|confirmed|found|hired|exists?|from|\w+n't|do|does|not|sponsored|for the|every|each)\b|(?<!\p{L})(?:бий|байгаа|байна|байсан|бэлэн|бүрдсэн|манай|манайд|бид|бидний|би|нь|bii|bga|bgaa|baigaa|baina|belen|manai|bid|bi|ni|юм|алга|биднээс|манайхаас|yum|alga|bidnees)(?!\p{L})/iu;
const longestEnding = 8;
const ended =
  /\p{L}{2}(?:т[аэо]й|t[aeo]i|г[үу]й|g[uv]i|(?<!(?<!\p{L})ха)на|нэ|но|нө|даг|дэг|дог|дөг|сан|сэн|сон|сөн|лаа|лээ|лоо|лөө|гүй)\s*$/iu;
const person = /some(?:one|body)|person|(?:хүн|хүмүүс|оюутан|залуу|hun|hvn|humuus|oyutan|zaluu)(?!\p{L})/iu;
