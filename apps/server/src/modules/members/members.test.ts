import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AdministratorAct, ManagedMember, MemberDetails, MemberNote, SavedView } from "@khamt/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodPassword, lastLetter } from "../../../test/accounts.ts";
import { now, testCost } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addPerson, connect, type Person } from "../../../test/people.ts";
import { addCompany, addIdea, addUser, addVouch } from "../../../test/rows.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import {
  memberNotes,
  sessions,
  startupCofounders,
  startupIdeas,
  users,
} from "../../platform/db/schema/index.ts";

let password: string;
let admin: Person;
let bat: Person;
let sara: Person;
const server = testServer();
beforeAll(async () => {
  password = await createPasswords({ cost: testCost, refuseCommon: false }).hash(goodPassword);
});
beforeEach(async () => {
  const old = { createdAt: new Date(now.getTime() - 300 * 86_400_000) };
  admin = await addPerson(server, { role: "admin", password, ...old, firstName: "Zaya" });
  bat = await addPerson(server, { email: "bat@khamt.test", firstName: "Батжаргал", lastActiveAt: now });
  sara = await addPerson(
    server,
    { email: "sara_1@khamt.test", firstName: "Сараа", language: "mn" },
    { skills: ["accounting"], bio: "I keep books" },
  );
});
afterEach(() => server.reset());

const list = async (query = "") =>
  (await admin.get(`/api/manage/members${query}`)).json<ManagedMember[]>().map(({ id }) => id);
const details = async ({ id }: { id: string }) =>
  (await admin.get(`/api/manage/members/${id}`)).json<MemberDetails>();
const note = (about: Person, text: string, id: string = randomUUID()) =>
  admin.post(`/api/manage/members/${about.id}/notes`, { id, text });
const act = (act: string, ids: string[], given: object = {}) =>
  admin.post("/api/manage/members/acts", { id: randomUUID(), act, ids, note: "For a reason", ...given });

describe("the list of members", () => {
  test("finds by a part of the name or address in either script, and takes no sign for more than itself", async () => {
    for (const q of ["жарг", "БАТЖ", "bat@", "ba", "батж"])
      expect(await list(`?q=${encodeURIComponent(q)}`), q).toEqual([bat.id]);
    for (const q of ["a_1@", "Saraa", "saraa dorj", "сараа"])
      expect(await list(`?q=${encodeURIComponent(q)}`), q).toEqual([sara.id]);
    expect(await list("?q=%25%25%25")).toEqual([]);
  });

  test("has everybody but examples, filtered by each of what it shows", async () => {
    await addUser(server.db, { isDemo: true });
    const firm = await addUser(server.db, { userType: "company", isEmailVerified: true });
    await addCompany(server.db, { userId: firm });
    await addVouch(server.db, sara.profile.id);
    await server.db
      .update(startupCofounders)
      .set({ completeness: 90 })
      .where(eq(startupCofounders.id, bat.profile.id));
    const invited = await addUser(server.db, { isEmailVerified: false });
    const all = [admin.id, bat.id, sara.id, firm, invited];
    expect((await list()).toSorted()).toEqual(all.toSorted());
    const cases: Record<string, string[]> = {
      "state=invited": [invited],
      "accountType=company": [firm],
      "has=company": [firm],
      "role=admin": [admin.id],
      "language=mn": [sara.id],
      "verified=yes": [sara.id],
      "completeness=high": [bat.id],
      "completeness=none": [invited],
      "completeness=low": [admin.id, sara.id, firm],
      "completeness=middle": [],
      "seen=day": [bat.id],
      "seen=month": [bat.id],
      "seen=longer": [],
      "has=cofounder&verified=no&language=en": [admin.id, bat.id],
      "word=accounting": [sara.id],
      [`word=${encodeURIComponent("нягтлан бодох бүртгэл")}`]: [sara.id],
      "word=accounting&language=en": [],
    };
    for (const [query, ids] of Object.entries(cases))
      expect((await list(`?${query}`)).toSorted(), query).toEqual(ids.toSorted());
  });

  test("is sorted, and read page by page without a gap or a double", async () => {
    const names = async (sort: string) => await list(`?sort=${sort}`);
    expect((await names("oldest"))[0]).toBe(admin.id);
    expect((await names("newest")).at(-1)).toBe(admin.id);
    expect((await names("seen"))[0]).toBe(bat.id);
    // By the names that the list shows: that of the account, Сараа in Latin letters, is told to nobody.
    await server.db.update(users).set({ firstName: "Ariunaa" }).where(eq(users.id, sara.id));
    expect(await names("name")).toEqual([admin.id, bat.id, sara.id]);
    const nobodyYet = await addUser(server.db, { lastName: "Ө" });
    await addIdea(server.db, { userId: sara.id, completeness: 70 });
    await addIdea(server.db, { userId: bat.id, completeness: 60 });
    const best = await addIdea(server.db, { userId: bat.id, completeness: 90 });
    expect((await names("completeness")).slice(0, 2)).toEqual([bat.id, sara.id]);
    await server.db.update(startupIdeas).set({ completeness: 65 }).where(eq(startupIdeas.id, best));
    expect((await names("completeness")).slice(0, 2)).toEqual([sara.id, bat.id]);
    await server.db.delete(startupIdeas);
    expect((await names("completeness")).at(-1)).toBe(nobodyYet);
    await server.db.delete(users).where(eq(users.id, nobodyYet));
    const seen: string[] = [];
    for (let url: string | undefined = "/api/manage/members?limit=1&sort=name"; url !== undefined;) {
      const answer = await admin.get(url);
      expect(answer.headers["x-total-count"]).toBe("3");
      seen.push(...answer.json<ManagedMember[]>().map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(answer.headers["link"] ?? ""))?.[1];
    }
    expect(seen).toEqual([admin.id, bat.id, sara.id]);
  });

  test("is a table for spreadsheets with the same filters, in the reader's language, and no formula in it", async () => {
    const formula = { firstName: "=1+1" };
    await server.db.update(users).set(formula).where(eq(users.id, sara.id));
    await server.db.update(startupCofounders).set(formula).where(eq(startupCofounders.userId, sara.id));
    await server.db.update(users).set({ language: "mn" }).where(eq(users.id, admin.id));
    const answer = await admin.get("/api/manage/members/export?language=mn&sort=name");
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="khamt-members-2026-05-04.csv"');
    const lines = answer.body.split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(
      "'=1+1 Дорж,sara_1@khamt.test,Хувь хүн,Монгол,Хэвийн,,үгүй,хамтран үүсгэн байгуулагч,",
    );
    expect(lines[1]).toMatch(/,2026-\d\d-\d\d \d\d:\d\d,/);
    expect((await admin.get("/api/manage/members/export")).body.split("\r\n")).toHaveLength(5);
  });

  test("is exported in its own order, with what the team knows of each", async () => {
    await note(bat, "Called.\nKeen.");
    server.clock.pass({ days: 1 });
    await note(bat, "Has a key");
    const people = async (sort: string) =>
      (await admin.get(`/api/manage/members/export?sort=${sort}`)).body.trim().split("\r\n").slice(1);
    expect((await people("name")).map((line) => line.split(" ")[0])).toEqual(["Zaya", "Батжаргал", "Сараа"]);
    expect((await people("newest")).map((line) => line.split(" ")[0])?.at(-1)).toBe("Zaya");
    expect((await people("name"))[1]).toMatch(/,Called\. \/ Keen\. \| Has a key$/);
  });

  test("has a note once that is sent twice, at once or later, and of one person alone", async () => {
    const id = randomUUID();
    await Promise.all([bat, bat, bat].map((about) => note(about, "Called", id)));
    expect((await note(bat, "Called", id)).json()).toMatchObject({ id, text: "Called" });
    expect((await note(sara, "Called", id)).json()).toMatchObject({ error: "already-exists" });
    expect(await server.db.$count(memberNotes)).toBe(1);
  });

  test("is searched in the notes of the team too, which hold telephone numbers", async () => {
    await note(sara, "Phone: 99112233\nCall back");
    expect(await list("?q=99112233")).toEqual([sara.id]);
    for (const other of ["?q=9911_233", "?q=Phone&language=en"]) expect(await list(other)).toEqual([]);
  });

  test("has names in the order of the Mongolian alphabet", async () => {
    const alphabet = [
      "Анар",
      "Ерөө",
      "Ёндон",
      "Жавхаа",
      "Оюун",
      "Өлзий",
      "Пүрэв",
      "Уянга",
      "Үүрээ",
      "Хулан",
      "Яруу",
    ];
    for (const firstName of alphabet.toReversed())
      await addUser(server.db, { email: `${alphabet.indexOf(firstName)}@abc.test`, firstName, lastName: "" });
    const found = (await admin.get("/api/manage/members?q=@abc.test&sort=name")).json<ManagedMember[]>();
    expect(found.map(({ name }) => name)).toEqual(alphabet);
  });
});

describe("a member's page", () => {
  test("has their account, profiles, figures and reports, and nothing that they wrote in private", async () => {
    await connect(bat, sara);
    const report = { clientId: crypto.randomUUID(), subject: bat.profile, reason: "scam", text: "" };
    await sara.post("/api/reports", report);
    const page = await details(bat);
    expect(page).toMatchObject({
      email: "bat@khamt.test",
      state: "good",
      acts: ["restrict", "suspend", "sign-out", "password-letter", "give-back"],
      profiles: [{ kind: "cofounder", id: bat.profile.id, isListed: true }],
      figures: { invitationsSent: 1, invitationsReceived: 0, connections: 1 },
      reports: [{ kind: "cofounder", reason: "scam", state: "open" }],
    });
    expect(JSON.stringify(page)).not.toContain("I write because of");
    expect((await admin.get(`/api/manage/members/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  test("says of a suspended member that nothing of theirs is listed", async () => {
    const sanction = { rule: "no-spam", password: goodPassword };
    expect((await act("suspend", [bat.id], sanction)).json()).toMatchObject({ done: 1 });
    expect(await details(bat)).toMatchObject({ state: "suspended", profiles: [{ isListed: false }] });
  });

  test("keeps notes of the team: who wrote one deletes it, and nobody else", async () => {
    const second = await addPerson(server, { role: "admin" });
    const written = (await note(bat, "Called")).json<MemberNote>();
    expect(written).toMatchObject({ author: admin.name, isOwn: true, act: null, text: "Called" });
    const address = `/api/manage/members/${bat.id}/notes/${written.id}`;
    expect((await second.delete(address)).statusCode).toBe(404);
    expect((await admin.delete(address)).statusCode).toBe(200);
    expect((await details(bat)).notes).toEqual([]);
  });
});

describe("acts on several members", () => {
  test("are done to each who may be, and say to whom not and why", async () => {
    const other = await addPerson(server, { role: "admin" });
    const ids = [bat.id, sara.id, other.id, admin.id, crypto.randomUUID()];
    const sanction = { rule: "no-spam", password: goodPassword };
    const answer = (await act("suspend", ids, sanction)).json();
    expect(answer).toMatchObject({ done: 2 });
    expect(answer.refused.map(({ why }: { why: string }) => why)).toEqual([
      "not-allowed",
      "not-allowed",
      "gone",
    ]);
    expect((await list("?state=suspended")).toSorted()).toEqual([bat.id, sara.id].toSorted());
    expect((await details(bat)).sanction).toMatchObject({ rule: "no-spam", note: "For a reason" });
    await act("restore", [bat.id]);
    expect((await act("restore", [bat.id, sara.id])).json()).toMatchObject({
      done: 1,
      refused: [{ id: bat.id, why: "already" }],
    });
  });

  test("undo nothing that another administrator has decided since the member was looked at", async () => {
    const sanction = { rule: "no-spam", password: goodPassword };
    const seen = { [bat.id]: "good", [sara.id]: "good" };
    await act("suspend", [bat.id], { ...sanction, seen });
    expect((await act("restrict", [bat.id, sara.id], { ...sanction, seen })).json()).toMatchObject({
      done: 1,
      refused: [{ id: bat.id, why: "changed" }],
    });
    expect(await details(bat)).toMatchObject({ state: "suspended" });
    const again = { ...sanction, seen: { [bat.id]: "suspended" } };
    expect((await act("restrict", [bat.id], again)).json()).toMatchObject({ done: 1 });
  });

  test("need a reason, a rule for a sanction, and a proof to shut somebody out", async () => {
    expect((await act("sign-out", [bat.id], { note: " " })).statusCode).toBe(400);
    expect((await act("restrict", [bat.id])).statusCode).toBe(400);
    expect((await act("suspend", [bat.id], { rule: "no-spam" })).statusCode).toBe(400);
    const wrong = { rule: "no-spam", password: "Wrong-1-wrong" };
    expect((await act("suspend", [bat.id], wrong)).json()).toMatchObject({ error: "wrong-password" });
    expect(await list("?state=suspended")).toEqual([]);
  });

  test("sign out everywhere and send the password letter, with the reason kept beside the member and a line in the log", async () => {
    await bat.get("/api/account");
    await act("sign-out", [bat.id], { note: "A lost phone" });
    expect(await server.db.$count(sessions)).toBe(1);
    server.clock.pass({ minutes: 1 });
    await act("password-letter", [bat.id, sara.id]);
    expect(lastLetter(server, "password-reset")).toMatchObject({ language: "mn" });
    const page = await details(bat);
    expect(page.log.map((line: AdministratorAct) => line.act)).toEqual(["password-letter", "signed-out"]);
    expect(page.notes.map(({ act, text }) => [act, text])).toEqual([
      ["password-letter", "For a reason"],
      ["sign-out", "A lost phone"],
    ]);
    expect((await admin.delete(`/api/manage/members/${bat.id}/notes/${page.notes[0]?.id}`)).statusCode).toBe(
      404,
    );
    await server.db.delete(users).where(eq(users.id, bat.id));
    expect(await server.db.$count(memberNotes)).toBe(1);
  });
});

test("views are saved under a name for oneself alone, and replaced by the same name", async () => {
  const save = async (name: string, filters: object) =>
    (await admin.post("/api/manage/views", { name, filters })).json<SavedView>();
  await save("Companies", { accountType: "company" });
  const { id } = await save("companies", { accountType: "company", sort: "name" });
  const mine = async () => (await admin.get("/api/manage/views")).json<SavedView[]>();
  expect(await mine()).toEqual([
    { id, name: "companies", filters: { accountType: "company", sort: "name" } },
  ]);
  const other = await addPerson(server, { role: "admin" });
  expect((await other.get("/api/manage/views")).json()).toEqual([]);
  expect((await other.delete(`/api/manage/views/${id}`)).statusCode).toBe(404);
  await admin.delete(`/api/manage/views/${id}`);
  expect(await mine()).toEqual([]);
  for (let each = 0; each < 30; each += 1) await save(`View ${each}`, {});
  const full = await admin.post("/api/manage/views", { name: "One more", filters: {} });
  expect(full.json()).toMatchObject({ error: "too-many-own" });
});
