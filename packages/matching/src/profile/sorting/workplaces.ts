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
    const { surface, parts } = mention;
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

const workplace = new RegExp(
  `\\b(?:${englishHouses}|stations?)$|` +
    `(?:${mongolianHouses}|номын сан|телевиз|радио|гааль|засварын газар|салон|агентлаг|televiz|gaali|buudal|salon)\\p{L}{0,4}$`,
  "iu",
);
const running =
  /\b(?:runs?|ran|own(?:s|ed|er)?|founded|opened|my|our|manag\w+|director|head)\b|эзэн|ажиллуул|нээ(?:сэн|х|гээд)|байгуул|удирд|эрхэл|захирал|манай|миний|өөрийн|ezen|ajilluul|udird|zahiral|manai|minii/iu;
