import { unescapeHtml } from "../lib/unescape-html.ts";

/** A rule of a style sheet with what each of its selectors needs of a page, or a group of rules. */
type Rule = { head: string; body: string | Rule[]; needs: string[][] };

const groups = /^@(layer|media|supports|container|starting-style)\b/;
/** What is escaped, or a class: `.sm\:p-8` is "sm:p-8". */
const classInSelector = /\\.|\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;
/** Of a selector whose classes are numbers: a class, a part of a field, the name of an element. */
const needInSelector = /\.(\d+)|::(?:-webkit-)?(file|date|calendar)|(?<![\w.:#[-])([a-z][\w-]*)/g;
const classAttribute = ' class="';

/**
 * Reads a whole, minified style sheet. The answer gives of it, in its order, what a page's markup needs: every rule with a
 * selector whose classes and elements the page has. Layers stay even when empty: their order is what the whole sheet,
 * which comes after, counts on.
 */
export function readStyleSheet(css: string): (markup: string) => string {
  const rules = readRules(css);
  const answers = new Map<string, string>();
  return (markup) => {
    const found = namesIn(markup);
    const key = [...found].toSorted().join(" ");
    const known = answers.get(key) ?? withoutUnread(write(rules, found));
    answers.delete(key);
    answers.set(key, known);
    const [oldest] = answers.keys();
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
    return known;
  };
}

const mostAnswers = 100;

/** Classes, elements, and those types of fields that have parts of their own. */
function namesIn(markup: string): Set<string> {
  const found = new Set(["html", "body"]);
  for (const list of classListsIn(markup))
    for (const name of unescapeHtml(list).split(" ")) found.add(`.${name}`);
  for (let at = markup.indexOf("<"); at !== -1; at = markup.indexOf("<", at + 1)) {
    let end = at + 1;
    while (isOfName(markup.charCodeAt(end))) end += 1;
    const name = markup.slice(at + 1, end);
    found.add(name);
    if (name === "input") found.add(typeIn(markup.slice(end, markup.indexOf(">", end))));
  }
  return found;
}

function classListsIn(markup: string): Set<string> {
  const lists = new Set<string>();
  for (let at = markup.indexOf(classAttribute); at !== -1;) {
    const start = at + classAttribute.length;
    const end = markup.indexOf('"', start);
    lists.add(markup.slice(start, end));
    at = markup.indexOf(classAttribute, end);
  }
  return lists;
}

/** A letter or digit. */
function isOfName(code: number): boolean {
  return code > 62 || (code > 47 && code < 58);
}

function typeIn(attributes: string): string {
  return `type=${/ type="(date|file)/.exec(attributes)?.[1]}`;
}

function write(rules: readonly Rule[], found: ReadonlySet<string>): string {
  return rules
    .map(({ head, body, needs }) => {
      if (needs.length > 0 && !needs.some((each) => each.every((name) => found.has(name)))) return "";
      if (typeof body === "string") return `${head}${body}`;
      const within = write(body, found);
      return within === "" && !head.startsWith("@layer") ? "" : `${head}{${within}}`;
    })
    .join("");
}

/** Without what is said of properties and movements that no rule left here names. */
function withoutUnread(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const moved = Array.from(css.matchAll(/animation(?:-name)?:([^;}]*)/g), ([, value]) => value).join(" ");
  const onlyRead = (whole: string, name: string) => (read.has(name) ? whole : "");
  return css
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (whole, name: string) =>
      moved.includes(name) ? whole : "",
    )
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
  if (open === -1) return { head: text, body: "", needs: [] };
  const head = text
    .slice(0, open)
    .replace(/^\/\*.*?\*\//s, "")
    .trim();
  const body = text.slice(open);
  if (groups.test(head)) return { head, body: readRules(body.slice(1, -1)), needs: [] };
  return { head, body, needs: head.startsWith("@") ? [] : needsOf(head) };
}

/** Of each selector of a list. What stands in a choice of several, or must not be there, is not asked for. */
function needsOf(list: string): string[][] {
  const classes: string[] = [];
  let bare = list
    .replaceAll(classInSelector, (_, name?: string) =>
      name === undefined ? " " : `.${classes.push(unescapeName(name)) - 1}`,
    )
    .replaceAll(/(\[[\w-]+)[^\]]*\]/g, "$1]");
  while (bare.includes("("))
    bare = bare.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
      ["is", "where", "has"].includes(name) && !inner.includes(",") ? ` ${inner} ` : "",
    );
  return bare
    .split(",")
    .map((selector) =>
      Array.from(selector.matchAll(needInSelector), ([, index, part, element]) =>
        index === undefined
          ? (element ?? `type=${part === "file" ? "file" : "date"}`)
          : `.${classes[Number(index)]}`,
      ),
    );
}

function unescapeName(name: string): string {
  return name.replaceAll(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code?: string, char?: string) =>
    code === undefined ? (char ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
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
