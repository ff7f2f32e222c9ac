type HeadWords = {
  title: string;
  description: string;
  /** Shown beside links to the page. */
  picture?: { url: string; alt: string } | undefined;
};

/** A page's title, before the brand is added to it, and description, for the route's `head`; `canonical` is the path of the same thing's own page. */
export function pageHead(words: HeadWords, canonical?: string) {
  return {
    meta: [
      { title: words.title },
      { name: "description", content: words.description },
      ...(words.picture === undefined
        ? []
        : [
            { property: "og:image", content: words.picture.url },
            { property: "og:image:alt", content: words.picture.alt },
          ]),
    ],
    links: canonical === undefined ? [] : [{ rel: "canonical", href: canonical }],
  };
}

/** As a browser's tab, a bookmark and a list of results show it. */
export function withBrand(title: string, brand: string): string {
  return title === "" ? brand : `${title} · ${brand}`;
}
