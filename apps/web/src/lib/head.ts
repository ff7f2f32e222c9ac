type HeadWords = {
  title: string;
  description: string;
};

/** A page's title and description, for the route's `head`; `canonical` is the path of the same thing's own page. */
export function pageHead(words: HeadWords, canonical?: string) {
  return {
    meta: [{ title: `${words.title} · Khamt` }, { name: "description", content: words.description }],
    links: canonical === undefined ? [] : [{ rel: "canonical", href: canonical }],
  };
}
