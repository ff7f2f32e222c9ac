// Names of concepts that running text mostly uses for something else: "as well as", "on paper", «утсаар ярих». They count only
// as entries of lists, as whole texts and within longer names.
import { mongolianKey } from "../keys.ts";
import type { Word } from "../words.ts";

export function isEverydayName({ text, keys }: Word): boolean {
  return forms.has(text) || keys.some((key) => lemmas.has(key));
}

const forms = new Set(
  "well sale notebook notebooks watch watches account accounts report reports book books box bag cup job jobs grad grads paper papers phone гэрээгээр dollar dollars euro euros won cash door doors craft vacancies patient history meeting meetings neighbours standard standards certified certifications safeguard community communities donate donation deadline deadlines family families apple sleep flat flats ногоон нөгөө nuguu".split(
    " ",
  ),
);

const lemmas = new Set(
  "төгрөг доллар евро дэвтэр цаас хороо утас хаалга стандарт сертификат".split(" ").map(mongolianKey),
);

/** Names of products and short forms whose words mean something else in small letters: "we cook meals", "as soon as possible". */
export function isProperName({ text }: Word): boolean {
  return properNames.has(text) || properNames.has(text.replace(/s$/, ""));
}

const properNames = new Set(
  (
    "meal asap acuity adobe amplitude asterisk audacity blast binder bobcat canon cam cert cod caterpillar confluence cypress elixir eld fem fluke " +
    "framer gem grandma grasshopper hibernate ionic jest juniper kiss keynote mice mistral oculus phi plasticity postman procreate pulsar rag sat sem slam sop stem samsara " +
    "seesaw sentinel snort storybook stripe subversion sentry topaz truffle turkey twitch unity wash wise wolfram workday gemini creo infor " +
    "moz mc net gri gsm ico icu nat envi ifs primavera phaser qt atl brc swift react python ruby rust express angular flask"
  ).split(" "),
);
