// What of a wish is its writer's: what is there, what they are or do, and what they have for themselves.
import { namesField, type Span } from "./wish-span.ts";

/** "We have developers", "I am a doctor", «манай эхнэр багш», «манай жуулчны бааз жуулчин авмаар байна». */
export function isThere(span: Span, text: string): boolean {
  const { surface, role, start, end } = span;
  if (role === "have" && !wished.test(surface)) return true;
  const before = text.slice(0, start);
  if (namesField(span) && wishingFirst.test(before) && wishing.test(text.slice(end))) return true;
  if (ready.test(text.slice(end))) return true;
  if (before.trim() === "" && personAtWork.test(text.slice(end))) return true;
  return (
    kin.test(before) ||
    worn.test(before) ||
    being.test(before) ||
    crew.test(before) ||
    iDo.test(text.slice(end)) ||
    (self.test(before) && person.test(text.slice(end)))
  );
}

/** What whoever wishes has, is or does themselves. */
export function isOwnWork(span: Span, text: string): boolean {
  return isThere(span, text) || isOwnTrade(span, text);
}

/** "A bakery looking for an accountant", "three engineers here, we need …", «дизайнер хүн, хөгжүүлэгч хайж байна». */
export function isWhoAsks({ role, start, end }: Span, text: string): boolean {
  const rest = text.slice(end);
  return present.test(rest) || (start === 0 && somebody.test(rest)) || (role !== "need" && asking.test(rest));
}

const present =
  /^\s+(?:(?:хүн|hun|hvn)\s+)?(?:байна|байгаа|бна|бгаа|бий|bna|bn|baina|baigaa|bgaa?|bii|here)\s*[,.;!\n]/iu;
const somebody = /^\s+(?:хүн|hun|hvn),(?!.*\s(?:хүн|hun|hvn)(?!\p{L}))/isu;
const asking =
  /^(?:(?!\b(?:who|that|which|to)\b)[^.;!?\n])*?\b(?:(?:looking|looks?|search(?:ing|es)?) for|seek(?:s|ing)?|in (?:need|search) of|needs?|wants?)\s/i;

/** "Tech is covered", «загвар нь бэлэн». */
const ready =
  /^(?:\s+(?:is|are)(?:\s+already)?\s+(?:covered|ready|done|handled|taken care of)\b|\s+(?:(?:нь|маань|тал нь|талаа|ni|maani)\s+)*(?:бэлэн|belen)(?!\s+(?:болго|bolgo)))/iu;
/** "Fifty jackets with our logo". */
const worn = /\bwith\s+(?:our|my)\s+(?:own\s+)?$/i;
const wishingFirst = /(?:^|[.,;!?\n]\s*)(?:манай|manai)\s+$/iu;
/** «цаг захиалгатай сайт хийлгэмээр». */
export const wished = /(?:м[аэоө]{2}р|m[aeou]{2}r)$/iu;
const wishing = new RegExp(`^\\s[^.,;!?\\n]*${wished.source.slice(0, -1)}(?!\\p{L})`, "iu");
const being =
  /(?:\b(?:i am|i'm|im|we are|we're|us are|team (?:is|are)|my (?:strength|strong (?:side|point|suit)|background|expertise|field|job|profession) is)\s+(?:(?:an?|all|both|two|three|four|just|already)\s+)*|^as an?\s+|(?:^|[.,;!?\n]\s*)me:?\s+(?:an?\s+)?)(?:\p{L}+\s+)?$/iu;
/** «Маркетинг, борлуулалтыг би хариуцна». */
const iDo =
  /^[^.;!?\n]*\s(?:би|бид|өөрөө|өөрсдөө|bi|bid|uuruu|ooroo|uursduu)\s+(?:хариуц|хийн|хийд|чадна|мэдн|hariuts|hiin|hiid|chadna|medne)/iu;
/** "Our team: two developers, a designer", «манай баг гурав: 2 хөгжүүлэгч, 1 дизайнер». */
const crew =
  /(?:^|[.;!?\n]\s*)(?:our (?:team|crew)|team|манай баг|manai bag)(?!\p{L})(?:(?!need|want|look|lack|miss|seek|хэрэгтэй|хай[жн]|дут|heregtei|hai[jn]|dut)[^.;!?:\n])*:[^.;!?\n]*$/iu;
/** «Бид хоёр программист», «хоёулаа инженер». */
const self =
  /(?:^|[.,;!?\n]\s*)(?:(?:би|бид|өөрөө|манайх|bi|bid|uuruu|ooroo|manaih)\s+(?:[\p{L}\p{N}]+\s+){0,2}|(?:бүгд|бүгдээрээ|хоёулаа|гурвуулаа|дөрвүүлээ|bugd|bugdeeree|hoyulaa|gurvuulaa)\s+)$/iu;
const person = /^\s*(?:хүн|хүмүүс|hun|humuus|,|\.)/iu;
/** «Барилгын инженер хүн, сайт хийж байгаа. …»: the writer. */
const personAtWork =
  /^\s*(?:хүн|hun|hvn),[^.;!?\n]*(?:ж|ч|j|ch) (?:байгаа|байна|бгаа|бга|бна|baigaa|baina|bgaa|bga|bna)\s*[.;!?\n]/iu;

/** «Аппыг маань шалгах», «аппынхаа», but not what is taken over: «борлуулалтыг маань хариуцах». */
export function isOwnThing({ surface, end }: Span, text: string): boolean {
  return ofOneself.test(surface) || (object.test(surface) && doneToOurs.test(text.slice(end)));
}

const ofOneself = /(?:[ыи]йн|ын|i{1,2}n|yi?n)(?:х([аэоө])\1|h([aeou])\2?)$/iu;
const object = /[гg]$/iu;
const doneToOurs =
  /^\s+(?:маань|минь|мань|maani|mini)\s+(?!хариуц|авч яв|удирд|эрхл|хөтөл|hariuts|avch yav|udird|erhl|h[uo]t[uo]l)\p{L}/iu;

/** "Our travel app", «манай аяллын аппад». */
export function isOwnField(span: Span, text: string): boolean {
  const before = text.slice(0, span.start);
  return isOwnTrade(span, text) || isOwnThing(span, text) || ours.test(before) || planned.test(before);
}

/** "I want to make games for children". */
const planned =
  /\b(?:i|we) (?:want|plan|hope|intend|would like|am going|are going) to (?:make|build|open|start|launch|create|develop)\s[^.,;!?\n]*\bfor\s+(?:\p{L}+\s+)?$/iu;

const ours = /(?:^|\s)(?:манай|миний|бидний|manai|minii|bidnii|our|my)\s+(?:\p{L}+\s+)?$/iu;

/** "We make slippers", «бид нарийн боов үйлдвэрлэдэг», «таксины апп хийж байгаа». */
function isOwnTrade({ surface, start, end }: Span, text: string): boolean {
  const before = text.slice(0, start);
  if (isPromised({ surface, start, end }, text) || forte.test(before)) return true;
  if (weDo.test(before) || ourDeed.test(before) || (ourselves.test(before) && deed.test(surface)))
    return true;
  const onward = text.slice(start);
  if (isUnderWay(onward) || isToCome.test(onward) || (making.test(surface) && begun.test(before)))
    return true;
  const rest = text.slice(end);
  if (habit.test(surface) && sentenceEnd.test(rest)) return usInSentence.test(before);
  return (habit.test(surface) || behind.test(rest)) && usTelling.test(before);
}

/** "I am good at sales and design", "strong in finance". */
const forte =
  /(?:\b(?:i am|i'm|im|we are|we're)|(?:^|[.;!?\n]))\s*(?:(?:very|quite|really)\s+)?(?:good (?:at|with|in)|strong (?:at|in|on)|skilled in|experienced in)\s+(?:[\w-]+(?:\s[\w-]+)?(?:,|\s(?:and|&))\s+){0,3}$/i;
/** "I code", "we do the design and the code". */
const weDo =
  /(?:^|[.,:;!?\n]\s*|\b(?:and|but)\s+)(?:i|we)\s+(?:(?:do|handle|cover|take care of)\s+(?:(?:the|all|our)\s+)*(?:[\w-]+(?:\s[\w-]+)?(?:,|\s(?:and|&))\s+(?:the\s+)?){0,3})?$/i;
const ourDeed =
  /(?:\b(?:i|we)(?:\s+(?:also|already|now))?(?:\s+(?:make|sell|produce|run|own|grow|develop|build|publish|knit|sew|weave|bake|brew|cook|teach|import|export|raise|breed|organi[sz]e)|(?:['’](?:m|re)|\s+am|\s+are)\s+(?:making|building|developing|opening|launching|starting))|(?:^|[.;!?\n]\s*)(?:making|building|developing|opening|launching)\s+(?:an?|our|my))\s+(?:\p{L}+\s+){0,2}$/iu;
/** "Making a site. Need a lawyer", "I'm an engineer making a site". */
const making = /^(?:making|building|developing|creating|opening|launching)\b/i;
const begun = /(?:^|[.;!?\n]\s*|\b(?:i am|i['’]?m|we are|we['’]?re)\s+(?:an?\s+(?:[\w-]+\s+){1,3})?)$/i;
const ourselves =
  /\b(?:i|we)(?:\s+(?:will|can|(?:want|plan|hope|intend|would like|am going|are going) to)|['’]ll)?\s+$/i;
const deed = /^(?:make|sell|produce|run|own|grow|develop|build|publish)\b/i;

/** "We teach the rest", «бусдыг нь зааж өгнө», but not «хийж өгнө үү». */
export function isPromised(
  { surface, start, end }: Pick<Span, "surface" | "start" | "end">,
  text: string,
): boolean {
  if (teaching.test(surface) && ourselves.test(text.slice(0, start))) return true;
  return done.test(surface) && promised.test(text.slice(end));
}

const teaching = /^(?:teach|train)\b/i;
export const done = /(?:[жч]|j|ch)$/iu;
const promised = /^\s+(?:өгнө|ugnu|ognoo?)(?!\s*(?:үү|уу|uu|vv)(?!\p{L}))(?!\p{L})/iu;

/** What somebody is at or about to do, and is none of what is done when one looks for somebody. */
function isUnderWay(rest: string): boolean {
  const [clause = ""] = rest.split(clauseEnd, 1);
  const [, verb] = underWay.exec(clause) ?? [];
  return verb !== undefined && !seeking.test(verb);
}

/** «Малчдад зориулсан апп хийнэ, хөгжүүлэгч хэрэгтэй». */
const isToCome =
  /^[^.,;!?\n]*\s(?:хийнэ|нээнэ|бүтээнэ|байгуулна|эхлүүлнэ|hiine|neene|buteene|baiguulna|ehluulne)\s*[.,;!\n].*(?:хэрэгтэй|хай[жн]|heregtei|hregtei|hai[jn])/isu;

const clauseEnd = /[.,;!?\n]|\s(?:бөгөөд|болохоор|тул|учраас|bugud|bolohoor|tul|uchraas)(?!\p{L})/iu;
const underWay =
  /(?<!\p{L})(\p{L}+)(?:(?<=ж|ч|j|ch)|(?<=х|h) (?:гэж|gej)) (?:байгаа|байна|бгаа|бга|бна|baigaa|baina|bgaa|bga|bna)(?: (?:юм|баг|yum|bag))?\s*$/iu;
const seeking =
  /^(?:хай|эр[жэ]|хүс|сонирх|дут|бол|ав[чах]|ол[жо]|урь|нэгд|hai|er[je]|hus|sonirh|dut|bol|av[cha]|ol[jo]|uri|negd)/iu;

const usTelling = /(?:^|[.,;!?\n]\s*)(?:бид|би|манай|манайх|bid|bi|manai|manaih)\s[^.,;!?\n]*$/iu;
/** «Би код бичдэггүй, маркетинг хийдэг.» */
const usInSentence = /(?:^|[.;!?\n]\s*)(?:бид|би|bid|bi)\s[^.;!?\n]*$/iu;
const sentenceEnd = /^\s*[.;!?\n]/u;
export const habit = /(?:д[аэоө]г|d[aeou]g)$/iu;
const behind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?\\p{L}+${habit.source.slice(0, -1)}(?!\\p{L})`, "iu");
const kin =
  /(?:манай|миний|manai|minii|my|our)\s+(?:эхнэр|нөхөр|ээж|аав|ах|эгч|дүү|найз|хамтрагч|хамтран үүсгэгч|ehner|nuhur|eej|aav|egch|duu|naiz|wife|husband|mother|father|brother|sister|friend|co-?founder|partner)\s+(?:is\s+)?(?:an?\s+)?(?:\p{L}+\s+)?$/iu;
