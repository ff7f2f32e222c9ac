import { entityKinds } from "@khamt/contract/vocabulary";
import { day } from "@khamt/contract/durations";
import { cofounder } from "../cofounder.ts";
import { company } from "../company.ts";
import { entities } from "../index.ts";
import { idea } from "../idea.ts";
import type { Rates } from "../meaning.ts";
import { project } from "../project.ts";
import type { Db } from "../../platform/db/handle.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { fileEntities } from "../search/entries.ts";
import { users } from "../../platform/db/schema/index.ts";
import { readSetting, writeSetting } from "../../platform/db/settings.ts";
import { cofounders } from "./cofounders.ts";
import { companies } from "./companies.ts";
import { ideas } from "./ideas.ts";
import { demoId } from "./identity.ts";
import { projects } from "./projects.ts";
import { removeDemo } from "./remove.ts";
import type { DemoCofounder, DemoCompany, DemoIdea, DemoProject } from "./types.ts";

type Load = { db: Db; now: Date; rates: Rates };

/** Whether nothing was loaded or removed yet, and nobody has an account: to a site with members examples come by the command alone. */
export async function isFirstRun(db: Db): Promise<boolean> {
  return (await readSetting(db, "demo-data")) === undefined && (await db.$count(users)) === 0;
}

/** Writes every demo row anew, all or none. */
export async function loadDemo({ db, now, rates }: Load): Promise<void> {
  const owners = [...cofounders.map(personOwner), ...ideas.map(ideaOwner), ...companies.map(firmOwner)];
  const rows = {
    cofounder: cofounders.map((entry) => cofounderRow(entry, now)),
    idea: ideas.map((entry) => ideaRow(entry, { now, rates })),
    company: companies.map((entry) => companyRow(entry, now)),
    project: projects.map((entry) => projectRow(entry, { now, rates })),
  };
  await db.transaction(async (tx) => {
    await removeDemo(tx);
    await insertRows(tx, users, owners);
    for (const kind of entityKinds) {
      await insertRows(tx, entities[kind].table, rows[kind]);
      await fileEntities(tx, { kind, ids: rows[kind].map(({ id }) => id) });
    }
    await writeSetting(tx, "demo-data", "loaded");
  });
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
  return { ...listed, ...fields, lastActiveAt: daysBefore(now, activeDaysAgo), ...cofounder.derive(fields) };
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
  return { ...listed, ...fields, ...idea.derive(fields, rates) };
}

function companyRow({ key, createdDaysAgo, ...fields }: DemoCompany, now: Date) {
  const listed = {
    id: demoId("company", key),
    userId: demoId("user", key),
    ...times(now, createdDaysAgo),
    isDemo: true,
  };
  return { ...listed, ...fields, ...company.derive(fields) };
}

function projectRow(
  { key, createdDaysAgo, company: owner, ...fields }: DemoProject,
  { now, rates }: Omit<Load, "db">,
) {
  const listed = {
    id: demoId("project", key),
    companyId: demoId("company", owner),
    ...times(now, createdDaysAgo),
    isDemo: true,
  };
  return { ...listed, ...fields, ...project.derive({ ...listed, ...fields }, rates) };
}

function times(now: Date, createdDaysAgo: number) {
  const createdAt = daysBefore(now, createdDaysAgo);
  return { createdAt, updatedAt: createdAt };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}
