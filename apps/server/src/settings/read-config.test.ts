import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { conductSettings } from "./conduct.ts";
import { budgetSettings } from "./budgets.ts";
import { usualBudgets } from "../platform/auth/budgets.ts";
import { usualConduct } from "../platform/conduct.ts";

describe("settings", () => {
  test("have a default each", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      isOnlyHere: true,
      dataDir: "data",
      databaseUrl: undefined,
      demoData: true,
      fairExposure: true,
      logLevel: "warn",
      mntPerUsd: 3570,
      readsPerMinute: 600,
      costlyMsPerSecond: 250,
      streamsOfNetwork: 250,
      budgets: usualBudgets,
      conduct: usualConduct,
      trustedProxies: [],
      backup: undefined,
      sessionSecret: undefined,
      formerSecrets: [],
      smtpUrl: undefined,
      mailFrom: undefined,
      adminEmails: [],
      contactEmail: undefined,
      refuseCommonPasswords: true,
      dnsServers: [],
      aiBaseUrl: undefined,
      aiModel: undefined,
      aiApiKey: undefined,
    });
  });

  test("take what is given; an empty value is none", () => {
    const given = {
      PORT: "8080",
      HOST: "127.0.0.1",
      DATABASE_URL: "",
      DEMO_DATA: "off",
      MNT_PER_USD: "3500.5",
      TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8, ::1",
      ADMIN_EMAILS: "Boss@khamt.test, other@khamt.test",
      COMMON_PASSWORDS: "allow",
      DNS_SERVERS: "9.9.9.9, 127.0.0.1:5353, ::1, [::1]:53",
    };
    expect(readConfig(given)).toMatchObject({
      port: 8080,
      publicUrl: "http://127.0.0.1:8080",
      databaseUrl: undefined,
      demoData: false,
      mntPerUsd: 3500.5,
      trustedProxies: ["127.0.0.1", "10.0.0.0/8", "::1"],
      adminEmails: ["boss@khamt.test", "other@khamt.test"],
      refuseCommonPasswords: false,
      dnsServers: ["9.9.9.9", "127.0.0.1:5353", "::1", "[::1]:53"],
    });
    expect(readConfig({ PUBLIC_URL: "http://localhost:3000/" }).publicUrl).toBe("http://localhost:3000");
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "1e3"],
    ["HOST", "localhost:3000"],
    ["HOST", "http://localhost"],
    ["HOST", "256.1.1.1"],
    ["HOST", "[::1]"],
    ["HOST", "two words"],
    ["DATA_DIR", "~/khamt"],
    ["DATA_DIR", "file:///srv/khamt"],
    ["BACKUP_TO", "s3://khamt/backups"],
    ["BACKUP_TO", "~/backups"],
    ["S3_REGION", "eu central"],
    ["PUBLIC_URL", "khamt.example"],
    ["PUBLIC_URL", "http://khamt.example/path/"],
    ["PUBLIC_URL", "http://khamt.example/?a=b"],
    ["PUBLIC_URL", "ftp://khamt.example"],
    ["DATABASE_URL", "mysql://localhost/khamt"],
    ["DATABASE_URL", "localhost"],
    ["DEMO_DATA", "yes"],
    ["LOG_LEVEL", "loud"],
    ["MNT_PER_USD", "0"],
    ["MNT_PER_USD", "-3"],
    ["MNT_PER_USD", "many"],
    ["READS_PER_MINUTE", "0x10"],
    ["COSTLY_MS_PER_SECOND", "10"],
    ["INVITATIONS_A_WEEK", "0"],
    ["INVITATIONS_A_DAY", "many"],
    ["OPEN_INVITATIONS_NEW", "-1"],
    ["INVITATION_DAYS", "91"],
    ["INVITATION_REST_DAYS", "2.5"],
    ["REPORTERS_TO_HIDE", "0"],
    ["TRUSTED_PROXIES", "true"],
    ["TRUSTED_PROXIES", "1"],
    ["TRUSTED_PROXIES", "0.0.0.0/0, ::/0"],
    ["TRUSTED_PROXIES", "0.0.0.0/1,128.0.0.0/1"],
    ["SESSION_SECRET", "a".repeat(32)],
    ["SESSION_SECRET", "password".repeat(4)],
    ["SESSION_SECRET", "abcdefghijklmnopqrstuvwxyz012345"],
    ["DATABASE_URL", "postgresql://khamt@db.example/khamt"],
    ["ALLOW_PLAIN_HTTP", "yes"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.1, proxy.example"],
    ["SESSION_SECRET", "thirty-one characters, not more"],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "mail.example:587"],
    ["ADMIN_EMAILS", "boss@khamt.test; other@khamt.test"],
    ["SERVICES_EMAIL", "desk"],
    ["COMMON_PASSWORDS", "yes"],
    ["ALLOW_DEMO_CODES", "1"],
    ["CONTACT_EMAIL", "hello, help@khamt.example"],
    ["S3_BUCKET_URL", "s3.example/khamt"],
    ["S3_BUCKET_URL", "s3://khamt"],
    ["DNS_SERVERS", "dns.example"],
    ["DNS_SERVERS", "9.9.9.9:0"],
    ["DNS_SERVERS", "[9.9.9.9:53, 9.9.9.9:70000"],
    ["AI_BASE_URL", "ai.example/v1"],
    ["AI_BASE_URL", "ftp://ai.example/v1"],
    ["AI_BASE_URL", "file:///etc/passwd"],
    ["AI_BASE_URL", "https://user:secret@ai.example/v1"],
    ["AI_BASE_URL", "https://ai.example/v1?key=secret"],
    ["AI_API_KEY", "two words"],
    ["AI_API_KEY", "түлхүүр"],
  ])("%s=%s is refused by name", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: must be`);
  });

  test("of backups by the clock name a folder or a bucket, which needs both parts of the key", () => {
    const folder = readConfig({ BACKUP_TO: "/var/backups/khamt", BACKUP_KEEP: "30" }).backup;
    expect(folder).toEqual({ place: { folder: "/var/backups/khamt" }, hours: 24, days: 30 });
    const relative = readConfig({ BACKUP_TO: "backups" }).backup?.place;
    expect(relative).toEqual({ folder: join(import.meta.dirname, "../../../../backups") });
    const bucket = { BACKUP_TO: "https://s3.example/khamt", S3_ACCESS_KEY_ID: "id" };
    expect(() => readConfig(bucket)).toThrow(
      "S3_SECRET_ACCESS_KEY: must be set, because BACKUP_TO is a bucket",
    );
    expect(readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: "key" }).backup?.place).toEqual({
      bucket: {
        bucketUrl: "https://s3.example/khamt",
        region: "auto",
        accessKeyId: "id",
        secretAccessKey: "key",
      },
    });
  });

  test("that are wrong are all listed at once", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y", DEMO_DATA: "z" })).toThrow(
      /PORT:[^]*DEMO_DATA:[^]*LOG_LEVEL:/,
    );
  });

  test.each([
    ["HOST", "localhost:3000"],
    ["PUBLIC_URL", "khamt.mn"],
    ["PUBLIC_URL", "localhost:3000"],
    ["PUBLIC_URL", "khamt.mn:3000"],
    ["DATABASE_URL", "mysql://db.example/khamt"],
    ["SMTP_URL", "smtp.example.mn:587"],
    ["SESSION_SECRET", "short"],
  ])("%s=%s is told to be wrong once, and is no reason to ask for more", (name, value) => {
    const given = { [name]: value, MAIL_FROM: "khamt@khamt.example" };
    expect(() => readConfig(given)).toThrow(new RegExp(`^The settings[^\\n]*\\n  ${name}: [^\\n]*$`));
  });

  test("of the AI endpoint need an address and a model", () => {
    const given = { AI_BASE_URL: " http://127.0.0.1:11434/v1 ", AI_MODEL: "small", AI_API_KEY: " key " };
    expect(readConfig(given)).toMatchObject({
      aiBaseUrl: "http://127.0.0.1:11434/v1",
      aiModel: "small",
      aiApiKey: "key",
    });
    expect(() => readConfig({ ...given, AI_MODEL: "", PORT: "x" })).toThrow(/PORT: must[^]*AI_MODEL: must/);
    expect(() => readConfig({ AI_BASE_URL: "x", AI_API_KEY: "secret key" })).toThrow(
      /^(?![^]*secret)[^]*AI_API_KEY/,
    );
  });

  test("of a bucket need its address and both parts of the key", () => {
    const given = {
      S3_BUCKET_URL: "https://s3.example/khamt",
      S3_ACCESS_KEY_ID: " id ",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readConfig(given).bucket).toEqual({
      bucketUrl: "https://s3.example/khamt",
      region: "auto",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
    expect(() => readConfig({ S3_BUCKET_URL: given.S3_BUCKET_URL })).toThrow(
      /S3_ACCESS_KEY_ID: must[^]*S3_SECRET_ACCESS_KEY: must/,
    );
    expect(readConfig({ S3_ACCESS_KEY_ID: "id" }).bucket).toBeUndefined();
  });

  describe("R42 of a server for others", () => {
    const complete = {
      PUBLIC_URL: "https://khamt.example",
      SESSION_SECRET: "9f1c7a40e2b85d36c0a4f7e19d2b6853",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "Khamt <no-reply@khamt.example>",
      DATABASE_URL: "postgresql://khamt@localhost/khamt",
    };

    test.each([
      ["PUBLIC_URL", ""],
      ["PUBLIC_URL", "http://khamt.example"],
      ["SESSION_SECRET", ""],
      ["SESSION_SECRET", "short"],
      ["SMTP_URL", ""],
      ["MAIL_FROM", ""],
      ["DATABASE_URL", ""],
      ["TRUSTED_PROXIES", "true"],
    ])("refuse to start with %s=%s", (name, value) => {
      const given = { ...complete, NODE_ENV: "production", [name]: value };
      expect(() => readConfig(given)).toThrow(`${name}: must be`);
    });

    test.each([
      ["the address that it listens on", { HOST: "0.0.0.0" }],
      ["the address that visitors type", { PUBLIC_URL: "http://khamt.example" }],
    ])("are judged where %s is open to others", (_which, open) => {
      expect(() => readConfig(open)).toThrow(
        /PUBLIC_URL: must be an https[^]*SESSION_SECRET:[^]*SMTP_URL:[^]*DATABASE_URL:/,
      );
    });

    test("make nobody administrator by a code that is shown to whoever asks", () => {
      const trial = { ...complete, SMTP_URL: "", ALLOW_DEMO_CODES: "on" };
      expect(readConfig(trial).adminEmails).toEqual([]);
      expect(() => readConfig({ ...trial, ADMIN_EMAILS: "boss@khamt.test" })).toThrow(
        "ADMIN_EMAILS: must be",
      );
      expect(readConfig({ ADMIN_EMAILS: "boss@khamt.test" }).adminEmails).toEqual(["boss@khamt.test"]);
    });

    test("take an unencrypted way only when it is said", () => {
      const remote = "postgresql://khamt@db.example/khamt";
      for (const mode of ["verify-full", "disable"])
        expect(readConfig({ DATABASE_URL: `${remote}?sslmode=${mode}` }).databaseUrl).toContain(mode);
      const { PUBLIC_URL: _, ...rest } = complete;
      const plain = { ...rest, PUBLIC_URL: "http://10.1.2.3:3000", ALLOW_PLAIN_HTTP: "on" };
      expect(readConfig(plain).publicUrl).toBe("http://10.1.2.3:3000");
    });

    test("are judged as well when only the address says so", () => {
      expect(() => readConfig({ PUBLIC_URL: "https://khamt.example" })).toThrow(
        /SESSION_SECRET:[^]*SMTP_URL:[^]*DATABASE_URL:/,
      );
    });

    test("may leave out mail and PostgreSQL only when told to", () => {
      expect(readConfig({ ...complete, NODE_ENV: "production" }).smtpUrl).toBe(complete.SMTP_URL);
      const without = { ...complete, SMTP_URL: "", DATABASE_URL: "" };
      const allowed = { ALLOW_DEMO_CODES: "on", ALLOW_EMBEDDED_DATABASE: "on" };
      expect(readConfig({ ...without, ...allowed }).smtpUrl).toBeUndefined();
    });

    test("need nothing on one's own computer", () => {
      expect(readConfig({ PUBLIC_URL: "http://localhost:3000" }).sessionSecret).toBeUndefined();
    });
  });

  test("are all explained in .env.example", () => {
    const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");
    const named = [...example.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(
      ([, name, value]) => [name, value] as const,
    );
    expect(readConfig(Object.fromEntries(named))).toEqual(readConfig({}));
    const permissions = named.filter(([name]) => name?.startsWith("ALLOW_"));
    expect(permissions).toHaveLength(3);
    const bucket = named.filter(([name]) => name?.startsWith("S3_"));
    expect(bucket).toHaveLength(4);
    const conduct = named.filter(([name = ""]) => name in conductSettings);
    expect(conduct).toHaveLength(Object.keys(conductSettings).length);
    const budgets = named.filter(([name = ""]) => name in budgetSettings);
    expect(budgets).toHaveLength(Object.keys(budgetSettings).length);
    const backup = named.filter(([name]) => name?.startsWith("BACKUP_"));
    expect(backup).toHaveLength(3);
    const sets = [permissions, bucket, conduct, budgets, backup];
    const others = named.length - sets.flat().length;
    expect(others + 7).toBe(Object.keys(readConfig({})).length);
  });
});
