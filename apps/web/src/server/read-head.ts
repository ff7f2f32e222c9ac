import { catalogue, type LanguageStore } from "../lib/language/index.ts";
import type { AppRouter } from "../router.tsx";

export type PageHead = {
  title: string;
  /** The site's name in the language of the page. */
  brand: string;
  description: string;
  /** Path of the page that stands for this one in search engines, if that is another one. */
  canonical?: string | undefined;
  /** A page that is not there, or failed, has no place in a search engine. */
  indexable: boolean;
  /** Of its own, for what is shown beside links to it. */
  picture?: { url: string; alt: string } | undefined;
};

/** Title and description that the deepest route gave. */
export function readHead(router: AppRouter, language: LanguageStore, status: number): PageHead {
  const { notFound, brand } = language.words(catalogue("shell"));
  if (status === 404) return { title: notFound.title, brand, description: notFound.title, indexable: false };
  const meta = router.stores.matches.get().flatMap((match) => match.meta ?? []);
  const title = meta.findLast((tag) => tag !== undefined && "title" in tag)?.title;
  const description = meta.findLast((tag) => tag?.name === "description")?.content;
  const property = (name: string) => meta.findLast((tag) => tag?.property === name)?.content;
  const picture = property("og:image");
  return {
    picture: picture === undefined ? undefined : { url: picture, alt: property("og:image:alt") ?? "" },
    title: title ?? "",
    brand,
    description: description ?? "",
    canonical: canonicalOf(router),
    indexable: status === 200,
  };
}

function canonicalOf(router: AppRouter): string | undefined {
  const links = router.stores.matches.get().flatMap((match) => match.links ?? []);
  return links.findLast((link) => link?.rel === "canonical")?.href;
}
