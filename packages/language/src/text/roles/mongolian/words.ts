// What a Mongolian word is by itself, wherever it stands. It follows from its keys and is worked out once for them.
import { fold } from "../../fold.ts";
import { isMongolianKey } from "../../keys.ts";
import {
  type Form,
  formPatterns,
  keySet,
  mongolianCues,
  people,
  type Refusing,
  refusingIn,
  type Saying,
} from "./cues.ts";
import { isInfinitive } from "../../inflection/stems.ts";
import type { Word } from "../../words.ts";

type Traits = {
  /** Its letters, folded. */
  readonly form: string;
  readonly isMongolian: boolean;
  readonly isVerb: boolean;
  /** A verb that may end a clause. */
  readonly endsClause: boolean;
  /** Behind it nothing of its clause is left but what quotes or denies it. */
  readonly isFinite: boolean;
  readonly saying: Saying | undefined;
  readonly refusing: Refusing | undefined;
  /** It may be all that tells of a plan, of a weakness or of what is missing. */
  readonly isRemark: boolean;
  /** It may be what tells that something is lacked (`lacks.ts`). */
  readonly mayLack: boolean;
  /** It may be what asks around for somebody (`requests.ts`). */
  readonly mayAsk: boolean;
};

// The keys of a word are one array wherever it is read (words.ts).
const known = new WeakMap<readonly string[], Traits>();

export function traitsOf(word: Word): Traits {
  let traits = known.get(word.keys);
  if (traits === undefined) known.set(word.keys, (traits = traitsIn(word)));
  return traits;
}

function traitsIn({ text, keys }: Word): Traits {
  const form = fold(text);
  const isVerb = keys.some((key) => isMongolianKey(key) && isInfinitive(key));
  return {
    form,
    isVerb,
    isMongolian: keys.some(isMongolianKey),
    endsClause: (isVerb ? clauseVerb : participle).test(form),
    isFinite: there.test(text) || (isVerb && finite.test(text)),
    saying: sayingOf(keys, form),
    refusing: refusingIn(text, form),
    isRemark: remark.test(text),
    mayLack: lacking.test(text),
    mayAsk: asking.test(text),
  };
}

const remark =
  /^(?:хол$|байхгүйг|нэгд|орно|ормоор|санаа|гэж|гээд|гэсэн$|(?:хий|бүтээ|нээ)мээр$|муу|тааруу|сул$|hol$|baihguig|negd|orno|ormoor|sanaa|ge{0,2}j$|geed|gesen$|(?:hii|butee|nee)meer$|muu|taaruu|sul$)/;
const lacking =
  /^(?:сул|сохор|тааруу|муу|хоцрог|хэцүү|дут|гац|зов|бүдэр|мухард|тээглэ|бий|байна|байгаа|гар|үлд|ав|туслаа|хоосон|эзэнгүй|алд|яв|больс|хомс|бага|хосл|нийл|хамт|нэгд|таар|ажилл|ол|даатга|мэргэж|туршлаг|мэд|чад|sul|sohor|taaruu|muu|hets|gats|zov|bii|baina|baigaa|gar|[uv]ld|av|tuslaa|dut|hooson|ezen|ald|yav|bols|homs|baga|hosl|niil|hamt|negd|taar|ajill|ol|daatga|merge|turshlag|torslag|med|chad)/;
const asking =
  /^(?:ол[ъьмж]|мэд|тани|хамтар|нийл|нэгд|холбогд|чад|туршлага$|хэн$|шалгаруулж|болго|өгөхөд|ёстой|авахаар|эрэлд|байвал|бвал|ажилла|ol[yimj]|med|tani|hamtar|niil|negd|chad|turshlaga$|hen$|shalgaruulj|bolgo|uguhud|yostoi|estoi|avahaar|ereld|baival|bval|ajilla)/;
const participle = /.{3}(?:d[aeo]g|s[aeo]n)$/;
const clauseVerb = /(?:j|c|d[aeo]g|s[aeo]n|[aeo]d|n[aeo])$/;

/** -на, -лаа, -жээ, -я, -аарай. */
const finite =
  /(?:н[аэоө]|л(?:аа|ээ|оо|өө)|[жч]ээ|[аоуэөүий]?[ъь]?[яеё]|(?:аа|ээ|оо|өө)рай|(?:аа|ээ|оо|өө)рэй|n[aeo]|l(?:aa|ee|oo)|jee|chee|(?:aa|ee|oo)r[ae]i)$/;
const there = /^(?:байна|бна|бн|бий|юм|baina|bna|bn|bii|yum|ym)$/;

function sayingOf(keys: readonly string[], form: string): Saying | undefined {
  for (const key of keys)
    for (const { saying, forms } of mongolianCues.get(key) ?? [])
      if (forms.some((each) => formPatterns[each].test(form))) return saying;
  return undefined;
}

export function isInForm(word: Word, form: Form): boolean {
  return formPatterns[form].test(traitsOf(word).form);
}

export function formOf(word: Word | undefined): string {
  return word === undefined ? "" : traitsOf(word).form;
}

export function isAmong(word: Word | undefined, keys: ReadonlySet<string>): boolean {
  if (word === undefined) return false;
  for (const key of word.keys) if (keys.has(key)) return true;
  return false;
}

// байхгүй is a word of its own.
export function isWithout(word: Word | undefined): boolean {
  return word !== undefined && (word.privative || /(?:гүй|гуй|g[uvyü][iy])$/.test(word.text));
}

/** Who is named by their trade: «оёдолчин авна», but not «захиалга авна» or «зураг авна». */
export function isPerson(word: Word | undefined): boolean {
  return isAmong(word, people) || (agent.test(word?.text ?? "") && !isConverb(word));
}

/** «Авч», «хийлгэж»; but not «орчуулагч». */
function isConverb(word: Word | undefined): boolean {
  return word !== undefined && traitsOf(word).isVerb && /[^гg](?:ч|ch)$/.test(word.text);
}

/** «Гагнуурчин», «гагнуурчнаа». */
export function isPersonOrOurs(word: Word | undefined): boolean {
  if (isPerson(word)) return true;
  const bare = word?.text.replace(/г?(?:аа|ээ|оо|өө)$/, "").replace(/чн$/, "чин");
  return word !== undefined && bare !== word.text && isPerson({ ...word, text: bare ?? "" });
}

/** «Гагнуурчинг», «инженерийг». */
export function isPersonAsObject(word: Word | undefined): boolean {
  return agent.test(word?.text.replace(accusative, "") ?? "");
}

const accusative = /(?:и?й|ы|ii|i|y)?[гg]$/;

/** «Орчуулагчийн орон тоо», but not «орон тоог төлөвлөх». */
export function isVacancy(word: Word | undefined, before: Word | undefined): boolean {
  return /^(?:тоо|too)$/.test(word?.text ?? "") && isAmong(before, places);
}

const places = keySet("орон");

/** «Гагнуурчинтай», «хүнтэй». */
export function isWithPerson(word: Word | undefined): boolean {
  return word !== undefined && isInForm(word, "with -тай") && isPersonIn(word);
}

/** «Гагнуурчингүй», «хүнгүй». */
export function isWithoutPerson(word: Word | undefined): boolean {
  return word !== undefined && isWithout(word) && isPersonIn(word);
}

/** «Оёдлын цехтэй», «логистикийн компанитай», «зохиолчидтой»: a house or a trade. */
export function isHouse(word: Word | undefined): boolean {
  return house.test(word?.text ?? "");
}

/** Where it begins to be named: «экспортод гарах | жижиг үйлдвэртэй». */
export function houseFrom(words: readonly Word[], at: number, first: number): number {
  let from = at;
  for (let word = words[from - 1]; from > first && word && !traitsOf(word).isVerb; word = words[from - 1])
    from--;
  return from;
}

const house =
  /^(?:(?:компани|фирм|үйлдвэр|цех|студи|агентлаг|төв|kompani|firm|uildver|tseh|studi|agentlag)(?:уу?д)?|.{3,}ч[иү]д|.{3,}chid)(?:т[аэо]й|t[aeo]i)$/;

function isPersonIn(word: Word): boolean {
  return isAmong(word, people) || agent.test(word.text.slice(0, -withEnding.length));
}

/** «-тай», «-гүй». */
const withEnding = "тай";
const agent =
  /^(?:lead|intern|c[etofmp]o)s?$|(?:yst|stant|ltant|ntant|ician|ч|чин|ист|ер|(?<!о)ор|ch|chin|ist|er|(?<!o)or)(?:ид|[уү]{2}д|id|uud|vvd)?$/;
