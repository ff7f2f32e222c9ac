// Where somebody worked says of which field they are, not what they did there: a bank's data engineer is no banker.
import type { LanguageResources } from "@khamt/language";
import type { ReadMention } from "../reading/read-text.ts";
import { isAbility } from "../supply.ts";
import { englishHouses, mongolianHouses } from "./houses.ts";
import { sentenceOrLineEnd, standsIn } from "./sentence-ends.ts";

/** `told`: of a person's text. Names of places of work stand for their field; who runs one does what is done there. */
export function withoutWorkOfPlaces(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): readonly ReadMention[] {
  const run = text.split(sentenceOrLineEnd).filter((sentence) => running.test(sentence));
  return told.map((mention) => {
    const { surface, parts, role } = mention;
    if ((role === undefined || role === "offer") && schools.test(surface) && isOfStudies(surface, text))
      return { ...mention, role: "aside" as const };
    if (
      role !== "need" &&
      role !== "not" &&
      isEmployer(mention, text) &&
      parts.some(({ concepts }) => concepts.some((id) => kindOf(id) === "role"))
    )
      return { ...mention, role: "aside" as const };
    if (!workplace.test(surface) || standsIn(run, mention)) return mention;
    return {
      ...mention,
      parts: parts.map((part) => {
        const fields = part.concepts.filter((id) => !isAbility(kindOf(id)));
        return fields.length === 0 ? part : { concepts: fields, term: fields.join("|") };
      }),
    };
  });
}

/** "Worked for a freight forwarder". */
function isEmployer({ surface }: ReadMention, text: string): boolean {
  const at = text.indexOf(surface);
  return at > 0 && employed.test(text.slice(Math.max(0, at - sight), at));
}

const employed =
  /\b(?:work(?:s|ed|ing)?|employed|drove|drives?|years|jobs?) (?:for|at) (?:an? |the )(?:[\p{L}-]+ )?$/iu;

/** Who studied at a university is no part of that field. */
const schools =
  /^(?:univers|colleg|institut|academy|school|сургууль|их сургууль|дээд сургууль|коллеж|академи|институт|муис|шутис|их дээд|surguuli|ih surguuli|kollej)/iu;
const studying =
  /\b(?:studied|studying|graduat\w+|degree|diploma|bachelor\S*|master['’]?s|ba|bsc|msc|mba|phd|alumn\w+|enrolled)\b|(?<!\p{L})(?:сур(?:сан|ч|далцсан)|суралц|төгс|дүүргэсэн|диплом|бакалавр|магистр|оюутан|sursan|suralts|tugs|togs|oyutan)/iu;
const working =
  /\b(?:t(?:each\w*|aught)|lectur\w+|work\w*|professor|tutor\w*|employ\w*)\b|багшил|багшаар|заа(?:даг|ж|сан)|ажилл|bagshil|ajill/iu;

/** "Studied at the University of Darkhan", "National University, BA": what stands near it on one side tells. */
function isOfStudies(surface: string, text: string): boolean {
  const at = text.indexOf(surface);
  const before =
    text
      .slice(Math.max(0, at - sight), at)
      .split(sentenceOrLineEnd)
      .at(-1) ?? "";
  const [after = ""] = text.slice(at + surface.length, at + surface.length + sight).split(sentenceOrLineEnd);
  return [before, after].some((side) => studying.test(side) && !working.test(side));
}

const sight = 40;

const workplace = new RegExp(
  `\\b(?:${englishHouses}|stations?)$|` +
    `(?:${mongolianHouses}|номын сан|телевиз|радио|гааль|засварын газар|салон|агентлаг|televiz|gaali|buudal|salon)\\p{L}{0,4}$`,
  "iu",
);
const running =
  /\b(?:runs?|ran|own(?:s|ed|er)?|founded|opened|my|our|manag\w+|director|head)\b|эзэн|ажиллуул|нээ(?:сэн|х|гээд)|байгуул|удирд|эрхэл|захирал|манай|миний|өөрийн|ezen|ajilluul|udird|zahiral|manai|minii/iu;
