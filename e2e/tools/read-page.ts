export type Address = {
  href: string;
  rel: string;
  newTab: boolean;
};

export type Reading = {
  language: string;
  addresses: Address[];
  /** The interface's own words; what members wrote names its language, and is left out. */
  texts: string[];
  /** Links that lead nowhere. */
  dead: string[];
};

/** Runs in the browser: reads the page that stands in `html`, or the open one. */
export function readPage(html: string | null): Reading {
  const read = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const root = read.documentElement;
  const all = (selector: string) => Array.from(read.querySelectorAll<HTMLElement>(selector));
  const own = (element: Element | null) =>
    element?.closest("[lang]") === root && !element.closest("script, style, code, kbd, textarea, template");

  const texts: string[] = [];
  const walker = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim();
    if (text && own(walker.currentNode.parentElement)) texts.push(text);
  }
  for (const element of all("[placeholder]"))
    if (own(element)) texts.push(element.getAttribute("placeholder") ?? "");
  // A title can't mark what of it a member wrote; the page it stands over does.
  const marked = all("main [lang]").map((element) => element.textContent.trim());
  const longestFirst = marked.filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (own(read.querySelector("h1")))
    texts.push(longestFirst.reduce((title, words) => title.replaceAll(words, " "), read.title));

  const addresses = all(
    "a[href], link[rel=canonical], link[rel=alternate], link[rel=icon], link[rel=manifest], form[action]:not([method=post]), img[src]",
  ).map((element) => {
    const href = ["href", "action", "src"].map((name) => element.getAttribute(name)).find(Boolean) ?? "";
    return {
      href,
      rel: element.getAttribute("rel") ?? "",
      newTab: element.getAttribute("target") === "_blank",
    };
  });

  const dead = all("a").filter((link) => {
    const href = link.getAttribute("href");
    return !href || href === "#" || href.startsWith("javascript:") || isLost(href);
  });
  return {
    language: root.lang,
    addresses,
    texts,
    dead: dead.map(({ outerHTML }) => outerHTML.slice(0, 200)),
  };

  function isLost(href: string): boolean {
    return href.startsWith("#") && !read.getElementById(decodeURIComponent(href.slice(1)));
  }
}
