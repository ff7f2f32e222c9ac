import type { Catalogue } from "./catalogue.ts";

/** Every catalogue by its name. The English file adds itself, and is the type that the Mongolian file has to satisfy. */
export interface Words {}

/**
 * The catalogue of a name: the files `words/NAME.en.ts` and `words/NAME.mn.ts` of some room. The name has to stand in the
 * call itself, because `build/words.ts` puts the loaders of the two files in the call's place: a page's code then names no
 * files but those of its own words.
 */
export function catalogue<Name extends keyof Words>(name: Name): Catalogue<Words[Name]> {
  throw new Error(`The catalogue ${name} is not in the build: see build/words.ts.`);
}
