// The words by which English says what somebody dislikes, has left or leaves to others.
import { elsewhere, outsiders } from "./phrases.ts";
import type { Row } from "./refusals.ts";

const away = "(?:keep|stay|steer) (?:well )?(?:away from|clear of|out of)";

export const averse: readonly Row[] = [
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
  ["except", "except(?: for)?(?! (?:when|if|on|that|in|at|as)\\b)(?= \\w)", "excepted"],
  [
    "if",
    "if (?:your (?:\\w+ )?(?:idea|project|product|company|startup)|it|this) (?:is|has|deals) (?:about|in|with|for|(?:anything )?to do with)",
    "refused if declined",
  ],
  [
    "makes make",
    "makes? (?:me|us) (?:sleepy|sick|tired|yawn|unhappy|miserable|nervous|cry|angry|ill|want to \\w+)(?= *$)",
    "refused before",
  ],
  [
    "is are",
    "(?:is|are) (?:(?:beyond|above) (?:me|us|my \\w+)|off (?:my|our) (?:list|menu)|off the table|out of the question|(?:over|finished|history) for (?:me|us))(?= *$)",
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
    "(?:have )?(?:no|little) (?:patience|head|taste|appetite|love|gift|nerves?) for",
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
  ["go goes", `goe?s? to (?:an? |our |the )?(?:partners?|${outsiders})(?= *$)`, "aside before"],
  ["is are", "(?:is|are) (?:done|made|handled|bought|printed) (?:elsewhere|outside)(?= *$)", "aside before"],
  [
    "i we",
    `(?:i|we) (?:\\w+ly |always )?leave (?:it |that |this |them )?to (?:${elsewhere}|our \\w+)(?= *$)`,
    "refused before",
  ],
];
