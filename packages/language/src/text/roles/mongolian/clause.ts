// What stands before a word of a Mongolian sentence: whose clause it is, and on what condition.
import { listPiece, type Reading } from "../../clauses.ts";
import * as said from "./cues.ts";
import { formOf, isAmong, isInForm, isPerson, isWithout, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

export type Place = {
  readonly words: readonly Word[];
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  /** Where the sentence ends, and up to where its words are spoken of already. */
  readonly end: number;
  readonly free: number;
  /** Where the list begins that the segment goes on with. */
  readonly listStart: number;
  /** Where the brackets begin that stand before the segment. */
  readonly bracketedFrom?: number | undefined;
};

/** What a cue says of the words before it. */
export type Found = {
  readonly role: Reading | undefined;
  /** Of the words it rules the first. */ readonly from?: number;
  /** The cue names what is to be done, and is ruled with it. */ readonly isDeed?: true;
  /** Words that only ask, or say that nobody is asked for: «орон тоо», «ажлын байр». */ readonly asking?: number;
  /** Where the words that it rules end, if they stand behind it. */ readonly to?: number;
};

/** How far a clause is looked back upon. */
const sight = 14;

/** Where words may begin that one without a comma before it speaks of, as of texts that have no points. */
export function reachOf({ words, index, from }: Place): number {
  const first = Math.max(from, index - sight);
  for (let at = index - 1; at > first; at--) if (isOurTurn(words, at)) return at;
  return index - from > sight ? first : 0;
}

/** «… гэж байна, борлуулалт хийдэг хүн хэрэгтэй»: where what is told before has ended. */
export function saidBefore({ words, index, free }: Place): number {
  for (let at = index - 1; at > free; at--) if (isTold(words, at)) return at + 1;
  return free;
}

/** «Би борлуулалт хийдэг, вэб хийдэг хүн хайж байна», «текстээ бичсэн, зураг хэрэгтэй»: where what is done has ended. */
export function deedBefore({ words, index, free, from }: Place): number {
  if (from <= free) return free;
  if (isIntended(words, from - 1)) return from;
  if (!isClauseVerb(words[from - 1])) return free;
  const isOfSomebody = words.slice(from, index).some((word) => isPerson(word) || isAmong(word, said.people));
  const isSaid = /(?:d[aeo]g|s[aeo]n)$/.test(formOf(words[from - 1])) && !isOfSomebody;
  return isAmong(words[free], we) || isSaid ? from : free;
}

/** «Компани нээх гэж байгаа, вэб хийх хүн хэрэгтэй», «цех нээх мөрөөдөлтэй, …». */
function isIntended(words: readonly Word[], at: number): boolean {
  const [before = "", last = ""] = words.slice(at - 1, at + 1).map(({ text }) => text);
  return (/^(?:гэж|gej)$/.test(before) && going.test(last)) || dreaming.test(last);
}

const going = /^(?:байгаа|байна|бгаа|бна|baigaa|baina|bgaa|bga|bna)$/;
const dreaming =
  /^(?:мөрөөдөлтэй|зорилготой|санаатай|төлөвлөгөөтэй|бодолтой|хүсэлтэй|sanaatai|zorilgotoi|bodoltoi|huseltei)$/;

const we = said.keySet("би бид");

function isTold(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  return (
    isAmong(word, reasons) ||
    grown.test(word.text) ||
    (traitsOf(word).isFinite && !takesUp.test(formOf(words[at + 1])))
  );
}

/** Where a list begins whose first thing ends a longer piece: «… байгаа тул жолооч, няравын орон тоо гарлаа». */
export function listFrom(words: readonly Word[], end: number): number {
  if (isClauseVerb(words[end - 1])) return end;
  for (let at = end - 2; at >= Math.max(0, end - 1 - listPiece); at--)
    if (isTold(words, at) || isConceded(words, at)) return at + 1;
  return end;
}

/** Whether a list goes on behind a piece of more than three words, who is called by a trade or what is to be done. */
export function isPieceOfList(words: readonly Word[], from: number, to: number): boolean {
  return isTrade(words.slice(from, to)) || isTask(words[to - 1], to - from);
}

/** «Сав баглаа боодлын дизайнер, жолооч авна»: who is called by several words stands in a list as well. */
function isTrade(words: readonly Word[]): boolean {
  const isDescribed = words.some((word) => isInForm(word, "with -тай") || traitsOf(word).isVerb);
  return words.length <= longestTrade && isPerson(words.at(-1)) && !isDescribed;
}

const longestTrade = 4;

/** «Дуу таних систем хөгжүүлэх, апп бичих хүн алга»: what is to be done goes on with what is done besides. */
function isTask(last: Word | undefined, length: number): boolean {
  return last !== undefined && length <= longestTask && traitsOf(last).isVerb && /[хh]$/.test(last.text);
}

const longestTask = 7;

/** «Захиалга нэмэгдээд жолооч хэрэгтэй боллоо». */
const grown =
  /^(?:нэмэгдээд|ихсээд|олшироод|өсөөд|багасаад|гацаад|эвдрээд|дуусаад|nemegdeed|ihseed|olshirood|usuud|gatsaad|evdreed|duusaad)$/;
const reasons = said.keySet("тул учир учраас болохоор");

function isOurTurn(words: readonly Word[], at: number): boolean {
  return isAmong(words[at], ours) && isAmong(words[at - 1], and);
}

/** «Санхүүгийн компани бөгөөд бид хөгжүүлэгч хайж байна»: we begin anew. */
const and = said.keySet("бөгөөд");

type Clause = {
  readonly from: number;
  readonly isOwn: boolean;
  readonly isOurs: boolean;
  readonly isOthers: boolean;
  readonly isOfKin: boolean;
  readonly isOfPerson: boolean;
  readonly isConditional: boolean;
};

/** What stands before the word, back to the end of the clause before. */
export function clauseOf({ words, index, end, free, listStart }: Place): Clause {
  const first = Math.max(free, listStart, index - sight);
  let from = index;
  while (from > first && !endsClause(words, from - 1)) from--;
  const clause = words.slice(from, index);
  const has = (keys: ReadonlySet<string>) => clause.some((word) => isAmong(word, keys));
  const isOfClients =
    isAmong(words[from], ours) && isAmong(words[from + 1], said.clients) && isSubject(words[from + 1]);
  const isObject = from === index - 1 && isAmong(words[from], children);
  const they = isAmong(words[from], parents) ? words[from + 1] : words[from];
  const isOthers = isOfClients || (isAmong(words[from], said.others) && isSubject(they) && !isObject);
  return {
    from,
    isOwn: (has(said.writers) && !isOfClients) || (has(own) && !isOthers),
    isOurs: has(ours) || has(own),
    isOthers,
    isOfKin: clause.some((word) => isAmong(word, said.kin) && !withOrOfMine.test(word.text)),
    isOfPerson: has(said.people),
    isConditional:
      has(said.conditions) || isConditionAhead(words, from, index) || isConditionAfter(words, index, end),
  };
}

/** «Аавынхаа дэлгүүрт», «найзтайгаа»: the writer does it. */
const withOrOfMine = /(?:[ыи]й?нх|[тt][аэоae][йi]г)(?:аа|ээ|оо|өө)$/;

export const own = said.keySet("маань минь");
const ours = said.keySet("бид манай манайх манайд бидэнд");
/** «Эцэг эхчүүд». */
const parents = said.keySet("эцэг");
/** «Хүүхэд эмчилдэггүй»: they are treated. */
const children = said.keySet("хүүхэд");
const si = said.keySet("хэрэв хэрвээ");

/** Of many, in the nominative or the dative: who does something, or to whom it is needed. */
function isSubject(word: Word | undefined): boolean {
  return /(?:[сд]|нар|хэн|[sd]|nar|hen)$/.test(word?.text ?? "");
}

/** «Код бичээд …», «мэддэггүй тул …», «апп хийнэ …»: what was said before is another clause. */
function endsClause(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (isAmong(word, said.causes)) return true;
  if (word === undefined) return false;
  if (word.text === "ч" || word.text === "ch") return isConceded(words, at);
  const { isVerb, form } = traitsOf(word);
  // «Гадаадад гаргахад туслах хүн».
  if (/k[aeo]d$/.test(form) && /^(?:тусл|tusl)/.test(words[at + 1]?.text ?? "")) return false;
  return (isVerb && /[aeo]d$/.test(form)) || isTold(words, at);
}

function isConceded(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "ч" && words[at]?.text !== "ch") return false;
  return isWithout(words[at - 1]) || although.test(words[at - 1]?.text ?? "");
}

/** «Эхлэх гэж байгаа ч», «ажилласан ч». */
const although =
  /^(?:бай(?:гаа|сан|даг)|гэсэн|baigaa|baisan|baidag|gesen)$|.{3}(?:с[аэоө]н|д[аэоө]г|s[aeo]n|d[aeo]g)$/;

/** What quotes or denies a whole clause. Folded. */
const takesUp = /^(?:ge(?:j|ed|deg|sen|k)|bes)/;

export function isClauseVerb(word: Word | undefined): boolean {
  return word !== undefined && traitsOf(word).endsClause;
}

/** «Гэрээгүй бол», «цалингүй бол», «төлбөл». */
function isConditionAhead(words: readonly Word[], from: number, index: number): boolean {
  for (let at = from; at < index; at++) {
    if (isIf(words[at])) return true;
    if (isAmong(words[at], topic) && (isWithout(words[at - 1]) || isClauseVerb(words[at - 1]))) return true;
  }
  return false;
}

const topic = said.keySet("бол болох");

function isConditionAfter(words: readonly Word[], index: number, end: number): boolean {
  for (let at = index + 1; at < Math.min(end, index + sight); at++) {
    const word = words[at];
    if (isAmong(word, si)) return true;
    if (at <= index + 2 && isAmong(word, topic) && !became.test(word?.text ?? "")) return true;
  }
  return false;
}

/** «Хурим авдаггүй болсон» is no condition. */
const became = /^(?:болсон|bolson)$/;

/** «Дизайн шаардвал бусдаас аваарай». */
export function isIf(word: Word | undefined): boolean {
  return word !== undefined && traitsOf(word).isVerb && /b[aeo]l$/.test(formOf(word));
}

export function isFinal({ words, index, to }: Place): boolean {
  const next = words[index + 1];
  if (quotes.test(formOf(next)) && decided.test(words[index + 2]?.text ?? "")) return true;
  if (told.test(next?.text ?? "")) return true;
  return index === to - 1 || isAmong(next, said.finals) || beginsAnew.test(formOf(next));
}

/** «Борлуулалтаас айгаад байгаа.» */
export function isAtEnd({ words, index, to }: Place): boolean {
  return (going.test(words[index + 1]?.text ?? "") ? index + 1 : index) === to - 1;
}

/** «… гэж шийдсэн»: it is so. */
const quotes = /^gej$/;
const decided = /^(?:шийд|амла|бодож|бодсон|хэлье|хэлмээр|shiid|amla|bodoj|bodson|helye)/;
/** «… гэдгээ хэлье». */
const told = /^(?:гэдгээ|гэдгийг|gedgee|gedgiig)$/;

/** «Ээ»; «манайд», «бидэнд», «надад». */
const beginsAnew = /^(?:e|manad|bedend|nadad)$/;
