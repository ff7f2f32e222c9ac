import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { cofounder } from "../src/entities/cofounder.ts";
import { company } from "../src/entities/company.ts";
import { idea } from "../src/entities/idea.ts";
import { project } from "../src/entities/project.ts";
import type { Db } from "../src/platform/db/handle.ts";
import { fileEntities } from "../src/entities/search/entries.ts";
import {
  companies,
  files,
  projectListings,
  reviews,
  startupCofounders,
  startupIdeas,
  users,
  verifications,
} from "../src/platform/db/schema/index.ts";
import { addressOf } from "../src/entities/files/address.ts";
import { now } from "./app.ts";

const rates = { mntPerUsd: 3500 };
let number = 0;

type Insert<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

/** Rows with just enough in them; a test says only what it is about. Each answers with its id. */
export async function addUser(db: Db, fields: Insert<typeof users> = {}): Promise<string> {
  number += 1;
  const key = `user-${number}`;
  const values = {
    username: key,
    email: `${key}@example.test`,
    userType: "individual" as const,
    firstName: "Бат",
    lastName: "Дорж",
    // Without a second step an administrator may do nothing.
    ...(fields.role && fields.role !== "member" && { totpEnabledAt: now }),
  };
  const [row] = await db
    .insert(users)
    .values({ ...values, ...fields })
    .returning({ id: users.id });
  return idOf(row);
}

export async function addIdea(db: Db, fields: Insert<typeof startupIdeas> = {}): Promise<string> {
  const values = {
    title: "An idea",
    description: "About something",
    industry: "other" as const,
    createdAt: now,
    ...fields,
  };
  const userId = fields.userId ?? (await addUser(db));
  const derived = idea.derive(values, rates);
  const [row] = await db
    .insert(startupIdeas)
    .values({ ...derived, ...values, userId })
    .returning({ id: startupIdeas.id });
  const id = idOf(row);
  await fileEntities(db, { kind: "idea", ids: [id] });
  return id;
}

export async function addCofounder(db: Db, fields: Insert<typeof startupCofounders> = {}): Promise<string> {
  const values = {
    firstName: "Сарнай",
    lastName: "Болд",
    experience: "3-5" as const,
    createdAt: now,
    ...fields,
  };
  const userId = fields.userId ?? (await addUser(db));
  const derived = cofounder.derive(values);
  const [row] = await db
    .insert(startupCofounders)
    .values({ ...derived, ...values, userId })
    .returning({ id: startupCofounders.id });
  const id = idOf(row);
  await fileEntities(db, { kind: "cofounder", ids: [id] });
  return id;
}

export async function addCompany(db: Db, fields: Insert<typeof companies> = {}): Promise<string> {
  const values = { name: "A company", createdAt: now, ...fields };
  const userId = fields.userId ?? (await addUser(db, { userType: "company" }));
  const derived = company.derive(values);
  const [row] = await db
    .insert(companies)
    .values({ ...derived, ...values, userId })
    .returning({ id: companies.id });
  const id = idOf(row);
  await fileEntities(db, { kind: "company", ids: [id] });
  return id;
}

export async function addProject(db: Db, fields: Insert<typeof projectListings> = {}): Promise<string> {
  const values = {
    title: "A project",
    description: "Work to do",
    category: "other" as const,
    createdAt: now,
    ...fields,
  };
  const companyId = fields.companyId ?? (await addCompany(db));
  const derived = project.derive({ ...values, createdAt: values.createdAt ?? now }, rates);
  const [row] = await db
    .insert(projectListings)
    .values({ ...derived, ...values, companyId })
    .returning({ id: projectListings.id });
  const id = idOf(row);
  await fileEntities(db, { kind: "project", ids: [id] });
  return id;
}

/** Of a company or of a person. */
export async function addReview(
  db: Db,
  fields: Pick<typeof reviews.$inferInsert, "rating" | "companyId" | "cofounderId">,
): Promise<void> {
  const id = randomUUID();
  const project = { projectKind: "application", projectId: id, title: "A shop" } as const;
  await db.insert(reviews).values({ id, ...project, contentLanguage: "en", createdAt: now, ...fields });
}

/** An administrator vouches for whose profile it is. */
export async function addVouch(db: Db, cofounderId: string): Promise<void> {
  const [person] = await db
    .select({ userId: startupCofounders.userId })
    .from(startupCofounders)
    .where(eq(startupCofounders.id, cofounderId));
  await db
    .insert(verifications)
    .values({ userId: person?.userId ?? "", kind: "vouch", reason: "We have met", createdAt: now });
}

/** A stored file that nothing shows yet. Answers with its address. */
export async function addFile(
  db: Db,
  fields: Pick<typeof files.$inferInsert, "key"> & Insert<typeof files>,
): Promise<string> {
  const values = { state: "stored", type: "image/png", name: "photo.png", bytes: 1 } as const;
  await db.insert(files).values({ ...values, createdAt: now, freeSince: now, ...fields });
  return addressOf(fields.key);
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error("nothing was inserted");
  return row.id;
}

/** For what would write to members, or take letters back. */
export const noLetters = {
  post: async () => {},
  forgetLetters: async () => {},
  tellWaiting: async () => {},
};
