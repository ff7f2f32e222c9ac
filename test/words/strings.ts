import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

export type Reader = "en" | "mn";
/** A string that somebody may read; `{}` stands for each of its slots. `key` is the name it has in its catalogue. */
export type Said = { file: string; line: number; key: string; language: Reader; text: string };

const root = join(import.meta.dirname, "../..");
const places = [
  "apps/web/src/**/words/*.{en,mn}.ts",
  "packages/language/src/options/{en,mn}.ts",
  "apps/server/src/platform/mail/words/{*-,}{en,mn}.ts",
  "apps/server/src/platform/words/{en,mn}.ts",
];
/** Of both languages at once. */
const mixed = ["packages/contract/src/members/conduct.ts", "packages/contract/src/site/service.ts"];

/** Every string of catalogues, mails, errors and the pages that mails lead to. */
export function everythingSaid(): Said[] {
  return globSync([...places, ...mixed], { cwd: root })
    .toSorted()
    .flatMap((file) => saidIn(file, readFileSync(join(root, file), "utf8")));
}

export function saidIn(file: string, source: string): Said[] {
  const own = /(?:^|[./-])(en|mn)\.ts$/.exec(file)?.[1];
  const found: Said[] = [];
  const keys: string[] = [];
  const unread = new Set<number>();
  const add = (start: number, text: string) => {
    if (unread.has(start) || !/\p{L}/u.test(text)) return;
    const language = own === "en" || own === "mn" ? own : languageOf(text);
    const line = source.slice(0, start).split("\n").length;
    found.push({ file, line, key: keys.at(-1) ?? "", language, text });
  };
  new Visitor({
    ImportDeclaration: (node) => void unread.add(node.source.start),
    TSModuleDeclaration: (node) => void unread.add(node.id.start),
    TSLiteralType: (node) => void unread.add(node.literal.start),
    BinaryExpression: (node) => void unread.add(node.right.start),
    Property(node) {
      unread.add(node.key.start);
      keys.push(source.slice(node.key.start, node.key.end).replaceAll('"', ""));
    },
    "Property:exit": () => void keys.pop(),
    Literal(node) {
      if (typeof node.value === "string") add(node.start, node.value);
    },
    TemplateLiteral(node) {
      add(node.start, node.quasis.map(({ value }) => value.cooked ?? value.raw).join("{}"));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function languageOf(text: string): Reader {
  return /\p{Script=Cyrillic}/u.test(text) ? "mn" : "en";
}
