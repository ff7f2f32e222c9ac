// Whose the things are that a text speaks of. What others have, what is bought in and what somebody only wishes to learn is
// no offer, and what is there already is not needed.
import type { LanguageResources } from "@khamt/language";
import { withAdvertised } from "./advertised.ts";
import { withAims } from "./aims.ts";
import { sentenceEnd, standsIn } from "./sentence-ends.ts";
import type { ReadMention } from "../reading/read-text.ts";
import { isAbility } from "../supply.ts";
import { conceptsOf, namesAny, namesOnly } from "../named.ts";
import { doneBadly } from "./weaknesses.ts";

export type Sorted = {
  readonly needs: readonly ReadMention[];
  readonly offers: readonly ReadMention[];
  readonly topics: readonly ReadMention[];
};

/** Shares of the weight that a text has otherwise. */
const shares = { aside: 0.7, had: 0.4 } as const;

/** Of who offers himself: what a text does not say of others is his. */
export function sortOffers(told: readonly ReadMention[]): Sorted {
  return {
    needs: told.filter(({ role }) => role === "need"),
    offers: told.filter(({ role }) => role !== "need" && role !== "aside"),
    topics: told.filter(({ role }) => role === "aside").map((mention) => lowered(mention, shares.aside)),
  };
}

/**
 * Of a company, which has no list of what it needs: whom it looks for is called by what they can do or are about, and the places
 * and other words of such a sentence ("for the new line in Darkhan") are what it is about. What it has others do for its clients it needs as well.
 */
export function sortCompany(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): Sorted {
  const bought = text
    .split(sentenceEnd)
    .filter((sentence) => boughtIn.test(sentence) || noStrength.test(sentence));
  const offered = text.split(sentenceEnd).filter((sentence) => !noStrength.test(sentence));
  const isBought = (mention: ReadMention) =>
    mention.role !== "offer" &&
    mention.role !== "not" &&
    isOfAbility(mention, kindOf) &&
    !boughtIn.test(mention.surface) &&
    standsIn(bought, mention);
  const lacked = told.filter(isBought).map((mention) => ({ ...mention, role: "need" as const }));
  const isWeak = (mention: ReadMention) => isBought(mention) && !standsIn(offered, mention);
  const done = told.filter((mention) => !isWeak(mention));
  const { needs, offers, topics } = sortOffers([...withAdvertised(withAims(done, text), text), ...lacked]);
  const isMeant = (mention: ReadMention) => namesAny(mention, (id) => kindOf(id) !== "place");
  if (!needs.some((mention) => isOfAbility(mention, kindOf))) return { needs, offers, topics };
  return {
    needs: needs.filter(isMeant),
    offers,
    topics: [...topics, ...needs.filter((need) => !isMeant(need))],
  };
}

const boughtIn =
  /\b(?:we|usually|which|i) (?:\w+ )?(?:sub-?contract|outsource)\b|\b(?:is|are|gets?) (?:\w+ )?(?:sub-?contracted|outsourced)\b|туслан гүйцэтгэгч|гэрээт(?: \S+){1,2} (?:хийдэг|гүйцэтгэдэг)|хийлгэдэг|hiilgedeg/iu;

const noStrength = /\b(?:not (?:really )?|never been )our (?:glory|pride|strength|strong)/iu;

/** Of what somebody says of himself: several people of a trade are not him, "dozens of artists", «багш нарт». */
export function withoutOthers(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): readonly ReadMention[] {
  const isOfOthers = (mention: ReadMention) =>
    (mention.role === undefined || mention.role === "offer") &&
    (several.test(mention.surface) || areSeveral(mention.surface, text)) &&
    namesOnly(mention, (id) => kindOf(id) === "role");
  const isAnyThere = told.some(({ role }) => role === "have");
  const byPartner = isAnyThere
    ? text.split(sentenceEnd).filter((sentence) => partnerDoing.test(sentence))
    : [];
  const isOfPartner = (mention: ReadMention) => mention.role === "have" && standsIn(byPartner, mention);
  return withAims(told, text).map((mention) =>
    isOfOthers(mention) || isOfRetired(mention, text) || isOfPartner(mention)
      ? { ...mention, role: "aside" as const }
      : mention,
  );
}

/** "My co-founder handles the tech", «борлуулалтыг манай түнш хариуцдаг»: it is not the writer who can. */
const partnerDoing =
  /\b(?:my|our) (?:business )?(?:co ?-?founders?|partners?|teammates?|colleagues?) (?:handles?|does|do|covers?|runs?|looks? after|takes? care of)\b|(?:манай|миний|manai|minii) (?:түнш|хамтрагч|хамт олон|co-?founder|partner|tunsh|hamtragch)\S*(?: (?:маань|минь|maani))? (?:хариуц|хийд|хийж|hariuts|hiid|hiij)/iu;

function isOfRetired({ surface }: ReadMention, text: string): boolean {
  return (
    /^(?:тэтгэвэрт|tetgevert)$/iu.test(surface) &&
    /(?:тэтгэвэрт|tetgevert) (?:гар|сууж|суусан|gar)/iu.test(text)
  );
}

function areSeveral(surface: string, text: string): boolean {
  const at = text.indexOf(surface);
  if (at < 0) return false;
  return (
    manyBehind.test(text.slice(at + surface.length, at + surface.length + 5)) ||
    manyBefore.test(text.slice(Math.max(0, at - 7), at))
  );
}

const manyBehind = /^ (?:нар|бүр|nar|bur)/iu;
const manyBefore = /(?:^|\s)(?:ихэнх|зарим|олон|бүх|ihenh|zarim|olon|buh) $/iu;
const several =
  /(?:[^\W\ds]s|(?:чид|[уү]{2}д|chid|uud)(?:[аэоө]{2}с|т[аэо]й|[аэоө]д|[ыи]й?н|[ыи]й?г|aas|tai|ad)?)$/iu;

/** Of who asks: all that is not needed is a topic, and abilities that are there already less than that. */
export function sortNeeds(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): Sorted {
  const isHad = (mention: ReadMention) => mention.role === "have" && isOfAbility(mention, kindOf);
  const had = new Set(told.filter(isHad).flatMap(conceptsOf));
  const sentences = text.split(sentenceEnd);
  const unable = sentences.filter((sentence) => inability.test(sentence));
  const described = sentences.filter(isDescription);
  const isAsked = (mention: ReadMention) =>
    isOfAbility(mention, kindOf) && (isUnable(mention, unable) || isDescribed(mention, described));
  const asked = told.map((mention) => {
    if (isAsked(mention)) return { ...mention, role: "need" as const };
    // A field that the writer does not know is refused by nobody.
    return conceptsOf(mention).length > 0 && isUnable(mention, unable)
      ? { ...mention, role: "aside" as const }
      : mention;
  });
  const lacked = asked.filter(
    (mention) => mention.role === "need" && !conceptsOf(mention).some((id) => had.has(id)),
  );
  const isPlace = (need: ReadMention) => namesOnly(need, (id) => kindOf(id) === "place");
  return {
    needs: lacked.filter((need) => !isPlace(need)),
    offers: [],
    topics: [
      ...asked
        .filter(({ role }) => role !== "need")
        .map((mention) => (isHad(mention) ? lowered(mention, shares.had) : mention)),
      ...lacked.filter(isPlace),
    ],
  };
}

const inability = new RegExp(
  [
    "\\b(?:i|we|us)\\b[^,]{0,20}\\b(?:can't|cannot|can not|cant|(?:don't|dont|do not) know)(?! (?:wait|afford))",
    "\\b(?:beyond|above) (?:me|us)\\b|\\b(?:everything|anything|all) (?:but|except)\\b",
    "(?:^|, )(?:can't|cannot|cant) ",
    "\\b(?:i|we)\\b[^,]{0,20}\\b(?:do not|don't|dont) (?:like|enjoy)\\b",
    "\\b(?:no|little|zero) (?:idea|clue|knowledge|experience|understanding|training|background) (?:of|in|about|with|how)\\b",
    "\\b(?:know|understand) (?:nothing|little|next to nothing) (?:about|of)\\b",
    "\\b(?:closed book|mystery|greek|chinese|foreign (?:words?|languages?|territory)) to (?:me|us)\\b",
    "\\b(?:scares?|frightens?) (?:me|us)\\b",
    "\\bgives? (?:me|us) (?:an? )?(?:headaches?|nightmares?)\\b",
    "(?<=[сs] )(?:айдаг|айгаад|айна|айсан|aidag|aigaad|aina|aisan)(?!\\p{L})",
    "(?:толгой|tolgoi) (?:өвд|эрг|uvd|erg)",
    "(?:мэдэхгүй|мэддэггүй|чадахгүй|чаддаггүй|ойлгохгүй|ойлгодоггүй|medehg[uv]i|meddegg[uv]i|chaddagg[uv]i|chadahg[uv]i)(?!\\p{L})",
    "(?:ойлголт|мэдлэг|туршлага|авьяас|oilgolt|medleg|turshlaga|avi?yaa?s)(?:гүй| байхгүй| алга|g[uv]i| baihg[uv]i| alga)(?!\\p{L})",
    "[жчj] (?:үзээгүй|[uv]zeeg[uv]i)(?!\\p{L})",
    doneBadly,
  ].join("|"),
  "iu",
);

/** Of a person: "I want to open a bakery but know nothing about tax", «брэнд гаргах гэсэн ч борлуулалт мэдэхгүй». */
export function withLackedForPlans(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): readonly ReadMention[] {
  if (!told.some(({ role, isSpare }) => role === "not" && !isSpare) || !planned.test(text)) return told;
  const unable = text
    .split(sentenceEnd)
    .filter((sentence) => planned.test(sentence) && inability.test(sentence));
  return told.map((mention) => {
    if (!isUnable(mention, unable)) return mention;
    return { ...mention, role: isOfAbility(mention, kindOf) ? ("need" as const) : ("aside" as const) };
  });
}

const planned =
  /\b(?:want|plan(?:ning)?|hop(?:e|ing)|would like|i'd like|dream(?:ing)? of|try(?:ing)?|about|going|ready) (?:to )?(?:open|start|launch|found|export|set up|publish)(?:ing)?\b|(?:гаргах|нээх|эхлэх|эхлүүлэх|байгуулах|босгох|экспортлох|gargah|neeh|ehleh|ehluuleh|baiguulah|bosgoh) (?:гэсэн|гэж|гээд|гэтэл|санаатай|бодолтой|хүсэлтэй|төлөвлөгөөтэй|мөрөөдөлтэй|gesen|gej|geed|sanaatai|bodoltoi|huseltei)/iu;

/** "I can't code": what the writer who asks cannot do themselves is what they need. */
function isUnable(mention: ReadMention, unable: readonly string[]): boolean {
  return mention.role === "not" && !mention.isSpare && standsIn(unable, mention);
}

/** "Somebody who can weld." */
function isDescribed(mention: ReadMention, described: readonly string[]): boolean {
  return (mention.role === undefined || mention.role === "offer") && standsIn(described, mention);
}

export function isOfAbility(mention: ReadMention, kindOf: LanguageResources["kindOf"]): boolean {
  return namesAny(mention, (id) => isAbility(kindOf(id)));
}

/** A sentence that is no more than a person, and not the writer or a client: «маркетинг хийж байсан хүн». */
function isDescription(sentence: string): boolean {
  return (
    (somebody.test(sentence) && !telling.test(sentence)) ||
    (person.test(sentence) && !ofOthers.test(sentence))
  );
}

const somebody =
  /^\s*(?:(?:and|or|plus|also|later|then|maybe|perhaps) )*(?:(?:some(?:one|body)|one|a person) (?:who|with)|some(?:one|body) (?:for|from|in)) /iu;
const telling =
  /\b(?:who|with) (?:(?:is|are|was|has|can|will|would) )?\S+\b.* (?:told|said|says|asked|is|are|was|were|will|would|should|must|understands?|knows? (?:that|this|it)|called|came|gave|wants|wanted|needs|helps|helped)\b/iu;
const person = /\p{L} (?:хүн|hun|hvn)\s*$/iu;
const ofOthers =
  /(?<!\p{L})(?:би|бид|манай\p{L}*|миний|bi|bid|manai\p{L}*|minii|хэрэглэгч\p{L}*|үйлчлүүлэгч\p{L}*|зочин|hereglegch\p{L}*|нь|ni)(?!\p{L})|(?:олон|бүх|зарим|хоёр|гурван|дөрвөн|таван|арван|olon|buh|hoyor|gurvan) (?:хүн|hun|hvn)\s*$/iu;

function lowered(mention: ReadMention, share: number): ReadMention {
  return { ...mention, weight: mention.weight * share };
}
