import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverEnvironment } from "../../../scripts/server-node.js";
import { childFlags } from "../test/child.ts";
import { copyEmbedded } from "../test/database.ts";
import { inDatabaseOf } from "../test/killable-server.ts";
import { type Mailbox, openMailbox } from "../test/mailbox.ts";
import { addUser } from "../test/rows.ts";

const email = "bat@khamt.test";
let folder: string;
let mailbox: Mailbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-admin-"));
  mailbox = await openMailbox();
  await copyEmbedded(folder);
  await inDatabaseOf({ folder, databaseUrl: undefined }, (db) => addUser(db, { email }));
});
afterAll(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true });
});

/** The command as npm runs it. */
async function command(args: string[], settings: Record<string, string> = {}) {
  const env = serverEnvironment({
    ...process.env,
    NODE_OPTIONS: "",
    DATABASE_URL: "",
    DATA_DIR: folder,
    MAIL_FROM: "Khamt <hello@khamt.test>",
    ...settings,
  });
  const child = spawn(process.execPath, [...childFlags, join(import.meta.dirname, "admin.ts"), ...args], {
    env,
  });
  let [out, errors] = ["", ""];
  child.stdout.on("data", (data) => (out += String(data)));
  child.stderr.on("data", (data) => (errors += String(data)));
  const [code] = await once(child, "close");
  return { code: code as number, out, errors };
}

test("where there is no site the command says so, and makes none", async () => {
  const nowhere = join(folder, "nowhere");
  const told = await command(["list"], { DATA_DIR: nowhere });
  expect(told).toMatchObject({ code: 1, out: "", errors: expect.stringContaining("There is no site in") });
  expect(existsSync(nowhere)).toBe(false);
});

test("an operator whose system is Mongolian reads Mongolian, help as well as faults", async () => {
  const mongolian = { LC_ALL: "mn_MN.UTF-8" };
  const help = await command(["--help"], mongolian);
  expect(help.out).toContain("Хийх зүйлээ заана уу: npm run admin -- promote ИМЭЙЛ, эсвэл");
  const fault = await command(["list"], { ...mongolian, MNT_PER_USD: "ten", PORT: "70000" });
  expect(fault.errors).toContain("PORT: 0-ээс 65535 хүртэлх портын дугаар байх ёстой");
  expect(fault.errors).toContain("MNT_PER_USD: нэг ам.доллар хэдэн төгрөг");
});

test("an account that is given back has its letter: by the mail server, and printed where that takes none", async () => {
  const given = await command(["give-back", email], { SMTP_URL: mailbox.url });
  expect(given).toMatchObject({ code: 0, errors: "" });
  expect(given.out).toContain(`A link to a new password went to ${email}.`);
  expect(mailbox.letters[0]?.text).toContain("/reset-password#");

  const unsent = await command(["give-back", email], { SMTP_URL: "smtp://127.0.0.1:9" });
  expect(unsent).toMatchObject({ code: 1, errors: "" });
  expect(unsent.out).toContain("/reset-password#");
  expect(unsent.out).toContain(`the mail server of SMTP_URL does not answer (ESOCKET). The account is given`);
});
