// The words by which English asks around for somebody, as in a chat: "DM me if you can weld", "do you know a good welder?"
import { tradesman } from "./phrases.ts";
import type { Row } from "./refusals.ts";

/** Who works for somebody, not who buys or rivals. */
const aWorker = `(?!(?:\\w+ ){0,2}(?:users?|competitors?|investors?|buyers?|farmers?|members?)\\b)${tradesman}`;
const me = "(?:me|us)";
const we = "(?:i|we)";
const desired =
  "(?:essential|preferred|desirable|desired|mandatory|required|needed|advantageous|welcome|appreciated|expected|an? (?:must|plus|bonus|advantage))";
const ability = "(?:knowledge|experience|skills|background|track record)";

export const asked: readonly Row[] = [
  [
    "dm pm ping message text hit drop join write",
    `(?:dm|pm|ping|message|text|hit|drop|join|write)(?: to)? ${me}(?: up| a (?:line|note|message))? if you(?: can| do| know| love| like| enjoy|'re(?= (?:into|an? ${aWorker}))| are(?= (?:into|an? ${aWorker})))(?: into)?`,
    "need",
  ],
  [
    "dm pm ping message text hit",
    `(?:dm|pm|ping|message|text|hit) ${me}(?: up| a (?:line|note|message))? if you're(?: into| an?)`,
    "need",
  ],
  ["anyone anybody", "any(?:one|body)(?: here)? (?:into|good at|skilled in|experienced in)", "need if asked"],
  ["trade swap exchange", "(?:trade|swap|exchange) (?:equity|shares?|a share|a stake) for", "need"],
  ["recruiting", `recruiting(?= an? ${tradesman} *$)`, "need"],
  ["please plz pls", `(?:please|plz|pls) help(?: ${me})?(?: out)? with(?: my| our| the)?`, "need"],
  ["help", `help ${me}(?: out)? with(?: my| our| the)?`, "need if asked"],
  ["stuck", "stuck (?:on|with|at)(?: my| our| the)?", "need"],
  ["bonus plus extra", "(?:bonus|plus|extra) points for", "need"],
  [
    `knowledge experience skills background`,
    `${ability} (?:of|in|with)(?= (?:\\w+ ){1,4}${desired} *$)`,
    "need",
  ],
  [
    "proven track",
    "(?:proven |good |solid )?track record (?:of|in|with)(?= .*\\b(?:is|are|would be) (?:\\w+ )?\\w+ *$)",
    "need",
  ],
  [
    "skills experience knowledge",
    `(?:skills?|experience|knowledge) (?:is |are )?${desired}(?= *$)`,
    "need before",
  ],
  [
    "must",
    "must (?:know|speak|understand|have (?:experience|knowledge|skills|a background)(?: (?:in|of|with))?|be (?:able to|good at|experienced in|skilled in|fluent in))",
    "need if asked",
  ],
  [
    "bringing taking",
    `(?:bringing|taking) (?:on|in|on board)(?= (?:an?|another|two|three) ${tradesman}\\b)`,
    "need",
  ],
  [
    "will would can we'll i'll we'd i'd",
    `(?:will|would|can|we'll|i'll|we'd|i'd) (?:gladly |happily )?pay(?= an? ${tradesman}\\b)`,
    "need",
  ],
  ["happy glad ready willing", "(?:happy|glad|ready|willing) to pay(?: well)? for", "need"],
  [
    "equity shares share stake",
    `(?:equity|shares?|stake) (?:(?:is|are) )?(?:on offer|available|reserved|waiting) for(?= an? ${tradesman}\\b)`,
    "need",
  ],
  [
    "keep always constantly",
    "(?:keep|always|constantly) (?:mess|screw)(?:ing)? up(?: our| my| the)?",
    "need",
  ],
  ["lost", `lost (?:our|my)(?: only| last| best| first)?(?= ${aWorker} *$)`, "need"],
  [
    "do does who",
    `(?:do you|does any(?:one|body)|who) knows?(?: of)?(?= an? (?:(?:good|great|reliable|decent|cheap) )*${aWorker} *$)`,
    "need if asked",
  ],
  [
    "can could",
    `(?:can|could) (?:you|any(?:one|body)|some(?:one|body)) (?:recommend|suggest|introduce)(?: ${me})?(?: to)?(?= an? )`,
    "need if asked",
  ],
  [
    "where how",
    `(?:where|how) (?:do|can|could|would|should) ${we} (?:find|get|hire)(?= an? ${tradesman}\\b)`,
    "need if asked",
  ],
  ["tell let", `(?:tell ${me}|let ${me} know) if you know(?= (?:an?|any|some(?:one|body)) )`, "need"],
  [
    "would",
    `would (?:be \\w+|help) to (?:partner|work|team up|connect|talk)(?: up)? (?:with|to)(?= (?:${tradesman}|some(?:one|body)|any(?:one|body))\\b)`,
    "need",
  ],
  [
    "get reach apply write message contact join dm",
    `(?:get in touch|reach out|apply|(?:write(?: to)?|message|contact|join|dm) ${me})`,
    "called before",
  ],
  ["calling", `calling(?= ${tradesman} *$)`, "need if asked"],
  ["as", `as (?:an?|our)(?= ${tradesman} you(?:'ll| will| would)\\b)`, "need if asked"],
  [
    "next first second third",
    "(?:next|first|second|third) (?:hires?|recruits?|employees?|person|people) (?:is|are|will be|would be|should be|must be|has to be)",
    "need",
  ],
  [
    "fails fail dies stops stalls collapses breaks nowhere",
    `(?:fails?|dies|stops|stalls|collapses|breaks|nowhere) without(?= ${tradesman}\\b)`,
    "need",
  ],
  ["depend depends hinges", "(?:depends?|hinges) on (?:finding|getting|hiring)", "need"],
  [
    "would i'd we'd",
    "(?:would|i'd|we'd) (?:like|love|welcome|appreciate)(?: some| your)? (?:help|support|advice)(?: (?:with|in|on))?",
    "need",
  ],
  [
    "looking want wish hope hoping",
    `(?:looking|want|wish|hope|hoping) to (?:partner|connect|collaborate|cooperate)(?: up)? with(?= (?:an?|some(?:one|body))\\b)`,
    "need",
  ],
  [
    "future next",
    "(?:future|next) (?:co ?-?founder|partner|colleague) (?:is|knows|has|can|does|speaks|understands)",
    "need",
  ],
  [
    "you you'll you'd",
    "(?:you (?:will|would)|you'll|you'd) (?:be (?:responsible for|in charge of)|take over|take care of)(?: the| our| all)?",
    "need if asked",
  ],
  ["no", `no(?= ${aWorker}(?<!s) (?:yet|so far|here) *$)`, "need"],
  [
    "everything all",
    "(?:everything|all)(?: else)?(?: is|'s) (?:ready|there|done|set|in place|covered)(?: \\w+)? (?:except|but|apart from)(?: for)?",
    "need",
  ],
];
