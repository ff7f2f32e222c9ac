/** What stands in a part of a page: its words as a reader sees them. */
type Part = {
  text: string;
  headings: string[];
  /** Their visible texts or, without one, their names. */
  buttons: string[];
  links: string[];
};

/** A page as the server draws it, before any script has run; of its content, but the links of all of it. */
export type Drawing = Omit<Part, "text"> & {
  /** Of every element that says no more than a paragraph. */
  texts: string[];
  /** The options of each list to choose from. */
  selects: string[][];
  /** What fields to search say before anything is typed. */
  hints: string[];
  /** What stands in each field, by its name. */
  fields: Record<string, string>;
  cards: Part[];
};

/** Runs in the browser. */
export function readDrawing(html: string): Drawing {
  const read = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of read.querySelectorAll("script, style, template, noscript, [hidden]")) unseen.remove();
  const content = read.querySelector("#content") ?? read.body;
  const all = <Kind extends Element = Element>(selector: string, within: Element = content) =>
    Array.from(within.querySelectorAll<Kind>(selector));
  const selects = all<HTMLSelectElement>("select");
  return {
    ...partOf(content),
    links: linksIn(read.body),
    texts: all("*")
      .map(textOf)
      .filter((text) => text !== "" && text.length < 300),
    selects: selects.map((select) => Array.from(select.options, ({ text }) => text)),
    hints: all<HTMLInputElement>("input[type=search]").map(({ placeholder }) => placeholder),
    fields: Object.fromEntries(
      all<HTMLInputElement>("input[name], select[name], textarea[name]").map(({ name, value }) => [
        name,
        value,
      ]),
    ),
    cards: all("li").map(partOf),
  };

  function partOf(part: Element): Part {
    return {
      text: textOf(part),
      headings: all("h1, h2, h3, h4, h5, h6", part).map(textOf),
      buttons: all("button", part).map((button) => button.getAttribute("aria-label") ?? textOf(button)),
      links: linksIn(part),
    };
  }

  function linksIn(part: Element): string[] {
    return all("a", part).map((link) => link.getAttribute("href") ?? "");
  }

  function textOf(element: Element): string {
    return element.textContent.replaceAll(/\s+/g, " ").trim();
  }
}
