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
  isHardToGuess,
  isNameServer,
  isNarrow,
  isOrigin,
  isProxy,
  mend,
  saysTls,
} from "./rules.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

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
    .min(32, { ...mend("32 characters or longer, and known to nobody"), abort: true })
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
    .url({
      ...mend("smtp://user:password@host:587 or smtps://..., # and @ of the password written %23 and %40"),
      protocol: /^smtps?$/,
    })
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

export const settingNames: ReadonlySet<string> = new Set(Object.keys(settings.shape));
export type Settings = z.infer<typeof settings>;
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
    holds: ({ DATABASE_URL }) => !DATABASE_URL || saysTls(DATABASE_URL),
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
  // Without its scheme an address has no host, and is told to be wrong.
  const named = URL.parse(PUBLIC_URL ?? "")?.hostname || "localhost";
  return NODE_ENV === "production" || !isLoopback(HOST) || !isLoopback(named);
}
