import { eq, getTableColumns, getTableName } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { testCost } from "../../../test/app.ts";
import { fillEveryTable, tables } from "../../../test/every-table.ts";
import { addCofounder, addUser, noLetters } from "../../../test/rows.ts";
import { freshServer } from "../../../test/test-server.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import { emailCodes, searchWords, users } from "../../platform/db/schema/index.ts";
import type { Email } from "../../platform/mail/mail.ts";
import { eraseDue } from "./erase.ts";
import { personalDataMap, impersonal } from "./personal-data-map.ts";

const password = "Уулын-салхи-42";
let hashed: string;

const server = freshServer();
beforeAll(async () => {
  hashed = await createPasswords({ cost: testCost, refuseCommon: false }).hash(password);
});

/** One of three members who have rows in every table. */
async function addMemberOfAll() {
  const [{ id, mark }] = await fillEveryTable(server.db);
  await server.db.update(users).set({ password: hashed }).where(eq(users.id, id));
  return { id, mark, cookie: await server.signIn(id) };
}

/** The tables in which the id is found. */
async function tablesWith(id: string): Promise<string[]> {
  const found = [];
  for (const table of tables) {
    const rows = await server.db.select().from(table);
    if (JSON.stringify(rows).includes(id)) found.push(getTableName(table));
  }
  return found;
}

test("R44: every table is either exported, withheld for a reason, or holds nothing about a member", () => {
  const known = [...personalDataMap, ...impersonal].map(({ table }) => getTableName(table));
  expect(known.sort()).toEqual(tables.map(getTableName).sort());
});

test("R44: the export has all that the member gave and no secret, and asks for the password", async () => {
  const { id, mark, cookie } = await addMemberOfAll();
  const ask = (given: string) => server.post("/api/account/export", { password: given }, { cookie });
  expect((await ask("wrong")).statusCode).toBe(400);
  const answer = await ask(password);
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="khamt-2026-05-04.json"');
  server.clock.pass({ minutes: 5 * 60 });
  // By then it is the next day in Ulaanbaatar.
  const later = await ask(password);
  expect(later.headers["content-disposition"]).toContain("khamt-2026-05-05.json");
  expect(later.json()).toMatchObject({ exportedAt: expect.stringMatching(/^2026-05-04T/) });
  const { data } = answer.json();
  const member = { id, email: "", entities: { idea: [], cofounder: [], company: [], project: [] } };
  for (const { table, withheld, shown } of personalDataMap) {
    if (!Array.isArray(withheld)) continue;
    const columns = Object.keys(getTableColumns(table)).filter((name) => !withheld.includes(name));
    const wanted = [...new Set([...columns, ...Object.keys(shown?.(member) ?? {})])];
    const [row] = data[getTableName(table)];
    expect(Object.keys(row ?? {}).sort(), getTableName(table)).toEqual(wanted.sort());
  }
  expect(data.startup_cofounders[0]).toMatchObject({ firstName: mark, userId: id });
  expect(answer.body).not.toContain("argon2");
});

test("R45: deletion is planned for thirty days from now, hides the profiles, signs other devices out and can be taken back", async () => {
  const me = await addUser(server.db, { password: hashed });
  await addCofounder(server.db, { userId: me, firstName: "Zyxwvq" });
  const [cookie, elsewhere] = [await server.signIn(me), await server.signIn(me)];
  const post = (url: string, body: object) => server.post(url, body, { cookie });
  const listed = async () => (await server.get("/api/partners")).body.includes("Zyxwvq");
  expect(await listed()).toBe(true);
  const planned = await post("/api/account/delete", { password });
  expect(planned.json()).toMatchObject({ deletesAt: "2026-06-03T12:00:00.000Z" });
  expect(await listed()).toBe(false);
  server.clock.pass({ days: 1 });
  expect((await post("/api/account/delete", { password })).json().deletesAt).toBe(planned.json().deletesAt);
  expect((await server.get("/api/account", { cookie: elsewhere })).statusCode).toBe(401);
  expect((await server.get("/api/account", { cookie })).json().deletesAt).toBe("2026-06-03T12:00:00.000Z");

  expect((await post("/api/account/keep", {})).statusCode).toBe(200);
  expect(await listed()).toBe(true);
  expect((await server.get("/api/search?q=zyxwvq")).json().results).not.toEqual([]);
  server.clock.pass({ days: 60 });
  expect(await eraseDue(server.db, { now: server.clock.now(), ...noLetters })).toBe(0);
  expect(server.letters.map(({ kind }) => kind)).toEqual(["deletion-planned", "deletion-cancelled"]);
});

test("R45: after thirty days nothing of the member is left, nothing of others is lost, and a stop in the middle is made up for", async () => {
  const { id, mark, cookie } = await addMemberOfAll();
  const typed = { flowHash: mark, codeMac: mark, email: `${mark.toUpperCase()}@example.test` };
  await server.db.insert(emailCodes).values({ ...typed, expiresAt: server.clock.now() });
  await server.post("/api/account/delete", { password }, { cookie });
  server.clock.pass({ days: 29 });
  const letters: Email[] = [];
  const erase = (send = async (letter: Email) => void letters.push(letter)) =>
    eraseDue(server.db, { now: server.clock.now(), ...noLetters, post: send });
  expect(await erase()).toBe(0);
  server.clock.pass({ days: 1 });

  const before = await tablesWith(id);
  const stopped = erase(async () => {
    throw new Error("the process ends");
  });
  await expect(stopped).rejects.toThrow("the process ends");
  expect(await tablesWith(id)).toEqual(before);

  expect(await erase()).toBe(1);
  // Of what administrators did the log keeps the ids.
  expect(await tablesWith(id)).toEqual(["admin_acts"]);
  expect(await server.db.$count(emailCodes, eq(emailCodes.email, typed.email))).toBe(0);
  expect(letters).toEqual([expect.objectContaining({ kind: "deleted", to: `${mark}@example.test` })]);
  expect((await server.get("/api/account", { cookie })).statusCode).toBe(401);
  expect((await server.get("/api/startup-ideas")).json()).toHaveLength(2);
  const words = await server.db.select().from(searchWords);
  expect(words.map(({ word }) => word)).toContain("felt");
  expect(await erase()).toBe(0);
});
