import type { Said } from "./strings.ts";

/** A rule of form: what is wrong where `pattern` is found. */
export type Rule = { name: string; language?: "en" | "mn"; pattern: RegExp; but?: (said: Said) => boolean };

/** As the specification has them. */
const asSpecified = new Set(["Creating...", "Did you forget to add the page to the router?"]);
/** What the specification has with an exclamation mark, and how a member's own first message begins. */
const exclaimed =
  /^(?:Copied|Error|Code Sent|Welcome back|Successfully (?:saved|signed in|registered|Verified))!$|^(?:Хуулагдлаа|Алдаа|Код илгээлээ|Тавтай морилно уу|Амжилттай (?:хадгаллаа|нэвтэрлээ|бүртгүүллээ|баталгаажлаа))!$|^(?:Hello|Сайн байна уу,) \{\}!/u;
/** Written for whoever runs the site or the domain, or about what leaves a device. */
const ofTheMachineRoom =
  /\/(?:information|legal|domain|private-matching|verification|auth|erp-guide)\.(?:en|mn)\.ts$|mail\/words\/(?:en|mn)\.ts$/;

export const rules: Rule[] = [
  {
    name: "an ending hangs on a slot, whatever its word may be",
    language: "mn",
    // Safe for every value: the ordinal -р, the day -нд, and endings after "%".
    pattern: /\{\}»?-(?!р(?!\p{L})|нд(?!\p{L}))\p{L}/u,
  },
  {
    name: "a question without a question mark",
    language: "mn",
    // The polite imperative ends alike: "бичнэ үү".
    pattern: /(?:^|\s)(?:вэ|бэ|(?<!\p{L}н[аэоө] )(?:уу|үү|юу|юү))\s*(?:$|\.)/u,
    but: ({ text }) => /^(?:юу|[^ ]+н[аэоө] [уү]{2})$/iu.test(text),
  },
  {
    name: "a question word without its particle",
    language: "mn",
    pattern: /^(?:[^.]*\s)?(?:хэн|юу|хаана|хэзээ)\s(?!ч\s)(?:[^.:]*\s)?байна\??$/iu,
  },
  {
    name: "an ordinal that sounds otherwise after other numbers",
    language: "mn",
    pattern: /\{\}\s(?:дэх|дахь)/u,
  },
  { name: "«-х боломжтой» where «-ж болно» is said", language: "mn", pattern: /\p{L}х боломжтой/u },
  { name: "a familiar imperative", language: "mn", pattern: /тавтай морил!/iu },
  { name: "an exclamation mark", pattern: /[\p{L}}]!/u, but: ({ text }) => exclaimed.test(text) },
  { name: "a typographic apostrophe", language: "en", pattern: /’/ },
  { name: "a space before %", pattern: /\s%/ },
  { name: "three dots for an ellipsis", pattern: /\.\.\./ },
  { name: "a space before an ellipsis", pattern: /\s…/ },
  { name: "straight quotation marks", pattern: /"/ },
  { name: "quotation marks of the other language", language: "mn", pattern: /[“”]/ },
  { name: "quotation marks of the other language", language: "en", pattern: /[«»]/ },
  { name: "two spaces, or one before a mark", pattern: / {2}| [,;.?](?:\s|$)/ },
  {
    name: "the brand without «» and hyphen",
    language: "mn",
    // As a label it is bare; "together" in a sentence is "хамт".
    pattern: /(?<!«)Хамт(?!\p{L})|Хамт(?:ын|ад|ыг|аас|аар)(?!\p{L})|«Хамт»\p{L}|Khamt/u,
    but: ({ text }) => text === "Хамт" || text === "Хамт бүтээх хүнээ ол",
  },
  {
    name: "a member reads of servers, routers or milliseconds",
    pattern: /\b(?:servers?|routers?|milliseconds?|ms)\b|сервер|чиглүүлэгч|(?<!\p{L})мс(?!\p{L})/iu,
    but: ({ file }) => ofTheMachineRoom.test(file),
  },
];

/** Buttons stand in cards: two lines of them are the most that a screen of 360 px has room for. */
const ofButtons =
  /^(?:button|action|send|submit|save|cancel|retry|again|start|close|aiMatch|matchForMe|matchIdeasForMe|connect|message|apply|search|reset|show|showAll|openNamed|signIn|add|remove|edit|view|pause|resume|renew|accept|decline|withdraw|ask|find|go|complete)$/;
const longest = 44;

/** What is wrong with the form of a string. */
export function faultsOfForm(said: Said): string[] {
  if (asSpecified.has(said.text)) return [];
  const broken = rules.filter(
    ({ language, pattern, but }) =>
      (language === undefined || language === said.language) &&
      pattern.test(said.text) &&
      but?.(said) !== true,
  );
  const isLong = ofButtons.test(said.key) && !/[.?!:]|\{\}/.test(said.text) && said.text.length > longest;
  return [...broken.map(({ name }) => name), ...(isLong ? ["a button's label too long for 360 px"] : [])];
}
