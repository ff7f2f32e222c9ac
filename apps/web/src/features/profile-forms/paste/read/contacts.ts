import { lineOf, type Document, type Line } from "./document.ts";
import { take, type Taken } from "./taken.ts";

type Found = { value: string; line: Line };

/** Mail, phone and links: the first of each that is not a referee's. */
export function readContacts(document: Document): (Taken | undefined)[] {
  const own = document.filter(({ part }) => part !== "references");
  const field = (name: string, found: Found | undefined) => take(name, found?.value, found?.line.whole ?? "");
  return [
    field("email", findIn(own, email)),
    field("phoneNumber", findPhone(own)),
    field(
      "linkedinUrl",
      findIn(own, /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|company)\/[\p{L}\p{N}%_-]+/iu),
    ),
    field("githubUrl", findIn(own, /(?:https?:\/\/)?(?:www\.)?github\.com\/[a-z\d](?:[a-z\d-]*[a-z\d])?/iu)),
    field("twitterUrl", findIn(own, /(?:https?:\/\/)?(?:www\.)?(?<![\w.])(?:twitter|x)\.com\/\w{1,15}/iu)),
    field("facebookUrl", findIn(own, /(?:https?:\/\/)?(?:[a-z]{1,3}\.)?(?:facebook|fb)\.com\/[\w.-]+/iu)),
    field("instagramUrl", findIn(own, /(?:https?:\/\/)?(?:www\.)?instagram\.com\/[\w.]+/iu)),
  ];
}

/** A page's address, whatever it says. */
const page = /(?:https?:\/\/|www\.)\S+/giu;

/** The text with nothing in the place of addresses, of which the words say nothing: each letter stands where it stood. */
export function withoutAddresses(text: string): string {
  const blank = (address: string) => " ".repeat(address.length);
  return text.replaceAll(new RegExp(email, "gu"), blank).replaceAll(page, blank);
}

/** From where a word begins: tried from each of its letters, a long one without an @ takes seconds. */
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

function findIn(lines: readonly Line[], pattern: RegExp): Found | undefined {
  for (const line of lines) {
    const value = pattern.exec(line.whole)?.[0];
    if (value !== undefined) return { value, line };
  }
  return undefined;
}

const numbers = /\+?\(?\d[\d\s().-]{5,}\d/gu;
/** A Mongolian number by itself; eight digits of anything else may be a sum. */
const mongolian = /^[5-9]\d{3}[ -]?\d{4}$/;
const priced = /^\s*(?:₮|төг|tug|mnt|usd|\$|€|сая)/iu;

function findPhone(lines: readonly Line[]): Found | undefined {
  for (const line of lines)
    for (const match of line.whole.matchAll(numbers)) {
      const value = match[0].trim();
      const digits = value.replaceAll(/\D/g, "");
      const isSure = value.startsWith("+") || line.part === "phone" || mongolian.test(value);
      const isPriced = priced.test(line.whole.slice(match.index + match[0].length));
      if (isSure && !isPriced && digits.length >= 7 && digits.length <= 15) return { value, line };
    }
  return undefined;
}

const address = /(?:https?:\/\/)?(?:www\.)?(?<![@\w.-])(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?:\/[^\s,;)|]*)?/giu;
const works =
  /^(?:behance\.net|dribbble\.com|medium\.com|gitlab\.com|[\w-]+\.(?:github\.io|vercel\.app|netlify\.app|substack\.com|notion\.site))/i;
const networks =
  /(?:^|\.)(?:linkedin|github|twitter|x|facebook|fb|instagram|youtube|t|wa|telegram|google|gmail)\.\w+/i;
/** What looks like an address and is a technology. */
const technology = /^(?:[\w-]+\.(?:js|net|io|py|rb|ts|go|md|exe|pdf|docx?|sc|tech|eng))$/i;

/** Of a person only a page that is named as one's own; of a company the first that is no network's. */
export function readWebsite(document: Document, field: "portfolioUrl" | "website"): Taken | undefined {
  const labelled = lineOf(document, "website");
  const own = document.filter(({ part }) => part !== "references" && part !== "work" && part !== "education");
  for (const line of labelled === undefined ? own : [labelled, ...own])
    for (const [found] of line.whole.matchAll(address)) {
      const plain = found.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
      const isPage = /\//.test(found) || /^www\./i.test(found) || !technology.test(plain);
      if (networks.test(plain.split("/")[0] ?? "") || !isPage) continue;
      if (field === "website" || line === labelled || works.test(plain))
        return take(field, found.replace(/[.,/]+$/, ""), line.whole);
    }
  return undefined;
}
