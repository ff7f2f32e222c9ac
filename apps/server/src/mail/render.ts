import type { Letter } from "./letter.ts";
import { page } from "./page.ts";
import { type LetterWords, type Words, words } from "./words.ts";

export type Rendered = { subject: string; text: string; html: string };

/** A letter in its reader's language, as plain text and as HTML. */
export function render(given: Letter, { publicUrl }: { publicUrl: string }): Rendered {
  const letter = inOneLine(given);
  const catalogue = words[letter.language];
  const said = wordsOf(letter, catalogue);
  const parts = {
    language: letter.language,
    said,
    code: letter.kind === "code" ? letter.code : undefined,
    link: said.button === undefined ? undefined : publicUrl + pathOf(letter),
    brand: catalogue.brand,
    copyLink: catalogue.copyLink,
    sentTo: catalogue.sentTo(letter.to),
    publicUrl,
  };
  return { subject: said.subject, text: plain(parts), html: page(parts) };
}

export type Parts = {
  language: Letter["language"];
  said: Words;
  code: string | undefined;
  link: string | undefined;
  brand: string;
  copyLink: string;
  sentTo: string;
  publicUrl: string;
};

/** No foreign value begins a line or, by a bidirectional control, turns the words around it. */
function inOneLine(letter: Letter): Letter {
  const clean = (value: unknown) =>
    typeof value === "string" ? value.replace(/\p{Cc}+/gu, " ").replace(/\p{Cf}/gu, "") : value;
  return Object.fromEntries(Object.entries(letter).map(([name, value]) => [name, clean(value)])) as Letter;
}

/** TypeScript can't see that a catalogue's entry and its letter are of one kind. */
function wordsOf(letter: Letter, catalogue: LetterWords): Words {
  return (catalogue[letter.kind] as (letter: Letter) => Words)(letter);
}

/** Tokens stand in the fragment: no server and no log gets them. */
function pathOf(letter: Letter): string {
  switch (letter.kind) {
    case "password-reset":
      return `/reset-password#${encodeURIComponent(letter.token)}`;
    case "email-change-confirm":
      return `/confirm-email#${encodeURIComponent(letter.token)}`;
    case "already-registered":
    case "password-changed":
    case "deletion-cancelled":
      return "/";
    default:
      return "/settings";
  }
}

function plain({ said, code, link, sentTo, brand, publicUrl }: Parts): string {
  const blocks = [
    said.heading,
    code,
    ...said.paragraphs,
    link && `${said.button}:\n${link}`,
    said.note,
    `-- \n${brand}, ${publicUrl}\n${sentTo}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join("\n\n")}\n`;
}
