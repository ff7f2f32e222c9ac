import type { ProgrammeStartUp } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { options as english } from "@khamt/language/options/en";
import { options as mongolian } from "@khamt/language/options/mn";
import { type Table, tableOf } from "../../platform/text/table.ts";

const options = { en: english, mn: mongolian };

type Words = Record<
  | "name"
  | "kind"
  | "industry"
  | "stage"
  | "place"
  | "size"
  | "foundedYear"
  | "employees"
  | "annualRevenue"
  | "website"
  | "founder"
  | "experience"
  | "joined",
  string
> & { kinds: Record<ProgrammeStartUp["kind"], string> };

const words: Record<Language, Words> = {
  en: {
    name: "Name",
    kind: "Kind",
    industry: "Industry",
    stage: "Stage",
    place: "Place",
    size: "Company size",
    foundedYear: "Founded in",
    employees: "Employees",
    annualRevenue: "Annual revenue",
    website: "Website",
    founder: "Founder",
    experience: "Founder's experience",
    joined: "In the programme since",
    kinds: { idea: "Startup idea", company: "Company" },
  },
  mn: {
    name: "Нэр",
    kind: "Төрөл",
    industry: "Салбар",
    stage: "Үе шат",
    place: "Байршил",
    size: "Компанийн хэмжээ",
    foundedYear: "Байгуулагдсан он",
    employees: "Ажилтны тоо",
    annualRevenue: "Жилийн орлого",
    website: "Вэб хуудас",
    founder: "Үүсгэн байгуулагч",
    experience: "Үүсгэн байгуулагчийн туршлага",
    joined: "Хөтөлбөрт нэгдсэн",
    kinds: { idea: "Стартап санаа", company: "Компани" },
  },
};

/** One line for each, to be counted and put in order as a report asks. */
export function startUpsTable(startUps: readonly ProgrammeStartUp[], reader: Language): Table {
  const [t, named] = [words[reader], options[reader]];
  return tableOf<ProgrammeStartUp>(
    [
      [t.name, ({ name }) => name],
      [t.kind, ({ kind }) => t.kinds[kind]],
      [t.industry, ({ industry }) => industry && named.industry[industry]],
      [t.stage, ({ stage }) => stage && named.stage[stage]],
      [t.place, ({ place }) => place],
      [t.size, ({ size }) => size && named.companySize[size]],
      [t.foundedYear, ({ foundedYear }) => foundedYear],
      [t.employees, ({ employees }) => employees],
      [t.annualRevenue, ({ annualRevenue }) => annualRevenue && named.annualRevenue[annualRevenue]],
      [t.website, ({ website }) => website],
      [t.founder, ({ founder }) => founder],
      [t.experience, ({ experience }) => experience && named.experience[experience]],
      [t.joined, ({ joinedAt }) => new Date(joinedAt)],
    ],
    startUps,
  );
}
