import { unescapeHtml } from "../unescape-html.ts";

/** Texts of a page are numbered as they follow each other in its markup: what its data says too is not sent again. */

/** Shorter ones take no more bytes than their number. */
const shortest = 6;

/** Of markup as React writes it: the first place of each text, and how many places there are. */
export function textsInMarkup(markup: string): { places: ReadonlyMap<string, number>; count: number } {
  const places = new Map<string, number>();
  let count = 0;
  for (const [, escaped = ""] of markup.matchAll(/>([^<]+)/g)) {
    const place = count++;
    // A browser reads these letters as others.
    if (escaped.length < shortest || /[\r\0]/.test(escaped)) continue;
    const text = unescapeHtml(escaped);
    if (!places.has(text)) places.set(text, place);
  }
  return { places, count };
}

/** Of the same in the browser. */
export function textsInDocument(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts;
}
