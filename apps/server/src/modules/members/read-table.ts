import { email as emailSchema, type ImportFault, type ImportPreview, mostImported } from "@khamt/contract";
import type { PartnerType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { readCsv } from "../../platform/text/csv.ts";

export type Invited = ImportPreview["examples"][number];
type Problem = ImportPreview["problems"][number];
export type Table = { fault: ImportFault | null; people: Invited[]; problems: Problem[] };

type Column = "email" | "name" | "firstName" | "lastName" | "language" | "kind";
/** Of a table's first line, in lower case, as spreadsheets of both languages have them. */
const headings: Record<Column, readonly string[]> = {
  email: [
    "email",
    "e-mail",
    "mail",
    "email address",
    "имэйл",
    "и-мэйл",
    "имэйл хаяг",
    "мэйл",
    "цахим шуудан",
  ],
  name: ["name", "full name", "бүтэн нэр", "овог нэр", "нэр овог"],
  firstName: ["first name", "firstname", "given name", "нэр", "өөрийн нэр"],
  lastName: ["last name", "lastname", "surname", "family name", "овог"],
  language: ["language", "lang", "хэл"],
  kind: ["kind", "type", "account type", "төрөл", "бүртгэлийн төрөл"],
};
const languages = new Map<string, Language>([
  ["en", "en"],
  ["english", "en"],
  ["англи", "en"],
  ["mn", "mn"],
  ["mongolian", "mn"],
  ["монгол", "mn"],
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

/** People of a table, and of every line that is left out why. `language`: of those whose line names none. */
export function readPeople(text: string, language: Language): Table {
  const lines = readCsv(text);
  if (lines === undefined) return faulty("unreadable");
  const [first, ...rows] = lines;
  if (first === undefined) return faulty("empty");
  const columns = findColumns(first.cells);
  if (!columns.has("email")) return faulty("no-heading");
  if (rows.length === 0) return faulty("empty");
  if (rows.length > mostImported) return faulty("too-many");
  const seen = new Set<string>();
  const table: Table = { fault: null, people: [], problems: [] };
  for (const { line, cells } of rows) {
    const read = readPerson((column) => cells[columns.get(column) ?? -1]?.trim() ?? "", language);
    const { email } = read;
    if (read.problem !== undefined) table.problems.push({ line, ...read.problem });
    else if (seen.has(email.toLowerCase())) table.problems.push({ line, problem: "twice", value: email });
    else table.people.push({ line, ...read.person });
    seen.add(email.toLowerCase());
  }
  return table;
}

function faulty(fault: ImportFault): Table {
  return { fault, people: [], problems: [] };
}

function findColumns(cells: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>();
  cells.forEach((cell, place) => {
    const heading = cell.trim().toLowerCase();
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
  | { problem?: undefined; person: Omit<Invited, "line"> }
);

function readPerson(cell: (column: Column) => string, usual: Language): Read {
  const email = cell("email");
  const written = cell("name") || [cell("firstName"), cell("lastName")].filter(Boolean).join(" ");
  const name = written.replaceAll(noPartOfNames, " ").trim();
  const language = cell("language") === "" ? usual : languages.get(cell("language").toLowerCase());
  const accountType = cell("kind") === "" ? "individual" : kinds.get(cell("kind").toLowerCase());
  const refuse = (problem: Problem["problem"], value: string): Read => ({
    email,
    problem: { problem, value: value.slice(0, longestName) },
  });
  if (email === "") return refuse("no-email", name);
  if (!emailSchema.safeParse(email).success) return refuse("wrong-email", email);
  if (name.length > longestName) return refuse("long-name", name);
  if (language === undefined) return refuse("wrong-language", cell("language"));
  if (accountType === undefined) return refuse("wrong-kind", cell("kind"));
  return { email, person: { name, email, language, accountType } };
}
