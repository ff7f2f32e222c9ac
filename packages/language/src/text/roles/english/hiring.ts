// The words by which English says that somebody is taken on, lacked or no more needed.
import { tradesman } from "./phrases.ts";
import type { Row } from "./refusals.ts";

const post = "(?:places?|room|work|desks?|seats?|openings?|vacanc(?:y|ies)|jobs?|positions?|posts?)";
const engage = "(?:hire|take on|employ|recruit|bring (?:in|on)(?: board)?|add|sign up|team up with)";
const employed = "(?:hired|taken on|employed|recruited)";
const gladly = "(?:gladly |happily |certainly |also |still |soon |now )*";
const relief =
  "(?:be (?:an? |our |my |the )?(?:\\w+ )?(?:blessing|godsend|relief|gift|dream|addition|plus|treasure|lifesaver|help|asset|answer|solution)|" +
  "(?:save|help|complete|rescue|relieve) (?:us|our|me|my|the)|make (?:(?:it|this|that) (?:real|happen|work|fly|possible|complete)|us|our|me|my|(?:a|the|this|up) (?:\\w+ )?team)|round (?:off|out)|(?:fill|close) (?:the|our|my|this) gap|be (?:pure )?gold|be worth (?:gold|a lot|\\w+ weight)|change (?:everything|our|my)|suffice)";
const trouble =
  "(?:hole|gap|bottleneck|headache|missing piece|hard(?:est)? parts?|weak(?:est)? (?:spot|point|side|link)s?)";

export const hired: readonly Row[] = [
  ["hunting", "hunting for", "need"],
  ["and but", `(?:and|but) no(?= ${tradesman} *$)`, "need if others had"],
  [
    "limited held slowed",
    "(?:limited|held back|slowed down) by(?! (?:law|the law|budget|weather|time)\\b)",
    "need",
  ],
  ["wouldn't would", "(?:wouldn't|would not) (?:hurt|harm|go amiss|be bad)(?= *$)", "wished before"],
  [
    "is are undecided",
    "(?:(?:is|are) )?(?:still )?(?:undecided|yet to be found|to be found|not found yet)(?= *$)",
    "need before",
  ],
  [
    "dropped fell broke",
    "(?:dropped out|fell (?:ill|sick|through)|broke (?:a|his|her) (?:leg|arm))(?= *$| (?:last|this|yesterday|today|and|so|in)\\b)",
    "need before",
  ],
  ["help", "help (?:with|in|on)(?! you\\b| your\\b)", "need if asked"],
  [
    "thinking",
    `thinking (?:about|of)(?: hiring| adding| taking on| finding)?(?= (?:some(?:one|body)|${tradesman})\\b)`,
    "need",
  ],
  [
    "chair seat desk chairs seats desks",
    "(?:chair|seat|desk)s? (?:is|are|stands?|has been|have been) (?:still |now )?(?:empty|vacant|unfilled)",
    "need before",
  ],
  [
    "donated sponsored lent given provided",
    "(?:donated|sponsored|lent|given|provided) by(?= (?:an?|the|our|my|local) )",
    "aside around",
  ],
  ["would", `would (?:\\w+ly )?${relief}`, "wished before"],
  ["we'd i'd we i", `(?:(?:we|i) would|we'd|i'd) ${gladly}(?:take|love)(?= ${tradesman}\\b)`, "need"],
  ["we'd i'd", `(?:we'd|i'd) ${gladly}(?:${engage}|welcome|pay)(?= ${tradesman}\\b)`, "need"],
  ["would", `would (?:kill|die|give (?:a lot|much|anything)) for(?= ${tradesman}\\b)`, "need"],
  ["would we'd i'd", `(?:would|we'd|i'd) love to (?:add|have|hire|get|find)(?= ${tradesman}\\b)`, "need"],
  [
    "if",
    "if (?:an? partner|some(?:one|body)|any(?:one|body))(?: else)? (?:took|takes|handled|handles|did|does|brought|brings|covered|covers|ran|runs|keeps|finds|sells|builds|makes|writes|manages|looks after)(?: over| care of| on)?",
    "need",
  ],
  [
    "is are",
    "(?:is|are) what (?:would|could) (?:really )?help(?: (?:me|us|most|first))*(?= *$)",
    "need before",
  ],
  [
    "anyone anybody",
    "any(?:one|body) (?:here )?(?:good|handy|experienced|skilled|clever) (?:with|at|in)",
    "need if asked",
  ],
  ["rather", `rather (?:find|${engage})(?= ${tradesman}\\b)`, "need"],
  [
    "if once when until as",
    `(?:if|once|when|until|as soon as)(?= (?:${tradesman}|an? (?:\\w+ )?person) (?:joins?|joined|(?:comes?|came|is|were|was) (?:on board|along|with us)|(?:signs?|signed|turns?|turned) up)\\b)`,
    "need",
  ],
  ["hoping hope", `hop(?:e|ing) for(?= ${tradesman}\\b)`, "need"],
  ["needed wanted", "(?:needed|wanted)(?= (?:yesterday|now|urgently|asap|soon)\\b)", "wanted before"],
  ["second third fourth", `(?:second|third|fourth)(?= ${tradesman}(?: (?:from|by|in|for)\\b.*)? *$)`, "need"],
  ["room", `room for(?= ${tradesman}\\b)`, "need"],
  ["are we're am i'm", `(?:are|we're|am|i'm) after(?= (?:${tradesman}|some(?:one|body))\\b)`, "need"],
  [
    "is are",
    "(?:is|are) (?:what|whom|who) (?:we|i|we're|i'm|we've|i've|we'd|i'd) (?:(?:have|been|are|am|still|really|like|love|want|hoping|hope|trying|to) )*(?:miss|need|lack|want|missing|meet|find|hire|seek(?:ing)?|(?:look|search|hunt|hop|wish|long)(?:ing)? for|(?:fail|stumble|bad|weak|poor) at|struggle with)(?: most| badly| here| right| now| today| (?:this|next) \\w+| (?:for|since) (?:\\w+ ){0,2}\\w+)*(?= *$)",
    "need before",
  ],
  [
    "is are",
    `(?:is|are) (?:(?:still |probably )?(?:the|our) (?:\\w+ )?${trouble}|what hurts|where (?:we|i) (?:always |usually |still )?(?:need|could use|get stuck|fail|struggle|stumble|lose|are weak|need help))`,
    "need before",
  ],
  ["our the my", `(?:our|the|my) (?:(?:biggest|main|only|real) )?${trouble} (?:is|are|will be)`, "need"],
  [
    "whoever anyone anybody",
    "(?:whoever|anyone|anybody)(?: who)?(?= (?:\\w+ ){1,7}(?:is|are) (?:very |always )?welcome)",
    "need",
  ],
  ["is are", "(?:is|are) (?:plenty|too many)(?= *$| here| already)", "need denied before"],
  [
    "if",
    "if (?:anyone|anybody|someone|somebody)(?: here| out there)? (?:has|have) (?:any |some )?(?:experience|expertise|skills|knowledge|a background) (?:in|with|of)",
    "need",
  ],
  ["have", "have no (?:use|need|place|work) for", "need denied"],
  ["stays stay remains remain", "(?:stays?|remains?) with (?:us|me)(?= *$)", "have before"],
  [
    "we i have",
    "(?:(?:we|i) )?have (?:nobody|no[- ]?one)(?: here| yet| left)* (?:who (?:has done|does|can do|knows|understands)|for) (?:it|one|that|this|so|them)(?= *$)",
    "need before",
  ],
  [
    "we i have",
    "(?:(?:we|i) )?have (?:nobody|no[- ]?one)(?: here| yet| left)* (?:for|to|who(?: (?:can|could|knows?|does|understands?|speaks?|has))?)",
    "need",
  ],
  [
    "senior experienced good skilled talented",
    "(?:senior|experienced|good|skilled|talented)(?= (?:\\w+ ){1,3}(?:are|is) (?:\\w+ )?welcome)",
    "need",
  ],
  [
    "need needs want wants require",
    "(?:needs?|wants?|require) no(?: more| further| new| other| additional)?(?= (?!more\\b|less\\b|one\\b)\\w)",
    "need denied",
  ],
  ["would will", `(?:would|will) ${gladly}be ${employed}`, "need before"],
  ["is are", `(?:is|are) to be ${employed}`, "need before"],
  ["would", `would ${gladly}(?:get|have|find) (?:our|an?) (?:\\w+ )?${post}`, "need before"],
  [
    "would will",
    `(?:will ${gladly}${engage}|would ${gladly}(?:${engage}|welcome|pay))(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "intend plan planning hope hoping wish going ready want like love look looking aim try trying need have keen eager",
    `(?:intend|plan(?:ning)?|hop(?:e|ing)|wish|going|ready|want|like|love|look(?:ing)?|aim|try(?:ing)?|need|have|keen|eager) to (?:${engage}|find)(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "are we're now currently",
    `(?:are|we're|now|currently) (?:now |also )?recruiting(?= ${tradesman}\\b)`,
    "need",
  ],
  ["there", `there (?:is|are) (?:\\w+ )?${post} for(?= ${tradesman}\\b)`, "need"],
  [
    "desk desks job jobs position positions place places seat seats post posts",
    `${post} (?:is |are )?(?:still |now )?(?:free|open|vacant) for(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "has have is just left leaves retired retires resigned quit",
    "(?:(?:has|have|is) )?(?:just )?(?:left|leaves|leaving|retired|retires|retiring|resigned|quit)(?= *$| (?:in|last|this|next|us|for|and|soon|to)\\b)",
    "lost before",
  ],
];
