// The words by which English says that something is wanted or refused; the first that fits counts.
import {
  adverbs,
  negated,
  verb,
  done,
  of,
  experience,
  folk,
  able,
  noRole,
  noThing,
  tradesman,
  companion,
  seek,
  elsewhere,
  own,
  unskilled,
} from "./phrases.ts";

/** What a cue says of the words after it; of those before it where it looks back. */
export type Saying =
  | "nothing"
  | "need"
  | "offer"
  | "skill"
  | "have"
  | "aside"
  | "others"
  | "outside"
  | "refused"
  | "refused alone"
  | "refused kind"
  | "excepted"
  | "refused if ours"
  | "need denied"
  | "subject denied"
  | "refused before"
  | "refused at end"
  | "contrasted before"
  | "ended before"
  | "need before"
  | "need before, not behind"
  | "lost before"
  | "wanted before"
  | "wished before"
  | "invited before"
  | "counted before"
  | "needed otherwise"
  | "need denied before"
  | "have before"
  | "have told before"
  | "need if invited"
  | "need if called"
  | "need if asked"
  | "need if answered"
  | "need if shared"
  | "need if others had"
  | "called before"
  | "refused if declined"
  | "refused if done"
  | "own post"
  | "need all before"
  | "aside before"
  | "child before"
  | "aside around"
  | "fronted aside"
  | "fronted need"
  | "likeness before"
  | "likened";

export type Row = readonly [starts: string, pattern: string, saying: Saying];

export const wantedOrRefused: readonly Row[] = [
  ["no", "no(?: more)?(?= (?:\\w+ ){1,3}(?:please|pls|plz|thanks|needed|required)(?!\\w))", "need denied"],
  ["no", `no(?: more)?(?= (?:\\w+ ){0,2}${folk} *$)`, "need denied"],
  ["no", "no(?= (?:\\w+ ){1,4}(?:is|are) (?:still )?missing *$)", "have"],
  [
    "is are wanted",
    "(?:(?:is|are) (?:still |also |badly |sorely )?(?:wanted|missing)|wanted)(?= *$| since\\b| (?:here|in our team)(?: |$))",
    "wanted before",
  ],
  ["are is always welcome", "(?:(?:are|is) )?(?:always |also |very )*welcome(?= *$)", "invited before"],
  [
    "we i we're i'm",
    `(?:(?:we|i)(?: now| also| still| are| am)*|we're|i'm) search(?:ing)?(?= ${tradesman}\\b)`,
    "need",
  ],
  [
    "we i",
    `(?:we|i)(?: now| also| still| are)* hir(?:e|ing)(?= ${tradesman}(?: (?:who|to|for|with|as|now|in|from|and|or)\\b.*)? *$)`,
    "need",
  ],
  [
    "not",
    "not (?:a (?:second|third|fourth|fifth|sixth|seventh)|another)(?: one)?(?: please| pls)?(?= *$)",
    "counted before",
  ],
  ["not", "not another(?= (?:\\w+ ){0,2}\\w+(?: please| pls| again)? *$)", "need denied"],
  ["not", `not (?:${companion}|people|those) (?:for|from|with|who|that)(?! us\\b| me\\b)`, "need denied"],
  ["no", "no more of (?:them|those|these)(?= *$)", "counted before"],
  [
    "would will should could",
    `(?:would|will|should|could) be (?:the|our|my) (?:next|first|missing|right) ${companion}(?= *$)`,
    "need before",
  ],
  [
    "share shares equity stake",
    `(?:shares?|equity|stake) (?:to|for) (?:(?:the|a|any) ${companion} (?:who|that)|whoever|any(?:one|body) who)`,
    "need",
  ],
  [
    "do don't dont will won't",
    `${negated} ${adverbs}(?:take|accept)(?: on| in)?(?= ${tradesman}\\b)`,
    "need denied",
  ],
  [
    "do don't dont will won't",
    `${negated} ${adverbs}(?:take|accept)(?: on)?(?= (?:\\w+ ){1,3}(?:cases?|orders?|jobs?|work|projects?|clients|patients|commissions|bookings|events|matters)\\b)`,
    "refused",
  ],
  [
    "not no nothing cannot missing",
    "(?:missing(?= (?!an?\\b|one\\b|two\\b|some))|not (?:only|just|limited to|to mention)|no (?:more(?! (?:\\w+ ){1,2}for (?:me|us)(?!\\w))|less|fewer|matter|doubt|problem|one|\\d+)|nothing but|cannot wait)",
    "nothing",
  ],
  ["no", "no more(?= (?:\\w+ ){1,2}for (?:me|us)(?!\\w))", "refused"],
  ["not no", "(?:not|no) any ?(?:more|longer)(?= *$)", "refused before"],
  ["is are", "(?:is|are) an? no ?go(?= *$)", "refused before"],
  ["not", `not (?:really )?(?:my|our) ${own}(?= *$)`, "refused before"],
  ["i i'm im we we're", "(?:i am|i'm|im|i m|we are|we're) done with", "refused"],
  ["done", "done with(?= \\w+(?: \\w+)? *$)", "refused if done"],
  ["i we", `(?:i|we) (?:\\w+ly |always )?leave(?= (?:\\w+ ){1,3}to ${elsewhere})`, "refused"],
  ["i we", "(?:i|we) (?:have )?left behind(?: (?:me|us))?(?: for good)?(?= *$)", "refused before"],
  ["is was", "(?:is|was) my (?:old|former|past) (?:life|job|trade)(?: now)?(?= *$)", "refused before"],
  [
    "i we",
    "(?:i|we) (?:gave up|dropped|abandoned|stopped|(?:have )?ruled out)(?: (?:in|last) \\w+)?(?= *$)",
    "refused at end",
  ],
  ["i've we've", "(?:i've|we've) (?:ruled out|given up|dropped|abandoned|stopped)(?= *$)", "refused at end"],
  ["i we", "(?:i|we) (?:quit|gave up)(?! (?:my|the|an?|on|doing|making|writing|selling)\\b)", "refused"],
  [
    "would",
    "would (?:be (?:(?:very|really|so) )?(?:nice|great|good|perfect|ideal|welcome|helpful|a plus)|help(?: us| me)?(?: a lot| greatly| very much| (?:the )?most)?|make all the difference)(?= *$)",
    "need before",
  ],
  ["would", "would be (?:nice|great|good|perfect|helpful) to (?:have|find|get|meet)(?: an?)?", "need"],
  [
    "we we're i i'm am",
    `(?:(?:we|i) suck|(?:we are|we're|i am|i'm|am) (?:(?!not\\b)\\w+ )?${unskilled}) (?:at|in|with)`,
    "need",
  ],
  ["we i", "(?:we|i) (?:outsource|rent|buy in)(?: it| that| them)?(?= *$)", "aside before"],
  ["i'd id we'd", "(?:i'd|id|we'd) (?:like|love) to (?:\\w+ly )?learn", "aside"],
  ["no", "no (?:thanks|thank you|thx|need)(?= *$)", "need denied before"],
  [
    "do don't dont",
    "(?:do not|don't|dont) (?:really )?(?:need|want|require)(?: (?:now|here|at present|at the moment))?(?= *$)",
    "need denied before",
  ],
  [
    "please pls plz do don't dont need needn't",
    "(?:(?:please|pls|plz) (?:do not|don't|dont) (?:apply|write|call|contact|message|reply|bother)|(?:do not|don't|dont|need not|needn't) (?:apply|bother|call|write|knock|reply|come))(?= *$)",
    "need denied before",
  ],
  [
    "everything anything all anyone anybody everyone everybody",
    "(?:everything|anything|all|anyone|anybody|everyone|everybody) (?:but|except(?: for)?|other than|apart from|besides)",
    "excepted",
  ],
  [
    "is are isn't aren't not no",
    "(?:(?:(?:is|are) )?(?:not|no longer)|isn't|aren't) (?:needed|required|necessary|wanted)(?! (?:an?|any|the)\\b)",
    "need denied before",
  ],
  [
    "do don't does doesn't did didn't dont am i'm we're is isn't are aren't was weren't not no never",
    `(?:(?:do|does|did|am|is|are|was|were)(?: not|n't)|dont|(?:i'm|we're) not|not|no|never)(?: (?!to\\b)\\w+)? ${seek}(?: (?:for|of|any|a|an))*`,
    "need denied",
  ],
  [
    "do don't does doesn't did didn't dont can can't cant cannot will won't would wouldn't could couldn't",
    `${negated} ${adverbs}have ${experience}`,
    "refused",
  ],
  [
    "do don't does doesn't did didn't dont doesnt didnt can can't cant cannot will won't wont would wouldn't could couldn't is are am i'm we're",
    `${negated} ${adverbs}${verb}${of}`,
    "refused",
  ],
  [
    "i'd we'd i we would",
    "(?:i'd|we'd|(?:i |we )?would) rather not (?:do|be|work (?:in|on|with))(?: an?)?",
    "refused",
  ],
  ["not", "not(?: in| doing)?(?= \\w+ any ?more\\b)", "refused"],
  ["are we're am i'm is could", "(?:(?:are|am|is|we're|i'm) short of|could (?:use|do with))", "need"],
  ["someone somebody we i", "(?:(?:someone|somebody) to|(?:we|i) miss(?: is)?)", "need"],
  [
    "can't cannot couldn't could can",
    "(?:can't|cannot|couldn't|(?:can|could) not) (?:find|afford)(?: any| an?)?(?= )",
    "need",
  ],
  ["not", "not (?:doing|offering|selling|building|making|taking(?: on)?)", "refused"],
  [
    "don't doesn't dont doesnt do does",
    "(?:(?:do|does) not|don't|doesn't|dont|doesnt) (?:yet )?have (?:yet )?(?:is|are)(?: (?:someone|somebody|a person) (?:to|who))?",
    "need",
  ],
  ["stopped quit gave", "(?:stopped|quit|gave up) (?:on )?(?:doing|making|writing|selling)", "refused"],
  ["gave", "gave up(?! (?:my|the|our|a|on)\\b)", "refused"],
  ["no", "no$", "refused at end"],
  ["is are isn't aren't", "(?:(?:is|are) not|isn't|aren't) (?:ours?|mine)(?= *$)", "refused at end"],
  [
    "i we no",
    "(?:(?:i|we) (?:do not|don't|dont|stopped|quit)|(?:i |we )?no longer(?: do)?)(?: it| that| them)?(?: any ?more)?$",
    "ended before",
  ],
  [
    "i we i've we've",
    "(?:(?:i|we) (?:have (?:not|never)|haven't|never)|(?:i've|we've) never) (?:touched|done|tried|made|sold|practi[sc]ed|handled|learn(?:ed|t)|studied)(?= *$| yet| since| for (?:\\w+ ){0,2}years| in years)",
    "refused at end",
  ],
  [
    "i we",
    `(?:i|we) (?:\\w+ly |always )?(?:refuse|decline|avoid|turn down|${negated} ${adverbs}(?:do|offer|touch|handle|provide|take(?: on)?))(?: (?:on principle|at (?:all|any)(?: costs?)?|any ?more|any longer|these days|for \\w+ reasons|whatsoever))?(?= *$)`,
    "refused at end",
  ],
  ["i we i'm", "(?:(?:i am|we are)|i'm) (?:not|none)(?= *$)", "refused at end"],
  ["never no", `(?:never|no longer) ${adverbs}(?:${done}|${verb})${of}`, "refused"],
  ["have has i've we've", `(?:have|has|i've|we've)(?: got)? (?:no|little|zero) ${experience}`, "refused"],
  ["with no zero", `(?:with )?(?:no|zero) ${experience}`, "refused"],
  [
    "do does did make makes offer offers take takes build builds write writes sell sells",
    "(?:do|does|did|makes?|offers?|takes?(?: on)?|builds?|writes?|sells?) no(?! harm| wrong| more| less)",
    "refused",
  ],
  ["know knows", "knows? (?:nothing|little|next to nothing)(?: (?:about|of))?", "refused"],
  [
    "no",
    "no(?= \\w)(?! (?:longer|code|need|way|surprise|hidden|queue|waiting|wait|chance|reason|time|money)\\b)",
    "refused alone",
  ],
  ["not", `not (?:really |much of )?an?(?= ${noRole}\\w)`, "refused alone"],
  [
    "who that",
    `(?:who|that) (?:(?:is|are) not|isn't|aren't) an?(?= ${noRole}(?:\\w+ )?\\w+ *$)`,
    "refused kind",
  ],
  [
    "am i'm we're are is isn't aren't he's she's",
    `(?:(?:am|is|are)(?: not|n't)|(?:i'm|we're|he's|she's) not) (?:really |much of )?(?:an?|the)(?= ${noRole}\\w)`,
    "refused",
  ],
  [
    "am i'm we're he's she's are",
    "(?:am|are|i'm|we're|he's|she's) no(?! longer| more| less)(?: good at)?",
    "refused",
  ],
  [
    "am i'm we're are is isn't aren't not never",
    `(?:(?:am |is |are |i'm |we're )?(?:not|never)|isn't|aren't) (?:very |really |at all |so |too |particularly )*${able}${of}`,
    "refused",
  ],
  ["not", "not from", "refused kind"],
  [
    "not",
    "not for(?= (?!me\\b|us\\b|sale\\b|profit\\b|now\\b|long\\b|free\\b|every)(?:\\w+ )?\\w+ *$)",
    "refused",
  ],
  ["not", `not(?= (?!${noThing}\\b)(?:\\w+ )?\\w+ *$)`, "needed otherwise"],
  [
    "hate hates dislike dislikes detest detests loathe avoid avoids refuse refuses decline declines turn stay say",
    "(?:hates?|dislikes?|detests?|loathe|avoids?|refuses?(?: to do)?|declines?|turn (?:down|away)|stay away from|say no to)",
    "refused",
  ],
  ["neither", "neither", "refused if ours"],
  ["not isn't aren't", "(?:not|isn't|aren't) about", "subject denied"],
  [
    "is are isn't aren't was",
    `(?:(?:is|are|was)(?: really)?(?: not|n't)(?: really)?) (?:my|our) ${own}`,
    "refused before",
  ],
  [
    "is are isn't aren't",
    "(?:is|are)(?: not|n't) (?:for (?:me|us)|what (?:i|we) (?:do|offer|sell)(?= *$))",
    "refused before",
  ],
  [
    "is are need needs",
    "(?:is|are|needs?) (?:an? (?:different|separate)|another)(?= (?:licen[cs]e|permit|trade|business|profession))",
    "refused before",
  ],
  [
    "is are lie lies fall falls",
    "(?:is|are|lies?|falls?) (?:outside|beyond|out of|not part of) (?:what (?:i|we) do|(?:my|our) (?:practice|scope|field|remit|competence|expertise|trade))",
    "refused before",
  ],
];
