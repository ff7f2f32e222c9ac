import { randomUUID } from "node:crypto";
import { day } from "@khamt/contract/durations";
import { eq } from "drizzle-orm";
import type { ImportPreview, MemberDetails } from "@khamt/contract";
import { beforeEach, expect, test } from "vitest";
import { goodPassword, lastLetter, openBrowser } from "../../../test/accounts.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { freshServer } from "../../../test/test-server.ts";
import { tendUnclaimed } from "./index.ts";
import type { Email } from "../../platform/mail/email.ts";
import { adminActs, companies, drafts, memberNotes, users } from "../../platform/db/schema/index.ts";

let admin: Person;
const server = freshServer();
beforeEach(async () => {
  admin = await addPerson(server, { role: "admin", email: "chief@khamt.test" });
});

const table = [
  "№;Стартапын нэр;Үүсгэн байгуулагч;Имэйл;Утас;Салбар;Байгуулагдсан он;Вэб сайт;Төслийн тухай;Оноо",
  '1;Тэнгэр Агро;Бат Болд;bat@uni.mn;99112233;Хөдөө аж ахуй;2021 он;tengri.mn;"Малчдад зориулсан\nцаг агаарын мэдээ";87',
  "2;Ноолуур;Сараа;saraa@uni.mn;;Боловсрол;;байхгүй;;",
  "3;;Нараа;naraa@uni.mn;;;;;;",
  "4;Дарга;Chief;chief@khamt.test;;;;;;",
].join("\n");
const asked = { text: table, language: "mn", programme: null, keepsOthers: true };
const importAs = (startUps: string | null, drafted = 2) =>
  admin.post("/api/manage/members/import", { ...asked, startUps, people: 3, joining: 0, noted: 1, drafted });
const idOf = async (email: string) => {
  const [row] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? "";
};
const detailsOf = async (id: string) => (await admin.get(`/api/manage/members/${id}`)).json<MemberDetails>();
const act = async (name: string, id: string) =>
  (
    await admin.post("/api/manage/members/acts", {
      id: randomUUID(),
      act: name,
      ids: [id],
      ...(name !== "withdraw" && { note: "Lost" }),
    })
  ).json<object>();

test("start-ups of a table are begun as drafts for those who are invited, and for nobody else", async () => {
  const { drafts: seen } = (
    await admin.post("/api/manage/members/import/preview", asked)
  ).json<ImportPreview>();
  expect(seen).toEqual({
    count: 2,
    company: ["Стартапын нэр", "Утас", "Салбар", "Байгуулагдсан он", "Вэб сайт", "Төслийн тухай"],
    idea: ["Стартапын нэр", "Салбар", "Төслийн тухай"],
  });
  expect((await importAs("company", 3)).statusCode, "not as it was seen").toBe(409);
  expect((await importAs("company")).json()).toMatchObject({ invited: 3, drafted: 2 });
  const kept = await server.db.select().from(drafts).orderBy(drafts.fields);
  expect(kept.map(({ kind, entity, fields }) => ({ kind, entity, fields }))).toEqual(
    expect.arrayContaining([
      {
        kind: "company",
        entity: "new",
        fields: {
          name: "Тэнгэр Агро",
          phoneNumber: "99112233",
          foundedYear: "2021",
          website: "https://tengri.mn",
          description: "Малчдад зориулсан\nцаг агаарын мэдээ",
          isPrepared: true,
        },
      },
      {
        kind: "company",
        entity: "new",
        fields: { name: "Ноолуур", industry: "education", isPrepared: true },
      },
    ]),
  );
  expect(await server.db.$count(companies)).toBe(0);
  const bat = await idOf("bat@uni.mn");
  const notes = await server.db.select().from(memberNotes).where(eq(memberNotes.userId, bat));
  expect(
    notes.map(({ text }) => text),
    "what no field takes",
  ).toEqual(["№: 1\nСалбар: Хөдөө аж ахуй\nОноо: 87"]);
  expect((await detailsOf(bat)).prepared).toEqual([{ kind: "company", name: "Тэнгэр Агро" }]);

  await act("password-letter", bat);
  const letter = lastLetter(server, "account-invitation");
  expect(letter).toMatchObject({ to: "bat@uni.mn", startUp: { kind: "company", name: "Тэнгэр Агро" } });
  const browser = openBrowser(server);
  await browser.post("/api/auth/password/reset", { token: letter.token, password: goodPassword });
  await browser.post("/api/auth/sign-in", { email: "bat@uni.mn", password: goodPassword });
  expect((await browser.get("/api/drafts/company/new")).json()).toMatchObject({
    fields: { name: "Тэнгэр Агро" },
  });
  expect(await detailsOf(bat), "from now on it is theirs").toMatchObject({ state: "good", prepared: [] });
});

test("whoever has not come gets another address or is withdrawn with all that was entered; whoever has come stays", async () => {
  await importAs("idea");
  const [bat, saraa] = [await idOf("bat@uni.mn"), await idOf("saraa@uni.mn")];
  const first = lastLetter(server, "account-invitation").token;
  const correct = (id: string, email: string) => admin.put(`/api/manage/members/${id}/address`, { email });
  expect((await correct(bat, "SARAA@uni.mn")).json()).toMatchObject({ error: "already-exists" });
  expect((await correct(bat, "bat@num.mn")).json()).toMatchObject({ email: "bat@num.mn", state: "invited" });
  const { to, token } = lastLetter(server, "account-invitation");
  expect([to, token === first]).toEqual(["bat@num.mn", false]);
  expect(await act("withdraw", saraa)).toEqual({ done: 1, refused: [] });
  expect(await idOf("saraa@uni.mn")).toBe("");
  expect(await server.db.$count(drafts)).toBe(1);
  expect(await server.db.$count(adminActs, eq(adminActs.act, "withdrawn"))).toBe(1);

  await server.post("/api/auth/password/reset", { token, password: goodPassword });
  expect((await correct(bat, "bat@uni.mn")).json()).toMatchObject({ error: "conflict" });
  expect(await act("withdraw", bat)).toMatchObject({ done: 0, refused: [{ why: "not-allowed" }] });
});

test("whoever has not come half a year after the last invitation is told, and forgotten with all that was entered", async () => {
  await importAs("idea");
  const [bat, saraa, naraa] = [
    await idOf("bat@uni.mn"),
    await idOf("saraa@uni.mn"),
    await idOf("naraa@uni.mn"),
  ];
  const letter = server.letters.find(({ to }) => to === "naraa@uni.mn");
  await server.post("/api/auth/password/reset", { ...letter, password: goodPassword });
  const told: Email[] = [];
  const later = async (email: Email) => void told.push(email);
  const left = async (hasMail = true) => {
    await tendUnclaimed({ db: server.db, later: hasMail ? later : undefined, now: server.clock.now() });
    const rows = await server.db.select({ id: users.id }).from(users);
    return rows.map(({ id }) => id).toSorted();
  };
  server.clock.pass({ days: 165 });
  await act("password-letter", bat);
  expect(await left()).toHaveLength(4);
  expect(told).toEqual([]);
  server.clock.pass({ days: 2 });
  expect(
    [await left(), await left()].map(({ length }) => length),
    "once",
  ).toEqual([4, 4]);
  const until = new Date(server.clock.now().getTime() + 14 * day).toISOString();
  expect(told).toEqual([
    expect.objectContaining({ to: "saraa@uni.mn", startUp: { kind: "idea", name: "Ноолуур" }, until }),
  ]);
  server.clock.pass({ days: 13 });
  expect(await left(), "as long as the link works").toHaveLength(4);
  server.clock.pass({ days: 1 });
  expect(await left()).toEqual([admin.id, naraa, bat].toSorted());
  expect(await idOf("saraa@uni.mn"), saraa).toBe("");
  server.clock.pass({ days: 170 });
  expect(await left(), "nobody goes untold, however late it is").toHaveLength(3);
  expect(told).toHaveLength(2);
  expect(await left(false), "where nothing can be sent").toEqual([admin.id, naraa].toSorted());
  expect(await server.db.$count(drafts)).toBe(0);
});
