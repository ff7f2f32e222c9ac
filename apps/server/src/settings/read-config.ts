import type * as z from "zod";
import type { AuthBudgets } from "../platform/auth/budgets.ts";
import type { Conduct } from "../platform/conduct.ts";
import { type Mailbox, readMailbox } from "../platform/mail/mailbox.ts";
import { StartError } from "../platform/start-error.ts";
import type { S3Options } from "../platform/storage/s3.ts";
import { type BackupPlan, backupPlanOf } from "./backup.ts";
import { budgetsOf } from "./budgets.ts";
import { conductOf } from "./conduct.ts";
import { entriesOf } from "./rules.ts";
import { consistentSettings, isForOthers, type logLevels, type Settings } from "./settings.ts";
import { settingsWords } from "./words/index.ts";

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  /** Whoever uses the server sits at its computer. */
  isOnlyHere: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  demoData: boolean;
  logLevel: (typeof logLevels)[number];
  mntPerUsd: number;
  fairExposure: boolean;
  readsPerMinute: number;
  /** Milliseconds of a processor that each network may have in a second for searches, matches and pages. */
  costlyMsPerSecond: number;
  budgets: AuthBudgets;
  /** Open pages that one network may have told at once. */
  streamsOfNetwork: number;
  conduct: Conduct;
  trustedProxies: string[];
  /** Undefined: one is made and kept in the data folder. */
  sessionSecret: string | undefined;
  /** Those before it: still known, and nothing is made of them. */
  formerSecrets: string[];
  smtpUrl: string | undefined;
  mailFrom: Mailbox | undefined;
  /** Lower case. */
  adminEmails: string[];
  servicesEmail: string | undefined;
  /** Who gets the letters of the contact form. */
  contactEmail: string | undefined;
  /** Whom security.txt names; undefined: contactEmail. */
  securityContact: string | undefined;
  refuseCommonPasswords: boolean;
  /** Undefined: files are kept in the data folder. */
  bucket: S3Options | undefined;
  /** Undefined: no backup is made by the clock. */
  backup: BackupPlan | undefined;
  /** Empty: those of the system. */
  dnsServers: string[];
  aiBaseUrl: string | undefined;
  aiModel: string | undefined;
  aiApiKey: string | undefined;
};

/** Reads the settings. Throws one StartError that lists every fault. An empty value counts as left out. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = consistentSettings.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new StartError("settings", describe(parsed.error));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://${visibleHost(values.HOST)}:${values.PORT}`).origin,
    isOnlyHere: !isForOthers(values),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demoData: values.DEMO_DATA === "on",
    logLevel: values.LOG_LEVEL,
    mntPerUsd: values.MNT_PER_USD,
    fairExposure: values.FAIR_EXPOSURE === "on",
    readsPerMinute: values.READS_PER_MINUTE,
    ...budgetsOf(values),
    conduct: conductOf(values),
    trustedProxies: entriesOf(values.TRUSTED_PROXIES),
    sessionSecret: values.SESSION_SECRET,
    formerSecrets: entriesOf(values.SESSION_SECRET_OLD),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM === undefined ? undefined : readMailbox(values.MAIL_FROM),
    adminEmails: entriesOf(values.ADMIN_EMAILS.toLowerCase()),
    servicesEmail: values.SERVICES_EMAIL,
    contactEmail: values.CONTACT_EMAIL,
    securityContact: values.SECURITY_CONTACT,
    refuseCommonPasswords: values.COMMON_PASSWORDS === "refuse",
    bucket: values.S3_BUCKET_URL ? { ...accessOf(values), bucketUrl: values.S3_BUCKET_URL } : undefined,
    backup: backupPlanOf(values, accessOf(values)),
    dnsServers: entriesOf(values.DNS_SERVERS),
    aiBaseUrl: values.AI_BASE_URL,
    aiModel: values.AI_MODEL,
    aiApiKey: values.AI_API_KEY,
  };
}

function accessOf({
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId = "",
  S3_SECRET_ACCESS_KEY: secretAccessKey = "",
}: Settings): Omit<S3Options, "bucketUrl"> {
  return { region, accessKeyId, secretAccessKey };
}

/** "All addresses of this computer" is no address that a browser can open. */
function visibleHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function describe({ issues }: z.ZodError): string {
  const faults = issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  return settingsWords().faults(faults);
}
