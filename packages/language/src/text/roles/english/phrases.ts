// Pieces of the phrases by which English offers, asks and refuses, to be put together to patterns.
export const adverbs =
  "(?:really |actually |personally |ever |currently |usually |also |want to |wish to |like to |plan to |intend to )*";
export const negated =
  "(?:(?:do|does|did|can|will|would|could)(?: not|n't)|can't|won't|dont|doesnt|didnt|cant|cannot|wont|(?:is|are|am) (?:not |un)able to|(?:i'm|we're) (?:not |un)able to|(?:am|are|i'm|we're) not (?:going|willing) to)";
export const verb =
  "(?:do|know|offer|code|program|sell|write|speak|take on|build|make|handle|accept|provide|touch|enjoy|design|draw|cook|drive|repair|manage|" +
  "cover|understand|market|develop|translate|teach|produce|undertake|perform|practi[sc]e|host|train|work|deal|speciali[sz]e|supply|" +
  "get into|go into|run|organi[sz]e|sign|treat|climb|shoot|edit|fly|operate|trade|lend|certify|inspect|serve|ship|dig|mount|draft|stand|bear|litigate|mediate|interpret|proofread|dye|massage|breed|slaughter|prescribe|diagnose|counsel|examine|insure|appraise|plaster|tile|carve|forge|blast|guide|assemble|milk|shear|record|compose|dance|publish|lecture|test|deploy|administer|lease|sew|audit|register|weld|bake|brew|drill|print|paint|film|photograph|coach|tutor|clean|haul|transport|carry|deliver|pack|store|stock|grow|raise|farm|plant|harvest|fish|hunt|knit|weave|spin|tan|embroider|upholster|polish|decorate|cater|lay|wire|solder|calibrate|survey|mine|animate|model|sculpt|cast|transcribe|subtitle|typeset|broker|underwrite|refill|recruit|import|export|install|want|like|ask (?:me|us) (?:for|to|about))";
export const done =
  "(?:done|did|do|made|offered|produced|served|work(?:ed)?|sold|sell|wrote|written|write|been|built|build|used|use|learn(?:ed|t)?|studied|managed|coded|code|" +
  "programmed|designed|handled|touched|tried|taught|run|taken|driven|cooked|translated|traded)";
/** "Don't do", "cannot write", as a piece of a pattern. */
export const negatedVerb = `${negated} ${adverbs}${verb}`;
/** A verb of what may be refused. */
export const refusingVerb = new RegExp(
  `^(?:${verb}|${done}|quit|ceased|stopped|left|hates?|avoids?|refuses?|declines?|scares?|frightens?|bores?|tires?)$`,
);
export const of = "(?: (?:in|with|on|as|for|at|about|of|any|a|an|the|to do|to work in|to be))*";
export const experience =
  "(?:(?!surprise)\\w+ ){0,2}(?:experience|background|knowledge|skills?|training|interest|talent|idea|clue|qualifications?|expertise)\\b(?: (?:in|of|with|about|at|for|on|whatsoever))?";
export const able =
  "(?:interested|keen|good|experienced|trained|qualified|comfortable|familiar|strong|fond|skilled|proficient|fluent|into|licensed|a fan)";
export const noRole = "(?!few\\b|problem\\b|lot\\b|bit\\b|matter\\b|question\\b|big\\b|secret\\b)";
/** What stands behind "not" where no other thing than the needed one is meant: "not cheap", "not yet". */
export const noThing =
  "(?:only|just|necessarily|yet|now|too|very|so|really|always|even|all|because|afraid|sure|much|many|more|less|far|bad|good|new|old|young|here|there|if|when|for|in|at|on|to|from|about|with|by|as|before|after|later|today|" +
  "mandatory|must|required|needed|full|part|remote|urgent|important|obligatory|the|our|my|like|be|have|do|know|want|limited|exceeding|cheap|easy|enough|me|us|you|it|this|that|magic|[a-z]+ly)";
export const seek =
  "(?:need(?:s|ed)?|requir(?:e|es|ed|ing)|look(?:s|ing)? for|seek(?:s|ing)?|search(?:ing)?(?: for)?|hir(?:e|ing)|employ(?:ing)?|want(?:ed)?)";
export const theirs =
  "(?:clients?|customers?|users?|guests?|patients?|competitors?|students|readers|buyers|people|parents|drivers|owners|members|they)";
export const kin =
  "(?:(?:former|old|older|younger|elder|little|big|late|best|good) )?(?:wife|husband|father|mother|mum|mom|dad|parents|brother|sister|son|daughter|girlfriend|boyfriend|fiancee?|friends?|cousin|nephew|niece|uncle|aunt|grandmother|grandfather|neighbou?r|boss|(?:flat|house|room)mate|in-?laws)";
export const outsiders =
  "(?:agenc(?:y|ies)|firms?|studios?|freelancers?|contractors?|subcontractors?|suppliers?|vendors?)";
export const folk =
  "(?:people|guys|folks|lawyers|salespeople|designers|developers|marketers|accountants|engineers|managers)";
/** Who is called by a trade, with what says of which kind: "an electrical engineer", but not "orders" or "a partner's offer". */
export const tradesman =
  "(?:an? |any |some |more |one |two )*(?:(?!(?:for|in|of|on|and|through|out|with|to)\\b)\\w+ ){0,2}?" +
  "(?!(?:for|or|our|her|per|over|after|under|other|never|ever|than|orders?|offers?|gers?|tenders?|dinners?|numbers?|letters?|matters?|papers?|computers?|servers?|newspapers?|rivers?|errors?|colou?rs?|customers?|others?|years?|winters?|summers?|agenc(?:y|ies)|freelancers?|contractors?|suppliers?|vendors?)\\b)" +
  "(?:\\w+(?:er|or|ist|ian|ant|yst|man|mechanic)s?|people|nurses?|cooks?|chefs?|guides?|agents?|pilots?|architects?|coach(?:es)?|tailors?|paralegals?|midwi(?:fe|ves)|vets?|apprentices?|trainees?|interns?|\\w+(?:smith|wright)s?|masons?|surgeons?|clerks?|physios?|notar(?:y|ies)|salespe(?:ople|rsons?)|reps?|representatives?|experts?|professionals?|executives?|secretar(?:y|ies))";
/** Who is looked for, by no trade. */
export const companion =
  "(?:person|one|partner|colleague|hire|employee|co ?-?founder|someone|somebody|anyone|anybody)";
/** So many that no more are needed. */
export const many =
  "(?:(?:more than )?enough|plenty|too many|more than (?:we|i) can \\w+|two|three|four|five|six|seven|eight|\\d+)";
export const elsewhere =
  "(?:you|others?|whoever|my \\w+|those who|people who|(?:somebody|someone) else|(?:the )?(?:pros?|professionals|experts?|specialists?|young|younger))";
export const own =
  "(?:thing|strength|strong (?:suit|point|side)|forte|cup of tea|field|job|area|cup|business|world|trade|focus|special(?:i)?ty)";
/** In the writer's own house. */
export const ourHouse =
  "(?:(?:the|our|this|my) (?:\\w+ )?(?:company|team|house|studio|firm|workshop|office|shop|lab|family|crew|farm|project|place|staff|payroll|board|group|school|ward|department|kitchen|circle|village|cooperative|museum|hospital|clinic|library|association|building|ranks))";
export const among = `(?:here|of us|among us|with us|in[- ]?house|on our side|(?:in|on|at|from|within) ${ourHouse})`;
/** Whom one writes to for what they know: "if you are good at sales". */
export const skilled =
  "you (?:(?:know|master|understand|speak|have (?:experience|skills|knowledge) (?:in|with|of))|(?:are |'re )?(?:also |really |very )*(?:good|great|skilled|experienced|strong|handy|at home) (?:at|in|with))";
/** How badly somebody does something. */
export const unskilled = "(?:bad|weak|poor|terrible|hopeless|useless|awful|lousy|rubbish|no good)";
