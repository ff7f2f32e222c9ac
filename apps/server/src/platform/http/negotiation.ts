/** Whether the browser that says so has what bears this tag already. */
export function hasTag(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  if (tags === tag || tags.trim() === "*") return true;
  return tags.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}

/** The first of these that the reader names and does not refuse with a weight of nothing. */
export function encodingFor<Encoding extends string>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const taken = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .flatMap((wish) => {
      const [name = "", ...parameters] = wish.split(";").map((part) => part.trim());
      return parameters.some((each) => /^q=0(\.0*)?$/.test(each)) ? [] : [name];
    });
  return offered.find((each) => taken.includes(each));
}
