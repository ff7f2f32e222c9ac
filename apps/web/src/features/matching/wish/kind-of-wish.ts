import type { MatchType } from "@khamt/contract/vocabulary";

/** Of a wish that doesn't say what it looks for. */
export const usualKind = "cofounder" satisfies MatchType;

/**
 * What a wish says itself that it looks for: who writes "I want to join a startup" under people would be shown others like them.
 * Undefined where it doesn't say. Latin letters stand for Mongolian typed in them.
 */
export function kindOfWish(text: string): MatchType | undefined {
  const wish = text.toLowerCase().replaceAll("’", "'");
  if (asksOthersToJoin.test(wish)) return undefined;
  return patterns.find(([, pattern]) => pattern.test(wish))?.[0];
}

const asksOthersToJoin = whole(
  String.raw`(?:who|someone|somebody|anyone|people|person|partner|me|us)\s[^.,;]*\bjoin|join(?:ing)?\s(?:me|us|my|our)(?!\p{L})|(?:манай|миний|manai|minii)[^.,;]*(?:нэгд|negd|nigd)|\p{L}+(?:даа|дээ|доо|дөө)\s[^.,;]*нэгд`,
);

/** Words between the verb and its object; those that begin another clause end it. */
const between = String.raw`(?:(?!(?:for|my|our|with|to|who|in|on|of|into)\s)[\w-]+\s){0,4}`;
/** "a startup", not "a startup lawyer". */
const end = String.raw`(?=\s*$|\s*[.,;:!?)]|\s(?:to|in|for|that|which|where|with|as|and|or|from|near|at)\s)`;
const seeking = String.raw`(?:(?:look|looking|search|searching) for|seek|seeking|want|need|find)\s`;
const willing = String.raw`(?:want|wish|like|love|looking|hoping|hope|happy|ready|eager|open|available|can|could|will|would|i'd)\s(?:to\s)?join\s`;
const hunting = String.raw`(?:хайж|хайна|хайя|эрж|сонирх|олох|олмоор|олъё|[hkx]+ai|erj|sonir|oloh|olmoor)`;
const joining = String.raw`\s(?:\S+\s){0,2}(?:нэгд|n[ei]gd)(?:мээр|эхийг|ье|эх\s(?:хүс|сонирх|боломж)|meer|ehiig|ie|ye|e[hkx]+\s(?:[hkx]+us|sonir|bolom))`;

const patterns = [
  ["project", object("projects?|clients?|gigs?|orders?|contracts?|tenders?")],
  ["project", whole(`${willing}(?:an?\\s|the\\s)?(?:[\\w-]+\\s){0,3}project`)],
  [
    "project",
    whole(
      String.raw`(?:төс[өл]л?|захиалга|t[ou]s[ou]?l|zahialga)(?:ийг|үүд\p{L}*|iig|uud\p{L}*)?\s${hunting}`,
    ),
  ],
  ["project", whole(String.raw`(?:төсөл|төсл|t[ou]s[ou]?l)\p{L}*${joining}`)],
  ["startup-idea", object("ideas?|start-?ups?")],
  ["startup-idea", whole(`${willing}(?:[\\w-]+\\s){0,5}(?:ideas?|start-?ups?|teams?|founders?)`)],
  ["startup-idea", whole(String.raw`(?:санаа|sanaa)(?:г|g|нууд\p{L}*|nuud\p{L}*)?\s${hunting}`)],
  ["startup-idea", whole(String.raw`(?:стартап|startap|startup)(?:ыг|iig)?\s${hunting}`)],
  ["startup-idea", whole(String.raw`(?:санаа|sanaa|стартап|startap|startup|баг|bag)\p{L}*${joining}`)],
  ["company", object("company|companies|agency|agencies|studios?|contractors?|firms?|suppliers?")],
  [
    "company",
    whole(
      String.raw`(?:компани|агентлаг|студи|kompani?|agentlag|studi)(?:йг|ийг|г|иуд\p{L}*|g|iig|ud\p{L}*)?\s(?:${hunting}|хэрэг|[hkx]+ereg)`,
    ),
  ],
] as const satisfies readonly (readonly [MatchType, RegExp])[];

function object(nouns: string): RegExp {
  return whole(`${seeking}${between}(?:${nouns})${end}`);
}

/** From the beginning of a word. */
function whole(pattern: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${pattern})`, "u");
}
