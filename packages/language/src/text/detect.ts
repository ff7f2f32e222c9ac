import type { Language } from "../format.ts";

/** The language a text is written in; Mongolian in Latin letters counts as Mongolian. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, sampleLength);
  const cyrillic = sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (cyrillic > 0.3 * latin) return "mn";
  return isRomanisedMongolian(sample) ? "mn" : "en";
}

/** Whether Latin words of this text are to be read as Mongolian typed in Latin letters. */
export function isRomanisedMongolian(text: string): boolean {
  const words =
    text
      .slice(0, sampleLength)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  if (words.length === 0) return false;
  let cues = 0;
  let english = 0;
  for (const word of words) {
    if (mongolianWords.has(word)) cues += 2;
    else if (mongolianShape.test(word)) cues += 1;
    if (englishWords.has(word)) english++;
  }
  const share = words.length / 8;
  return cues >= Math.max(2, share) && cues > 2 * english;
}

/** Common words of Latin-typed Mongolian that also look like English or like another word (hen "who", bid "we"). */
export function isMongolianFunctionWord(word: string): boolean {
  return mongolianWords.has(word);
}

const sampleLength = 4000;
const mongolianWords = new Set(
  (
    "bna bnaa baina bain bn bnu bdag bdg baigaa baidag baisan baij yum ym bol bolon boloh hen yu haana yaj mash ih baga deed dood bolno bolo gej gesen hiij hiih hiideg hiine hiisen hiihed deer " +
    "doloo ni uu we mn manai minii manaid bid bidend shvv shuu gsn hereg heregtei haij hairj medeh medehgui medne chadna ajil ajillaj ajilladag " +
    "ajilsan turshlagatai turshlaga jil sar hun hvn hyn ogoh ogno ogdog avna avdag tul uchir harin gehdee odoo bish alga ugui vgvi ene ter tegeed bas " +
    "neg hoyor gurav dorov tav zurgaa doloo naim yes arav horin zuun myanga saya har tsagaan ulaan nogoon shar"
  ).split(/\s+/),
);
const mongolianShape =
  /(?:aa|uu|ii|oo|vv)[a-z]*(?:iin|iig|aar|oor|eer|ees|aas|oos|tai|tei|toi|gui|gvi|dag|deg|dog|san|sen|son)$|(?:iin|iig|uudiin|chuud|uulagch|uulegch|gui|gvi|uulelt|uulalt|haar|heer|hoor)$/;
const englishWords = new Set(
  "the and for with that this from are our you have has was who not but your will can into over their need which of in to is a".split(
    " ",
  ),
);
