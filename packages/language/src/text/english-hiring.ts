// The words by which English says that somebody is taken on, lacked or no more needed.
import { tradesman } from "./english-phrases.ts";
import type { Row } from "./english-refusals.ts";

const post = "(?:places?|room|work|desks?|seats?|openings?|vacanc(?:y|ies)|jobs?|positions?|posts?)";
const engage = "(?:hire|take on|employ|recruit)";
const employed = "(?:hired|taken on|employed|recruited)";
const gladly = "(?:gladly |happily |certainly |also |still |soon |now )*";

export const hired: readonly Row[] = [
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
    "intend plan hope wish going ready want",
    `(?:intend|plan|hope|wish|going|ready|want) to ${engage}(?= ${tradesman}\\b)`,
    "need",
  ],
  ["are we're", `(?:are|we're) (?:now |also )?recruiting(?= ${tradesman}\\b)`, "need"],
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
