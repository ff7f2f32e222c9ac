// The words by which English says what somebody dislikes, has left or leaves to others.
import { elsewhere, outsiders, tradesman } from "./phrases.ts";
import type { Row } from "./refusals.ts";

const away = "(?:keep|stay|steer) (?:well )?(?:away from|clear of|out of)";
const handOn = "(?:leave|pass|hand|refer|farm|contract)(?: (?:it|that|this|them|on|over|out))*";
const toSomebody =
  "(?:an?|the|our|my|other|others|another|some(?:one|body)|whoever|those)\\b(?: (?!is\\b|are\\b)[\\w']+)*";

/** "Tax does not frighten me" refuses nothing. */
const unafraid =
  "(?:(?:does|do|did|will|would) not|(?:does|do|did|wo|would)n't|never) (?:even |really |easily )?(?:scares?|frightens?|bores?|tires?|worr(?:y|ies)|bothers?|intimidates?|daunts?|puts? (?:me|us) off)(?: (?:me|us))?";

export const averse: readonly Row[] = [
  ["had", "had (?:only |nothing but |so much )?bad (?:luck|experiences?|times?) with", "refused"],
  ["long so as", "(?:so|as) long as (?:it|that|this)(?: is)? not(?: about)?", "subject denied"],
  ["i we i've we've", "(?:i|we|i've|we've)(?: have| already| always)* turned down", "refused"],
  ["lack", "lack (?:the |any |all )?(?:patience|head|taste|appetite|nerves?|stomach) for", "refused"],
  ["is are", "(?:is|are) out(?= *$)", "refused at end"],
  ["does do did will would doesn't don't didn't won't wouldn't never", unafraid, "nothing"],
  [
    "is are isn't aren't",
    "(?:(?:is|are) not|isn't|aren't) an option(?: for (?:me|us))?(?= *$)",
    "refused before",
  ],
  [
    "is are isn't aren't",
    "(?:(?:is|are) not|isn't|aren't) (?:included|part of (?:this|it|the (?!team)\\w+))(?: \\w+){0,5}(?= *$)",
    "refused before",
  ],
  [
    "is are remains remain",
    "(?:is|are|remains?) (?:a closed book|a book with seven seals|a mystery|greek|chinese) to (?:me|us)(?= *$)",
    "refused before",
  ],
  ["scare scares frighten frightens", "(?:scares?|frightens?) (?:me|us)(?= *$)", "refused before"],
  [
    "i've we've i we",
    "(?:i've|we've|(?:i|we)(?: have)?) had (?:quite |more than )?enough(?: of)?(?= *$)",
    "refused before",
  ],
  ["i've we've i we", "(?:i've|we've|(?:i|we)(?: have)?) had (?:quite |more than )?enough of", "refused"],
  [
    "i've we've have",
    "(?:i've|we've|have) (?:stopped|quit|given up)(?! (?:to|my|the|our|an?|on)\\b)",
    "refused",
  ],
  [
    "i'm i we're we am are",
    "(?:i'm|i am|we're|we are|am|are) (?:so |really |quite |a bit |rather |simply )?(?:tired|sick|weary|bored|fed up|through) (?:of|with)(?! (?:bad|poor|slow|messy|seeing|watching|waiting|hearing|paying)\\b)",
    "refused",
  ],
  ["keep hands", "(?:keep (?:my|our) )?hands off", "refused"],
  ["i've we've i we", "(?:i've|we've|(?:i|we)(?: have)?) had it with", "refused"],
  ["i we i've we've", "(?:i've|we've|(?:i|we)(?: have)?) left(?= (?:\\w+ ){1,3}behind\\b)", "refused"],
  ["out", "out of(?= \\w+(?: \\w+)? (?:since|for|now)\\b)", "refused"],
  [
    "moved retired walked stepped burnt burned had",
    "(?:(?:(?:moved on|retired|walked away|stepped (?:away|back)) from|burn(?:t|ed) out (?:on|by|from)|had enough of))(?! (?:the|an?|my|our|it|that|this|being)\\b)",
    "refused",
  ],
  ["excluded", "excluded(?= *$)", "refused before"],
  ["prefer", "prefer not to (?:do|touch|be|work (?:on|in|with|as))(?: an?)?", "refused"],
  ["pass", "pass on(?! (?:it|that|this|the|our|my|to|what)\\b)", "refused"],
  ["not", "not available for(?! (?:full|part|calls?|talks?|meetings?)\\b)", "refused"],
  [
    "left",
    "left(?= (?!(?:my|our|the|an?|him|her|it|them|for)\\b)(?:\\w+ ){1,4}(?:for good|for ever|forever|years ago|long ago)\\b)",
    "refused",
  ],
  ["never", "never again(?= *$)", "refused at end"],
  [
    "have has i've we've",
    "(?:have|has|i've|we've) no (?:intentions?|plans?|wish|desire|ambitions?) (?:to|of)(?: (?:ever )?(?:do|doing|offer|offering|work(?:ing)? (?:in|on|with|as)|go(?:ing)? (?:back )?(?:in)?to|get(?:ting)? into|start(?:ing)?|learn(?:ing)?)(?: an?)?)?",
    "refused",
  ],
  ["have has want wants", "(?:have|has|wants?) nothing to do with", "refused"],
  [
    "is are isn't aren't",
    "(?:(?:is|are) not|isn't|aren't) (?:something|anything|a thing) (?:that )?(?:i|we) (?:do|offer|like|want|sell|touch|provide|take on|enjoy|know)(?= *$)",
    "refused before",
  ],
  [
    "is are isn't aren't",
    "(?:(?:is|are) (?:out of|outside|beyond|not in)|(?:isn't|aren't) in)(?: the| our| my)? scope|(?:is|are) excluded(?= *$)",
    "refused before",
  ],
  [
    "is are isn't aren't",
    "(?:(?:is|are) not|isn't|aren't) (?:accepted|acceptable|allowed|desired|on offer|an issue for us)(?= *$)",
    "refused before",
  ],
  ["is are", "(?:is|are) nothing (?:for|to) (?:me|us)(?= *$)", "refused before"],
  [
    "does do doesn't don't",
    "(?:(?:does|do) not|doesn't|don't) (?:interest|appeal to|attract|excite|suit) (?:me|us)(?= *$| at all| any ?more)",
    "refused before",
  ],
  ["gives give", "gives? (?:me|us) (?:an? )?(?:headaches?|nightmares?|stress)(?= *$)", "refused before"],
  [
    "please do don't dont",
    "(?:please )?(?:do not|don't|dont) (?:send|offer|propose|suggest)(?: (?:me|us))?(?: any)?",
    "refused",
  ],
  [
    "please do don't dont never",
    "(?:please )?(?:do not|don't|dont|never) (?:come to|call|ask|write to|contact|bother|approach|ring|phone|message) (?:me|us) (?:about|for|with|on|regarding)",
    "refused",
  ],
  [
    "just but only please",
    "(?:just|but|only|please) not(?= (?:\\w+ )?\\w+(?: please)? *$)(?! (?:yet|now|too|only|me|us|always|all|this|that|in|for|from|with|by|at|on|as|to|sure|so)\\b)",
    "refused alone",
  ],
  ["we're we are", `(?:we're|we are|are) (?:not|no)(?= (?!only|just|the\\b)${tradesman} *$)`, "refused"],
  ["excluding", "excluding", "refused"],
  ["allergic", "allergic to", "refused"],
  ["is are was", "(?:is|are|was) (?:only|just|merely) an? hobby(?: of mine)?(?= *$)", "aside before"],
  ["except", "except(?: for)?(?! (?:when|if|on|that|in|at|as)\\b)(?= \\w)", "excepted"],
  [
    "if",
    "if (?:your (?:\\w+ )?(?:idea|project|product|company|startup)|it|this) (?:is|has|deals) (?:about|in|with|for|(?:anything )?to do with)",
    "refused if declined",
  ],
  ["drives drive", "drives? (?:me|us) (?:up the wall|crazy|mad|nuts|insane)", "refused before"],
  [
    "makes make",
    "makes? (?:me|us) (?:sleepy|sick|tired|yawn|unhappy|miserable|nervous|cry|angry|ill|want to \\w+)(?= *$)",
    "refused before",
  ],
  [
    "is are",
    "(?:is|are) (?:(?:beyond|above|outside) (?:me|us|(?:my|our) \\w+)|off (?:my|our) (?:list|menu)|off the table|out of the question|(?:over|finished|history) for (?:me|us))(?= *$)",
    "refused before",
  ],
  [
    "is are isn't aren't",
    "(?:is|are)(?: not|n't) what (?:i|we) (?:\\w+ ){1,4}(?:for|wanted|want)(?= *$)",
    "refused before",
  ],
  [
    "will won't wont never not",
    "(?:(?:(?:will )?(?:not|never)|won't|wont) (?:go|come|going|coming) back (?:in)?to|(?:will not|won't|wont|never) return to)",
    "refused",
  ],
  [
    "stopped ceased",
    "(?:stopped|ceased)(?= (?!growing|coming|being|buying|using)\\w+ing\\b)(?: doing)?",
    "refused",
  ],
  ["bore bores tire tires", "(?:bores?|tires?) (?:me|us)(?: to \\w+| stiff)?(?= *$)", "refused before"],
  ["i we", `(?:i|we) (?:\\w+ly |always )?${away}(?= *$)`, "refused before"],
  ["is are", `(?:is|are) (?:something|what) (?:i|we) (?:\\w+ly |always )?${away}(?= *$)`, "refused before"],
  ["i we", `(?:i|we) (?:\\w+ly |always )?${away}`, "refused"],
  [
    "have no little",
    "(?:have )?(?:no|little) (?:patience|head|taste|appetite|love|gift|nerves?|talent|knack|eye|feel(?:ing)?|instinct) for",
    "refused",
  ],
  ["never", "never again(?: (?:in|as|with|do(?:ing)?))?(?= \\w)", "refused"],
  ["no", "no longer (?:take|accept|want)", "refused"],
  ["you", "you (?:will not|won't|wont) (?:see|find|catch) (?:me|us)(?: doing| in| at)?", "refused"],
  ["days years times", "(?:days|years|times) (?:are|lie) (?:over|gone|past)(?= *$)", "ended before"],
  [
    "years days is are was were",
    "(?:(?:years|days) )?(?:is|are|was|were|lie) behind (?:me|us)(?: now)?(?= *$)",
    "refused before",
  ],
  ["i we", "(?:i|we) gave up(?: (?:long|years|some time) ago)?(?= *$)", "refused before"],
  [
    "is are",
    "(?:is|are) for (?:others|other people|somebody else|someone else)(?: to do)?(?= *$)",
    "refused before",
  ],
  ["is are", "(?:is|are) not(?= *$)", "contrasted before"],
  [
    "go goes belong belongs pass hand refer",
    `(?:go(?:es)?|belongs?|(?:pass|hand|refer)(?: on| over| that| it| them)*) to (?:an? |our |the |other |good )*(?:partners?|others?|colleagues|friends|${outsiders})(?= *$)`,
    "aside before",
  ],
  [
    "is are",
    "(?:is|are) (?:far |much )?too (?:dear|expensive|costly|hard|difficult|complicated) for (?:me|us)(?= *$)",
    "aside before",
  ],
  [
    "for",
    "for(?= (?:\\w+ ){1,3}you(?:'d| would|'ll| will)? (?:(?:have|need|had better) (?:to )?|must |should )?(?:go|ask|see|turn|call|talk)\\b)",
    "aside",
  ],
  [
    "is are isn't aren't",
    "(?:(?:is|are) not|isn't|aren't) (?:done |made )?(?:in[- ]?house|here|by us)(?= *$)",
    "aside before",
  ],
  [
    "is are happens happen",
    "(?:is|are|happens?) (?:(?:done|made|handled|bought|printed) )?(?:elsewhere|outside|next door)(?= *$)",
    "aside before",
  ],
  [
    "i we",
    `(?:i|we) (?:\\w+ly |always )?leave (?:it |that |this |them )?to (?:${elsewhere}|our \\w+)(?= *$)`,
    "refused before",
  ],
  [
    "i we",
    `(?:i|we) (?:\\w+ly |always |usually |now )*(?:${handOn}(?: to ${toSomebody})?|(?:${handOn}|send|give)(?: (?:out|away|elsewhere|next door|up)| (?:on |over |out )?to ${toSomebody}))(?= *$)`,
    "fronted aside",
  ],
];
