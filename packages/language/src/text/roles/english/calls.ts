// The words by which English calls for somebody: asks whether they are there, says what they should know, what they get.
import { skilled, tradesman } from "./phrases.ts";
import type { Row } from "./refusals.ts";

const partner = "(?:partner|co ?-?founder|person|candidate|colleague|teammate|match|fit)";
const anyone = "(?:any(?:one|body)|some(?:one|body))";
const help = "(?:some |any |your |a bit of |a little )*(?:help|support|advice|assistance|guidance|a hand)";
const welcome =
  "(?:welcome|appreciated|required|needed|wanted|desired|desirable|preferred|expected|an? (?:big |clear |huge )?(?:plus|must|advantage|bonus|asset))";
const share = "(?:equity|shares?|stake|ownership|profits?)";
const engaged = "(?:find|have|meet|get|hire|welcome|work with|build (?:it|this) with)";

/** What the writer says behind the thing: "for welding we have nobody". */
const lacking =
  "(?:\\w+ly |still |also |just |now )*(?:need|want|look for|am looking|are looking|looking|seek|lack|miss|could use|struggle|have (?:nobody|no ?one))";

export const called: readonly Row[] = [
  [
    "for",
    `for (?:that|this|it|which|these|those|both|all of (?:that|this|it))(?: part| step| one)? (?:i|we|i'm|we're) ${lacking}(?: (?:some(?:one|body)?|nobody|no ?one|your|an?|any|the right|help|hands?|support|advice|partners?|people|person))*(?: (?:yet|so far|now|here|most|badly))?(?= *$)`,
    "need all before",
  ],
  [
    "for with in",
    `(?:for|with|in)(?= (?:the |our |my )?(?:\\w+ ){1,3}(?:i|we|i'm|we're) ${lacking}\\b)`,
    "need",
  ],
  [
    "are we're am i'm",
    `(?:are|we're|am|i'm) (?:still )?(?:one|two|three|\\d+|an?)(?= (?:\\w+ )?\\w+ short\\b)`,
    "need",
  ],
  ["hunting scouting hunt", `(?:hunt(?:ing)?|scouting) for(?= ${tradesman}\\b)`, "need"],
  [
    "nothing lost stuck nowhere helpless without",
    `(?:nothing|lost|stuck|nowhere|helpless) without(?= ${tradesman}\\b)|without(?= ${tradesman} (?:i|we) (?:can't|cannot|can not|won't|will not|don't|are|am)\\b)`,
    "need",
  ],
  ["wish", "wish (?:i|we) (?:had|knew|could find)", "need"],
  ["hope", `hope(?= ${tradesman} (?:will|would|can|joins?)\\b)`, "need"],
  [
    "apart except besides all",
    `(?:apart from|except(?: for)?|besides|all but)(?= ${tradesman} (?:i|we) have (?:everybody|everyone|everything|all)\\b)`,
    "need",
  ],
  ["is are", "(?:is|are) (?:still )?on (?:the|our|my) (?:wish|shopping|wanted) list(?= *$)", "need before"],
  ["you you're", `(?:you're|you are)(?= ${tradesman}\\b)`, "need if answered"],
  [
    "join write contact call message email",
    `(?:join|write to|contact|call|message|email) (?:us|me) if ${skilled}`,
    "need",
  ],
  [
    "hire hiring recruit recruiting",
    "(?:hir(?:e|ing)|recruit(?:ing)?) for(?! (?:free|clients?|others)\\b)",
    "need",
  ],
  ["yours", "yours (?:is|would be|could be|will be)", "need if shared"],
  ["we i", `(?:we|i)(?: will| shall| also)* add(?= an(?:other)? ${tradesman}\\b)`, "need"],
  ["could", "could (?:really |definitely |certainly |also |well )+(?:use|do with)", "need"],
  ["calling", "calling all", "need"],
  [
    "on",
    "on (?:the (?:lookout|hunt|search) for|(?:the|our|my) (?:wish|shopping) list(?: (?:is|are))?)",
    "need",
  ],
  ["any", "any(?= (?:\\w+ ){1,3}(?:out there|around|here|among you) *$)", "need"],
  ["are", "are you(?: an?)?", "need if answered"],
  [
    "do can could",
    "(?:do you (?:know|do|speak|understand|have experience (?:in|with))|(?:can|could) you(?: (?:do|speak|understand))?)",
    "need if answered",
  ],
  [
    "can could does do",
    `(?:can|could|does|do) ${anyone}(?: here| out there| of you)?(?: (?:know|do|speak|understand|help (?:me|us)(?: with)?))`,
    "need if asked",
  ],
  [
    "is are",
    `(?:is|are) there(?= (?:an? |any )?(?:${tradesman}|${anyone})\\b.* (?:who|out there|here|around)\\b)`,
    "need if asked",
  ],
  [
    "please",
    "please (?:write|contact|message|call|text|get in touch|apply|join|email|reach out)",
    "called before",
  ],
  ["open", `open to(?= (?:an? |another )?(?:\\w+ )?(?:${partner}|${anyone})\\b)`, "need"],
  [
    "ideal perfect dream right",
    `(?:ideal|perfect|dream|right) (?:\\w+ )?${partner} (?:is|knows|has|can|does|brings|speaks|understands|would be|should \\w+)`,
    "need",
  ],
  ["ideally", "ideally (?:you|they|he|she|it)(?:'re|'s|'d be| are| is| have| has| knows?| would be)", "need"],
  ["you", "you (?:should|must) (?:already )?(?:know|be|bring|have|understand|speak|be able to)", "need"],
  ["you", "you bring", "need"],
  [
    "you you've",
    "(?:you have|you've) (?:already )?(?:done|made|built|shipped|written|translated|sold|led|worked (?:on|with|in|as))(?! (?:this|that|it|so|all|everything|your)\\b)",
    "need if asked",
  ],
  [
    "would could",
    "(?:would|could) (?:really )?(?:move|push|bring|take|get|carry) (?:me|us) (?:\\w+ )?(?:most|forward|further|ahead|on)(?= *$)",
    "need before",
  ],
  ["imagine", `imagine(?= ${tradesman}\\b)`, "need"],
  ["see imagine", "(?:see|imagine) (?:myself|us|ourselves) (?:\\w+ing )?with", "need"],
  [
    "would i'd we'd",
    `(?:would|i'd|we'd) be (?:\\w+ly )?(?:happy|glad|delighted|thrilled|pleased) to ${engaged}(?= (?:an?|some(?:one|body)) )`,
    "need",
  ],
  [
    "would i'd we'd",
    `(?:would|i'd|we'd) (?:also |really )?(?:like|love) to (?:meet|find|have|get to know|hear from|talk to)(?= (?:${tradesman}|\\w+ (?:\\w+ )?suppliers?)\\b)`,
    "need",
  ],
  ["want wants hope wish", `(?:wants?|hope|wish) to (?:meet|find|get to know)(?= ${tradesman}\\b)`, "need"],
  [
    "would",
    `would (?:be \\w+|help(?: us| me)?) to (?:have|find|get|meet)(?= (?:${tradesman}|${anyone})\\b)`,
    "need",
  ],
  [
    "would i'd we'd will can share",
    `(?:would |i'd |we'd |will |can |could )?(?:gladly |happily )?(?:share|split) (?:the |my |our )?${share} with(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "give giving offer offering",
    `(?:give|giving|offer|offering) (?:up to )?(?:\\d+(?: percent)?|half|${share}|an? (?:share|stake|part|third|quarter|fifth|tenth))(?: of \\w+(?: \\w+)?)? to(?= (?:the )?${tradesman}\\b)`,
    "need",
  ],
  ["equity shares share stake", `${share} for(?= an? ${tradesman}\\b)`, "need"],
  [
    "appreciate welcome love use for",
    `(?:appreciate|welcome|love|use|(?:glad|grateful|thankful) for) ${help}(?: (?:with|in|on|from))?`,
    "need",
  ],
  [
    "grateful glad thankful",
    `(?:grateful|glad|thankful) (?:for|of) ${help}(?: (?:with|in|on|from))?`,
    "need",
  ],
  [
    "help support advice assistance",
    `${help} (?:with|in|on|from)(?= .*\\b(?:welcome|appreciated|wanted|needed|would (?:be \\w+|help))\\b)`,
    "need",
  ],
  [
    "knowledge experience skills background",
    `(?:knowledge|experience|skills|background) (?:of|in|with)(?= .*\\b(?:is|are|would be) (?:very |much |always |also |highly )*${welcome}\\b)`,
    "need",
  ],
  [
    "is are would",
    `(?:is|are|would be) an? (?:big |clear |huge |real |absolute )?(?:plus|must|advantage|bonus)(?= *$)`,
    "need before",
  ],
  [
    "skills experience knowledge",
    `(?:skills?|experience|knowledge) (?:is |are )?(?:very |much |highly |also )*${welcome}(?= *$)`,
    "need before",
  ],
  ["needed required", "(?:needed|required)(?= *$| (?:from|by|starting|immediately)\\b)", "wanted before"],
  [
    "someone somebody",
    "some(?:one|body)(?: else)? (?:has to|should|must|ought to|needs to|(?:will|would) (?:have|need) to)",
    "need",
  ],
  [
    "still has have",
    "(?:still (?:has|have|needs?) to|(?:has|have|needs?) still to) be (?:done|written|built|made|designed|found|arranged|sorted out|organi[sz]ed|set up|drawn|solved)",
    "need before",
  ],
  [
    "it this that",
    `(?:it|this|that) (?:really |just |would )*(?:takes?|calls? for|requires?)(?= (?:an? )?(?:${tradesman}|${anyone})\\b)`,
    "need",
  ],
  [
    "my our",
    "(?:my|our) (?:\\w+ )?(?:weak(?:ness(?:es)?| (?:point|spot|side)s?)|blind spots?) (?:is|are)",
    "need",
  ],
  [
    "is are",
    "(?:is|are) (?:my|our) (?:\\w+ )?(?:weak(?:ness| (?:point|spot|side))|blind spot)(?= *$)",
    "need before",
  ],
  ["i we", "(?:i|we) (?:\\w+ )?(?:struggle|wrestle|have (?:trouble|problems|difficulties)) with", "need"],
  ["are am we're i'm", `(?:are|am|we're|i'm) (?:still |now |currently )?without(?= ${tradesman}\\b)`, "need"],
  [
    "do don't dont",
    `(?:do not|don't|dont) know(?: (?:any(?:one|body)|some(?:one|body)) (?:who (?:can|does|knows|is)|for)| (?:any|an?)(?= ${tradesman}\\b))`,
    "need",
  ],
  [
    "have haven't has hasn't",
    `(?:have not|haven't|has not|hasn't) (?:yet )?found(?= (?:${tradesman}|${anyone})\\b)`,
    "need",
  ],
  ["if", `if there(?: is|'s)(?= (?:an?|some(?:one|body)) )`, "need if invited"],
];
