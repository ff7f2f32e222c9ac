// The words by which English describes what a team is short of, without asking for it: nobody who does it, done by makeshift, put off.
import { among, tradesman } from "./phrases.ts";
import type { Row } from "./refusals.ts";

/** What nobody among us does is no ability: "nobody here complains". */
const noAbility =
  "(?:buys?|believes?|complains?|thinks?|wants?|minds?|cares?|needs?|sees?|gets?|goes|leaves?|likes?|loves?|trusts?|pays?|uses?|eats?|drinks?|listens?|remembers?|works?|lives?|comes?|asks?|was|were|will|should|must|may|is (?!an?\\b|able\\b|good\\b|trained\\b))\\b";
const made =
  "(?:built|written|designed|programmed|coded|made|done|finished|ready|started|begun|translated|online|sorted|organi[sz]ed|drawn|tested|filmed|recorded|registered|patented|trademarked|signed|checked|reviewed|audited|certified|approved|licensed|set up|in place)";
const still = "(?:(?:still|all|mostly|only|just|largely|currently) )*";
const makeshift =
  "(?:paper|scraps(?: of paper)?|notebooks?|notes|excel|spreadsheets?|(?:my|our|his|her) heads?|drawers?|(?:the )?phone|whatsapp|facebook messages|gut(?: feeling)?|guesswork|memory|an? (?:\\w+ )?(?:notebook|drawer|spreadsheet|blackboard|whiteboard|exercise book))";
const wished = "(?:i'd|we'd|(?:i|we) (?:would|want|need|have|wish|hope))";
const somebody =
  "(?:some(?:one|body)(?: else)?|an? (?:\\w+ )?(?:partner|co ?-?founder|person|colleague|professional|expert))";
/** Who would be with us, but is not yet. */
const companion = "(?:(?:future|new|ideal|next|other) )?(?:partner|co ?-?founder|half)";

export const shortfalls: readonly Row[] = [
  [
    "nobody no none",
    `(?:nobody|no ?one|none) ${among}(?: who)?(?= (?!${noAbility})(?:\\w+s|with|can|could|would|have|know|do|understand|speak)\\b)`,
    "need",
  ],
  [
    "nobody no",
    "(?:nobody|no ?one) (?:really |ever |properly )*(?:looks? after|takes? care of|handles?|manages?|maintains?|is responsible for|has time for|feels responsible for|gets? a?round to) (?:our|my)",
    "need",
  ],
  [
    "there",
    `there(?: is| are)? ${still}(?:no|not (?:an?|one|any))(?= ${tradesman} (?:${among}|yet|so far)\\b)`,
    "need",
  ],
  [
    "there",
    `there(?: is)? ${still}(?:nobody|no ?one) (?:to (?:do|make|run|handle|write|keep|take (?:over|care of))|for(?= (?:our|my|the)\\b))`,
    "need",
  ],
  [
    "we i have our my the",
    `(?:(?:(?:we|i) )?have|(?:our|my|the) (?:team|company|firm|project) ${still}has) no(?= ${tradesman}(?: (?:${among}|yet|so far|there|of our own|at the moment))* *$)`,
    "need",
  ],
  [
    "never",
    `never (?:yet )?(?:been )?(?:checked|reviewed|looked at|looked over|seen|read|audited|tested|drawn|signed) by(?= ${tradesman}\\b)`,
    "need",
  ],
  ["never", `never (?:yet )?(?:had|employed|hired|worked with|known)(?= ${tradesman}\\b)`, "need"],
  [
    "is are isn't aren't has have hasn't haven't",
    `(?:(?:is|are) not|isn't|aren't|(?:(?:has|have) not|hasn't|haven't)(?: been)?) (?:even |really )?${made} (?:yet|so far)(?= *$)`,
    "need before",
  ],
  [
    "is",
    `is ${still}(?:an? )?(?:stick figures|borrowed|improvised|amateur(?:ish)?|guesswork|on paper|handwritten|draft|sketch|mess|joke|basic|rudimentary|rough|empty|zero|nothing)(?: \\w+)? so far(?= *$| and\\b| but\\b)`,
    "need before",
  ],
  [
    "is are lives live sits sit runs run happens happen exists exist",
    `(?:lives?|sits?|runs?|happens?|exists?|(?:is|are) ${still}(?:done|kept|written|managed|run|tracked|booked|planned|handled|recorded|calculated|typed)?) ?${still}(?:in|on|by|over|with|from) ${makeshift}`,
    "lost before",
  ],
  [
    "is are",
    `(?:is|are) ${still}done by (?:the |our )?(?:director|owner|boss|founder|chairman|chief|me|my wife|my husband|whoever has time)(?: (?:herself|himself|myself))? ?(?:at night|after (?:work|hours|midnight)|on (?:sundays|weekends|the side)|in (?:the evenings?|between))?(?= *$)`,
    "lost before",
  ],
  ["no", "no longer (?:opens?|works?|loads?|runs?|copes?|suffices?)(?= *$)", "lost before"],
  ["embarrasses embarrass", "embarrass(?:es)? (?:me|us)(?= *$)", "need before"],
  ["ashamed", "ashamed of (?:our|my)", "need"],
  [
    "put putting postponed postponing neglected neglecting",
    "(?:put(?:ting)? off|postpon(?:ed|ing)|neglect(?:ed|ing))(?: the| our| my| all)?(?= \\w)",
    "need",
  ],
  ["never", "never (?:get|got|getting) a?round to", "need"],
  [
    "my our",
    `(?:my|our) ${companion} (?:would|should|must|could|has to|needs to)(?: then| also| have to)*(?: be| do| run| bring| know| handle| take(?: over| care of| on)?| look after| cover| have)?`,
    "need",
  ],
  [
    "that this those these which",
    `(?:that|this|those|these|which)(?: is| are)? (?:exactly |just |precisely )?(?:where|what)(?= (?:i|we) (?:could|would) (?:really |well )?(?:use|do with)\\b)`,
    "need all before",
  ],
  [
    "i'd we'd i we",
    `${wished} (?:(?:like|love|need|want|prefer|have|happily|gladly|to) )*(?:share|split|hand over|entrust)(?: it| them| this| that)* (?:with|to) ${somebody}(?= *$)`,
    "fronted need",
  ],
  [
    "that that'd this those which",
    "(?:that|this|those|which)(?:'d| would| could| will| is| are)?(?: be)? (?:your|(?:my|our) (?:partner|founder|co ?-?founder)'s) (?:part|job|share|task|side|business|field|turf|half)(?= *$)",
    "need all before",
  ],
  [
    "the our my",
    "(?:the|our|my) (?:one|only|last) (?:man|woman|person|colleague|employee|one|girl|guy)(?: (?:here|left))? who (?:could|knew|can|knows|did|understood)(?: how to| about)?(?= .*\\b(?:left|retired|quit|died|moved|gone|leaving|retiring|went)\\b)",
    "need",
  ],
  [
    "is are remains remain stays stay",
    "(?:(?:is|are) (?:also )?still (?:wide )?open|(?:remains?|stays?) (?:an? )?open(?: questions?)?|(?:is|are) (?:still )?(?:an? open questions?|up in the air|unsolved|unsettled))(?= *$)",
    "need before",
  ],
  ["takes take", "takes? (?:(?:me|us) )?(?:forever|ages|far too long)(?= *$)", "lost before"],
  [
    "eats eat costs cost takes take swallows swallow",
    "(?:eats?(?: up)?|costs?|takes?|swallows?) (?:(?:me|us) (?:\\w+ )?|(?:half |all )?(?:my|our) |too much of (?:my|our) )(?:time|days?|nights?|evenings?|weekends?|sleep|hours|weeks)(?: an? \\w+| every \\w+)?(?= *$)",
    "need before",
  ],
  [
    "lose waste spend losing wasting spending",
    "(?:los(?:e|ing)|wast(?:e|ing)|spend(?:ing)?) (?:(?:far )?too (?:much time|many (?:hours|nights|evenings|days))|(?:(?:an?|two|three|whole|half|entire) )+(?:days?|nights?|evenings?|weekends?|weeks?)(?: an? \\w+| every \\w+)?) (?:on|to|with|over|doing)(?: (?:our|my|the))?",
    "need",
  ],
  ["drown drowning buried swamped", "(?:drown(?:ing)?|buried|swamped) (?:in|with|under|by)", "need"],
  ["less", "less so (?:at|in|with)", "need"],
  [
    "looks look dates date is are",
    "(?:looks? (?:like|as if)|dates?(?: back)? (?:from|to)|(?:is|are) (?:still )?from) (?:(?:it )?(?:were|was) )?(?:the )?(?:(?:19|20)\\d\\d|(?:nine|eigh|seven)ties|last century|another century|stone age)",
    "lost before",
  ],
  [
    "has have",
    "(?:has|have) been (?:waiting|lying around|on hold|gathering dust|neglected|postponed|put off)(?: for| since|(?= *$))",
    "lost before",
  ],
  [
    "could needs need",
    "(?:could (?:really |well )?(?:use|do with)|needs?) (?:some |a bit of |a little |a lot of |more )?(?:love|work|attention|polish|help|care|a (?:redesign|refresh|makeover|facelift|new face))(?= *$)",
    "lost before",
  ],
  [
    "you you'd",
    "you(?:'d| would) (?:bring|handle|do|take(?: over| on| care of)?|look after|run|cover|lead|be (?:responsible for|in charge of))",
    "need",
  ],
  [
    "are we're am i'm",
    "(?:are|we're|am|i'm) (?:still |only |just )*missing(?= (?!since|here|in|from|at|on|yet|so)\\w)",
    "need",
  ],
  ["not", "not (?:one|a single one) of us (?:can|knows?|does|is|has|speaks?|understands?)(?: an?)?", "need"],
  [
    "not but",
    "(?:but )?not (?:the|an?|any)(?! (?:single|second|third|fourth|fifth|sixth|one)\\b)(?= (?:\\w+ ){0,3}\\w+ *$)",
    "need if others had",
  ],
  ["do don't dont", "(?:do not|don't|dont) (?:yet )?have an?(?= (?:\\w+ ){1,3}(?:yet|so far) *$)", "need"],
  ["not", `not a single(?= ${tradesman}\\b)`, "need"],
  ["but", `but (?:still |as yet )?no(?= ${tradesman}(?: yet| so far)? *$)(?!.*s *$)`, "need"],
  [
    "we",
    "we (?:do not|don't) have the (?:skills?|know-?how|know how|expertise|people|hands|capacity)(?: (?:for|in|of|to (?:do|run|make)))",
    "need",
  ],
  ["have", "have no time (?:left )?for(?: the| our| my)?", "need"],
  [
    "is are",
    "(?:is|are) (?:all |quite |still |completely )*(?:new (?:territory |ground )?|foreign (?:territory |ground )?|unclear |unknown )(?:to|for) (?:us|me)(?= *$)",
    "need before",
  ],
  ["is are", "(?:is|are) something we (?:have )?never (?:learned|learnt|done|managed)(?= *$)", "need before"],
  [
    "is are",
    "(?:is|are) all (?:that is missing|(?:that )?(?:we|i|we'd|i'd) (?:would )?(?:need|lack|miss|want))(?= *$)",
    "need before",
  ],
  [
    "falls fall gets get comes come is are goes go stands stand",
    "(?:falls? by the wayside|gets? (?:no|too little|little) attention|comes? last|(?:is|are) (?:always )?(?:left undone|on hold|at a standstill)|goes? nowhere|stands? still)(?= *$)",
    "need before",
  ],
  [
    "our",
    `our(?: last| only| best)*(?= ${tradesman} (?:has )?(?:just )?(?:moved (?:to|away)|emigrated|left for|went (?:to|back)|gone (?:to|back))(?! the\\b))`,
    "need",
  ],
  [
    "can't cannot can",
    "(?:can't|cannot|can not) (?:do|handle|manage|run|keep up with)(?= .*\\b(?:alone|by (?:myself|ourselves)|on (?:my|our) own|on top of)\\b)",
    "need",
  ],
  [
    "we",
    "we still (?:have|need) to (?:sort out|solve|organi[sz]e|set up|arrange|figure out)(?: our| the)?",
    "need",
  ],
  [
    "is are",
    "(?:is|are) (?:simply |just |far |a bit )*too much for (?:me|us|one(?: person)?)(?= *$)",
    "need before",
  ],
  [
    "i we",
    "(?:i|we) (?:cannot|can't|can not) (?:do|carry|handle|manage|run|shoulder) (?:alone|by (?:myself|ourselves)|on (?:my|our) own)(?= *$)",
    "fronted need",
  ],
  [
    "alone",
    "alone with(?: all)?(?: the| our| my)?(?= (?!me\\b|him\\b|her\\b|them\\b|it\\b|you\\b|this\\b|that\\b|kids?\\b|children\\b|nature\\b|an?\\b|two\\b|three\\b)\\w)",
    "need",
  ],
  ["with", `with(?= ${tradesman} (?:i|we) (?:could|would|can|might)\\b)`, "need"],
  [
    "haven't hasn't have has",
    `(?:haven't|hasn't|(?:have|has) not) (?:yet |still )?got(?: (?:is|are)|(?= ${tradesman}\\b))`,
    "need",
  ],
  ["one another", `(?:one more|another)(?= ${tradesman}\\b.* and (?:we|i|we'd|i'd)\\b)`, "need"],
  ["so until up", "(?:so far|until now|up to now) (?:nobody|no ?one) has(?: ever)?(?!.* such\\b)", "need"],
  [
    "to",
    `to be (?:done|made|drawn|written|checked|signed|designed|built|repaired|translated|programmed|tested|audited|installed)(?: \\w+ly)? by(?= ${tradesman}\\b)`,
    "need",
  ],
];
