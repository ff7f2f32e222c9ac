// The words by which English says what a team has never had, does badly or has lost.
import { ourHouse, skilled, tradesman } from "./phrases.ts";
import type { Row } from "./refusals.ts";

const we = `(?:we|i|${ourHouse})`;
/** Not "with a soil sensor". */
const aPerson =
  "(?!(?:sensor|motor|tractor|generator|computer|printer|counter|container|corner|number|letter|paper|water|power)\\b)\\w+(?:er|or|ist|ian|ant|yst|man|smith)|person|company|firm|studio|cooperative|team|colleague|agent|nurse|cook|chef|guide|coach|architect";
const person = "(?:person|thing|skill|part|piece|half|one|people|hands?|brain|profession|trade)";
const lack =
  "(?:(?:still |really |sorely |badly |most )*(?:lacks?|miss(?:es)?|needs?|wants?|(?:cannot|can't|can not|could never|don't know how to) \\w+(?: (?:ourselves|myself|alone))?)|(?:do not|don't|does not|doesn't|never|have never|has never) (?:yet )?(?:have|had))";
/** "What beats me", "where we fall short", "what the team still lacks". */
const trouble =
  `(?:(?:is |still |really |most |always |usually |just |sorely )*(?:missing|lacking|open|hurts|(?:beats?|defeats?|stumps?|puzzles?|troubles|worries|scares?|overwhelms?) (?:me|us)|(?:holds?|keeps?|slows?|gets?|stops?|prevents?) (?:me|us) (?:back|awake|down|stuck|up|from \\w+ing)|(?:would|could) (?:really )?help)` +
  `|(?:${we}|i'm|we're) (?:still |really |most |always |usually |just |sorely |keep |have |are )*(?:lacks?|miss(?:es|ing)?|needs?|fall(?:s|ing)? short|struggl(?:e|es|ing)|gets? stuck|stuck|after|looking for|seeking|hoping for|fail(?:s|ing)?|stumbl(?:e|es|ing)|weak|yet to find|(?:cannot|can't|can not|never|don't know how to) (?:do|get|manage|find|train|make|learn|handle|teach|buy)|(?:do not|don't) (?:bring|know|understand|have)))`;
/** "If you need it", "if you are looking for it", "if you run a shop": customers are spoken to. */
const asking =
  "(?:(?:are )?(?:still |now |also )*(?:need|want|look|seek|require|search|wish|would|like|prefer|think|feel|see|find|agree|run|own|order|buy|book|visit|come|live|ask|wonder|struggle|lack|miss|plan|intend|do not|don't|cannot|can't)(?:ing)?|are (?:interested|in|new|tired|curious|unsure|an? (?:school|company|shop|client|customer)))";
const atEnd = "(?: (?:most|badly|so far|yet|here|now))*(?= *$)";

export const lacked: readonly Row[] = [
  [
    "wanted want almost nearly",
    "(?:wanted to (?:be|become)|want to become|(?:almost|nearly) became)(?= an? )",
    "aside",
  ],
  ["what what's", "what(?: is|'s)? (?:still |really )?(?:missing|lacking|open)(?= *$)", "need"],
  ["if", `if ${skilled}`, "need if called"],
  ["if", `if you(?:'ve)?(?! ${asking}\\b)(?= \\w+)`, "need if invited"],
  [
    "that's that this those",
    "(?:that|this|those)(?:'s| is| are)? (?:what|who|whom) (?:i am|we are|i'm|we're|i|we) (?:after|look(?:ing)? for|seek(?:ing)?|missing|need|want|lack|miss)(?= *$)",
    "need all before",
  ],
  [
    "we",
    "we (?:do not|don't|dont) (?:yet )?have(?= (?:an?|any) (?!experience|background|degree|budget|time|idea|problem|licen[cs]e|website|office|plan))",
    "need",
  ],
  ["no", "no(?= \\w+ (?:there|nearby|around) *$)", "aside"],
  ["missing", "missing (?:is|are)(?: still| now)?", "need"],
  [
    "who",
    "who (?:can|could|would|will|wants to|is able to) (?:help|support|teach|show|advise) (?:me|us)(?: out)?(?: with| on| in)?",
    "need",
  ],
  [
    "prefer preferably ideally",
    `(?:prefer|preferably|ideally)(?= (?:some(?:one|body)|an? (?:co ?-?founder|partner|person|${tradesman}))\\b)`,
    "need",
  ],
  [
    "want wants",
    "wants?(?= (?!to\\b|an?\\b|some|one\\b|more\\b)(?:\\w+ ){1,5}to (?:show|see|use|have|know|feel|understand|be|get|find|learn|trust|pay|stop|become|read|buy|eat|own)\\b)",
    "aside",
  ],
  [
    "do don't dont does doesn't",
    "(?:(?:do|does) not|don't|dont|doesn't) (?:yet )?have (?:any|some)(?:body|one) (?:who (?:can|could|knows?|does|has|speaks?)|who|for|to)",
    "need",
  ],
  [
    "if once until should",
    `(?:if|once|until|should) (?:we|i) (?:can |could |only |finally |ever )*(?:find|found|meet|met)(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "glad happy grateful thankful",
    `(?:glad|happy|grateful|thankful) (?:about|for)(?= (?:some(?:one|body)|any(?:one|body)|an? ${tradesman})\\b)`,
    "need",
  ],
  [
    "whoever anyone anybody",
    "(?:whoever|any(?:one|body) who) (?:can|could|knows how to|understands)",
    "need if called",
  ],
  [
    "who",
    "who (?:knows how to|can(?! (?:afford|say|tell|blame|imagine)\\b)|could|is able to|wants to|likes to)",
    "need if asked",
  ],
  ["neither", "neither of us (?:is|can|knows?|does|has)(?: an?)?", "need"],
  ["no", "no(?= (?:\\w+ ){1,2}(?:runs?|exists?|comes?|goes|arrives?|fits?|helps?)\\b)", "aside"],
  ["no", "no(?= (?:\\w+ ){1,3}(?:yet|so far) *$| (?:\\w+ ){1,3}yet\\b)", "aside"],
  ["this the", "(?:this|the) (?:role|position|post) (?:is|will be|would be)(?: our| the| my)?", "need"],
  [
    "would i'd we'd want wants like love happily gladly happy ready",
    `(?:(?:would|i'd|we'd|wants? to|like to|love to|happ(?:y|ily)(?: to)?|gladly|ready to) )+?(?:\\w+ly )?(?:work|build|start|found|open|set up|go into business|cooperate|collaborate|partner)(?: \\w+){0,4}? with(?= (?:some(?:one|body)|an? (?:[\\w-]+ ){0,3}(?:who|${aPerson}))\\b)`,
    "need",
  ],
  ["is are", `(?:is|are) (?:what|whom|who) ${ourHouse} ${lack}${atEnd}`, "need before"],
  [
    "is are",
    `(?:is|are) the (?:one |only |kind of |sort of )*${person}(?: that| which| whom| who)? ${we} ${lack}${atEnd}`,
    "need before",
  ],
  [
    "is are",
    "(?:is|are) (?:badly |urgently |much |far )*needed(?: \\w+ly)? (?:more|rather) than",
    "need before, not behind",
  ],
  [
    "is was has",
    "(?:is|was|has been) (?:still |so far )?nobody(?:s)? (?:job|task|business|work|desk|strength|forte|favou?rite|special(?:i)?ty)(?: here)?",
    "need before",
  ],
  [
    "are am we're i'm",
    "(?:are|am|we're|i'm) (?:still |quite |all |rather |completely |simply )*(?:blind|lost|helpless|amateurs|beginners|laymen|weak)(?= *$)",
    "need before",
  ],
  [
    "is are",
    "(?:is|are) (?:still |rather |quite |too |our |a )*(?:weak|poor|thin|amateurish|hopeless|terrible|awful|outdated|ancient|broken|falling apart|a (?:mess|disaster)|behind|our weakness|a weakness)(?= *$)",
    "lost before",
  ],
  [
    "went gone moved emigrated has have is",
    "(?:(?:(?:has|have|is) (?:since |just )?)?(?:went|gone|moved|emigrated)(?= (?:abroad|away|last)\\b)|(?:has|have) (?:since |just )?(?:gone|moved|emigrated) to|(?:is|are) on (?:maternity |parental |sick )?leave)",
    "lost before",
  ],
  [
    "what where",
    `(?:what|where) ${trouble}(?: \\w+){0,3}? (?:is|are|would be)(?! (?:to|that|not)\\b)`,
    "need",
  ],
  ["without", `without(?= ${tradesman} (?:since|for (?:months|years|too long))\\b)`, "need"],
  [
    "would",
    `would (?:gladly |happily )?(?:share|split) (?:the )?(?:profits?|ownership|equity|shares|company|business) with(?= ${tradesman}\\b)`,
    "need",
  ],
  ["would", `would (?:gladly |happily )?back(?= ${tradesman}\\b)`, "need"],
  [
    "with",
    "with(?= an? (?:\\w+ ){1,3}(?:on board|on the team|in the team|at our side|beside (?:us|me))\\b)",
    "need",
  ],
  ["if", "if only (?:we had|i had|somebody|someone)(?: who)?", "need"],
  [
    "we i",
    "(?:we|i) (?:always |often |still |usually |keep )*(?:fail(?:ing)?|stumbl(?:e|ing)) (?:at|in|with)",
    "need",
  ],
  [
    "seat seats desk place chair",
    `(?:seats?|desk|place|chair) (?:is |are )?(?:kept|reserved|waiting) for(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "paired teamed together",
    "(?:paired|teamed|together)(?: up)? with(?= (?:an?|somebody|someone)\\b.* (?:(?:i|we) (?:could|would|can|might)|i'd|we'd)\\b)",
    "need",
  ],
  ["give", `give (?:me|us)(?= (?:somebody|someone|anybody|${tradesman}) (?:for|to|who|with|and)\\b)`, "need"],
  ["next beside", "(?:next to|beside) (?:me|us) (?:there )?(?:should|must|ought to) be", "need"],
  [
    "would i'd",
    `(?:would|i'd) rather have(?= (?:an? )?(?:somebody|someone|partner|colleague|${tradesman})\\b)`,
    "need",
  ],
  [
    "my our the",
    "(?:my|our|the) (?:other|missing|second|absent) (?:half|halves) (?:is|are|would be|will be|should be)",
    "need",
  ],
  [
    "should could must ought",
    "(?:should|could|must|ought to) be (?:much |far )?better(?= *$)",
    "lost before",
  ],
  ["should must ought", "(?:should|must|ought to) do something about", "need"],
  ["rather", "rather than", "aside"],
];
