import type { Account, Passkey } from "@khamt/contract";
import type { PasskeyRow } from "../../platform/auth/passkeys.ts";
import { presentUser } from "../../platform/auth/account.ts";
import { privacyOf } from "../../entities/privacy.ts";
import { defaultNotifications } from "../../platform/db/schema/index.ts";
import type { AccountRow } from "./queries.ts";

export function presentAccount(row: AccountRow, now: Date): Account {
  const { emailVerificationExpires: linkEnds } = row;
  return {
    user: presentUser(row),
    firstName: row.firstName ?? "",
    lastName: row.lastName ?? "",
    memberSince: row.createdAt.toISOString(),
    hasPassword: row.password !== null,
    hasTotp: row.totpEnabledAt !== null,
    recoveryCodes: row.recoveryCodes,
    pendingEmail: linkEnds !== null && linkEnds > now ? row.pendingEmail : null,
    theme: row.theme,
    notifications: { ...defaultNotifications, ...row.notifications },
    quietHours: row.quietHours,
    alertThreshold: row.alertThreshold,
    digestPace: row.digestPace,
    privacy: privacyOf(row),
    activity: row.activity,
    isPausedForSilence: row.pausedProfiles !== null,
    deletesAt: row.deletesAt?.toISOString() ?? null,
  };
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
