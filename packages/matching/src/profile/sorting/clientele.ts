// For whom something is done: "software for schools and clinics", «сургууль, эмнэлэгт нийлүүлдэг». What customers are is not what
// the writer is, and who uses a thing is not who is looked for.
import type { ConceptMatch } from "@khamt/language";
import { englishHouses, mongolianHouses } from "./houses.ts";

/** Where the concepts begin that name customers, among those found in the text. */
export function clienteleIn(text: string, matches: readonly ConceptMatch[]): ReadonlySet<number> {
  const byStart = [...Map.groupBy(matches, ({ start }) => start).values()];
  const named = byStart.flatMap((namesakes) => somebodyIn(namesakes, text));
  const isBeside = (one: Named | undefined, other: Named | undefined) =>
    one !== undefined && other !== undefined && listed.test(text.slice(one.end, other.start));
  const served = new Set<Named>();
  // In English the first of a list tells it, in Mongolian the last.
  let last: Named | undefined;
  for (const each of named) {
    if (isServed(each, text) || (last && served.has(last) && isBeside(last, each))) served.add(each);
    last = each;
  }
  const given = new Set<Named>();
  let next: Named | undefined;
  for (const each of named.toReversed()) {
    if (isGiven(each, text) || (next && given.has(next) && isBeside(each, next))) given.add(each);
    next = each;
  }
  const told = byStart
    .flatMap(fieldIn)
    .filter(
      ({ start, end }) =>
        theirCustomers.test(text.slice(Math.max(0, start - farSight), start)) ||
        areCustomers.test(text.slice(end, end + farSight)),
    );
  const worked = byStart.filter(([first]) => isWorkedOn(first, text)).flat();
  return new Set([...served, ...given, ...told, ...worked].map(({ start }) => start));
}

type Named = Pick<ConceptMatch, "start" | "end" | "surface" | "role">;

function isWorkedOn(named: Pick<Named, "role" | "start"> | undefined, text: string): boolean {
  return (
    named?.role === "need" && forTheirWork.test(text.slice(Math.max(0, named.start - sight), named.start))
  );
}

/** People, and places where they work. */
function somebodyIn(namesakes: readonly ConceptMatch[], text: string): Named[] {
  const [first] = namesakes;
  if (first === undefined || first.role === "not") return [];
  const isPerson = namesakes.some(({ kind }) => kind === "role") && !first.surface.endsWith("ing");
  const isHouse = places.test(first.surface) || houses.test(text.slice(first.end, first.end + sight));
  return isPerson || isHouse ? [first] : [];
}

/** Of what they are, whatever they are. */
function fieldIn(namesakes: readonly ConceptMatch[]): Named[] {
  const [first] = namesakes;
  const isField = namesakes.some(({ kind }) => kind === "industry" || kind === "role");
  return first !== undefined && isField && first.role !== "not" && first.role !== "need" ? [first] : [];
}

const places = new RegExp(
  `\\b(?:${englishHouses}|schools?|universit(?:y|ies)|restaurants?|caf[eé]s?|mines|farms?|banks?|ngos?|herders|retailers|wholesalers|manufacturers|municipalities)$|` +
    `(?:${mongolianHouses}|супермаркет|уурхай|багш нар|малчид|малчин|фермер|байгууллаг|restoran|surguuli|uurhai|malchid)\\p{L}{0,7}$`,
  "iu",
);

const listed =
  /^(?:\s*,\s*[\p{L} -]{2,25})?(?:\s*,|\s*,?\s+(?:and|or|&|болон|ба|эсвэл|bolon))\s+(?:[a-z]+ ){0,2}$/u;

function isServed({ start, end, surface, role }: Named, text: string): boolean {
  const before = text.slice(Math.max(0, start - sight), start);
  const isOne = one.test(before);
  if (isOne && role === "need" && alsoFor.test(before)) return false;
  if (!isOne && !many.test(surface) && !houses.test(text.slice(end, end + sight))) return false;
  return (isOne ? [forWhom] : [forWhom, whom, toWhom]).some((pattern) => pattern.test(before));
}

const sight = 70;
/** Of a list of customers and the words before it. */
const farSight = 120;
const many = /(?:s|people|children|women)$/iu;
const one = /\bfor (?:an?|the|our|my|your|their|every|each) (?:[\w-]+ ){0,2}$/u;
/** "A developer for the quiz engine", "a lawyer for our contracts". */
const forTheirWork =
  /\b(?:\w{2,}(?:er|or|ist|ian|yst|ant)s?|architects?) for (?:the|our|my|this|these|its|their) (?:[\w-]+ ){0,2}$/iu;
/** "We look for drillers, and for a bookkeeper." */
const alsoFor = /(?:,|\b(?:and|or|also|plus)) for (?:an?|the|our) (?:[\w-]+ ){0,2}$/iu;
const forWhom =
  /(?<!\b(?:look\w*|search\w*|hir\w+|hunt\w*|ask\w*|pay|pays|paid|wait\w*|wish\w*|hop\w+|work\w*|job|jobs|room|place|seats?|desk|openings?|vacanc\w+|positions?|posts?|spot|share|equity|stake|salary|money|budget|calls?|need|need\w*|time|nobody|one|after|thanks?) )\bfor (?:[\w&-]+ ){0,4}$/iu;
const whom =
  /\b(?:train|teach|help|serve|supply|advise|support|equip|represent|connect|educate|coach|assist|visit)(?:s|es|ing|ed)? (?:[\w-]+ ){0,2}$/iu;
const toWhom =
  /\b(?:sell|sold|selling|suppl\w+|deliver\w*|rent\w*|lend\w*|provid\w+|offer\w*|distribut\w+|ship\w*|export\w*)\b[^.!?;\n]{0,40} to (?:[\w-]+ ){0,2}$/iu;
const theirCustomers =
  /\b(?:clients|customers|buyers)(?: (?:include|range|are|were|have been)|:)(?:[^.!?;\n]{0,60})? $|(?:(?:харилцагч|үйлчлүүлэгч|захиалагч|hariltsagch|zahialagch)(?:ид|ууд|дын|id|тай|той|tai)?|(?:ажиллаж|хамтарч|ажилласан) ?(?:байсан)? (?:бренд|брэнд|байгууллага|компани|харилцагч)(?:[уү]{2}д)?)(?: маань| минь| нь| бол| maani| ni| bol| тоонд|:| –| -) ?(?:[^.!?;\n]{0,60}[ ,])?$/iu;

/** "Hotels are our clients", «… бол манай байнгын захиалагч», «… манай системийг хэрэглэдэг». */
const areCustomers =
  /^[^.!?;\n]{0,60} (?:(?:are|is) (?:among |all )?our (?:\w+ )?(?:clients?|customers?)\b|(?:use|buy|rent) our\b|(?:бол|нь) манай (?:\S+ )?(?:харилцагч|захиалагч|үйлчлүүлэгч)|манай (?:харилцагч|үйлчлүүлэгч|захиалагч)(?:ид)?(?:\.|$)|манай \S+ (?:хэрэглэдэг|ашигладаг|авдаг))/iu;
/** Dairy producers and beverage companies. */
const houses =
  /^(?: (?:and|or|&) [\w-]+)? (?:producers|companies|firms|makers|owners|businesses|operators|dealers|mills|builders|chains|groups)\b/iu;

/** «Уурхайд нийлүүлдэг», «сургуулиудад зориулсан». */
function isGiven({ end, surface }: Named, text: string): boolean {
  return dative.test(surface) && given.test(text.slice(end, end + sight));
}

const dative = /(?:[д]|(?<!(?:ис|ен))т|d|(?<!(?:is|en))t)(?:аа|ээ|оо|өө|aa|ee|oo)?$/iu;
const given =
  /^(?:[^.!?;\n]{0,60} )?(?:нийлүүл|борлуул|зардаг|зарж|зарна|үйлчил|үйлчилгээ үзүүл|хүргэ|зөвл|түрээсл|зориул|олго|хийлгэ|хийж өг|niiluul|borluul|zardag|uilchil|hurge|zoriul|hiilge|hiij ug)/u;
