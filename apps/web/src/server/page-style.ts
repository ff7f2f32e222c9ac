import { unescapeHtml } from "../lib/unescape-html.ts";

/** A rule of a style sheet, or a group of them. */
type Rule = { head: string; body: string | Rule[]; classes: string[] };

const groups = /^@(layer|media|supports|container)\b/;
/** What is escaped, or a class: `.sm\:p-8` is "sm:p-8". */
const classInSelector = /\\.|\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;
const classAttribute = ' class="';

/**
 * Reads a whole, minified style sheet. The answer gives of it, in its order, what a page's markup needs: every rule that names no
 * class or one of the page's. Layers stay even when empty: their order is what the whole sheet, which comes after, counts on.
 */
export function readStyleSheet(css: string): (markup: string) => string {
  const rules = readRules(css);
  const answers = new Map<string, string>();
  return (markup) => {
    const used = classesOf(markup);
    const key = [...used].toSorted().join(" ");
    const known = answers.get(key) ?? withoutUnread(write(rules, used));
    answers.delete(key);
    answers.set(key, known);
    const [oldest] = answers.keys();
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
    return known;
  };
}

const mostAnswers = 100;

function classesOf(markup: string): Set<string> {
  const lists = new Set<string>();
  for (let at = markup.indexOf(classAttribute); at !== -1;) {
    const start = at + classAttribute.length;
    const end = markup.indexOf('"', start);
    lists.add(markup.slice(start, end));
    at = markup.indexOf(classAttribute, end);
  }
  return new Set([...lists].flatMap((list) => unescapeHtml(list).split(" ")));
}

function write(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules
    .map(({ head, body, classes }) => {
      if (classes.length > 0 && !classes.some((each) => used.has(each))) return "";
      if (typeof body === "string") return `${head}${body}`;
      const within = write(body, used);
      return within === "" && !head.startsWith("@layer") ? "" : `${head}{${within}}`;
    })
    .join("");
}

/** Without what is said of properties that no rule left here reads. */
function withoutUnread(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const onlyRead = (whole: string, name: string) => (read.has(name) ? whole : "");
  return css
    .replaceAll(/@property\s+(--[\w-]+)\{[^}]*\}/g, onlyRead)
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, onlyRead);
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const end = endOfRule(css, start);
    const text = css.slice(start, end).trim();
    if (text !== "") rules.push(readRule(text));
    start = end;
  }
  return rules;
}

function readRule(text: string): Rule {
  const open = text.indexOf("{");
  if (open === -1) return { head: text, body: "", classes: [] };
  const head = text
    .slice(0, open)
    .replace(/^\/\*.*?\*\//s, "")
    .trim();
  const body = text.slice(open);
  if (groups.test(head)) return { head, body: readRules(body.slice(1, -1)), classes: [] };
  return { head, body, classes: head.startsWith("@") ? [] : classesIn(head) };
}

function classesIn(selector: string): string[] {
  return Array.from(selector.matchAll(classInSelector), ([, name]) => name)
    .filter((name) => name !== undefined)
    .map((name) =>
      name.replaceAll(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code?: string, char?: string) =>
        code === undefined ? (char ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    );
}

/** After the closing brace, or the semicolon of a rule without one. */
function endOfRule(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const char = css[at];
    if (char === "\\") at += 1;
    else if (char === "{") depth += 1;
    else if (char === "}" && --depth === 0) return at + 1;
    else if (char === ";" && depth === 0) return at + 1;
  }
  return css.length;
}
