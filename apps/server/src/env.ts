import { isIP } from "node:net";
import * as z from "zod";
import { email } from "@khamt/contract";
import type { S3Options } from "./platform/storage/s3.ts";
import { type Mailbox, readMailbox } from "./platform/mail/mailbox.ts";
import { type BackupPlan, backupPlanOf, backupSettings, isBucket } from "./backup-settings.ts";
import type { AuthBudgets } from "./platform/auth/budgets.ts";
import { budgetSettings, budgetsOf } from "./budget-settings.ts";
import { conductOf, conductSettings } from "./conduct-settings.ts";
import type { Conduct } from "./platform/conduct.ts";
import { isLoopback } from "./platform/loopback.ts";
import { isHardToGuess, isNarrow, saysTls } from "./safe-settings.ts";
import { StartError } from "./platform/start-error.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const oneAddress = z
  .string()
  .trim()
  .refine((address) => email.safeParse(address).success, mend("one e-mail address"))
  .optional();

/** Every setting: its rule, its default, and how to mend a bad value. `.env.example` lists the same names. */
const settings = z.object({
  PORT: z.coerce.number(mend("a port number from 0 to 65535")).int().min(0).max(65_535).default(3000),
  HOST: z.string().default("localhost"),
  PUBLIC_URL: z
    .url({ ...mend("the address that visitors type, such as https://khamt.example"), protocol: /^https?$/ })
    .optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z
    .url({
      ...mend("postgresql://user:password@host:5432/name, or leave it out"),
      protocol: /^postgres(ql)?$/,
    })
    .optional(),
  DEMO_DATA: z.enum(["on", "off"], mend("on or off")).default("on"),
  LOG_LEVEL: z.enum(logLevels, mend(`one of ${logLevels.join(", ")}`)).default("warn"),
  MNT_PER_USD: z.coerce
    .number(mend("how many tugrik a US dollar costs, such as 3570"))
    .positive()
    .max(1_000_000)
    .default(3570),
  FAIR_EXPOSURE: z.enum(["on", "off"], mend("on or off")).default("on"),
  READS_PER_MINUTE: z.coerce.number(mend("a whole number from 1")).int().min(1).default(600),
  ...budgetSettings,
  ...conductSettings,
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => entriesOf(list).every(isProxy),
      mend("addresses or CIDR ranges such as 10.0.0.0/8, separated by commas"),
    )
    .refine(
      (list) => entriesOf(list).every(isNarrow),
      mend("the proxies of your own alone: a range this wide lets everybody say where a call comes from"),
    )
    .default(""),
  SESSION_SECRET: z
    .string()
    .min(32, mend("32 characters or longer, and known to nobody"))
    .refine(isHardToGuess, mend("hard to guess, such as what `openssl rand -base64 32` prints"))
    .optional(),
  SESSION_SECRET_OLD: z
    .string()
    .refine(
      (list) => entriesOf(list).every((each) => each.length >= 32),
      mend("former secrets of 32 characters or more, separated by commas"),
    )
    .default(""),
  SMTP_URL: z
    .url({ ...mend("smtp://user:password@host:587 or smtps://..."), protocol: /^smtps?$/ })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(readMailbox, mend("one address, or a name and an address such as Khamt <hello@khamt.example>"))
    .optional(),
  ADMIN_EMAILS: z
    .string()
    .refine(
      (list) => entriesOf(list).every((each) => email.safeParse(each).success),
      mend("e-mail addresses, separated by commas"),
    )
    .default(""),
  SERVICES_EMAIL: oneAddress,
  CONTACT_EMAIL: oneAddress,
  SECURITY_CONTACT: z
    .string()
    .trim()
    .refine(
      (contact) => email.safeParse(contact).success || URL.parse(contact)?.protocol === "https:",
      mend("one e-mail address, or a page that begins with https"),
    )
    .optional(),
  COMMON_PASSWORDS: z.enum(["refuse", "allow"], mend("refuse or allow")).default("refuse"),
  ALLOW_DEMO_CODES: z.enum(["on", "off"], mend("on or off")).default("off"),
  ALLOW_EMBEDDED_DATABASE: z.enum(["on", "off"], mend("on or off")).default("off"),
  ALLOW_PLAIN_HTTP: z.enum(["on", "off"], mend("on or off")).default("off"),
  NODE_ENV: z.string().optional(),
  S3_BUCKET_URL: z
    .url({
      ...mend("the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/khamt"),
      protocol: /^https?$/,
    })
    .optional(),
  ...backupSettings,
  S3_REGION: z.string().trim().default("auto"),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
  DNS_SERVERS: z
    .string()
    .refine(
      (list) => entriesOf(list).every(isNameServer),
      mend("addresses such as 9.9.9.9, 127.0.0.1:5353 or [2620:fe::fe]:53, separated by commas"),
    )
    .default(""),
  AI_BASE_URL: z
    .string()
    .trim()
    .refine(isEndpoint, mend("an address such as https://ai.example/v1, without user, password, ? and #"))
    .optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, mend("a key of letters, digits and signs without spaces"))
    .optional(),
});

type Settings = z.infer<typeof settings>;
type Agreement = { path: keyof Settings; wanted: string; holds: (given: Partial<Settings>) => unknown };

/** What one setting asks of another. */
const agreements: Agreement[] = [
  {
    path: "AI_MODEL",
    wanted: "the name of a model, because AI_BASE_URL is set",
    holds: ({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || AI_MODEL,
  },
  {
    path: "MAIL_FROM",
    wanted: "the sender of letters, such as Khamt <no-reply@khamt.example>, because SMTP_URL is set",
    holds: ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM,
  },
  ...(["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).map((path): Agreement => ({
    path,
    wanted: "set, because S3_BUCKET_URL is",
    holds: (given) => !given.S3_BUCKET_URL || given[path],
  })),
  ...(["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).map((path): Agreement => ({
    path,
    wanted: "set, because BACKUP_TO is a bucket",
    holds: (given) => !isBucket(given.BACKUP_TO) || given[path],
  })),
  {
    path: "PUBLIC_URL",
    wanted:
      "an address without a path, such as https://khamt.example: Khamt answers from the top of an address",
    holds: ({ PUBLIC_URL }) => !PUBLIC_URL || isOrigin(PUBLIC_URL),
  },
  {
    path: "PUBLIC_URL",
    wanted:
      "an https address where others reach the server, or ALLOW_PLAIN_HTTP=on: whoever is in the network reads passwords",
    holds: (given) =>
      !isForOthers(given) || given.PUBLIC_URL?.startsWith("https:") || given.ALLOW_PLAIN_HTTP === "on",
  },
  {
    path: "ADMIN_EMAILS",
    wanted:
      "left out, or SMTP_URL set: codes are shown to whoever asks, so whoever comes first would be administrator",
    holds: (given) => !isForOthers(given) || given.SMTP_URL || !given.ADMIN_EMAILS?.trim(),
  },
  {
    path: "DATABASE_URL",
    wanted:
      "with ?sslmode=verify-full, because the database is on another computer; ?sslmode=disable says that the network between is yours alone",
    holds: ({ DATABASE_URL }) => !DATABASE_URL || !URL.canParse(DATABASE_URL) || saysTls(DATABASE_URL),
  },
  {
    path: "SESSION_SECRET",
    wanted: "set where others reach the server: 32 random characters or more",
    holds: (given) => !isForOthers(given) || given.SESSION_SECRET,
  },
  {
    path: "SMTP_URL",
    wanted:
      "set where others reach the server, or ALLOW_DEMO_CODES=on: codes are shown to whoever asks, so any address can be taken",
    holds: (given) => !isForOthers(given) || given.SMTP_URL || given.ALLOW_DEMO_CODES === "on",
  },
  {
    path: "DATABASE_URL",
    wanted: "set where others reach the server, or ALLOW_EMBEDDED_DATABASE=on: one server process",
    holds: (given) => !isForOthers(given) || given.DATABASE_URL || given.ALLOW_EMBEDDED_DATABASE === "on",
  },
];

/** Also judged when another setting is wrong: every fault is listed. */
const consistent = agreements.reduce(
  (schema, { path, wanted, holds }) =>
    schema.refine(holds, { ...mend(wanted), path: [path], when: () => true }),
  settings,
);

/** Who serves others over the network has to have decided what a laptop need not. */
export function isForOthers({
  NODE_ENV,
  PUBLIC_URL,
  HOST = "localhost",
}: {
  NODE_ENV?: string | undefined;
  PUBLIC_URL?: string | undefined;
  HOST?: string | undefined;
}): boolean {
  const named = URL.parse(PUBLIC_URL ?? "")?.hostname ?? "localhost";
  return NODE_ENV === "production" || !isLoopback(HOST) || !isLoopback(named);
}

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
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
  const parsed = consistent.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new StartError("settings", describe(parsed.error));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://${visibleHost(values.HOST)}:${values.PORT}`).origin,
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

function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Never a number of hops or "true": then whoever asks could say where the request comes from. */
function isProxy(entry: string): boolean {
  const [address = "", bits, ...more] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** A name would have to be looked up itself. A port goes with an IPv4 address, or an IPv6 one in brackets. */
function isNameServer(entry: string): boolean {
  if (isIP(entry) !== 0) return true;
  const { address = "", port = "" } =
    /^\[?(?<address>[^\]]+?)\]?:(?<port>\d{1,5})$/.exec(entry)?.groups ?? {};
  const family = isIP(address);
  return (
    (family === 4 || (family === 6 && entry.startsWith("["))) && Number(port) > 0 && Number(port) < 65_536
  );
}

/** Canonical links, cookies and the addresses in letters are made of an address without a path. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && [url.origin, `${url.origin}/`].includes(url.href);
}

/** "All addresses of this computer" is no address that a browser can open. */
function visibleHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** A key in the address would end up in messages; a query can't stand before the paths that are appended. */
function isEndpoint(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !/[?#]/.test(address)
  );
}

function mend(wanted: string) {
  return { error: `must be ${wanted}` };
}

function describe({ issues }: z.ZodError): string {
  const faults = issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  return `The settings can't be used. Mend them in the environment or in .env:\n${faults.join("\n")}`;
}
