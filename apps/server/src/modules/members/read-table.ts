import {
  type DraftedKind,
  email as emailSchema,
  type ImportFault,
  type ImportPreview,
  mostImported,
} from "@khamt/contract";
import type { PartnerType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { addressesIn, hasCyrillic } from "../../platform/text/addresses.ts";
import { editDistance } from "../../platform/text/edit-distance.ts";
import { readCsv } from "../../platform/text/csv.ts";
import { type Column, type Columns, findColumns } from "./columns.ts";
import { type Beside, findStartUpColumns, takenBy } from "./start-up-columns.ts";

/** `others`: what stands in columns that say nothing of the person, one for each. */
export type Invited = ImportPreview["examples"][number] & { others: Beside[] };
type Problem = ImportPreview["problems"][number];
type Warning = ImportPreview["warnings"][number];
export type Table = {
  fault: ImportFault | null;
  columns: ImportPreview["columns"];
  /** Headings that drafts of start-ups take something of. */
  drafts: Omit<ImportPreview["drafts"], "count">;
  people: Invited[];
  problems: Problem[];
  warnings: Warning[];
};

/** Lists often have a title above their columns. */
const mostTitleLines = 8;
/** What stands further to the right is left aside: a heading is looked at in many ways. */
const mostColumns = 200;
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
const common = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"];
/** Places of their own. */
const nearCommon = ["mail.com", "email.com", "ymail.com"];
const longestName = 100;
/** "bat bold@example.mn" may be the address of somebody else: its first half stands before a space. */
const halfAnAddress = /^[\w.+-]+\s+[^\s<]+@/u;
/** A name is one line, and turns no words around it. */
const noPartOfNames = /[\r\n\u2028-\u202e\u2066-\u2069]+/gu;

/** People of a table, and of every line that is left out why. `language`: of those whose line names none that is known. */
export function readPeople(text: string, language: Language): Table {
  const lines = readCsv(text)?.map(({ line, cells }) => ({ line, cells: cells.slice(0, mostColumns) }));
  if (lines === undefined) return faulty("unreadable");
  if (lines.length === 0) return faulty("empty");
  const tops = lines.slice(0, mostTitleLines + 1).map(({ cells }) => cells);
  const first = tops.findIndex((_, at) => findColumns(tops.slice(0, at + 1)));
  const columns = findColumns(tops.slice(0, first + 1));
  if (columns === undefined) return faulty("no-heading");
  const rows = lines.slice(first + 1);
  if (rows.length === 0) return faulty("empty");
  if (rows.length > mostImported) return faulty("too-many");
  const seen = new Set<string>();
  const known = new Set(columns.places.values());
  const startUps = findStartUpColumns(columns.headings, (place) => known.has(place));
  const table: Table = { ...faulty(null), columns: tell(columns), drafts: draftsOf(columns, startUps) };
  for (const { line, cells } of rows) {
    const read = readPerson((column) => cells[columns.places.get(column) ?? -1]?.trim() ?? "", language);
    const { email } = read;
    if (read.problem !== undefined) table.problems.push({ line, ...read.problem });
    else if (seen.has(email.toLowerCase())) table.problems.push({ line, problem: "twice", value: email });
    else {
      table.people.push({ line, ...read.person, others: othersOf(cells, columns, startUps) });
      if (read.warning !== undefined) table.warnings.push({ line, ...read.warning });
    }
    seen.add(email.toLowerCase());
  }
  return table;
}

function faulty(fault: ImportFault | null): Table {
  const drafts = { company: [], idea: [] };
  return { fault, columns: { read: [], others: [] }, drafts, people: [], problems: [], warnings: [] };
}

type StartUps = ReturnType<typeof findStartUpColumns>;

function draftsOf({ headings }: Columns, startUps: StartUps): Table["drafts"] {
  const of = (kind: DraftedKind) =>
    takenBy(kind, startUps).map((place) => oneLine(headings[place] ?? "").slice(0, longestName));
  return { company: of("company"), idea: of("idea") };
}

function tell({ places, headings }: Columns): Table["columns"] {
  const known = new Set(places.values());
  const said = headings.map((heading) => oneLine(heading).slice(0, longestName));
  return {
    read: said.filter((_, place) => known.has(place)),
    others: said.filter((heading, place) => heading !== "" && !known.has(place)),
  };
}

function othersOf(cells: readonly string[], { places, headings }: Columns, startUps: StartUps): Beside[] {
  const known = new Set(places.values());
  return cells
    .map((cell, place) => ({ heading: oneLine(headings[place] ?? ""), cell: cell.trim(), place }))
    .filter(({ cell, place }) => cell !== "" && !known.has(place))
    .map(({ heading, cell, place }) => ({
      text: heading === "" ? cell : `${heading}: ${cell}`,
      cell,
      column: startUps.get(place),
    }));
}

function oneLine(text: string): string {
  return text.replaceAll(noPartOfNames, " ").trim();
}

/** "gmail.con": one letter from where so many have their address that it is hardly meant. */
function isLikelySlip(email: string): boolean {
  const place = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (common.includes(place) || nearCommon.includes(place)) return false;
  return common.some((each) => editDistance(place, each) === 1);
}

type Read = { email: string } & (
  | { problem: Omit<Problem, "line"> }
  | {
      problem?: undefined;
      person: Omit<Invited, "line" | "others">;
      warning: Omit<Warning, "line"> | undefined;
    }
);

function readPerson(cell: (column: Column) => string, usual: Language): Read {
  const typed = cell("email");
  const [address = "", ...more] = addressesIn(typed);
  const isFound = more.length === 0 && !halfAnAddress.test(typed) && emailSchema.safeParse(address).success;
  const email = isFound ? address : typed;
  const name = oneLine(cell("name") || [cell("firstName"), cell("lastName")].filter(Boolean).join(" "));
  const named = cell("language");
  const language = languages.get(named.toLowerCase());
  const accountType = cell("kind") === "" ? "individual" : kinds.get(cell("kind").toLowerCase());
  const refuse = (problem: Problem["problem"], value: string): Read => ({
    email,
    problem: { problem, value: value.slice(0, longestName) },
  });
  if (email === "") return refuse("no-email", name);
  if (hasCyrillic(address)) return refuse("cyrillic", email);
  if (more.length > 0) return refuse("several-emails", email);
  if (!isFound) return refuse("wrong-email", email);
  if (name.length > longestName) return refuse("long-name", name);
  if (accountType === undefined) return refuse("wrong-kind", cell("kind"));
  const warning = isLikelySlip(email)
    ? { problem: "likely-slip" as const, value: email }
    : named === "" || language !== undefined
      ? undefined
      : { problem: "unknown-language" as const, value: named.slice(0, longestName) };
  return { email, person: { name, email, language: language ?? usual, accountType }, warning };
}
