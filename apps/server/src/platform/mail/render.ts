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
};

/** A letter in its reader's language, as plain text and as HTML. */
export function render(given: Email, { publicUrl }: { publicUrl: string }): Rendered {
  const letter = inOneLine(given);
  const catalogue = words[letter.language];
  const said = wordsOf(letter, catalogue);
  const footer = footers[letter.kind] ?? "sentTo";
  const parts = {
    language: letter.language,
    said,
    greeting: isToOperator(letter) ? undefined : catalogue.greeting(letter.reader && short(letter.reader)),
    code: "code" in letter ? letter.code : undefined,
    link: said.button === undefined ? undefined : publicUrl + pathOf(letter),
    brand: catalogue.brand,
    copyLink: catalogue.copyLink,
    sentTo: catalogue[footer](letter.to),
    publicUrl,
  };
  const unsubscribe = "unsubscribe" in letter ? publicUrl + letter.unsubscribe : undefined;
  const replyTo = letter.kind === "contact-form" ? letter.email : undefined;
  return { subject: said.subject, text: plain(parts), html: page(parts), unsubscribe, replyTo };
}

/** The last line of letters that can be switched off, and of those to whoever runs the site. */
const footers: Partial<
  Record<
    Email["kind"],
    "newsSentTo" | "toldSentTo" | "operatorSentTo" | "decidedSentTo" | "welcomedSentTo" | "invitedSentTo"
  >
> = {
  welcome: "welcomedSentTo",
  "programme-invitation": "invitedSentTo",
  "match-digest": "newsSentTo",
  "contact-form": "operatorSentTo",
  desk: "newsSentTo",
  news: "toldSentTo",
  moderation: "decidedSentTo",
  verification: "decidedSentTo",
  "account-standing": "decidedSentTo",
};

/** To an address of the site, at which nobody reads a greeting. */
function isToOperator({ kind }: Email): boolean {
  return kind === "contact-form" || kind === "service-desk";
}

/** No foreign value begins a line or, by a bidirectional control, turns the words around it. */
function inOneLine(letter: Email): Email {
  return clean(letter) as Email;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\p{Cc}+/gu, " ").replace(/\p{Cf}/gu, "");
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each)]));
}

function wordsOf<Kind extends EmailKind>(letter: EmailOf<Kind>, catalogue: LetterWords): Words {
  return catalogue[letter.kind](letter);
}

/** Tokens stand in the fragment: no server and no log gets them. */
function pathOf(letter: Email): string {
  switch (letter.kind) {
    case "password-reset":
    case "account-invitation":
      return `/reset-password#${encodeURIComponent(letter.token)}`;
    case "email-change-confirm":
      return `/confirm-email#${encodeURIComponent(letter.token)}`;
    case "account-standing":
      return letter.token === null ? "/" : `/appeal#${encodeURIComponent(letter.token)}`;
    case "welcome":
      return firstStep[letter.accountType];
    case "news":
    case "programme-invitation":
      return letter.path;
    case "match-digest":
      return letter.next.path;
    case "desk":
    case "backup-failed":
      return "/manage";
    case "verification":
      return "/settings?section=verified";
    case "service-desk":
      return `/services/requests?side=all#${letter.requestId}`;
    case "already-registered":
    case "password-changed":
    case "deletion-cancelled":
      return "/";
    case "moderation":
      return "/my-profile";
    case "domain-lost":
      return "/domain-verification";
    default:
      return "/settings";
  }
}

/** A person may begin with an idea or with a profile: the dashboard offers both. */
const firstStep: Record<PartnerType, string> = { individual: "/dashboard", company: "/create-company" };

function plain({ said, greeting, code, link, sentTo, brand, publicUrl }: Parts): string {
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
    `-- \n${brand}, ${publicUrl}\n${sentTo}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join("\n\n")}\n`;
}
