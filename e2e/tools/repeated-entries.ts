/** Runs in the browser: entries of lists and tables in which nothing is made, or stands in, what those before have not: of 24 cards all but a few. */
export function repeatedEntries(): Element[] {
  const seen = new Map<Element | null, Set<string>>();
  return Array.from(document.querySelectorAll("li, tr")).filter((entry) => {
    const known = seen.get(entry.parentElement) ?? new Set();
    seen.set(entry.parentElement, known);
    const before = known.size;
    known.add(makeOf(entry));
    for (const element of entry.querySelectorAll("*"))
      known.add(`${makeOf(element.parentElement)} > ${makeOf(element)}`);
    return known.size === before;
  });

  /** All that is written of it, but of texts and addresses only whether there are any. */
  function makeOf(element: Element | null): string {
    if (element === null) return "";
    const attributes = Array.from(element.attributes, ({ name, value }) => {
      const isFree =
        /^(alt|aria-\w*label\w*|aria-\w+by|aria-controls|d|datetime|for|href|id|name|src|title|value)$/;
      return `${name}=${isFree.test(name) ? value !== "" : value}`;
    });
    return `${element.localName} ${attributes.join(" ")} ${element.textContent.trim() !== ""}`;
  }
}
