type Near<Item> = { item: Item; similarity: number };
type Trigrams<Item> = { near: (text: string, least: number) => Near<Item>[] };

/** Finds items whose text shares trigrams with another, whatever was left out, doubled or swapped in it. */
export function createTrigrams<Item>(items: readonly Item[], textOf: (item: Item) => string): Trigrams<Item> {
  const places = new Map<string, number[]>();
  const sizes = items.map((item, at) => {
    const parts = trigramsOf(textOf(item));
    for (const part of parts) {
      const known = places.get(part);
      if (known) known.push(at);
      else places.set(part, [at]);
    }
    return parts.size;
  });

  return {
    near(text, least) {
      const parts = trigramsOf(text);
      const shared = new Map<number, number>();
      for (const part of parts)
        for (const at of places.get(part) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
      return [...shared].flatMap(([at, count]) => {
        const similarity = (2 * count) / (parts.size + (sizes[at] ?? 0));
        const item = items[at];
        return item !== undefined && similarity >= least ? [{ item, similarity }] : [];
      });
    },
  };
}

/** Of each word, with its beginning told apart: "to" is "  t", " to", "to ". */
function trigramsOf(text: string): Set<string> {
  const parts = new Set<string>();
  for (const word of text.split(" ")) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) parts.add(padded.slice(at, at + 3));
  }
  return parts;
}
