import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { cofounder } from "../cofounder.ts";
import { company } from "../company.ts";
import {
  companies,
  files,
  programmes,
  settings,
  startupCofounders,
  users,
} from "../../platform/db/schema/index.ts";
import { addressOf } from "./address.ts";
import { isAttachedFor, isAttachment, isEvidence } from "./attachments.ts";

const address = sql`${addressOf("")}::text || ${files.key}`;

/** Whether the owner's account, a profile or a message of theirs names the file, for others to see or not yet. */
export function isUsed(db: Db): SQL | undefined {
  return or(isOfSite(db), isNamed(db, {}), isAttachment(db, address));
}

/** Whether a case that is not over needs it. */
export function isForCase(db: Db): SQL {
  return isEvidence(db, address);
}

/** Whether its owner has sent it to the reader. */
export function isSentTo(db: Db, reader: string | undefined): SQL {
  return reader === undefined ? sql`false` : isAttachedFor(db, address, reader);
}

/** Whether what names it is open to everyone's eyes. */
export function isOpen(db: Db): SQL | undefined {
  const profile = isNamed(db, {
    account: eq(users.isHidden, false),
    cofounder: cofounder.isListed,
    company: company.isListed,
  });
  return or(isOfSite(db), profile);
}

/** Whether it is the site's logo or a programme's picture: whoever sent it, and whether that account is still there. */
export function isOfSite(db: Db): SQL | undefined {
  const one = { one: sql`1` };
  const isLogo = and(eq(settings.key, "site"), sql`${settings.value} ->> 'logo' = ${address}`);
  const isPicture = sql`${programmes.picture} ->> 'url' = ${address}`;
  return or(
    exists(db.select(one).from(settings).where(isLogo)),
    exists(db.select(one).from(programmes).where(isPicture)),
  );
}

type Conditions = { account?: SQL; cofounder?: SQL | undefined; company?: SQL | undefined };

function isNamed(db: Db, { account, cofounder, company }: Conditions): SQL | undefined {
  const { userId, profileImageUrl } = startupCofounders;
  const { logoUrl, projectFiles } = companies;
  const one = { one: sql`1` };
  return or(
    exists(
      db
        .select(one)
        .from(users)
        .where(and(eq(users.id, files.userId), eq(users.avatar, address), account)),
    ),
    exists(
      db
        .select(one)
        .from(startupCofounders)
        .where(and(eq(userId, files.userId), eq(profileImageUrl, address), cofounder)),
    ),
    exists(
      db
        .select(one)
        .from(companies)
        .where(
          and(
            eq(companies.userId, files.userId),
            or(eq(logoUrl, address), sql`${address} = any(${projectFiles})`),
            company,
          ),
        ),
    ),
  );
}
