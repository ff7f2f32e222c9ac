import { email as emailSchema, type ImportFault, type ImportPreview, mostImported } from "@khamt/contract";
import type { PartnerType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { readCsv } from "../../platform/text/csv.ts";

export type Invited = ImportPreview["examples"][number];
type Problem = ImportPreview["problems"][number];
type Warning = ImportPreview["warnings"][number];
export type Table = {
  fault: ImportFault | null;
  people: Invited[];
  problems: Problem[];
  warnings: Warning[];
};

type Column = "email" | "name" | "firstName" | "lastName" | "language" | "kind";
/** As spreadsheets of both languages have them: their letters alone, in lower case, without "address". */
const headings: Record<Column, readonly string[]> = {
  email: [
    "email",
    "mail",
    "gmail",
    "имэйл",
    "имейл",
    "емэйл",
    "мэйл",
    "мейл",
    "майл",
    "цахимшуудан",
    "цахим",
  ],
  name: ["name", "fullname", "бүтэннэр", "овогнэр", "нэровог"],
  firstName: ["firstname", "givenname", "нэр", "өөрийннэр"],
  lastName: ["lastname", "surname", "familyname", "овог"],
  language: ["language", "lang", "хэл"],
  kind: ["kind", "type", "accounttype", "төрөл", "бүртгэлийнтөрөл"],
};
/** Lists often have a title above their columns. */
const mostTitleLines = 4;
const languages = new Map<string, Language>([
  ["en", "en"],
  ["eng", "en"],
  ["english", "en"],
  ["англи", "en"],
  ["англи хэл", "en"],
  ["mn", "mn"],
  ["mon", "mn"],
  ["mongolian", "mn"],
  ["мн", "mn"],
  ["монгол", "mn"],
  ["монгол хэл", "mn"],
]);
const kinds = new Map<string, PartnerType>([
  ["individual", "individual"],
  ["person", "individual"],
  ["хувь хүн", "individual"],
  ["иргэн", "individual"],
  ["company", "company"],
  ["компани", "company"],
  ["байгууллага", "company"],
]);
const longestName = 100;
/** A name is one line, and turns no words around it. */
const noPartOfNames = /[\r\n\u2028-\u202e\u2066-\u2069]+/gu;

/** People of a table, and of every line that is left out why. `language`: of those whose line names none that is known. */
export function readPeople(text: string, language: Language): Table {
  const lines = readCsv(text);
  if (lines === undefined) return faulty("unreadable");
  if (lines.length === 0) return faulty("empty");
  const first = lines.slice(0, mostTitleLines + 1).findIndex(({ cells }) => findColumns(cells).has("email"));
  if (first < 0) return faulty("no-heading");
  const columns = findColumns(lines[first]?.cells ?? []);
  const rows = lines.slice(first + 1);
  if (rows.length === 0) return faulty("empty");
  if (rows.length > mostImported) return faulty("too-many");
  const seen = new Set<string>();
  const table: Table = { fault: null, people: [], problems: [], warnings: [] };
  for (const { line, cells } of rows) {
    const read = readPerson((column) => cells[columns.get(column) ?? -1]?.trim() ?? "", language);
    const { email } = read;
    if (read.problem !== undefined) table.problems.push({ line, ...read.problem });
    else if (seen.has(email.toLowerCase())) table.problems.push({ line, problem: "twice", value: email });
    else {
      table.people.push({ line, ...read.person });
      if (read.warning !== undefined) table.warnings.push({ line, ...read.warning });
    }
    seen.add(email.toLowerCase());
  }
  return table;
}

function faulty(fault: ImportFault): Table {
  return { fault, people: [], problems: [], warnings: [] };
}

function findColumns(cells: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>();
  cells.forEach((cell, place) => {
    const letters = cell.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
    const heading = letters.replace(/(?:гийн)?хаяг$|address$/u, "");
    for (const [column, names] of Object.entries(headings))
      if (names.includes(heading) && isColumn(column) && !found.has(column)) found.set(column, place);
  });
  return found;
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(headings, name);
}

type Read = { email: string } & (
  | { problem: Omit<Problem, "line"> }
  | { problem?: undefined; person: Omit<Invited, "line">; warning: Omit<Warning, "line"> | undefined }
);

function readPerson(cell: (column: Column) => string, usual: Language): Read {
  const email = cell("email");
  const written = cell("name") || [cell("firstName"), cell("lastName")].filter(Boolean).join(" ");
  const name = written.replaceAll(noPartOfNames, " ").trim();
  const named = cell("language");
  const language = languages.get(named.toLowerCase());
  const accountType = cell("kind") === "" ? "individual" : kinds.get(cell("kind").toLowerCase());
  const refuse = (problem: Problem["problem"], value: string): Read => ({
    email,
    problem: { problem, value: value.slice(0, longestName) },
  });
  if (email === "") return refuse("no-email", name);
  if (!emailSchema.safeParse(email).success) return refuse("wrong-email", email);
  if (name.length > longestName) return refuse("long-name", name);
  if (accountType === undefined) return refuse("wrong-kind", cell("kind"));
  const warning =
    named === "" || language !== undefined
      ? undefined
      : { problem: "unknown-language" as const, value: named.slice(0, longestName) };
  return { email, person: { name, email, language: language ?? usual, accountType }, warning };
}
