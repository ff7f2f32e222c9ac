// The words by which English says that something is too much, dreaded or badly done, or that the thing itself deserves better.
import { among } from "./phrases.ts";
import type { Row } from "./refusals.ts";

const founders =
  "(?:founders?|partners?|co ?-?founders?|brothers?|sisters?|owners?|colleagues?|engineers?|members?)";
const able = "(?:can|could|knows?(?: how to)?|does|do|is|has|have|speaks?|understands?|ever did)";
const deed =
  "(?:do|make|handle|sell|keep|write|build|draw|run|design|fix|repair|manage|take (?:over|care of)|look after|deal with|answer|translate|teach|film|organi[sz]e)";
const better = "(?:better|proper|nicer|prettier|decent|real|professional|good|serious)";

/** What has to be done by somebody, and not what a law or a customer asks for. */
const task =
  "(?:build|make|develop|design|code|program|create|translate|automate|redesign|rebuild|digiti[sz]e|certify|register|find|hire|set up|draw|film|sew|weld|install|test)";

export const hardships: readonly Row[] = [
  [
    "need needs needed",
    "needs? to (?:become|be(?= (?:real|ready|fast|safe|simple|cheap|easy|cheaper|faster|bigger|better|free|fair|honest|small|open)\\b)|stay|remain|survive|grow(?! (?:our|the|my|\\w+s)\\b)|feel|happen|last)",
    "aside",
  ],
  [
    "we",
    `we (?:still |now |also |first )*(?:must|have to|will have to|have yet to)(?: first| also| still)*(?= ${task}\\b)`,
    "need",
  ],
  [
    "want wants hope plan",
    "(?:wants?|hope|plan) (?:make(?! ?up)|open|start|create|launch|become|found)(?= \\w)",
    "aside",
  ],
  ["need want", "(?:need|want) (?:isn't|aren't|(?:is|are) not)(?: an?| more)?", "need denied"],
  [
    "we'd i'd would",
    "(?:we'd|i'd|would) (?:gladly |happily |rather )*(?:outsource|hand over|delegate)(?: our| my| the)?",
    "need",
  ],
  ["not", "not (?:yet |fully |really )*(?:solved|settled|covered|sorted)(?= *$)", "nothing"],
  ["as", "as (?:the|your) (?:second|third|fourth)(?= \\w)", "nothing"],
  ["nobody no", `(?:nobody|no ?one) who ${able}`, "wanted before"],
  [
    "open",
    "open to(?= (?:an? |new )?(?:joint ventures?|partnerships?|franchis(?:e|es|ing)|distributors?|investors?)\\b)",
    "need",
  ],
  [
    "anyone anybody",
    "any(?:one|body) (?:here |out there )?who(?= \\w+s(?: \\w+){0,3} (?:well|properly|nicely|decently|professionally)\\b)",
    "need if asked",
  ],
  [
    "ask",
    "ask (?:(?:some(?:one|body)|anyone|anybody) else|others|an?other \\w+) (?:for|to do|about)(?: an?| the)?",
    "subject denied",
  ],
  ["neither", `neither (?:of the |of our )?${founders} ${able}(?: an?)?`, "need"],
  [
    "none",
    `none of (?:the|our) (?:\\w+ )?(?:${founders}|team|staff|people|workers) ${able}(?: an?| any)?`,
    "need",
  ],
  [
    "who",
    `who (?:will|would|should|shall|is going to|is to|are going to) (?:then |ever )?${deed}(?: the| our| my)?`,
    "need if asked",
  ],
  [
    "question",
    "question is (?:only |just |still )?who (?:does|will do|can do|would do|makes|handles|runs|is going to do)(?: the| our| my)?",
    "need",
  ],
  [
    "is are",
    "(?:is|are) what (?:keeps? (?:me|us) (?:up|awake)|worries (?:me|us)|scares (?:me|us)|we fear|i fear|we dread|i dread)(?: at night| most)?(?= *$)",
    "need before",
  ],
  ["deserves deserve", `deserves? (?:an? |some )?${better}`, "need"],
  [
    "is are",
    "(?:is|are) (?:an?|our|my|one) (?:(?:big|constant|real|daily|eternal|monthly|single|biggest|main) )*(?:headache|nightmare|pain|torture)(?: for (?:me|us))(?= *$)",
    "need before",
  ],
  [
    "is are",
    "(?:is|are) (?:our|my) (?:(?:big|constant|real|daily|eternal|monthly|biggest|main) )*(?:headache|nightmare|achilles'? heel|sore (?:point|spot)|undoing)(?= *$)",
    "need before",
  ],
  [
    "is are",
    "(?:is|are) where (?:it all|everything|things|we|i) (?:always |usually )?(?:falls?|fall|breaks?|goes|go|comes?|get) (?:apart|down|wrong|undone|stuck)(?= *$)",
    "need before",
  ],
  [
    "is are",
    "(?:is|are) eating (?:up )?(?:all )?(?:my|our) (?:time|days?|nights?|evenings?|weekends?|sleep|weeks?)(?= *$)",
    "need before",
  ],
  [
    "takes take eats eat",
    "(?:takes?|eats?)(?: up)? (?:half|most|too much|a third) (?:of )?(?:my|our|the) (?:time|days?|week|weeks|month|evenings?|weekends?)(?= *$)",
    "need before",
  ],
  ["outgrew outgrown", "outgr(?:ew|own) (?:doing|handling|managing|making|running)(?: the| our)?", "need"],
  [
    "would",
    "would love (?:an?|some|help (?:with|in|on))(?! (?:\\w+ ){0,2}(?:chance|opportunity|feedback|chat|talk|call)\\b)(?: hand with)?",
    "need",
  ],
  ["if", "if only (?:i|we) (?:could|knew how to)", "need"],
  ["wish", "wish (?:i|we) (?:could|knew how to|had (?:some(?:one|body) (?:for|to|who)|an?))", "need"],
  ["is are", "(?:is|are) not what (?:we|i) (?:are|am) (?:any )?good at(?= *$)", "need before"],
  [
    "is are",
    "(?:is|are) the (?:part|thing|bit|side|half) (?:that )?(?:i|we) (?:dread|hate|avoid|fear|never (?:do|learnt|learned|got)|skip|put off|fail at)(?= *$)",
    "need before",
  ],
  ["rather", "rather not (?:have to )?(?:do|make|handle|run|keep|write|manage)(?: the| our| my)?", "need"],
  ["and", "and it (?:really )?shows(?= *$)", "need all before"],
  ["dread dreading", "dread(?:ing)?(?: doing)?(?: the| our| my)?", "need"],
  ["muddle muddling", "muddl(?:e|ing) through(?: with)?(?: the| our| my)?", "need"],
  [
    "can't cannot can",
    "(?:can't|cannot|can not) (?:cope with|keep on top of|stay on top of)(?: the| our| my)?",
    "need",
  ],
  [
    "has have is are",
    "(?:(?:has|have) (?:simply |just |all )?(?:become|got|gotten|grown)|(?:is|are) (?:getting|becoming|growing)) (?:far |simply )?(?:too (?:much|big)|over (?:my|our) heads?)(?: for (?:me|us|one))?(?= *$)",
    "need before",
  ],
  [
    "there",
    `there(?: is|'s)? (?:nobody|no ?one)(?: ${among})? for(?! (?:whom|miles|that reason)\\b)`,
    "need",
  ],
  [
    "needs need",
    "needs? (?:an? (?:grown ?-?up|expert|professional|pro|specialist|adult)|some(?:one|body) who (?:knows|understands|can)|fresh eyes)(?= *$)",
    "need before",
  ],
  [
    "is are",
    "(?:is|are) (?:still |all )?a blank(?: page| sheet| spot)?(?: (?:for|to) (?:me|us))?(?= *$)",
    "need before",
  ],
];
