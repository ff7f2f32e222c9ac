import type { DraftedKind } from "@khamt/contract";
import { options as english } from "@khamt/language/options/en";
import { options as mongolian } from "@khamt/language/options/mn";
import { companyIndustries, companySizes, ideaIndustries } from "@khamt/contract/form-vocabulary";
import { stages } from "@khamt/contract/vocabulary";
import { wordsIn } from "./columns.ts";

export type StartUpColumn =
  | "startUp"
  | "description"
  | "industry"
  | "stage"
  | "size"
  | "website"
  | "foundedYear"
  | "place"
  | "phone"
  | "registration";
/** What stands in one cell beside who it is about, with its heading, and of which column it is. */
export type Beside = { text: string; cell: string; column: StartUpColumn | undefined };

const words: Record<StartUpColumn, readonly string[]> = {
  startUp: [
    "startup",
    "startupname",
    "nameofstartup",
    "company",
    "companyname",
    "project",
    "projectname",
    "team",
    "teamname",
    "стартап",
    "стартапыннэр",
    "стартапнэр",
    "компани",
    "компанийннэр",
    "төсөл",
    "төслийннэр",
    "баг",
    "багийннэр",
    "байгууллагыннэр",
  ],
  description: [
    "description",
    "shortdescription",
    "about",
    "pitch",
    "summary",
    "whatitdoes",
    "тайлбар",
    "тухай",
    "танилцуулга",
    "товчтанилцуулга",
    "товчтайлбар",
    "төслийнтухай",
  ],
  industry: ["industry", "sector", "field", "салбар", "чиглэл", "үйлажиллагаанычиглэл"],
  stage: ["stage", "үешат", "шат", "хөгжлийнүешат"],
  size: ["size", "companysize", "хэмжээ", "компанийнхэмжээ"],
  website: ["website", "web", "site", "url", "вэб", "веб", "вэбсайт", "вебсайт", "вэбхуудас", "цахимхуудас"],
  foundedYear: ["founded", "foundedin", "foundedyear", "yearfounded", "байгуулагдсан", "байгуулагдсанон"],
  place: ["location", "city", "place", "headquarters", "байршил", "хот", "аймагхот"],
  phone: ["phone", "phonenumber", "telephone", "mobile", "утас", "утасныдугаар", "гарутас"],
  registration: ["registrationnumber", "register", "регистр", "регистрийндугаар", "улсынбүртгэлийндугаар"],
};

/** Of those that say nothing of the person; each kind of column once. */
export function findStartUpColumns(
  headings: readonly string[],
  isTaken: (place: number) => boolean,
): ReadonlyMap<number, StartUpColumn> {
  const found = new Map<StartUpColumn, number>();
  headings.forEach((heading, place) => {
    const said = isTaken(place) ? [] : wordsIn(heading);
    for (const column of columns)
      if (!found.has(column) && said.some((word) => words[column].includes(word))) found.set(column, place);
  });
  return new Map([...found].map(([column, place]) => [place, column]));
}

const columns: readonly StartUpColumn[] = [
  ...(["startUp", "description", "industry", "stage", "size", "website"] as const),
  ...(["foundedYear", "place", "phone", "registration"] as const),
];

type Read = (cell: string) => unknown;
const asText: Read = (cell) => cell;
const asLine: Read = (cell) => cell.replaceAll(/\s+/gu, " ");
const asYear: Read = (cell) => /(?<!\d)(?:1[7-9]|20)\d\d(?!\d)/u.exec(cell)?.[0];
const asAddress: Read = (cell) =>
  /^(?:https?:\/\/)?[^\s/]+\.[^\s/]+(?:\/\S*)?$/iu.test(cell)
    ? cell.replace(/^(?!https?:\/\/)/iu, "https://")
    : undefined;

/** By the value itself, or as it is called in either language. */
function asOneOf(group: "industry" | "stage" | "companySize", values: readonly string[]): Read {
  const called = new Map<string, string>();
  for (const names of [english[group], mongolian[group]])
    for (const [value, name] of Object.entries(names))
      if (values.includes(value)) called.set(name.toLowerCase(), value).set(value, value);
  return (cell) => called.get(cell.toLowerCase());
}

/** Into which field of a new form each column goes; what does not fit there stays beside it. */
const fields: Record<DraftedKind, Partial<Record<StartUpColumn, readonly [string, Read]>>> = {
  company: {
    startUp: ["name", asLine],
    description: ["description", asText],
    industry: ["industry", asOneOf("industry", companyIndustries)],
    size: ["size", asOneOf("companySize", companySizes)],
    website: ["website", asAddress],
    foundedYear: ["foundedYear", asYear],
    place: ["headquarters", asLine],
    phone: ["phoneNumber", asLine],
    registration: ["registrationNumber", asLine],
  },
  idea: {
    startUp: ["title", asLine],
    description: ["description", asText],
    industry: ["industry", asOneOf("industry", ideaIndustries)],
    stage: ["stage", asOneOf("stage", stages)],
    place: ["location", asLine],
  },
};

/** Headings of the columns that a draft of this kind takes something of. */
export function takenBy(kind: DraftedKind, found: ReadonlyMap<number, StartUpColumn>): number[] {
  return [...found].flatMap(([place, column]) => (fields[kind][column] === undefined ? [] : [place]));
}

export type StartUpDraft = { name: string; fields: Record<string, unknown> };

/** The form that the founder begins with, and what stands nowhere in it. Undefined where no start-up is named. */
export function draftOf(
  kind: DraftedKind,
  beside: readonly Beside[],
): { draft: StartUpDraft; rest: Beside[] } | undefined {
  const name = beside.find(({ column }) => column === "startUp")?.cell;
  if (name === undefined) return undefined;
  const read = beside.map((each) => {
    const [field, of] = (each.column && fields[kind][each.column]) ?? [];
    return { each, field, value: of?.(each.cell) };
  });
  const filled = read.flatMap(({ field, value }) =>
    field === undefined || value === undefined ? [] : [[field, value] as const],
  );
  const rest = read.filter(({ value }) => value === undefined).map(({ each }) => each);
  return { draft: { name: name.replaceAll(/\s+/gu, " "), fields: Object.fromEntries(filled) }, rest };
}
