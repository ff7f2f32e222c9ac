// What people put around a wish: greetings, thanks, how urgent it is, on what terms. It says nothing of what is wished.

/** The wish alone; a text of nothing else stays. */
export function withoutCourtesy(text: string): string {
  const bare = [
    greeting,
    label,
    introduction,
    seeking,
    offersAsked,
    provider,
    urgentFirst,
    courtesy,
    urgentLast,
    urgentNeed,
    advised,
    terms,
    budget,
    asking,
  ]
    .reduce((rest, said) => rest.replace(said, ""), text)
    .replace(acquainted, "with ")
    .replace(degree, "")
    .trim();
  return /\p{L}/u.test(bare) ? bare : text;
}

const greeting =
  /^[\s"'«“]*(?:hi|hello|hey|dear all|good (?:morning|day|evening)|сайн ?(?:байна уу|байцгаана уу|уу)|sain ?(?:baina ?uu|bn ?uu|uu)|(?:мэнд|mend))(?:\s+(?:all|there|everyone|everybody))?(?![\p{L}])[\s,.!:–-]*/iu;
/** "Looking for: a cook". */
const label =
  /^\s*(?:(?:we are |i am |i['’]m |we['’]re )?(?:looking for|seeking|searching for|searching|wanted|needed|need|urgent|хайж байна|хэрэгтэй|яаралтай|haij b(?:ai)?na|heregtei|yaraltai)\s*:\s*)+/iu;
/** «Намайг Болд гэдэг.» */
const introduction =
  /^\s*(?:(?:[Mm]y name is|[Tt]his is)\s+\p{Lu}\p{L}+|(?:намайг|namaig)\s+[\p{L}.]+\s+(?:гэдэг|gedeg))\s*(?:[,.!–-]\s*|and\s+)(?=\S)/u;
/** "Where can I find a cook", "can you recommend a cook": a cook is looked for, none who finds or recommends. */
const seeking =
  /^\s*(?:(?:where|how)\s+(?:can|do|could)\s+(?:i|we)\s+find|(?:please\s+)?help\s+(?:me|us)\s+(?:to\s+)?find|(?:can|could)\s+(?:anyone|anybody|somebody|someone|you)\s+(?:recommend|suggest)|(?:i|we)\s+(?:want|need|would like|['’]d like|plan|hope|wish|are looking)\s+to\s+(?:hire|recruit|find|meet|employ))\s+/iu;
/** "A quote for printing", "suppliers of flour": what is bought. */
const offersAsked =
  /^\s*(?:(?:(?:i|we)\s+)?(?:need|want|get|ask for|looking for|compare|request for|request)\s+)?(?:(?:an?|the|some)\s+)?(?:(?:reliable|cheap|good|local|affordable)\s+)?(?:(?:(?:price\s+)?(?:quote|quotation|offer|proposal|price)s?(?:\s+for|\s*:)|(?:supplier|provider|vendor|contractor|subcontractor)s?\s+(?:for|of)|(?:tender|тендер|үнийн санал)\s*:)\s+)(?=\S)/iu;
/** "A catering provider", «вэб гүйцэтгэгч»; a "general contractor" is a trade. */
const provider =
  /(?<!(?:^|\s)(?:an?|the|our|general|building|construction|main|prime|service))(?<!\s)\s+(?:service\s+)?(?:(?:provider|contractor|subcontractor|vendor)s?|(?:туслан )?гүйцэтгэгч|guitsetgegch)(?=\s*(?:$|[,.!?]|needed|wanted|хайж|хэрэгтэй|haij|heregtei))/giu;
/** «Яаралтай тусламж» is what it is called. */
const urgentFirst =
  /(?<=^|[.!?\n]\s*)(?:urgently|urgent|asap|яаралтай|нэн даруй|yaraltai)(?!\s+(?:тусламж|дуудлага|үе|tuslamj|duudlaga|care|medicine))[\s,!:]+/giu;
const courtesy =
  /[\s,.!]*(?:(?<=\s)(?:please|pls|plz)|(?<=[\s,.!])(?:thanks(?: a lot| in advance)?|thank you(?: very much)?|(?:урьдчилан |уншсанд )?баярлалаа|bayrl?alaa|bayarlalaa))[\s.!]*$/iu;
const urgentLast = /[\s,.!–-]+(?:asap|urgently|urgent|яаралтай|yaraltai)[\s.!]*$/iu;
/** «Тогооч яаралтай хэрэгтэй». */
const urgentNeed =
  /(?<!\s)\s+(?:яаралтай|нэн даруй|yaraltai)(?=\s+(?:хэрэгтэй|хэрэг|хайж|хайна|авна|авъя|авмаар|heregtei|hereg|haij|haina|avna|avya|avmaar))/giu;
/** "With a wide network in mining": it is people who are known. */
const acquainted =
  /\b(?:with\s+)?(?:an?\s+)?(?:(?:good|wide|broad|strong|large|big|existing|solid|own)\s+)*(?:network|contacts|connections)\s+(?:of|in|among|at|with)\s+/giu;
/** "A PhD in machine learning": the subject is looked for. */
const degree =
  /\b(?:an?\s+)?(?:ph\.?d\.?|doctorate|master['’]?s|bachelor['’]?s|degree|diploma)(?:\s+(?:degree|holder|student))?\s+in\s+/giu;
/** «Хуульч зөвлөгөө авмаар байна»: a lawyer's; «хуулийн зөвлөгөө» is what it is called. */
const advised =
  /(?<!(?:[ыи]йн|ын|н[ыи]й?|iin|yn|n[iy]))(?<!\s)\s+(?:зөв(?:лөгөө|өлгөө) (?:авмаар|авах|авъя|хэрэгтэй)(?: байна| бна)?|зөвлө(?:өч|ж өгөөч)|z[uo][vw]l[uo]g[uo]{2} (?:avmaar|avah|avya|heregtei)(?: baina| bna| bn)?)[\s.!?]*$/iu;
/** On what terms: «хувьцаатай», «өндөр цалинтай», «нас хамаагүй». */
const terms =
  /^(?:(?:өндөр )?цалинтай|цалин өндөр|(?:undur |ondor )?tsalintai|tsalin (?:undur|ondor))\s+(?=\S)|(?<![\s,])[\s,]+(?:хувьцаатай|хувьцаагаар|гэрээгээр|(?:өндөр )?цалинтай|(?:нас|хүйс) (?:хамаагүй|харгалзахгүй)|huvitsaatai|geree?geer|(?:undur |ondor )?tsalintai|(?:nas|huis) hamaagu?i)(?=[\s,.!?]*$)/giu;
/** What it may cost and how it is billed: «төсөв 10 сая», «НӨАТ-тай», "with invoice"; and «үнийн санал авъя». */
const budget =
  /(?<![\s,])[\s,]+(?:(?:төсөв|tusuv)(?: нь)?\s+\d[\d.,]*(?:\s*(?:сая|мянга|тэрбум|төгрөг|saya|myanga|tugrug|₮))*|(?:НӨАТ|noat)[- ]?(?:тай|гүй|tai|gu?i)|с?и-баримттай|with (?:an? )?(?:invoice|receipt)|(?:үнийн санал|uniin sanal)(?:\s+(?:авъя|авах|авмаар|өгөөч|avya|avah|avmaar|uguuch)(?: байна| бна| bn)?)?|гэрээгээр(?=\s+хий))(?=[\s,.!?]|$)/giu;
/** «Багш олж өгөөч», «багш санал болгооч», «багш таних хүн байна уу». */
const asking =
  /(?<!\s)\s+(?:(?:олж|олоод|зуучлаад|зуучилж|хийж|хийгээд|olj|olood|zuuchlaad|zuuchilj|hiij) (?:өг(?:өөч|нө үү|өөрэй)|[uo]g(?:[uo]{2}ch|n[uo] ?[uv]{2}|[uo]{2}r[ae]i))|санал болго(?:оч|но уу|оорой)|sanal bolgo(?:och|no ?uu)|туслаач|tuslaach|таних (?:хүн|хvн) байна уу|tanih h[uv]n b(?:ai)?na ?uu)[\s.!?]*$/iu;
