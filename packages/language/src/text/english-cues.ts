// The words by which English says whose a thing is, that it is wanted, or that it is refused.
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
  seek,
  theirs,
  kin,
  outsiders,
  elsewhere,
  own,
} from "./english-phrases.ts";

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
  | "excepted"
  | "refused if ours"
  | "need denied"
  | "subject denied"
  | "refused before"
  | "refused at end"
  | "need before"
  | "wanted before"
  | "need denied before"
  | "have before"
  | "have told before"
  | "aside before"
  | "likeness before";

type Cue = { readonly pattern: RegExp; readonly saying: Saying };

/** Words that a cue may have. */
export const longestCue = 7;

const table: readonly (readonly [starts: string, pattern: string, saying: Saying])[] = [
  ["no", "no(?: more)?(?= (?:\\w+ ){1,3}(?:please|pls|plz|thanks|needed|required)(?!\\w))", "need denied"],
  ["no", `no(?: more)?(?= (?:\\w+ ){0,2}${folk} *$)`, "need denied"],
  ["is are wanted", "(?:(?:is|are) (?:still |also )?(?:wanted|missing)|wanted)(?= *$)", "wanted before"],
  [
    "not no nothing cannot missing",
    "(?:missing(?= (?!an?\\b|one\\b|two\\b|some))|not (?:only|just|limited to|to mention)|no (?:more(?! (?:\\w+ ){1,2}for (?:me|us)(?!\\w))|less|fewer|matter|doubt|problem|one|\\d+)|nothing but|cannot wait)",
    "nothing",
  ],
  ["no", "no more(?= (?:\\w+ ){1,2}for (?:me|us)(?!\\w))", "refused"],
  ["none nobody", "(?:none|nobody) (?:of us|here|in the team) (?:can|knows?|does|is)(?: an?)?", "need"],
  ["not no", "(?:not|no) any ?(?:more|longer)(?= *$)", "refused before"],
  ["is are", "(?:is|are) an? no ?go(?= *$)", "refused before"],
  ["not", `not (?:really )?(?:my|our) ${own}(?= *$)`, "refused before"],
  ["i i'm im we we're", "(?:i am|i'm|im|i m|we are|we're) done with", "refused"],
  [
    "i we",
    `(?:i|we) (?:\\w+ly |always )?leave (?:it |that |this |them )?to ${elsewhere}(?= *$)`,
    "refused before",
  ],
  ["i we", `(?:i|we) (?:\\w+ly |always )?leave (?=(?:\\w+ ){1,3}to ${elsewhere})`, "refused"],
  ["i we", "(?:i|we) (?:have )?left behind(?: (?:me|us))?(?: for good)?(?= *$)", "refused before"],
  [
    "is was",
    "(?:is|was) (?:behind me|my (?:old|former|past) (?:life|job|trade))(?: now)?(?= *$)",
    "refused before",
  ],
  ["i we", "(?:i|we) (?:quit|gave up)(?! (?:my|the|an?|on|doing|making|writing|selling)\\b)", "refused"],
  [
    "would",
    "would be (?:(?:very|really|so) )?(?:nice|great|good|perfect|ideal|welcome|helpful|a plus)(?= *$)",
    "need before",
  ],
  ["would", "would be (?:nice|great|good|perfect|helpful) to (?:have|find|get|meet)(?: an?)?", "need"],
  ["our", "our weak (?:side|spot|point)s? (?:is|are)", "need"],
  [
    "we we're",
    "(?:we suck|(?:we are|we're) (?:\\w+ )?(?:bad|weak|terrible|hopeless)) (?:at|in|with)",
    "need",
  ],
  ["we i", "(?:we|i) (?:outsource|rent|buy in)(?: it| that| them)?(?= *$)", "aside before"],
  ["i'd id we'd", "(?:i'd|id|we'd) (?:like|love) to (?:\\w+ly )?learn", "aside"],
  ["no", "no (?:thanks|thank you|thx|need)(?= *$)", "need denied before"],
  [
    "please pls plz do don't dont need needn't",
    "(?:(?:please|pls|plz) (?:do not|don't|dont) (?:apply|write|call|contact|message|reply|bother)|(?:do not|don't|dont|need not|needn't) (?:apply|bother))(?= *$)",
    "need denied before",
  ],
  [
    "everything anything all",
    "(?:everything|anything|all) (?:but|except(?: for)?|other than|apart from|besides)",
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
  ["are we're am i'm is", "(?:are|am|is|we're|i'm) short of", "need"],
  ["could", "could (?:use|do with)", "need"],
  ["someone somebody we i", "(?:(?:someone|somebody) to|(?:we|i) miss(?: is)?)", "need"],
  [
    "can't cannot couldn't could can",
    "(?:can't|cannot|couldn't|(?:can|could) not) (?:find|afford)(?: any| an?)?(?= )",
    "need",
  ],
  ["not", "not (?:doing|offering|selling|building|making|taking(?: on)?)", "refused"],
  [
    "don't doesn't dont doesnt do does",
    "(?:(?:do|does) not|don't|doesn't|dont|doesnt) have (?:yet )?(?:is|are)",
    "need",
  ],
  ["stopped quit gave", "(?:stopped|quit|gave up) (?:on )?(?:doing|making|writing|selling)", "refused"],
  ["gave", "gave up(?! (?:my|the|our|a|on)\\b)", "refused"],
  ["no", "no$", "refused at end"],
  ["i we", `(?:i|we) ${negated} ${adverbs}(?:do|offer|touch|handle|provide|take(?: on)?)$`, "refused at end"],
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
  [
    "hate hates avoid avoids refuse refuses decline declines turn stay say",
    "(?:hates?|avoids?|refuses?(?: to do)?|declines?|turn down|stay away from|say no to)",
    "refused",
  ],
  ["neither", "neither", "refused if ours"],
  ["not isn't aren't", "(?:not|isn't|aren't) about", "subject denied"],
  [
    "is are isn't aren't was",
    `(?:(?:is|are|was)(?: really)?(?: not|n't)(?: really)?) (?:my|our) ${own}`,
    "refused before",
  ],
  ["is are isn't aren't", "(?:is|are)(?: not|n't) for (?:me|us)", "refused before"],
  [
    "is are lie lies fall falls",
    "(?:is|are|lies?|falls?) (?:outside|beyond|out of|not part of) (?:what (?:i|we) do|(?:my|our) (?:practice|scope|field|remit|competence|expertise|trade))",
    "refused before",
  ],
  [
    "is are has have was were",
    "(?:is|are|was|were|has been|have been) (?:\\w+ly |all |already )?(?:outsourced|bought|subcontracted|ordered|rented|(?:done|made|handled|delivered|run|supplied) by)",
    "aside before",
  ],
  [
    "is are come comes",
    `(?:comes?|is|are) (?:all |mostly )?(?:from|with|by) (?:an? |our |the )?(?:outside |external )?${outsiders}`,
    "aside before",
  ],
  [
    "is are",
    "(?:is|are) (?:already |all |well |fully )*(?:in[- ]house|on (?:me|us|(?:my|our) side)(?= *$)|covered|handled|sorted|taken care of|taken|solved|filled|in good hands|in place|on board|(?:done|ready|finished)(?= *$))",
    "have before",
  ],
  ["myself ourselves", "(?:myself|ourselves)$", "have before"],
  [
    "already",
    "already (?:covered|handled|sorted|taken|filled|in place|on board|in the team|done|hired|found)",
    "have before",
  ],
  [
    "we",
    "we (?:already )?(?:have|do|cover|handle)(?: (?:it|that|this|them|already|ourselves|in-house|covered|enough|plenty))*$",
    "have before",
  ],
  [
    "done sorted covered handled taken have got i i'm we we're ours",
    "(?:(?:have|got) (?:one|it|them|that|enough)|(?:done|sorted|covered|handled|taken|ours)|(?:i|we) (?:am|are|have|do|can do|already (?:have|do)|handle|cover)(?: (?:it|that|this|one|them|myself|ourselves|already))*|" +
      "(?:i'm|we're) (?:that|one|it)(?: myself)?)$",
    "have told before",
  ],
  ["like such", "(?:like|such as) (?:me|us|myself|ourselves|mine|ours)", "likeness before"],
  [
    "would want wants wanted hope hopes hoping wish",
    "(?:(?:want(?:s|ed)?|would (?:like|love)|wish)(?: one day)? to (?:\\w+ly )?learn|(?:hop(?:e|es|ing)|want|would like) (?:one day|some ?day)|hop(?:e|ing) to (?!find|meet|hire))",
    "aside",
  ],
  ["will i'll we'll", "(?:will|i'll|we'll) (?:\\w+ )?(?:learn|study)", "aside"],
  [
    "am i'm are we're taking attending",
    "(?:(?:am |are |i'm |we're )?(?:taking|attending|doing) (?:an? |the )?(?:\\w+ )?(?:courses?|class|classes|lessons?) (?:in|on|of)|(?:am|i'm) (?:quite |still )?new to)",
    "aside",
  ],
  [
    "look looking looks seek seeking seeks search searching need needs needed require requires required want wants wanted hiring missing lack lacks lacking would hope hoping in",
    "(?:look(?:s|ing)? (?:for|4)|seek(?:ing|s)?|search(?:ing)? for|need(?:s|ed)?|require[sd]?|wants?|wanted|hiring|missing|lack(?:s|ing)?|would like|hop(?:e|ing) to (?:find|meet|hire)|in search of)",
    "need",
  ],
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
    "(?:my|our) (?:co ?-?founders?|partners?|teammates?|colleagues?) (?:handles?|does|do|covers?|runs?|looks? after|takes? care of)",
    "have",
  ],
  ["our", "our own", "have"],
  ["my his her our their the", `(?:my|his|her|our|their|the) ${kin}`, "others"],
  [
    "our their the my most some many these those other clients customers users guests patients competitors students readers buyers people parents drivers owners they",
    `(?:(?:our|their|the|my|most|some|many|these|those|other) )?${theirs}(?! (?:must|should|may|need to|who|that|for)\\b)`,
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
];

/** The cues that may begin with a word, in the order in which they are tried. */
export const englishCues: ReadonlyMap<string, readonly Cue[]> = byStart();

function byStart(): Map<string, Cue[]> {
  const cues = new Map<string, Cue[]>();
  for (const [starts, pattern, saying] of table) {
    const cue = { pattern: new RegExp(`^${pattern}(?!\\w)`), saying };
    for (const start of starts.split(" ")) cues.set(start, [...(cues.get(start) ?? []), cue]);
  }
  return cues;
}
