import { expect, test } from "vitest";
import { freshServer } from "../test/test-server.ts";
import { addPerson } from "../test/people.ts";
import { readConfig } from "./settings/read-config.ts";
import { startHints } from "./start-hints.ts";

const server = freshServer();

const hints = async (settings: Record<string, string>) =>
  (await startHints(server.db, readConfig(settings))).join("\n");

test("a server that nobody looks after says what to set, until somebody does", async () => {
  const all = await hints({});
  for (const name of ["SMTP_URL", "MAIL_FROM", "ADMIN_EMAILS", "CONTACT_EMAIL"]) expect(all).toContain(name);
  expect(await hints({ ADMIN_EMAILS: "boss@khamt.test" })).toContain(
    "sign up with an address of ADMIN_EMAILS",
  );
  await addPerson(server, { role: "admin" });
  const settings = {
    SMTP_URL: "smtp://mail.test",
    MAIL_FROM: "Khamt <hello@khamt.test>",
    CONTACT_EMAIL: "hello@khamt.test",
  };
  expect(await hints(settings)).toBe("");
});

test("visitors are told whether anybody reads requests and reports", async () => {
  const operator = async () => (await server.get("/api/operator")).json<object>();
  expect(await operator()).toMatchObject({ reports: false });
  await addPerson(server, { role: "admin" });
  expect(await operator()).toEqual({ requests: true, reports: true });
});
