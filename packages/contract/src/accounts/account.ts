import * as z from "zod";
import { publicUser } from "./auth.ts";
import { calledName, id, steadyName, timestamp } from "../fields.ts";
import { fileAddress } from "../entities/given.ts";
import { isZoneName } from "../entities/typed-values.ts";
import { digestPaces, languages } from "../vocabulary.ts";

export const notificationKinds = [
  "matches",
  "searches",
  "messages",
  "invitations",
  "applications",
  "services",
  "safety",
  "announcements",
  "hours",
  "digest",
  "desk",
] as const;
/** From which compatibility on, in percent, a new match is announced. */
export const alertThresholds = [70, 80, 90] as const;
export const themes = ["system", "light", "dark"] as const;

/** Of each kind: in the app, and by mail. Mails about the account's safety always come. */
const notificationSettings = z.record(
  z.enum(notificationKinds),
  z.object({ app: z.boolean(), mail: z.boolean() }),
);

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** From when until when, by the clocks of a place, the member wants to hear nothing. */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay, timeZone: z.string().max(60).refine(isZoneName) })
  .refine(({ from, until }) => from !== until, { path: ["until"] });

const privacySettings = z.object({
  /** Own profiles are listed and matched. */
  isListed: z.boolean(),
  /** Others see about when the account was last active. */
  showsActivity: z.boolean(),
  /** E-mail and phone of own profiles are shown to everyone, not only to who is connected. */
  showsContact: z.boolean(),
  /** A connection alone shows neither e-mail nor phone: the member shows each to whom they choose. */
  asksBeforeContact: z.boolean(),
  /** The website of own profiles is shown to everyone. */
  showsWebsite: z.boolean(),
  /** Letters to whom the member writes quote the first words. */
  quotesInEmails: z.boolean(),
});

/** How much there has been of each: counted when asked for. */
const activity = z.object({
  ideasViewed: z.int(),
  profilesViewed: z.int(),
  partnersContacted: z.int(),
  matchesSaved: z.int(),
});

/** The account as its owner sees it. */
export const account = z.object({
  user: publicUser,
  firstName: z.string(),
  lastName: z.string(),
  memberSince: timestamp,
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  /** How many are left. */
  recoveryCodes: z.int(),
  /** An address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  theme: z.enum(themes),
  notifications: notificationSettings,
  /** Null: letters come at any time. */
  quietHours: quietHours.nullable(),
  alertThreshold: z.literal(alertThresholds),
  digestPace: z.enum(digestPaces),
  privacy: privacySettings,
  activity,
  /** Own profiles were taken out of the lists because nobody was here for long. */
  isPausedForSilence: z.boolean(),
  /** When everything will be deleted; null for an account that stays. */
  deletesAt: timestamp.nullable(),
});

const personName = calledName.max(100);
export const accountChange = z
  .object({
    firstName: personName.min(1),
    lastName: personName,
    /** A picture of the member's own files; null for none. */
    avatar: fileAddress.nullable(),
    language: z.enum(languages),
    theme: z.enum(themes),
    notifications: z.partialRecord(
      z.enum(notificationKinds),
      z.object({ app: z.boolean(), mail: z.boolean() }),
    ),
    quietHours: quietHours.nullable(),
    alertThreshold: z.literal(alertThresholds),
    digestPace: z.enum(digestPaces),
    privacy: privacySettings.partial(),
  })
  .partial();

/** The key for an authenticator app, as an address that the app opens and as a picture (SVG path data in a square of `size` units). */
export const totpSetup = z.object({
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export const totpConfirmation = z.object({ code: z.string().min(1).max(20) });
/** Shown once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
const passkeyName = z.object({ name: steadyName.min(1).max(60) });
/** What WebAuthn defines; the library that checks it knows its shape. */
export const webAuthnOptions = z.looseObject({ challenge: z.string() });
export const passkeyCreationOptions = webAuthnOptions.extend({
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
});
export const passkeyRegistration = passkeyName.extend({ response: z.record(z.string(), z.unknown()) });
export const passkeyAssertion = z.object({ response: z.record(z.string(), z.unknown()) });

export const deletionPlanned = z.object({
  success: z.literal(true),
  message: z.string(),
  deletesAt: timestamp,
});

/** Rows by table, with the names that the tables and columns have. */
export const accountExport = z.object({
  exportedAt: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type Account = z.infer<typeof account>;
export type AccountChange = z.input<typeof accountChange>;
export type Activity = z.infer<typeof activity>;
export type NotificationKind = (typeof notificationKinds)[number];
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type QuietHours = z.infer<typeof quietHours>;
export type PrivacySettings = z.infer<typeof privacySettings>;
export type DigestPace = (typeof digestPaces)[number];
export type AlertThreshold = (typeof alertThresholds)[number];
export type Theme = (typeof themes)[number];
export type TotpSetup = z.infer<typeof totpSetup>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export type Passkey = z.infer<typeof passkey>;
