import { randomUUID } from "node:crypto";
import type { APIResponse, Page } from "@playwright/test";
import { readPage, type Address, type Reading } from "./read-page.ts";
import type { Reader } from "./test.ts";
import { wrongWords } from "./wrong-words.ts";

type Crawl = {
  /** Addresses of pages of each kind, in the order in which they were found. */
  pages: string[][];
  faults: string[];
};

const atOnce = 4;
/** Where the address says which part of a page is open. */
const views = new Set(["section", "tab"]);

type Start = {
  address: string;
  language: Reader["language"];
  /** Of pages that one route draws, such as profiles or the same list filtered, so many are as good as all. */
  samplesOfKind: number;
};

/** Follows every link from the home page on, as whoever `page` is signed in as. */
export async function crawl(page: Page, { address: start, language, samplesOfKind }: Start): Promise<Crawl> {
  const kinds = new Map<string, number>();
  const kept = new Map<string, string[]>();
  const said = new Set<string>();
  const seen = new Set<string>();
  const found: Crawl = { pages: [], faults: [] };
  let next = [{ address: start, from: "" }];
  while (next.length > 0) {
    const links = [];
    for (let first = 0; first < next.length; first += atOnce)
      links.push(...(await Promise.all(next.slice(first, first + atOnce).map(visit))).flat());
    next = links.filter(({ address }) => isNew(address));
  }
  return found;

  async function visit({ address, from }: { address: string; from: string }) {
    const answer = await page.request.get(address, { headers: { accept: "text/html,*/*" } });
    if (answer.status() !== 200) {
      if (from === "" || (await isLinked(address, from)))
        found.faults.push(`${answer.status()}: ${address}, linked from ${from}`);
      return [];
    }
    if (!isPage(answer)) return [];
    const reading = await page.evaluate(readPage, await answer.text());
    // What leads on to another page is none itself, nor what says the same as one: that a visitor should sign in.
    const says = reading.texts.join("\n");
    const isAnother = answer.url() !== address || isMoreOf(address) || said.has(says);
    keep(address, { isAnother });
    said.add(says);
    found.faults.push(...faultsOf(reading, address, language));
    return reading.addresses
      .map(({ href }) => ({ address: followed(href, address), from: address }))
      .filter((link) => link.address.startsWith(start));
  }

  /** Of a kind whose first is another page, there is none. */
  function keep(address: string, { isAnother }: { isAnother: boolean }): void {
    const alike = kept.get(kindOf(address));
    if (alike === undefined) {
      const pages = isAnother ? [] : [address];
      kept.set(kindOf(address), pages);
      if (!isAnother) found.pages.push(pages);
    } else if (!isAnother && alike.length > 0) alike.push(address);
  }

  /** Profiles come and go while the crawl goes on: a page that has learned of it links to them no more. */
  async function isLinked(address: string, from: string): Promise<boolean> {
    const url = new URL(from);
    url.searchParams.set("fresh", randomUUID());
    const reading = await page.evaluate(readPage, await (await page.request.get(url.href)).text());
    return reading.addresses.some(({ href }) => followed(href, from) === address);
  }

  function isNew(address: string): boolean {
    if (seen.has(address)) return false;
    seen.add(address);
    const kind = kindOf(address);
    const visited = kinds.get(kind) ?? 0;
    kinds.set(kind, visited + 1);
    return visited < samplesOfKind;
  }
}

/** The reference of the API is for programmers, and in English. */
function isPage(answer: APIResponse): boolean {
  const isHtml = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
  return isHtml && !new URL(answer.url()).pathname.startsWith("/api/");
}

/** The same list, longer. */
function isMoreOf(address: string): boolean {
  return new URL(address).searchParams.has("limit");
}

/** What is wrong with a page, each fault with the page's address. */
export function faultsOf(reading: Reading, address: string, language: Reader["language"]): string[] {
  const wrong = [
    ...(reading.language === language ? [] : [`the page is in ${reading.language}`]),
    ...reading.texts.flatMap((text) => wrongWords(text, language)),
    ...reading.dead.map((html) => `dead: ${html}`),
    ...reading.addresses.flatMap((each) => faultOfAddress(each, address)),
  ];
  return wrong.map((fault) => `${fault} (${address})`);
}

/** An address abroad is safe to follow; nobody asks it. */
function faultOfAddress({ href, rel, newTab }: Address, from: string): string[] {
  const { origin, protocol } = new URL(href, from);
  if (origin === new URL(from).origin || protocol === "mailto:" || protocol === "tel:") return [];
  if (protocol !== "https:") return [`not https: ${href}`];
  return newTab && !rel.includes("noopener") ? [`without noopener: ${href}`] : [];
}

/** The language is the reader's, whatever the link says: the other one is another crawl. */
function followed(href: string, from: string): string {
  const url = new URL(href, from);
  url.hash = "";
  url.searchParams.delete("lang");
  return url.href;
}

/** Two addresses of a kind are drawn by one route, with the same questions asked. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const route = pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
    .replace(/^\/services\/(?!requests$)[^/]+(\/?)(.*)$/, (_, slash: string, rest: string) =>
      rest ? "/services/:category/:service" : `/services/:category${slash}`,
    );
  const asked = Array.from(searchParams, ([name, value]) => (views.has(name) ? `${name}=${value}` : name));
  return `${route}?${[...new Set(asked)].toSorted().join("&")}`;
}
