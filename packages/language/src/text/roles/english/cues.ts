// The words by which English says whose a thing is, that it is wanted, or that it is refused.
import { theirs, kin, many, outsiders, tradesman } from "./phrases.ts";
import { asked } from "./asking.ts";
import { averse } from "./aversions.ts";
import { briefed } from "./briefs.ts";
import { called } from "./calls.ts";
import { hardships } from "./hardships.ts";
import { hired } from "./hiring.ts";
import { lacked } from "./lacks.ts";
import { shortfalls } from "./shortfalls.ts";
import { type Row, type Saying, wantedOrRefused } from "./refusals.ts";

type Cue = { readonly pattern: RegExp; readonly saying: Saying };

/** Words that a cue may have. */
export const longestCue = 10;

const thereOrOthers: readonly Row[] = [
  [
    "is are has have was were",
    "(?:is|are|was|were|has been|have been) (?:\\w+ly |all |already |always )?(?:done|made|handled|delivered|run|supplied|built|written|arranged|taken care of|looked after) by(?! (?:me|us|myself|ourselves|our (?:own|team|staff|people|workshop))\\b)",
    "aside around",
  ],
  [
    "is are has have was were",
    "(?:is|are|was|were|has been|have been) (?:\\w+ly |all |already )?(?:outsourced|bought|subcontracted|ordered|rented|promised|spoken for|lined up|signed up)",
    "aside before",
  ],
  [
    "is are come comes",
    `(?:comes?|is|are) (?:all |mostly )?(?:from|with|by) (?:an? |our |the )?(?:outside |external )?${outsiders}`,
    "aside before",
  ],
  [
    "is are",
    "(?:is|are) (?:already |all |well |fully )*(?:in[- ]house|on (?:me|us|(?:my|our) side)(?= *$)|covered|handled|sorted|taken care of|taken|arranged|secured|provided|solved|filled|in good hands|in place|on board|(?:done|ready|finished|full)(?= *$))",
    "have before",
  ],
  ["myself ourselves", "(?:myself|ourselves)$", "have before"],
  [
    "already",
    "already (?:covered|handled|sorted|taken|filled|in place|on board|in the team|done|hired|found)",
    "have before",
  ],
  [
    "is are work works working with already",
    "(?:(?:(?:is|are) )?(?:works? |working )?(?:with|for) us already|already (?:works? |working )?(?:with|for) us|(?:is|are) already (?:working )?(?:with|for) us)",
    "have before",
  ],
  [
    "is are",
    `(?:is|are) (?:my|our) ${kin}(?:'s)? (?:job|part|business|department|work|task|world|thing)(?= *$)`,
    "aside before",
  ],
  [
    "we",
    "we (?:already )?(?:have|do|cover|handle)(?: (?:it|that|this|them|already|ourselves|in-house|covered))*$",
    "have before",
  ],
  [
    "we we've i i've",
    `(?:(?:we|i)(?: really| already)? (?:have|got)|(?:we've|i've)(?: got)?) ${many}(?: of(?: it| that| this| them| those| these)?)?$`,
    "need denied before",
  ],
  [
    "done sorted covered handled taken have got i i'm we we're ours us",
    "(?:us|(?:have|got) (?:one|it|them|that|enough)|(?:done|sorted|covered|handled|taken|ours)|(?:i|we) (?:am|are|have|do|can do|already (?:have|do)|handle|cover)(?: (?:it|that|this|one|them|myself|ourselves|already))*|" +
      "(?:i'm|we're) (?:that|one|it)(?: myself)?)$",
    "have told before",
  ],
  [
    "person someone somebody people",
    "(?:person|someone|somebody|people) (?!who|that|to\\b|for\\b)(?:[\\w'-]+ ){1,3}(?:listens? to|trusts?|respects?|looks? up to)",
    "others",
  ],
  [
    "side",
    "side (?:projects?|gigs?|hustles?|jobs?|business(?:es)?|interests?)(?: (?:is|are|was|were))? (?:in|on|about|for|with|around|at)",
    "aside",
  ],
  ["like such", "(?:like|such as) (?:me|us|myself|ourselves|mine|ours)", "likeness before"],
  [
    "would love happy keen glad eager hope hoping dream dreams dreaming",
    `(?:(?:would )?love to|(?:happy|keen|glad|eager|hop(?:e|ing)) to|dream(?:s|ing)? of) (?:team(?:ing)? up with|join(?:ing)? forces with|(?:collaborat|connect)(?:e|ing)? with|partner(?:ing)? (?:up )?with|meet(?:ing)?|find(?:ing)?)(?= (?:an?|some(?:one|body)|another|${tradesman})\\b)`,
    "need",
  ],
  [
    "would want wants wanted hope hopes hoping wish",
    "(?:(?:want(?:s|ed)?|would (?:like|love)|wish)(?: one day)? to (?:\\w+ly )?learn|(?:hop(?:e|es|ing)|want|would like) (?:one day|some ?day)|hop(?:e|ing) to (?!find|meet|hire))",
    "aside",
  ],
  [
    "want wants",
    "wants? to (?:revolutioni[sz]e|disrupt|transform|change|reinvent|rethink|redefine|moderni[sz]e|digiti[sz]e)",
    "aside",
  ],
  [
    "want wants would i'd we'd plan planning hope hoping going intend",
    "(?:wants?|(?:would|i'd|we'd) (?:like|love)|plan(?:ning)?|hop(?:e|ing)|going|intend) to (?:make|grow|produce|brew|breed|publish|launch)(?! (?:our|my|the)\\b)(?!(?: \\w+){0,4} (?:apps?|sites?|websites?|platforms?|portals?|systems?|software|shop|videos?)\\b)",
    "aside",
  ],
  [
    "want wants would i'd we'd plan planning hope hoping going intend",
    "(?:wants?|(?:would|i'd|we'd) (?:like|love)|plan(?:ning)?|hop(?:e|ing)|going|intend) to (?:(?:one day|some ?day|also|soon|now|finally) )*(?:open|found|own) (?:an?|my|our)(?: own)?",
    "aside",
  ],
  [
    "want wants dream dreams dreaming need",
    "(?:wants?|dream(?:s|ing)? of|need)(?= (?:an?|my|our) (?:\\w+ ){1,4}of (?:my|our) own\\b(?! age))",
    "aside",
  ],
  [
    "who",
    "who (?:(?:is|are)(?: not|n't)|(?:does|do)(?: not|n't)) (?:mind|afraid of|scared of|put off by|shy (?:of|away from))",
    "aside",
  ],
  ["will i'll we'll", "(?:will|i'll|we'll) (?:\\w+ )?(?:learn|study)", "aside"],
  [
    "am i'm are we're taking attending",
    "(?:(?:am |are |i'm |we're )?(?:taking|attending|doing) (?:an? |the )?(?:\\w+ )?(?:courses?|class|classes|lessons?) (?:in|on|of)|(?:am|i'm) (?:quite |still )?new to)",
    "aside",
  ],
  [
    "need needs looking want",
    "(?:needs?|looking for|want)(?= (?:\\w+ ){1,4}to (?:sign up|subscribe|register|buy|order|pay|trust)\\b)",
    "aside",
  ],
  [
    "so",
    "so(?: that)? (?:(?:the|all|most|more) )?(?:\\w+s|people|everyone|anyone|children) (?:can|could|will|would|don't|know|see|get|buy|find|pay)",
    "aside",
  ],
  [
    "look looking looks seek seeking seeks search searching need needs needed require requires required want wants wanted hiring missing lack lacks lacking would hope hoping in",
    "(?:look(?:s|ing)? (?:for|4)|seek(?:ing|s)?|search(?:ing)? for|need(?:s|ed)?(?: our own)?|require[sd]?|wants?|wanted|hiring|missing|lack(?:s|ing)?|would like|hop(?:e|ing) to (?:find|meet|hire)|in search of)",
    "need",
  ],
  [
    "as",
    "as(?: an?| the| your| its| their)?(?: future)?(?= (?:\\w+ ){0,2}(?:c[etofmp]o|co ?-?founder|head|lead|manager|director|partner|engineer|developer|designer)\\b)",
    "own post",
  ],
  ["still", "still miss(?= (?:an?|some(?:one|body)|people|the|our)\\b)", "need"],
  ["miss", "miss(?= some(?:one|body) (?:who|for|to|with)\\b)", "need"],
  [
    "get bring",
    "(?:get|bring) (?:us|it|them|our \\w+) (?:in|on)(?:to)?(?: (?!(?:and|or) (?:an?|some\\w+|who)\\b|who\\b|for\\b)\\w+){1,6}",
    "nothing",
  ],
  ["short", "short of(?= (?:an?|one|two|three|good|people)\\b)", "need"],
  ["vacancy vacancies opening openings", "(?:vacanc(?:y|ies)|openings?) (?:for|as)(?= an? )", "need"],
  ["our", "our (?:next|first) hires? (?:is|are|will be|would be|should be|must be)", "need"],
  ["time", "time (?:we|i) (?:had|got|hired|found)(?= an? )", "need"],
  [
    "am i'm still currently now learning interested keen eager curious dream dreams dreaming someday plan planning trying try one",
    "(?:(?:keen|eager|plan|planning|trying|try) (?:to|on) learn(?:ing)?|(?:am|i'm|still|currently|now) (?:still |currently |now )?learning|learning (?:to|how)|(?:am |i'm )?interested in|curious about|dream(?:s|ing)? of|someday|one day(?! (?:a|per|of|in)\\b))",
    "aside",
  ],
  [
    "agency agencies firm firms studio studios freelancer freelancers contractor contractors supplier suppliers",
    `${outsiders} (?:does|do|makes?|handles?|runs?|took over|takes? care of)(?! not\\b)(?: our| my| the| all)*`,
    "outside",
  ],
  ["we i", "(?:we|i) pay (?:an?|the|some|our|other) \\w+ (?:for|to)", "aside"],
  [
    "my our",
    "(?:my|our) (?:business )?(?:co ?-?founders?|partners?|teammates?|colleagues?) (?:handles?|does|do|covers?|runs?|looks? after|takes? care of)",
    "have",
  ],
  ["our", "our own", "have"],
  [
    "my his her our their the a an another",
    `(?:my|his|her|our|their|the|an?|another) (?:${kin}|client|customer|landlord|municipality|city|state|government|ministry|soum|office|school)(?: (?:himself|herself|always|usually))* (?:\\w+(?<!s|i)s|took|did|made)(?: (?:(?:for|with) (?:me|us)|it|that|this))*(?= *$)`,
    "fronted aside",
  ],
  [
    "the a son daughter child grandson granddaughter",
    `(?:(?:the|a) )?(?:son|daughter|child|grandson|granddaughter) of(?= ${tradesman}\\b)`,
    "aside",
  ],
  [
    "son daughter child grandson granddaughter",
    "(?:son|daughter|child|grandson|granddaughter)",
    "child before",
  ],
  ["my his her our their the", `(?:my|his|her|our|their|the) ${kin}`, "others"],
  [
    "someone somebody others other",
    "(?:some(?:one|body) else|others|other people)(?= (?:\\w+ly )?(?!who|that|to\\b|for\\b|in\\b|like\\b)\\w+)",
    "others",
  ],
  [
    "a an one two",
    `(?:an?|one|two|three) (?:of (?:my|our) )?(?:(?:close )?${kin}|colleagues?(?= of (?:mine|ours)))(?: of (?:mine|ours))?`,
    "others",
  ],
  ["every each most many few some", `(?:every|each|most|many|few|some)(?= ${tradesman}\\b)`, "others"],
  ["like unlike", `(?:un)?like(?= an? ${tradesman}\\b)`, "likened"],
  [
    "married live living trained taught report reported worked learned learnt grew raised",
    "(?:married to|liv(?:e|ing) with|trained by|taught by|report(?:ed)? to|worked under|learn(?:ed|t) from|grew up with|raised by)",
    "aside",
  ],
  [
    "started began plan planning start",
    "(?:(?:started|began|start)(?: to)? (?:learn|study)(?:ing)?|plan(?:ning)? to (?:learn|study))",
    "aside",
  ],
  [
    "does do handles handle takes looks",
    "(?:does|do|handles?|takes? care of|looks? after) (?:it|this|that|them|all this|all that) for (?:us|me)(?= *$)",
    "aside before",
  ],

  [
    "our their the my most some many all these those other clients customers users guests patients competitors students readers buyers people parents drivers owners they",
    `(?:(?:(?:most|many|some|all) of )?(?:our|their|the|my|most|some|many|these|those|other) )?${theirs}(?! (?:must|should|may|need to|who|that|for)\\b)`,
    "others",
  ],
  [
    "we they our outsource outsources outsourced subcontract",
    "(?:(?:we|they)(?: usually| always| currently| only| also)? (?:buy|bought|order|ordered|rent|outsourced?|hire)(?! and sell| for resale)|outsources?|outsourced (?:our|the|my|it|this)|subcontract)",
    "aside",
  ],
  [
    "already team we we've there",
    "(?:already (?:have|has|got)|we(?: already| do)? have(?! to\\b| been\\b| no\\b| not\\b| never\\b| (?:\\w+ed|built|done|made|run|sold|written|seen|spent|had|won|grown|taught|led|kept|worked)\\b)|we (?:already )?got(?! to\\b| \\w+ed\\b)|we've (?:already )?got|team (?:already )?(?:has|includes)|there (?:is|are) already)",
    "have",
  ],
  [
    "i we my our i've we've i'm we're i'd we'd he she",
    "(?:i|we|my|our|i've|we've|i'm|we're|i'd|we'd|he|she)",
    "offer",
  ],
  [
    "experience experienced expert experts skilled years background",
    "(?:experienced? (?:in|with)|experts? (?:in|at)|skilled (?:in|at)|(?:years|background) (?:of|in))",
    "skill",
  ],
  [
    "you",
    "you(?:'ll| will| would)?(?= (?!focus|relax|enjoy|get|pay|save|sleep|eat|keep|tell|choose|decide|call|need|want|should|must|may|might|can|see|know)\\w+)",
    "need if shared",
  ],
];

/** The cues that may begin with a word, in the order in which they are tried. */
export const englishCues: ReadonlyMap<string, readonly Cue[]> = byStart();

function byStart(): Map<string, Cue[]> {
  const cues = new Map<string, Cue[]>();
  for (const [starts, pattern, saying] of [
    ...asked,
    ...hardships,
    ...shortfalls,
    ...lacked,
    ...hired,
    ...called,
    ...briefed,
    ...averse,
    ...wantedOrRefused,
    ...thereOrOthers,
  ]) {
    const cue = { pattern: new RegExp(`^${pattern}(?!\\w)`), saying };
    for (const start of starts.split(" ")) cues.set(start, [...(cues.get(start) ?? []), cue]);
  }
  return cues;
}
