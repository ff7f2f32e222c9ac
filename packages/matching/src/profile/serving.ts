// Who serves whom, over a whole graph: what every search of it needs.
import type { LanguageResources } from "@khamt/language";
import { createRelatedness, type Relatedness } from "./supply.ts";

/** Something that serves a need, with its relatedness to it in units. */
export type Serving = { readonly concept: string; readonly related: number };

type Servers = {
  readonly relatedness: Relatedness;
  /** Everything that serves a need for the concept, by its id. */
  readonly serversOf: (need: string) => readonly Serving[];
};

/** Made once for each graph, however many ask. */
export const relatednessIn = oncePerLanguage(createRelatedness);

/** 0.4 s of work, once for each graph. */
export const servingIn = oncePerLanguage((language): Servers => {
  const relatedness = relatednessIn(language);
  const servers = new Map<string, Serving[]>(language.concepts.map(({ id }) => [id, []]));
  for (const { id } of language.concepts)
    for (const [need, related] of relatedness(id)) servers.get(need)?.push({ concept: id, related });
  return { relatedness, serversOf: (need) => servers.get(need) ?? [] };
});

/** A function of a language, which never changes: what it makes is made once for each. */
export function oncePerLanguage<T>(make: (language: LanguageResources) => T) {
  const made = new WeakMap<LanguageResources, { readonly value: T }>();
  return (language: LanguageResources): T => {
    let known = made.get(language);
    if (known === undefined) made.set(language, (known = { value: make(language) }));
    return known.value;
  };
}

/** So many texts are remembered: what a thousand profiles list are some two thousand. */
const mostRemembered = 4000;

/** A function of a short text in a language: what it makes is kept for who asks again. */
export function oncePerText<T extends object>(make: (text: string, language: LanguageResources) => T) {
  const knownIn = oncePerLanguage(() => new Map<string, T>());
  return (text: string, language: LanguageResources): T => {
    const known = knownIn(language);
    let value = known.get(text);
    if (value === undefined) {
      if (known.size >= mostRemembered) known.clear();
      known.set(text, (value = make(text, language)));
    }
    return value;
  };
}
