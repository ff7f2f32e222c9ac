// What of a refusal is not refused: the things behind "no coal stoves", the verb in «тийз борлуулдаггүй».
import { commonnessOf, refusingVerb, type TextReading, type Word } from "@khamt/language";

/**
 * Where concepts begin that are refused with a word before or behind them: "no coal stoves" refuses neither stoves
 * nor coal, "no hospital visit" no hospitals. Verbs of the refusal itself are no such word, nor is what everybody says.
 */
export function narrowedRefusals({ words, roles, matches }: TextReading): ReadonlySet<number> {
  const refused = matches.filter(({ role }) => role === "not");
  if (refused.length === 0) return new Set();
  const firstWords = new Map(words.map(({ start }, at) => [start, at]));
  const startsByEnd = new Map(refused.map(({ start, end }) => [end, start]));
  const isHeaded = (end: number) => {
    const at = words.findIndex((word) => word.start === end + 1);
    const [head, last] = [words[at], words[at - 1]];
    return (
      head !== undefined &&
      roles[at] === "not" &&
      (commonnessOf(head) === "rare" || outings.test(head.text) || isOfItsKind(last, head)) &&
      !(head.script === "latin"
        ? refusingVerb.test(head.text) || asMuch.test(head.text)
        : verbal.test(head.text) || asMuchInMongolian.test(head.text)) &&
      !matches.some(({ start }) => start === head.start)
    );
  };
  return new Set(
    refused.flatMap(({ start, end }) => {
      if (isHeaded(end)) return start;
      const at = firstWords.get(start) ?? 0;
      const before = words[at - 1];
      if (before === undefined || roles[at - 1] !== "not" || start - before.end !== 1) return [];
      if (!isDescribing(before)) return [];
      // «Цайны бизнес» is tea.
      if (asMuchInMongolian.test(words[at]?.text ?? "")) return start;
      return [start, startsByEnd.get(before.end) ?? start];
    }),
  );
}

/** «Компьютерийн зураг хийдэггүй» refuses no computers, but «гагнуурын ажил хийдэггүй» all welding. */
function isOfItsKind(last: Word | undefined, head: Word): boolean {
  return last?.script === "cyrillic" && genitive.test(last.text) && !asMuchInMongolian.test(head.text);
}

/** Where verbs begin that refuse what stands before them: «тийз борлуулдаггүй» says nothing of sales. */
export function refusingVerbs({ words, roles }: TextReading): ReadonlySet<number> {
  return new Set(
    words.flatMap(({ start, privative }, at) =>
      privative && roles[at] === "aside" && roles[at - 1] === "not" ? start : [],
    ),
  );
}

/** Who does no design jobs does no design. */
const asMuch =
  /^(?:works?|jobs?|gigs?|skills?|experience|background|knowledge|projects?|startups?|platforms?|schemes?|stuff|things?|tasks?|duties|services?|industry|sector|field|business|roles?|positions?|applicants?|candidates?|experts?|degrees?|certificates?|please|pls|either|anymore)$/;
const asMuchInMongolian =
  /^(?:аж[иы]?л|үйлчилгээ|захиал|төс[өл]|чиглэл|салбар|мэргэж|туршлаг|мэдлэг|чадвар|санал|тал|хэрэг(?!с)|компани|байгууллаг|зүйл|бизнес|хүн|боловсрол|сонирхол|асуудал|үйлдвэрл)/;
const genitive = /(?:ийн|ын|ний|ны)$/;

/** In English any word before a noun may, in Mongolian one in the genitive or an adjective. */
function isDescribing(word: Word): boolean {
  const { text, script } = word;
  if (script !== "cyrillic")
    return (commonnessOf(word) === "rare" || ofKind.test(text)) && !refusingVerb.test(text);
  return adjective.test(text) || (genitive.test(text) && !pronoun.test(text));
}

/** "No bodybuilding shows", "no sports halls". */
const outings =
  /^(?:shows|calls|events|games|trips|tours|parties|classes|stories|weddings|halls|houses|rooms|buildings|offices)$/;
/** "Ordinary houses we leave to others." */
const ofKind =
  /^(?:ordinary|plain|standard|simple|usual|normal|typical|regular|everyday|common|big(?:ger)?|larger?|small(?:er)?|cheap(?:er)?|new|old(?:er)?|wooden|private|public|short|long)$/;
const adjective =
  /^(?:жирийн|энгийн|ердийн|хямд|үнэтэй|богино|урт|зөөлөн|хатуу|том|жижиг|гадна|гадаад|хуучин|шинэ|хүнд|хөнгөн|өндөр|аюултай|модон|төмөр|арьсан|цахим|хүүхдийн)$/;
const pronoun = /^(?:миний|манай|бидний|чиний|таны|танай|тэдний|түүний|үүний|өөрийн|ямар)$/;
/** On words behind a name: what is done with it, not what it is of. */
const verbal =
  /(?:[жчх]|[дс][аэоө][гн]|(?:аа|ээ|оо|өө)д?|[рл](?:ээ|аа|оо|өө)|н[аэоө]|гүй|[дт]|(?:аар|ээр|оор|өөр)|[гиы]г|х[аэ]н|т[аэо]й|р[аэоө]й|битгий)$/;
