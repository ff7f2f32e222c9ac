// Of the abilities that a wish for people or firms names, those of which one is enough.
import type { Mention } from "../features.ts";
import type { ProfileKind } from "../profile.ts";
import { mentionOf, namesRole, type Span } from "./wish-span.ts";

/**
 * "Flutter or React Native" is one need, which either meets; so is a list that ends with "or". Of people also "a developer and a
 * designer": hardly anybody is both, though a firm may have both.
 */
export function alternativesIn(spans: readonly Span[], { text, target }: Wish): Mention[] {
  const chains: Span[][] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain && last && isJoined({ last, span, text, target })) chain.push(span);
    else chains.push([span]);
  }
  return chains.flatMap((chain) => {
    const [first, before, last] = [chain[0], chain.at(-2), chain.at(-1)];
    if (!first || !before || !last || !isEither({ last: before, span: last, text, target }))
      return chain.map((span) => mentionOf(span));
    const parts = chain.flatMap((span) => mentionOf(span).parts);
    return { surface: text.slice(first.start, last.end), parts, weight: 1, isEither: true };
  });
}

type Wish = { text: string; target: ProfileKind };
type Pair = Wish & { last: Span; span: Span };

/** A trade before what it is done with, "backend developer, Go or Java", is another need. */
function isJoined(pair: Pair): boolean {
  const { last, span, text } = pair;
  return (
    isEither(pair) || (listed.test(text.slice(last.end, span.start)) && namesRole(last) === namesRole(span))
  );
}

function isEither({ last, span, text, target }: Pair): boolean {
  const between = text.slice(last.end, span.start);
  if (either.test(between)) return true;
  if (target !== "cofounder" || !namesRole(last) || !namesRole(span)) return false;
  const after = text.slice(span.end);
  return (another.test(between) && !inOne.test(after)) || (between.trim() === "," && two.test(after));
}

const either =
  /^(?:\s+(?:person|people|хүн|hun))?,?\s*(?:\bor\b|эсвэл|юм\s?уу|буюу|\besvel\b|\byum\s?uu\b|\/)\s*(?:an?\s+)?$/iu;
const listed = /^\s*,\s*(?:an?\s+)?$/iu;
/** "And a designer", "and court lawyers", «болон дизайнер». */
const another = /^\s*,?\s*(?:and|&|plus|ба|болон|ba|bolon)\s+(?:an?\s+)?(?:[a-z][\w-]*\s+)?$/iu;
/** Somebody is to be both. */
const inOne = /^\s+(?:in one|at once|нэг дор|хосолсон)(?!\p{L})/iu;
/** «Хөгжүүлэгч, дизайнер хоёр». */
const two = /^\s+(?:хоёр|хоёул|хоёрыг|hoyor|hoyuul|hoyoriig)(?!\p{L})/iu;
