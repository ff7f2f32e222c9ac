import { eq } from "drizzle-orm";
import { type ContactField, contactFields } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import {
  cofounder,
  type CofounderRow,
  publishedContacts as publishedByPerson,
  publishedWebsite as websiteOfPerson,
} from "../../entities/cofounder.ts";
import {
  company,
  type CompanyRow,
  publishedContacts as publishedByCompany,
  publishedWebsite as websiteOfCompany,
} from "../../entities/company.ts";
import { privacyOf } from "../../entities/privacy.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, startupCofounders, users } from "../../platform/db/schema/index.ts";
import { settingsOf } from "../connections/index.ts";

/** `isPublic`: everyone sees it on a profile. `isShared`: whoever is connected does, unless the member decides otherwise. */
type Contact = { value: string; isPublic: boolean; isShared: boolean };
export type Contacts = Partial<Record<ContactField, Contact>>;

type Asked = {
  userId: string;
  /** The profile that is looked at: what it names comes before what the member's others do. */
  on?: Extract<EntityKind, "cofounder" | "company"> | undefined;
};
type Said = { value: string | null; isPublic: boolean };

/** What a member could show: as the own profiles have it, and the account's address where these name none. */
export async function contactsOf(db: Db, { userId, on }: Asked): Promise<Contacts> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) return {};
  const { asksBeforeContact } = privacyOf(account);
  const [person] = await cofounder.read(db, { where: eq(startupCofounders.userId, userId) });
  const [firm] = await company.read(db, { where: eq(companies.userId, userId) });
  const ofPerson = person && saidByPerson(person, !account.isHidden && person.isAvailable);
  const ofFirm = firm && saidByCompany(firm, !account.isHidden && firm.isActive);
  const { calendarUrl } = await settingsOf(db, userId);
  const isFirmFirst = (on ?? (account.userType === "company" ? "company" : "cofounder")) === "company";
  const first = (person: Said | undefined, firm: Said | undefined, ...others: Said[]) =>
    [...(isFirmFirst ? [firm, person] : [person, firm]), ...others].find((each) => each?.value);
  const said: Record<ContactField, Said | undefined> = {
    email: first(ofPerson?.email, ofFirm?.email, { value: account.email, isPublic: false }),
    phone: first(ofPerson?.phone, ofFirm?.phone),
    website: first(ofPerson?.website, ofFirm?.website),
    linkedin: first(ofPerson?.linkedin, ofFirm?.linkedin),
    github: ofPerson?.github,
    calendar: { value: calendarUrl, isPublic: false },
  };
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const { value = null, isPublic = false } = said[field] ?? {};
      const isShared = (field === "email" || field === "phone") && !asksBeforeContact;
      return value === null ? [] : [[field, { value, isPublic, isShared }]];
    }),
  );
}

function saidByPerson(row: CofounderRow, isListed: boolean) {
  const published = publishedByPerson(row);
  const on = publicIf(isListed);
  return {
    email: on(row.email, published.email),
    phone: on(row.phoneNumber, published.phoneNumber),
    website: on(row.portfolioUrl, websiteOfPerson(row)),
    linkedin: on(row.linkedinUrl, row.linkedinUrl),
    github: on(row.githubUrl, row.githubUrl),
  };
}

function saidByCompany(row: CompanyRow, isListed: boolean) {
  const published = publishedByCompany(row);
  const on = publicIf(isListed);
  return {
    email: on(row.email, published.email),
    phone: on(row.phoneNumber, published.phoneNumber),
    website: on(row.website, websiteOfCompany(row)),
    linkedin: on(row.linkedinUrl, row.linkedinUrl),
  };
}

/** `isListed`: everyone can open the profile. */
function publicIf(isListed: boolean) {
  return (value: string | null, shown: string | null) => ({ value, isPublic: isListed && shown !== null });
}
