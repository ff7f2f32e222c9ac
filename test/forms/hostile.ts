// What a page must show as it was typed: markup that would run, letters that turn the line around, pictures made of
// several signs, Mongolian typed in Latin letters, and every text as long as it may be.
import { type Field, fieldsOfKind, type Fields, type Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { longest, mostTags } from "../../packages/contract/src/entities/given.ts";
import type { FilledForm } from "./filled.ts";

const script = `<script>document.title = "taken over"</script>`;
const image = `<img src=x onerror="document.title = 'taken over'">`;
const signs = "👩🏽‍💻🐎🇲🇳";
const rightToLeft = "مرحبا بالعالم שלום עולם!";
/** Refused where one line is written, and kept in longer texts. */
const turned = "\u202Ethgir morf";
const latin = "bi nyagtlan hiideg, san huu hariutsaj chadna";
const quotes = `'"\`; DROP TABLE users; -- \${7*7} {{7*7}} %s %00 ../../etc/passwd`;

const line = (beginning: string) => filling(longest.line, beginning);
const text = filling(longest.text, [script, image, signs, rightToLeft, turned, quotes].join(" "));
const tag = (beginning: string) => `${beginning} ${"x".repeat(longest.tag)}`.slice(0, longest.tag);
const address = (beginning: string) => beginning + "a".repeat(longest.address - beginning.length);
/** Words that mean nothing in either language: none is another one's twin. */
const manyTags = Array.from({ length: mostTags }, (_, at) => nonsense(at));
const fewTags = [script, "<b onclick=x>", tag(signs), rightToLeft, "nyagtlan bodogch"];

const names = inTurn([script, rightToLeft].map(line));
const lines = inTurn(
  [image, signs, quotes, script, rightToLeft, "GMT+14", "-1e309", "100 %%", "constructor"].map(line),
);
const tags = inTurn([
  [tag("<svg onload=alert(1)>")],
  [signs],
  [rightToLeft],
  ["${7*7}"],
  ["{{constructor}}"],
  ["__proto__"],
  ["null", "undefined"],
  [tag(image)],
  ["NaN"],
  ["true"],
]);
const addresses = inTurn(
  [
    "https://example.com/?q=%3Cscript%3E&a=",
    "https://example.com/#'onmouseover='alert(1)",
    "http://example.com/javascript:alert(1)//",
    "https://example.com/../../",
    "https://example.com/?next=javascript:alert(1)&a=",
    "https://example.com/%2e%2e/",
    "https://example.com/a?b=c&amp&d=",
    "https://example.com:8443/",
    "https://xn--e1afmkfd.example.com/",
  ].map(address),
);
const mailAddresses = inTurn([
  `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(49)}.example.com`,
  "o'neil+o'neil@example.com",
]);

export const hostile = {
  cofounder: formOf("cofounder", { place: { importance: "must", values: fewTags } }),
  company: formOf("company", { industry: { importance: "must", values: fewTags } }),
  idea: {
    ...formOf("idea", { skills: { importance: "must", values: fewTags } }),
    title: line(`${signs} ${script}`),
  },
  project: {
    ...formOf("project", { place: { importance: "must", values: fewTags } }),
    title: line(image),
  },
};

function formOf<Kind extends EntityKind>(kind: Kind, preferences: Preferences): FilledForm<Kind> {
  const fields: Fields = fieldsOfKind[kind];
  // The first list holds as many tags as it may, the second such as are hard to show.
  const lists = [manyTags, fewTags];
  const fill = (field: Field) => (field.sort === "tags" ? (lists.shift() ?? tags()) : valueOf(field));
  const typed = Object.entries(fields).map(([name, field]) => [name, fill(field)]);
  return { ...Object.fromEntries(typed), preferences } as FilledForm<Kind>;
}

/** Undefined for files, which are no text. */
function valueOf(field: Field): unknown {
  switch (field.sort) {
    case "name":
      return names();
    case "line":
    case "place":
      return field.offers?.at(-1) ?? lines();
    case "choice":
      return (field.offers ?? field.options).at(-1);
    case "text":
      return text;
    case "lines":
      return field.areAddresses ? [addresses(), addresses()] : [script, signs, image, "?", "__proto__"];
    case "number":
      return typeof field.to === "number" ? field.to : new Date().getFullYear() + field.to.yearsAhead;
    case "url":
      return addresses();
    case "email":
      return mailAddresses();
    case "phone":
      return "+976 (99) 11-22-33, 7700 1122; 11 32 45 67 (ext. 12345)";
    case "timezone":
      return "America/Argentina/ComodRivadavia";
    case "tags":
      return tags();
    case "switch":
      return true;
    case "image":
    case "files":
      return undefined;
  }
}

/** One after the other, and then from the first again. */
function inTurn<Value>(values: readonly Value[]): () => Value | undefined {
  let at = 0;
  return () => values[at++ % values.length];
}

/** The last sign shows whether anything was cut. */
function filling(length: number, beginning: string): string {
  return `${beginning} ${`${latin} `.repeat(length)}`.slice(0, length - 1) + "Ω";
}

function nonsense(at: number): string {
  const letters = "bcdfghjkmnpqrtvwxz";
  const sign = (step: number) => letters[(at * step + step) % letters.length] ?? "q";
  return `${sign(1)}q${sign(5)}x${sign(7)}z${at}`;
}
