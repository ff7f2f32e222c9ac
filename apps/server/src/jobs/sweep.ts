import { lt } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import { forgetAsked, forgetInvited } from "../modules/programmes/index.ts";
import type { Db } from "../platform/db/handle.ts";
import {
  authChallenges,
  authLimits,
  emailCodes,
  notifications,
  recoveryLinks,
  sessions,
} from "../platform/db/schema/index.ts";

/** Half a year, in milliseconds. */
const notificationLife = 182 * day;

/** Deletes what has run out. Everything checks the time by itself: this only keeps the tables small. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
  await db.delete(authChallenges).where(lt(authChallenges.expiresAt, now));
  await db.delete(recoveryLinks).where(lt(recoveryLinks.expiresAt, now));
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - notificationLife)));
  await forgetInvited(db, now);
  await forgetAsked(db, now);
  await db.delete(authLimits).where(lt(authLimits.endsAt, now));
}
