import type { IncomingHttpHeaders } from "node:http";

/** Only what shows pages asks for one by name. */
export function opensPage({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes("text/html") ?? false;
}

/** Whether the browser that says so has what bears this tag already. */
export function hasTag(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  if (tags === tag || tags.trim() === "*") return true;
  return tags.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}

type Wish = { name: string; weight: number };

/** What a header such as Accept-Language names, the best liked first, without what it refuses or weighs with what is no number. */
export function wishesIn(header = ""): Wish[] {
  return header
    .toLowerCase()
    .split(",")
    .map((wish) => {
      const [name = "", ...parameters] = wish.split(";").map((part) => part.trim());
      const weight = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "1";
      return { name, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
}

/** The first of these that the reader names. */
export function encodingFor<Encoding extends string>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const taken = wishesIn(accepted).map(({ name }) => name);
  return offered.find((each) => taken.includes(each));
}
