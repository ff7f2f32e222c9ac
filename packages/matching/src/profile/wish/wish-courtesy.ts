// What people put around a wish: greetings, thanks, how urgent it is. It says nothing of what is wished.

/** The wish alone; a text of nothing else stays. */
export function withoutCourtesy(text: string): string {
  const bare = text
    .replace(greeting, "")
    .replace(label, "")
    .replace(urgentFirst, "$1")
    .replace(courtesy, "")
    .replace(urgentLast, "")
    .replace(asking, "")
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
/** «Яаралтай тусламж» is what it is called. */
const urgentFirst =
  /(^|[.!?\n]\s*)(?:urgently|urgent|asap|яаралтай|нэн даруй|yaraltai)(?!\s+(?:тусламж|дуудлага|үе|tuslamj|duudlaga|care|medicine))[\s,!:]+/giu;
const courtesy =
  /[\s,.!]*(?:(?<=\s)(?:please|pls|plz)|(?<=[\s,.!])(?:thanks(?: a lot| in advance)?|thank you(?: very much)?|(?:урьдчилан |уншсанд )?баярлалаа|bayrl?alaa|bayarlalaa))[\s.!]*$/iu;
const urgentLast = /[\s,.!–-]+(?:asap|urgently|urgent|яаралтай|yaraltai)[\s.!]*$/iu;
/** "With a wide network in mining": it is people who are known. */
const acquainted =
  /\b(?:with\s+)?(?:an?\s+)?(?:(?:good|wide|broad|strong|large|big|existing|solid|own)\s+)*(?:network|contacts|connections)\s+(?:of|in|among|at|with)\s+/giu;
/** "A PhD in machine learning": the subject is looked for. */
const degree =
  /\b(?:an?\s+)?(?:ph\.?d\.?|doctorate|master['’]?s|bachelor['’]?s|degree|diploma)(?:\s+(?:degree|holder|student))?\s+in\s+/giu;
/** «Багш олж өгөөч». */
const asking =
  /\s+(?:олж|олоод|olj|olood) (?:өг(?:өөч|нө үү|өөрэй)|[uo]g(?:[uo]{2}ch|n[uo] ?[uv]{2}|[uo]{2}r[ae]i))[\s.!?]*$/iu;
