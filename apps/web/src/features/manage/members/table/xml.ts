/** An element as spreadsheets write them, with what stands inside as it is written. */
export type Element = { attributes: Record<string, string>; inside: string };

/** All elements of that name, whatever their prefix. Spreadsheets never put one into another of the same name. */
export function* elementsOf(xml: string, name: string): Generator<Element> {
  const pattern = new RegExp(
    `<(?:\\w+:)?${name}(?<attributes>\\s[^>]*?)?(?:/>|>(?<inside>[^]*?)</(?:\\w+:)?${name}\\s*>)`,
    "g",
  );
  for (const { groups } of xml.matchAll(pattern))
    yield { attributes: attributesOf(groups?.["attributes"] ?? ""), inside: groups?.["inside"] ?? "" };
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/(?<name>[\w:]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g);
  return Object.fromEntries(
    [...found].map(({ groups }) => [
      groups?.["name"] ?? "",
      unescape(groups?.["double"] ?? groups?.["single"] ?? ""),
    ]),
  );
}

const named: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

export function unescape(text: string): string {
  return text.replaceAll(/&(?:#x(?<hex>[\da-f]+)|#(?<number>\d+)|(?<name>\w+));/gi, (whole, ...match) => {
    const { hex, number, name } = match.at(-1) as Record<string, string | undefined>;
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16));
  });
}
