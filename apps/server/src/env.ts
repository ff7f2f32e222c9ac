import * as z from "zod";
import { StartError } from "./start-error.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

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
  READS_PER_MINUTE: z.coerce.number(mend("a whole number from 1")).int().min(1).default(600),
  TRUSTED_PROXIES: z.string().default(""),
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

/** Also judged when another setting is wrong: every fault is listed. */
const consistent = settings.refine(({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || AI_MODEL, {
  ...mend("the name of a model, because AI_BASE_URL is set"),
  path: ["AI_MODEL"],
  when: () => true,
});

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  demoData: boolean;
  logLevel: (typeof logLevels)[number];
  mntPerUsd: number;
  readsPerMinute: number;
  trustedProxies: string[];
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
    readsPerMinute: values.READS_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES.split(",")
      .map((each) => each.trim())
      .filter(Boolean),
    aiBaseUrl: values.AI_BASE_URL,
    aiModel: values.AI_MODEL,
    aiApiKey: values.AI_API_KEY,
  };
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
