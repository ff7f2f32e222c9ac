import { deriveCofounder, deriveCompany, deriveIdea, deriveProject, type Rates } from "../derive.ts";
import type { Db } from "../../platform/db/handle.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { fileEntities } from "../search/entries.ts";
import {
  companies,
  projectListings,
  startupCofounders,
  startupIdeas,
  users,
} from "../../platform/db/schema/index.ts";
import { writeSetting } from "../../platform/db/settings.ts";
import { cofounders } from "./cofounders.ts";
import { companies as firms } from "./companies.ts";
import { ideas } from "./ideas.ts";
import { demoId } from "./identity.ts";
import { projects } from "./projects.ts";
import { removeDemo } from "./remove.ts";
import type { DemoCofounder, DemoCompany, DemoIdea, DemoProject } from "./types.ts";

const day = 24 * 60 * 60 * 1000;

type Load = { db: Db; now: Date; rates: Rates };

/** Writes every demo row anew, all or none. */
export async function loadDemo({ db, now, rates }: Load): Promise<void> {
  const rows = {
    users: [...cofounders.map(personOwner), ...ideas.map(ideaOwner), ...firms.map(firmOwner)],
    cofounders: cofounders.map((entry) => cofounderRow(entry, now)),
    ideas: ideas.map((entry) => ideaRow(entry, { now, rates })),
    companies: firms.map((entry) => companyRow(entry, now)),
    projects: projects.map((entry) => projectRow(entry, { now, rates })),
  };
  await db.transaction(async (tx) => {
    await removeDemo(tx);
    await insertRows(tx, users, rows.users);
    await insertRows(tx, startupCofounders, rows.cofounders);
    await insertRows(tx, startupIdeas, rows.ideas);
    await insertRows(tx, companies, rows.companies);
    await insertRows(tx, projectListings, rows.projects);
    await fileEntities(tx, { kind: "idea", ids: idsOf(rows.ideas) });
    await fileEntities(tx, { kind: "cofounder", ids: idsOf(rows.cofounders) });
    await fileEntities(tx, { kind: "company", ids: idsOf(rows.companies) });
    await fileEntities(tx, { kind: "project", ids: idsOf(rows.projects) });
    await writeSetting(tx, "demo-data", "loaded");
  });
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

const personOwner = ({ key, firstName, lastName }: DemoCofounder) =>
  owner({ key, firstName, lastName, userType: "individual" });

const ideaOwner = ({ key, owner: { firstName, lastName } }: DemoIdea) =>
  owner({ key, firstName, lastName, userType: "individual" });

const firmOwner = ({ key, name }: DemoCompany) =>
  owner({ key, firstName: name, lastName: null, userType: "company" });

type Owner = { key: string; firstName: string; lastName: string | null; userType: "individual" | "company" };

/** Without a password: nobody can sign in as a demo owner. */
function owner({ key, ...names }: Owner) {
  return {
    id: demoId("user", key),
    username: key,
    email: `${key}@demo.khamt.example`,
    isDemo: true,
    ...names,
  };
}

function cofounderRow({ key, createdDaysAgo, activeDaysAgo, ...fields }: DemoCofounder, now: Date) {
  const listed = {
    id: demoId("cofounder", key),
    userId: demoId("user", key),
    ...times(now, createdDaysAgo),
    isDemo: true,
  };
  return { ...listed, ...fields, lastActiveAt: daysBefore(now, activeDaysAgo), ...deriveCofounder(fields) };
}

function ideaRow(
  { key, createdDaysAgo, owner: _owner, ...fields }: DemoIdea,
  { now, rates }: Omit<Load, "db">,
) {
  const listed = {
    id: demoId("idea", key),
    userId: demoId("user", key),
    ...times(now, createdDaysAgo),
    isDemo: true,
  };
  return { ...listed, ...fields, ...deriveIdea(fields, rates) };
}

function companyRow({ key, createdDaysAgo, ...fields }: DemoCompany, now: Date) {
  const listed = {
    id: demoId("company", key),
    userId: demoId("user", key),
    ...times(now, createdDaysAgo),
    isDemo: true,
  };
  return { ...listed, ...fields, ...deriveCompany(fields) };
}

function projectRow(
  { key, createdDaysAgo, company, ...fields }: DemoProject,
  { now, rates }: Omit<Load, "db">,
) {
  const listed = {
    id: demoId("project", key),
    companyId: demoId("company", company),
    ...times(now, createdDaysAgo),
    isDemo: true,
  };
  return { ...listed, ...fields, ...deriveProject({ ...listed, ...fields }, rates) };
}

function times(now: Date, createdDaysAgo: number) {
  const createdAt = daysBefore(now, createdDaysAgo);
  return { createdAt, updatedAt: createdAt };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}
