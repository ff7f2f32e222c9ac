import type { SiteSettings } from "@khamt/contract";
import { withSiteName } from "@khamt/contract/site-name";
import type { Language } from "@khamt/language";
import type { PartnerType } from "@khamt/contract/vocabulary";
import type { Email, EmailKind, EmailOf } from "./email.ts";
import { page, type Parts } from "./page.ts";
import { short } from "./words/notifications.ts";
import { words } from "./words/index.ts";
import type { LetterWords, Words } from "./words/types.ts";

export type Rendered = {
  subject: string;
  text: string;
  html: string;
  /** The address that ends such letters, for those that can be switched off. */
  unsubscribe: string | undefined;
  /** Who gets the answer, if it isn't the sender. */
  replyTo: string | undefined;
  /** The site's own name, where it has one. */
  brand: string | undefined;
};

/** What the operator says of the site, as far as letters say it. */
export type LetterSite = Pick<SiteSettings, "name" | "contactEmail" | "postal">;

/** A letter in its reader's language, as plain text and as HTML. */
export function render(
  given: Email,
  { publicUrl, site }: { publicUrl: string; site?: LetterSite | undefined },
): Rendered {
  const brand = site?.name?.[given.language];
  const letter = inOneLine(given);
  const catalogue = words[letter.language];
  const called = <Said>(said: Said) => (brand === undefined ? said : inItsName(said, letter.language, brand));
  // What people wrote of the product keeps the product's name.
  const marked = brand === undefined ? letter : everyText(letter, markName);
  const contact = site?.contactEmail ?? null;
  const said = called(wordsOf({ letter: marked, catalogue, contact }));
  const footer = footers[letter.kind] ?? "sentTo";
  const parts = {
    language: letter.language,
    said,
    greeting: isToOperator(letter)
      ? undefined
      : called(catalogue.greeting(marked.reader && short(marked.reader))),
    code: "code" in letter ? letter.code : undefined,
    link: said.button === undefined ? undefined : publicUrl + pathOf(letter),
    brand: brand ?? catalogue.brand,
    copyLink: catalogue.copyLink,
    sentTo: called(catalogue[footer](marked.to)),
    senders: sendersOf(site, letter.language),
    publicUrl,
  };
  const unsubscribe = "unsubscribe" in letter ? publicUrl + letter.unsubscribe : undefined;
  const replyTo = answersTo(letter, contact);
  return { subject: said.subject, text: plain(parts), html: page(parts), unsubscribe, replyTo, brand };
}

/** The last line of letters that can be switched off, and of those to whoever runs the site. */
const footers: Partial<
  Record<
    Email["kind"],
    | "newsSentTo"
    | "toldSentTo"
    | "testSentTo"
    | "operatorSentTo"
    | "decidedSentTo"
    | "welcomedSentTo"
    | "invitedSentTo"
  >
> = {
  welcome: "welcomedSentTo",
  "account-invitation": "invitedSentTo",
  "programme-invitation": "invitedSentTo",
  "jury-invitation": "invitedSentTo",
  "match-digest": "newsSentTo",
  "contact-form": "operatorSentTo",
  "service-desk": "operatorSentTo",
  desk: "newsSentTo",
  "test-letter": "testSentTo",
  news: "toldSentTo",
  moderation: "decidedSentTo",
  verification: "decidedSentTo",
  "account-standing": "decidedSentTo",
};

/** To an address of the site, at which nobody reads a greeting. */
function isToOperator({ kind }: Email): boolean {
  return kind === "contact-form" || kind === "service-desk";
}

/** No foreign value begins a line or, by a bidirectional control, turns the words around it. Each line of a quotation is marked as one. */
function inOneLine(letter: Email): Email {
  const said = everyText(letter, oneLine);
  if (said.kind !== "news" || letter.kind !== "news" || letter.quote === null) return said;
  return { ...said, quote: letter.quote.split("\n").map(oneLine).join("\n") };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").replace(/\p{Cf}/gu, "");
}

/** A sign that no letter holds: it is taken out again once the words around it are there. */
const mark = "\0";

function markName(text: string): string {
  return text.replace(/Khamt|Хамт/g, (name) => name.slice(0, 2) + mark + name.slice(2));
}

function inItsName<Said>(said: Said, language: Language, brand: string): Said {
  return everyText(said, (text) => withSiteName(text, language, brand).replaceAll(mark, ""));
}

/** The same value with each text in it changed. */
function everyText<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (each: unknown): unknown => {
    if (typeof each === "string") return change(each);
    if (Array.isArray(each)) return each.map(changed);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, changed(part)]));
  };
  return changed(value) as Value;
}

/** Who sends it: where to write to, by mail and by post. */
function sendersOf(site: LetterSite | undefined, language: Language): string[] {
  const lines = (site?.postal?.[language] ?? "").split(/\s*\n\s*/).filter(Boolean);
  return site?.contactEmail ? [...lines, site.contactEmail] : lines;
}

function answersTo(letter: Email, contact: string | null): string | undefined {
  if (letter.kind === "contact-form") return letter.email;
  return letter.kind === "email-changed" && contact !== null ? contact : undefined;
}

type Said<Kind extends EmailKind> = { letter: EmailOf<Kind>; catalogue: LetterWords; contact: string | null };

function wordsOf<Kind extends EmailKind>({ letter, catalogue, contact }: Said<Kind>): Words {
  return catalogue[letter.kind](letter, contact);
}

/** Tokens stand in the fragment: no server and no log gets them. */
function pathOf(letter: Email): string {
  switch (letter.kind) {
    case "password-reset":
    case "given-back":
      return `/reset-password#${encodeURIComponent(letter.token)}`;
    case "account-invitation":
      return `/reset-password?account=new${letter.startUp ? `&startUp=${letter.startUp.kind}` : ""}#${encodeURIComponent(letter.token)}`;
    case "email-change-confirm":
      return `/confirm-email#${encodeURIComponent(letter.token)}`;
    case "account-standing":
      return letter.token === null ? "/" : `/appeal#${encodeURIComponent(letter.token)}`;
    case "welcome":
      return firstStep[letter.accountType];
    case "news":
    case "programme-invitation":
    case "jury-invitation":
      return letter.path;
    case "match-digest":
      return letter.next.path;
    case "desk":
    case "backup-failed":
      return "/manage";
    case "test-letter":
      return "/manage/first-run";
    case "verification":
      return "/settings?section=verified";
    case "new-device":
      return "/settings?section=devices";
    case "second-step-on":
    case "second-step-off":
    case "second-step-failed":
    case "recovery-code-used":
    case "passkey-added":
    case "passkey-removed":
      return "/settings?section=security";
    case "service-desk":
      return `/services/requests?side=all#${letter.requestId}`;
    case "already-registered":
    case "password-changed":
    case "deletion-cancelled":
      return "/";
    case "moderation":
      return letter.token === null ? "/my-profile" : `/appeal#${encodeURIComponent(letter.token)}`;
    case "domain-lost":
      return "/domain-verification";
    case "email-change-notice":
    case "deletion-planned":
    // These have no button.
    case "email-changed":
    case "deleted":
    case "code":
    case "work-code":
    case "contact-form":
      return "/settings";
  }
}

/** A person may begin with an idea or with a profile: the dashboard offers both. */
const firstStep: Record<PartnerType, string> = { individual: "/dashboard", company: "/create-company" };

function plain({ said, greeting, code, link, sentTo, senders, brand, publicUrl }: Parts): string {
  const [first, ...others] = said.paragraphs;
  const blocks = [
    said.heading,
    greeting,
    code,
    first,
    said.quote && `> ${said.quote.replaceAll("\n", "\n> ")}`,
    ...others,
    ...(said.items ?? []).map(({ title, text, path }) => `${title}\n${text}\n${publicUrl}${path}`),
    link && `${said.button}:\n${link}`,
    said.note,
    ...(said.links ?? []).map(({ label, path }) => `${label}:\n${publicUrl}${path}`),
    `-- \n${[`${brand}, ${publicUrl}`, ...senders, sentTo].join("\n")}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join("\n\n")}\n`;
}
