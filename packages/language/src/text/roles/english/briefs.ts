// The words by which a brief in English says what is to be done, and what whoever does it should know.
import type { Row } from "./refusals.ts";

const bidder = "(?:suppliers?|contractors?|bidders?|vendors?|providers?|candidates?|applicants?)";
const must = "(?:should|must|has to|have to|needs? to|ought to)";
const doneAs =
  "(?:done|finished|completed|delivered|built|installed|translated|made|designed|repaired|written)";

export const briefed: readonly Row[] = [
  [
    "must has have needs need",
    `${must} be ${doneAs}(?= *$| (?:by|before|within|until|till)\\b)`,
    "need before",
  ],
  ["want plan wish like need decided", "(?:want|plan|wish|like|need|decided) to outsource", "need"],
  ["quote quotation estimate", "(?:quote|quotation|estimate)s? for", "need if asked"],
  [
    "supplier suppliers contractor contractors bidder bidders vendor vendors provider providers candidate candidates applicant applicants",
    `${bidder} ${must} (?:have|know|hold|be (?:experienced|skilled|licen[cs]ed|qualified|strong))(?: (?:experience|knowledge|skills|a licen[cs]e|references|qualifications))?(?: (?:in|for|with|of|at))?`,
    "need",
  ],
  ["your", "your (?:task|job|role|part|work|mission) (?:is|are|will be|would be)", "need"],
  [
    "work job assignment the",
    "(?:the )?(?:work|job|assignment) (?:includes?|covers?|consists of|comprises|involves)",
    "need if asked",
  ],
  [
    "we i we'll i'll",
    "(?:(?:we|i) (?:will|can|shall)|we'll|i'll)(?: gladly| also| happily)? pay(?: well)? for",
    "need",
  ],
];
