import { createPhrases, type Found } from "./reading/phrases.ts";
import { scan, type Tokens } from "./reading/scan.ts";
import { readSpans, type Span } from "./reading/spans.ts";

export type CompanySize = "startup" | "small" | "medium" | "large" | "enterprise";

export const companySizes: readonly CompanySize[] = ["startup", "small", "medium", "large", "enterprise"];

/**
 * The size band in someone's words or head count: "жижиг", "дунд хэмжээний", "51-200", "30 ажилтан", "enterprise".
 * Words go before numbers, the first word before others: small and medium enterprises (ЖДҮ) are small. A range counts
 * by its middle, an open end ("200+") as more than it says.
 */
export function parseCompanySize(text: string): CompanySize | undefined {
  const tokens = scan(text);
  return namedSize(tokens) ?? countedSize(tokens);
}

export function sizeOfHeadCount(people: number): CompanySize {
  if (people <= 10) return "startup";
  if (people <= 50) return "small";
  if (people <= 200) return "medium";
  return people <= 1000 ? "large" : "enterprise";
}

function namedSize(tokens: Tokens): CompanySize | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const found = sizes.at(tokens, at);
    if (found !== undefined && !isDenied(tokens, found)) return found.means;
  }
  return undefined;
}

function isDenied(tokens: Tokens, { start, end }: { start: number; end: number }): boolean {
  return tokens[start - 1]?.text === "not" || denials.at(tokens, end) !== undefined;
}

/** The people counted, or else a number that nothing else is counted with. */
function countedSize(tokens: Tokens): CompanySize | undefined {
  const spans = readSpans(tokens, { after: peopleAt });
  const span =
    spans.find((span) => span.last.unit !== undefined) ?? spans.find((span) => isBare(tokens, span));
  if (span === undefined) return undefined;
  const people = (span.first.amount + span.last.amount) / 2;
  return people < 1 ? undefined : sizeOfHeadCount(span.bound === "atLeast" ? people + 1 : people);
}

function isBare(tokens: Tokens, { first, start, end }: Span<true>): boolean {
  const isNumber = first.numeral.written === "digits" || first.numeral.written === "grouped";
  const isYear = /^(?:19|20)\d\d$/.test(tokens[start]?.text ?? "") && first.numeral.scale === undefined;
  const follows = tokens[end];
  return isNumber && !isYear && (follows === undefined || (follows.kind === "sign" && follows.text !== "%"));
}

function peopleAt(tokens: Tokens, at: number): Found<true> | undefined {
  return people.at(tokens, at);
}

const denials = createPhrases<true>([{ means: true, mongolian: "биш*|бус" }]);

const people = createPhrases<true>([
  {
    means: true,
    exact:
      "people|persons|person|employees|employee|staff|workers|team members|members|engineers|developers|specialists|heads|headcount|fte|ftes|man|men|full - time employees|colleagues",
    mongolian:
      "хүн*|хүний|хүнтэй|хүмүүс*|ажилтан*|ажилтн*|ажилтан албан хаагч*|ажилчин*|ажилчид|ажиллагсад|ажиллагч*|гишүүн*|гишүүд|инженер*|хөгжүүлэгч*|мэргэжилтэн*|мэргэжилтн*|орон тоо*",
  },
]);

const sizes = createPhrases<CompanySize>([
  {
    means: "startup",
    exact:
      "startup|start - up|start up|startups|start - ups|micro|very small|tiny|early stage|early - stage|solo|sole trader|one person|one - person|self - employed|freelancer|individual|mikro",
    mongolian:
      "стартап*|гарааны*|гараа бизнес*|бичил*|микро*|маш жижиг*|маш жижгэвтэр|ганцаараа|ганц хүн*|хувь хүн*|хувиараа|старт ап*",
  },
  {
    means: "small",
    exact: "small|small - sized|smaller|sme|smes|smb|boutique|family business",
    mongolian: "жижиг*|жижг*|жижигхэн|жижигдүү|бага|жду|ждү|жижиг дунд*|жижиг , дунд*|цөөхөн хүн*",
  },
  {
    means: "medium",
    exact:
      "medium|medium - sized|mid|mid - size|mid - sized|midsize|midsized|mid - market|middle|scaleup|scale - up",
    mongolian: "дунд*|дундаж*|дундад|дундын|дунд зэрэг*|дунд гар*",
  },
  {
    means: "enterprise",
    exact:
      "enterprise|enterprises|corporation|corporate|corporates|multinational|very large|huge|conglomerate|fortune 500|big corporation|large enterprise|large enterprises|large corporation",
    mongolian:
      "аварга*|корпорац*|корпораци*|маш том*|үндэстэн дамнасан|энтерпрайз|томоохон корпорац*|том корпорац*",
  },
  {
    means: "large",
    exact: "large|large - sized|large - scale|larger|big|bigger",
    mongolian: "том|томоохон*|томхон|томчууд|том хэмжээний|их том",
  },
]);
