import * as z from "zod";
import { email } from "@khamt/contract";
import { readMailbox } from "../platform/mail/mailbox.ts";
import { isLoopback } from "../platform/loopback.ts";
import { backupSettings, isBucket } from "./backup.ts";
import { budgetSettings } from "./budgets.ts";
import { conductSettings } from "./conduct.ts";
import {
  entriesOf,
  isEndpoint,
  isFolder,
  isHardToGuess,
  isHost,
  isNameServer,
  isNarrow,
  isOrigin,
  isProxy,
  mend,
  saysTls,
  type Wanted,
  whole,
} from "./rules.ts";
import { settingsWords } from "./words/index.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const oneAddress = z
  .string()
  .trim()
  .refine((address) => email.safeParse(address).success, mend("oneAddress"))
  .optional();

/** Every setting: its rule, its default, and how to mend a bad value. `.env.example` lists the same names. */
const settings = z.object({
  PORT: whole({ from: 0, to: 65_535, usual: 3000 }, mend("port")),
  HOST: z.string().trim().refine(isHost, mend("host")).default("localhost"),
  PUBLIC_URL: z.url({ ...mend("publicUrl"), protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().refine(isFolder, mend("folder")).default("data"),
  DATABASE_URL: z
    .url({
      ...mend("databaseUrl"),
      protocol: /^postgres(ql)?$/,
    })
    .optional(),
  DEMO_DATA: z.enum(["on", "off"], mend("onOrOff")).default("on"),
  LOG_LEVEL: z.enum(logLevels, { error: () => settingsWords().wanted.logLevel(logLevels) }).default("warn"),
  MNT_PER_USD: z.coerce
    .number(mend("rate"))
    .positive(mend("rate"))
    .max(1_000_000, mend("rate"))
    .default(3570),
  FAIR_EXPOSURE: z.enum(["on", "off"], mend("onOrOff")).default("on"),
  READS_PER_MINUTE: whole({ from: 1, to: Number.MAX_SAFE_INTEGER, usual: 600 }, mend("fromOne")),
  ...budgetSettings,
  ...conductSettings,
  TRUSTED_PROXIES: z
    .string()
    .refine((list) => entriesOf(list).every(isProxy), mend("proxies"))
    .refine((list) => entriesOf(list).every(isNarrow), mend("narrowProxies"))
    .default(""),
  SESSION_SECRET: z
    .string()
    .min(32, { ...mend("secret"), abort: true })
    .refine(isHardToGuess, mend("hardSecret"))
    .optional(),
  SESSION_SECRET_OLD: z
    .string()
    .refine((list) => entriesOf(list).every((each) => each.length >= 32), mend("formerSecrets"))
    .default(""),
  SMTP_URL: z
    .url({
      ...mend("smtpUrl"),
      protocol: /^smtps?$/,
    })
    .optional(),
  MAIL_FROM: z.string().refine(readMailbox, mend("mailFrom")).optional(),
  ADMIN_EMAILS: z
    .string()
    .refine((list) => entriesOf(list).every((each) => email.safeParse(each).success), mend("addresses"))
    .default(""),
  SERVICES_EMAIL: oneAddress,
  CONTACT_EMAIL: oneAddress,
  SECURITY_CONTACT: z
    .string()
    .trim()
    .refine(
      (contact) => email.safeParse(contact).success || URL.parse(contact)?.protocol === "https:",
      mend("securityContact"),
    )
    .optional(),
  COMMON_PASSWORDS: z.enum(["refuse", "allow"], mend("commonPasswords")).default("refuse"),
  ALLOW_DEMO_CODES: z.enum(["on", "off"], mend("onOrOff")).default("off"),
  ALLOW_EMBEDDED_DATABASE: z.enum(["on", "off"], mend("onOrOff")).default("off"),
  ALLOW_PLAIN_HTTP: z.enum(["on", "off"], mend("onOrOff")).default("off"),
  NODE_ENV: z.string().optional(),
  S3_BUCKET_URL: z
    .url({
      ...mend("bucketUrl"),
      protocol: /^https?$/,
    })
    .optional(),
  ...backupSettings,
  S3_REGION: z
    .string()
    .trim()
    .regex(/^[a-z\d-]+$/i, mend("region"))
    .default("auto"),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
  DNS_SERVERS: z
    .string()
    .refine((list) => entriesOf(list).every(isNameServer), mend("nameServers"))
    .default(""),
  AI_BASE_URL: z.string().trim().refine(isEndpoint, mend("endpoint")).optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, mend("endpointKey"))
    .optional(),
});

export const settingNames: ReadonlySet<string> = new Set(Object.keys(settings.shape));
export type Settings = z.infer<typeof settings>;
type Agreement = { path: keyof Settings; wanted: Wanted; holds: (given: Partial<Settings>) => unknown };

/** What one setting asks of another. */
const agreements: Agreement[] = [
  {
    path: "AI_MODEL",
    wanted: "modelOfEndpoint",
    holds: ({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || AI_MODEL,
  },
  {
    path: "MAIL_FROM",
    wanted: "senderOfLetters",
    holds: ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM,
  },
  ...(["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).map((path): Agreement => ({
    path,
    wanted: "keyOfBucket",
    holds: (given) => !given.S3_BUCKET_URL || given[path],
  })),
  ...(["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).map((path): Agreement => ({
    path,
    wanted: "keyOfBackups",
    holds: (given) => !isBucket(given.BACKUP_TO) || given[path],
  })),
  {
    path: "PUBLIC_URL",
    wanted: "withoutPath",
    holds: ({ PUBLIC_URL }) => !PUBLIC_URL || isOrigin(PUBLIC_URL),
  },
  {
    path: "PUBLIC_URL",
    wanted: "https",
    holds: (given) =>
      !isForOthers(given) || given.PUBLIC_URL?.startsWith("https:") || given.ALLOW_PLAIN_HTTP === "on",
  },
  {
    path: "ADMIN_EMAILS",
    wanted: "noAdminsYet",
    holds: (given) => !isForOthers(given) || given.SMTP_URL || !given.ADMIN_EMAILS?.trim(),
  },
  {
    path: "DATABASE_URL",
    wanted: "sslmode",
    holds: ({ DATABASE_URL }) => !DATABASE_URL || saysTls(DATABASE_URL),
  },
  {
    path: "SESSION_SECRET",
    wanted: "secretForOthers",
    holds: (given) => !isForOthers(given) || given.SESSION_SECRET,
  },
  {
    path: "SMTP_URL",
    wanted: "mailForOthers",
    holds: (given) => !isForOthers(given) || given.SMTP_URL || given.ALLOW_DEMO_CODES === "on",
  },
  {
    path: "DATABASE_URL",
    wanted: "databaseForOthers",
    holds: (given) => !isForOthers(given) || given.DATABASE_URL || given.ALLOW_EMBEDDED_DATABASE === "on",
  },
];

/** Also judged when another setting is wrong: every fault is listed. What is wrong by itself is told once. */
export const consistentSettings = agreements.reduce(
  (schema, { path, wanted, holds }) =>
    schema.refine((given) => !settings.shape[path].safeParse(given[path]).success || holds(given), {
      ...mend(wanted),
      path: [path],
      when: () => true,
    }),
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
  // Without its scheme an address has no host, and is told to be wrong, as is a HOST that is none.
  const named = URL.parse(PUBLIC_URL ?? "")?.hostname || "localhost";
  const listening = isHost(HOST.trim()) ? HOST.trim() : "localhost";
  return NODE_ENV === "production" || !isLoopback(listening) || !isLoopback(named);
}
