// Mongolian: the cue, mostly a verb, stands behind what it rules, back to the clause before.
import { clauseOf, isClauseVerb, isIf, own, type Place } from "./mongolian-clause.ts";
import { listPiece, type Reading, type Roles, type Sentence } from "./clauses.ts";
import * as said from "./mongolian-cues.ts";
import { formOf, isAmong, isInForm, isWithout, traitsOf } from "./mongolian-words.ts";
import type { Word } from "./words.ts";

export function readMongolian(sentence: Sentence, words: readonly Word[], roles: Roles): void {
  const start = sentence[0]?.from ?? 0;
  const end = sentence.at(-1)?.to ?? start;
  let free = start;
  let offered = start;
  let listStart = start;
  let before = 0;
  for (const { from, to } of sentence) {
    if (before > listPiece || isClauseVerb(words[from - 1])) listStart = from;
    before = to - from;
    for (let index = from; index < to; index++) {
      const place = { words, index, from, to, end, free, listStart };
      const cue = cueAt(place);
      if (cue?.role === undefined) continue;
      const first = cue.role === "offer" ? Math.max(free, offered) : Math.max(free, cue.from ?? free);
      const last = Math.min(to, cue.to ?? index + 1);
      roles.fill(cue.role, cue.to === undefined ? first : index, last);
      // "Knowing X" may itself describe the person looked for: only what else is said closes what came before.
      if (cue.role === "offer") offered = index + 1;
      else free = last;
    }
  }
}

type Found = {
  readonly role: Reading | undefined;
  /** Of the words it rules the first. */ readonly from?: number;
  /** Where the words that it rules end, if they stand behind it. */ readonly to?: number;
};

function cueAt(place: Place): Found | undefined {
  const { words, index } = place;
  const word = words[index];
  if (word === undefined || !traitsOf(word).isMongolian) return undefined;
  if (isAmong(word, negations) || (isAmong(word, presence) && isWithout(word) && !word.privative))
    return negationIn(word, place);
  if (word.privative && isAmong(word, finding) && isPerson(words[index - 1]))
    return { role: "need", from: clauseOf(place).from };
  if (word.privative) return refusalIn(word, place);
  if (isAmong(word, rest) && formOf(words[index - 1]).endsWith("s")) return { role: "not", from: index - 1 };
  if (isGivenUp(word, words[index - 1])) return refusalBy(place);
  if (isAmong(word, plans) && isAmong(words[index - 1], learning))
    return { role: "aside", from: clauseOf(place).from };
  if (isAmong(words[index - 1], becoming) && (isAmong(word, plans) || meant.test(word.text)))
    return { role: "aside", from: clauseOf(place).from };
  if (isAmong(word, likeness) && isAmong(words[index - 1], likened))
    return { role: "aside", to: index + sightAhead };
  if (isWished(word, words[index + 1])) return { role: "need", from: place.free };
  if (isInvited(word, words[index - 1])) return invitationIn(place);
  if (isBoughtIn(word, words[index - 1])) return { role: "aside", from: clauseOf(place).from };
  if (isDoneAlone(word, place)) return { role: "have", from: clauseOf(place).from };
  const { saying } = traitsOf(word);
  if (saying !== undefined) return { role: roleOf(saying, place), from: startOf(saying, place) };
  return isThere(word, place) ? { role: "have", from: clauseOf(place).from } : undefined;
}

function startOf(saying: said.Saying, place: Place): number {
  return saying === "have" || saying === "aside" ? clauseOf(place).from : place.free;
}

function roleOf(saying: said.Saying, place: Place): Reading | undefined {
  const { words, index } = place;
  const { isOwn, isOthers, isOfKin, isOfPerson } = clauseOf(place);
  const last = words[index - 1];
  if (saying === "need" && isAmong(words[index], taking) && !isPerson(last)) return undefined;
  if (saying === "need" && isIf(words[index])) return "aside";
  if (saying === "need" && (isAmong(last, learning) || (!isOwn && isSpokenOf(words[index])))) return "aside";
  if (saying === "need") return isOthers && !isOwn && !isOfPerson ? "aside" : "need";
  if (saying === "offer" && isAmong(last, ourselves) && !isOthers) return "have";
  if (saying === "offer") return isOfKin || (isOthers && !isOwn) ? "aside" : "offer";
  return saying;
}

/** «Оёдолчин авна», but not «захиалга авна» or «зураг авна». */
function isPerson(word: Word | undefined): boolean {
  return isAmong(word, said.people) || agent.test(word?.text ?? "");
}

const agent = /(?:ч|чин|ист|[ое]р|ch|chin|ist|er|or)$/;

/** «Сэлбэг хайдаг сайт», «юу дутдагийг мэднэ»: others look for it. */
function isSpokenOf(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return isInForm(word, "as a thing") || (isAmong(word, seeking) && isInForm(word, "habit"));
}

const seeking = said.keySet("хайх");
const negations = said.keySet("биш бишээ алга үгүй");
const atAll = said.keySet("огт ерөөсөө ч бараг л");
const finding = said.keySet("олох олдох олдохгүй олдоогүй");
const rest = said.keySet("бусад");
const learning = said.keySet("сурах суралцах");
const presence = said.keySet("байх бга бгаа");
const taking = said.keySet("авах");
/** «Багш нэмж авахгүй». */
const more = said.keySet("нэмэх");
const work = said.keySet("ажил захиалга төсөл ачаа");
const giving = said.keySet("өгөх");
const aloneAfterWay = said.keySet("ажиллах");
const triedOnly = said.keySet("үзэх байх");

/** «Манай багт дизайнер байгаа», «баг маань хоёр программисттай», «гаднаас худалдаж авдаг» apart. */
function isThere(word: Word, place: Place): boolean {
  const { words, index, to, from } = place;
  if (index !== to - 1) return false;
  if (isAmong(word, presence))
    return (
      isAmong(words[index - 1], own) ||
      (isAmong(words[index - 1], people) && /^\d+$/.test(words[index - 2]?.text ?? "")) ||
      (isPerson(words[index - 1]) && present.test(word.text)) ||
      (clauseOf(place).isOurs && /^ba?[iy]?(?:na|ga|dag)|^bn/.test(formOf(word)))
    );
  if (isAmong(word, ready)) return clauseOf(place).isOurs;
  if (isAmong(word, oneself)) return index > from && formOf(words[index - 1]) === "be";
  return index > from && isInForm(word, "with -тай") && clauseOf(place).isOurs;
}

/** «Контентоо бид өөрсдөө бичнэ». */
function isDoneAlone(word: Word, place: Place): boolean {
  const isOwn = isAmong(place.words[place.index - 1], ourselves) && !clauseOf(place).isOthers;
  return isOwn && traitsOf(word).isVerb && isFinal(place);
}

/** «Дизайнер байгаа»; «хүн байна» may well be a question. */
const present = /^(?:байгаа|бгаа|бга|baigaa|bgaa|bga)$/;
/** «Туршлагатай хүн нэгдээрэй»; «жолооч нар битгий бичээрэй». */
function isInvited(word: Word, before: Word | undefined): boolean {
  return (
    invitation.test(word.text) &&
    (isAmong(word, inviting) || (isAmong(word, becoming) && isAmong(before, said.people)))
  );
}

function invitationIn(place: Place): Found | undefined {
  const { from, isOfPerson, isConditional } = clauseOf(place);
  const before = place.words[place.index - 1];
  if (isAmong(before, prohibiting)) return { role: "spare", from };
  const isJoining =
    isAmong(place.words[place.index], joining) && isPerson(before) && !isAmong(before, said.others);
  return (isOfPerson || isJoining) && !isConditional ? { role: "need", from } : undefined;
}

/** «Гагнуурчин нэгдээрэй». */
const joining = said.keySet("нэгдэх хамтрах");

const inviting = said.keySet("нэгдэх хамтрах ирэх орох бичих холбогдох залгах");
const invitation =
  /(?:аарай|ээрэй|оорой|өөрэй|аач|ээч|ооч|өөч|[aeo]{2}r[ae]i|[uvö]{2}r[ae]i|[aeo]{2}ch|[uvö]{2}ch)$/;
const prohibiting = said.keySet("битгий бүү");
/** «Туслах хүн байвал сайн байна». */
function isWished(word: Word, next: Word | undefined): boolean {
  return ifThere.test(word.text) && isAmong(next, welcome);
}

const ifThere = /^(?:байвал|бвал|baival|bval|baivl)$/;
const welcome = said.keySet("сайн зүгээр гоё болно сайхан");
const oneself = said.keySet("өөрөө");
const ourselves = said.keySet("өөрсдөө өөрөө");
const ready = said.keySet("бэлэн");
const people = said.keySet("хүн");
/** «Програмист болох гэж байгаа», «… болох хүсэлтэй». */
const becoming = said.keySet("болох");
const meant = /^(?:гэж|гээд|gej|geed|geej)$/;
const plans = said.keySet("хүсэл төлөвлөх зорилго зорих");
const likeness = said.keySet("шиг адил");
const likened = said.keySet("би бид над миний манай");
/** «Над шиг жижиг дизайнерт …» */
const sightAhead = 3;
const stopped = /^(?:больсон|болисон|bolison)$/;
const declining = /^t[ao]tg[ao]lz(?:[aeo]n[aeo]|d[aeo]g)$/;

/** «Хийхээ больсон», «маркетингаас татгалздаг». */
function isGivenUp(word: Word, before: Word | undefined): boolean {
  return stopped.test(word.text) ? isAmong(before, said.refusable) : declining.test(formOf(word));
}

function refusalBy(place: Place): Found | undefined {
  const { from, isOwn, isOthers, isOfKin, isConditional } = clauseOf(place);
  if (!isFinal(place) || isConditional || isOfKin || (isOthers && !isOwn)) return { role: "aside", from };
  return { role: "not", from };
}

/** «Худалдаж авдаг», «хийлгэдэг»: others do it. */
function isBoughtIn(word: Word, before: Word | undefined): boolean {
  const form = formOf(word);
  if (isAmong(word, taking)) return !form.endsWith("r") && /^(?:kodalda[jn]|gadnas)$/.test(formOf(before));
  return /^kelg.*d[aeo]g$/.test(form);
}

/** -гүй: a refusal of what is whitelisted, at the end of its clause, by the writer, without conditions. */
function refusalIn(word: Word, place: Place): Found | undefined {
  const { words, index } = place;
  const clause = clauseOf(place);
  const isNoun = isAmong(word, said.abilities) || isAmong(word, said.needs);
  if (!isNoun && !(isAmong(word, said.refusable) && isPlainVerb(word, words[index - 1]))) return undefined;
  if (isNothingElse(words, index)) return undefined;
  const isRefusal =
    isFinal(place) &&
    !clause.isConditional &&
    !clause.isOfKin &&
    (clause.isOwn || !clause.isOthers) &&
    (clause.isOwn || isNoun || !isUnfinished(word, words[index + 1]));
  const role = isAmong(word, said.needs) || isAmong(word, taking) ? "spare" : "not";
  return { role: isRefusal ? role : "aside", from: clause.from };
}

/** -аагүй, -хгүй байна: it is so for now. */
function isUnfinished(word: Word, next: Word | undefined): boolean {
  return (isAmong(next, presence) || notYet.test(word.text)) && !isAmong(word, triedOnly);
}

const notYet = /(?:аа|ээ|оо|өө|aa|ee|oo)(?:г[үу]й|g[uvyü][iy])$/;

/** Some verbs refuse only with what is before them: «хийж үзээгүй», «ажил авдаггүй», «дизайнаар ажиллахгүй». */
function isPlainVerb(word: Word, before: Word | undefined): boolean {
  if (!/(?:гүй|гүйч|г[үу]й|g[uvyü][iy])$/.test(word.text)) return false;
  const way = formOf(before);
  if (isAmong(word, triedOnly) || isAmong(word, giving)) return /(?:j|c)$/.test(way);
  if (isAmong(word, taking)) return isAmong(before, work) || isPerson(before) || isAmong(before, more);
  return !isAmong(word, aloneAfterWay) || /(?:[rjctd]|t[aeo])$/.test(way);
}

function negationIn(word: Word, place: Place): Found | undefined {
  const { words, index } = place;
  const before = isAmong(words[index - 1], atAll) ? words[index - 2] : words[index - 1];
  const clause = clauseOf(place);
  if (isNothingElse(words, index)) return undefined;
  if (word.keys.some((key) => key === bish || key === bishee)) {
    const isPlain = !isAmong(before, said.beforeBish) && isFinal(place) && !clause.isConditional;
    return isPlain && (clause.isOwn || !clause.isOthers)
      ? { role: clause.isOwn ? "not" : "spare alone", from: clause.from }
      : undefined;
  }
  if (isAmong(before, said.abilities))
    return { role: clause.isOthers && !clause.isOwn ? "aside" : "not", from: clause.from };
  return isPerson(before) || isAmong(before, team) ? { role: "need", from: clause.from } : undefined;
}

const team = said.keySet("баг");
const [bish, bishee] = [...said.keySet("биш бишээ")];

function isFinal({ words, index, to }: Place): boolean {
  return index === to - 1 || isAmong(words[index + 1], said.finals);
}

// "… өөр юм алга", nothing else than that, affirms it.
function isNothingElse(words: readonly Word[], index: number): boolean {
  return words
    .slice(Math.max(0, index - 2), index + 1)
    .some((word) => word.text === "өөр" || word.text === "oor");
}
