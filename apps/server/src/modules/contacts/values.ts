import { eq } from "drizzle-orm";
import { type ContactField, contactFields } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { companies, startupCofounders, users } from "../../platform/db/schema/index.ts";
import { settingsOf } from "../connections/index.ts";

export type Contacts = Partial<Record<ContactField, string>>;

/** What a member could show: as the own profiles have it, and the account's address where these name none. */
export async function contactsOf(db: Db, userId: string): Promise<Contacts> {
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [person] = await db.select().from(startupCofounders).where(eq(startupCofounders.userId, userId));
  const [firm] = await db.select().from(companies).where(eq(companies.userId, userId));
  const { calendarUrl } = await settingsOf(db, userId);
  const given: Record<ContactField, string | null | undefined> = {
    email: person?.email ?? firm?.email ?? account?.email,
    phone: person?.phoneNumber ?? firm?.phoneNumber,
    website: person?.portfolioUrl ?? firm?.website,
    linkedin: person?.linkedinUrl ?? firm?.linkedinUrl,
    github: person?.githubUrl,
    calendar: calendarUrl,
  };
  return Object.fromEntries(contactFields.flatMap((field) => (given[field] ? [[field, given[field]]] : [])));
}
