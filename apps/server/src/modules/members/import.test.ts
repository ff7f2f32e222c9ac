import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type ImportPreview, longestNote, type ManagedMember } from "@khamt/contract";
import { beforeEach, expect, test } from "vitest";
import { goodPassword, lastLetter, openBrowser, signUp } from "../../../test/accounts.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { adminActs, memberNotes, programmeMembers, users } from "../../platform/db/schema/index.ts";

let admin: Person;
const server = freshServer();
beforeEach(async () => {
  admin = await addPerson(server, { role: "admin", email: "chief@khamt.test" });
});

type Asked = {
  language?: "en" | "mn";
  programme?: string | null;
  keepsOthers?: boolean;
  startUps?: "company" | "idea" | null;
};
const body = (text: string, asked: Asked = {}) => ({
  text,
  language: "en",
  programme: null,
  keepsOthers: false,
  startUps: null,
  ...asked,
});
const preview = async (text: string, asked?: Asked) =>
  (await admin.post("/api/manage/members/import/preview", body(text, asked))).json<ImportPreview>();
const importAll = (text: string, people: number, asked?: Asked & { drafted?: number }) =>
  admin.post("/api/manage/members/import", { ...body(text, asked), people });

test("a table of either language is shown before anything is done, with what is wrong by line", async () => {
  const table = [
    "\uFEFFНэр;Овог;Имэйл;Хэл;Төрөл",
    "Бат;Болд;bat@uni.mn;Монгол;Хувь хүн",
    "Сараа;;not an address;;",
    ";;;англи;",
    "Бат;Дорж;BAT@uni.mn;;",
    "Chief;;CHIEF@khamt.test;;",
    "Нараа;;naraa@uni.mn;французаар;",
    "Тэнгэр ХХК;;info@tengri.mn;en;компани",
  ].join("\r\n");
  expect(await preview(table, { language: "mn" })).toEqual({
    fault: null,
    columns: { read: ["Нэр", "Овог", "Имэйл", "Хэл", "Төрөл"], others: [] },
    people: 3,
    joining: 0,
    noted: 0,
    drafts: { count: 0, company: [], idea: [] },
    examples: [
      { line: 2, name: "Бат Болд", email: "bat@uni.mn", language: "mn", accountType: "individual" },
      { line: 7, name: "Нараа", email: "naraa@uni.mn", language: "mn", accountType: "individual" },
      { line: 8, name: "Тэнгэр ХХК", email: "info@tengri.mn", language: "en", accountType: "company" },
    ],
    problems: [
      { line: 3, problem: "wrong-email", value: "not an address" },
      { line: 5, problem: "twice", value: "BAT@uni.mn" },
      { line: 6, problem: "member", value: "CHIEF@khamt.test" },
    ].toSpliced(1, 0, { line: 4, problem: "no-email", value: "" }),
    warnings: [{ line: 7, problem: "unknown-language", value: "французаар" }],
    hasMail: true,
  });
  expect(await server.db.$count(users)).toBe(1);
  expect(server.letters).toEqual([]);
});

test("words that every object knows are no language and no kind, and a name is one line that turns nothing", async () => {
  const table = [
    "name,email,language,kind",
    "Bat,bat@uni.mn,constructor,",
    "Sara,sara@uni.mn,,__proto__",
    '"Naraa\r\nBcc: x \u202egnp",naraa@uni.mn,,',
  ].join("\n");
  expect(await preview(table)).toMatchObject({
    people: 2,
    examples: [
      { name: "Bat", email: "bat@uni.mn", language: "en" },
      { name: "Naraa Bcc: x  gnp", email: "naraa@uni.mn" },
    ],
    problems: [{ line: 3, problem: "wrong-kind", value: "__proto__" }],
    warnings: [{ line: 2, problem: "unknown-language", value: "constructor" }],
  });
});

test("columns and languages are known as spreadsheets name them, below a title too", async () => {
  const headings = [
    "И-мэйл хаяг",
    "Мэйл хаяг",
    "Майл",
    "Мэйл",
    "Gmail",
    "E-mail address",
    "EMAIL:",
    "Цахим шуудангийн хаяг",
  ];
  for (const heading of headings)
    expect(await preview(`Нэр;${heading}\nБат;bat@uni.mn`), heading).toMatchObject({
      fault: null,
      examples: [{ name: "Бат", email: "bat@uni.mn" }],
    });
  const known = { мн: "mn", МН: "mn", монгол: "mn", Mongolian: "mn", en: "en", англи: "en" };
  for (const [word, language] of Object.entries(known))
    expect(await preview(`Имэйл,Хэл\nbat@uni.mn,${word}`), word).toMatchObject({
      examples: [{ language }],
      warnings: [],
    });
  const letterhead = ["Яам", "Газар", "Хэлтэс", "Хавсралт 2", "Баталсан"].join(";;\n");
  const titled = `${letterhead}\nГишүүдийн жагсаалт, 2026, хавар\n;;\nОвог;Нэр;Мэйл\nБолд;Бат;bat@uni.mn\nДорж;Сараа;`;
  expect(await preview(titled)).toMatchObject({
    people: 1,
    examples: [{ line: 9, name: "Бат Болд", email: "bat@uni.mn" }],
    problems: [{ line: 10, problem: "no-email" }],
  });
});

test("headings are known in the words that people choose, and below merged ones", async () => {
  const known = {
    "Овог нэр;Email / Имэйл": "Бат",
    "Нэрс;Имэйл": "Бат",
    "Таны овог, нэр?;Имэйл хаягаа бичнэ үү": "Бат",
    "Founder's name;Contact e-mail": "Бат",
    "Нэр (латинаар);Имэйл (үндсэн)": "Бат",
    "Багийн ахлагчийн овог нэр;Холбоо барих имэйл": "Бат",
    "Холбоо барих хүний нэр;Имэйл": "Бат",
    "Стартапын нэр;Имэйл": "",
    "Багийн нэр;Имэйл": "",
    "Founder;Email": "Бат",
    "Холбоо барих хүн;Имэйл": "Бат",
    "Оролцогч (тийм, үгүй);Имэйл": "",
  };
  for (const [headings, name] of Object.entries(known))
    expect(await preview(`${headings}\nБат;bat@uni.mn`), headings).toMatchObject({
      fault: null,
      examples: [{ name, email: "bat@uni.mn" }],
    });
  expect(await preview("Оролцогч;Овог;Нэр;Имэйл\nТийм;Дорж;Бат;bat@uni.mn")).toMatchObject({
    examples: [{ name: "Бат Дорж" }],
  });
  const merged = "Бүртгэл 2026;;;\n№;Нэр;Холбоо барих;\n;;Утас;И-мэйл\n1;Бат;99112233;bat@uni.mn";
  expect(await preview(merged)).toMatchObject({
    columns: { read: ["Нэр", "И-мэйл"], others: ["№", "Утас"] },
    examples: [{ line: 4, name: "Бат", email: "bat@uni.mn" }],
  });
});

test("an address that is a letter beside a place where many have theirs is taken, and pointed out", async () => {
  const lines = ["a@gmail.con", "b@gmial.com", "c@gmail.com", "d@mail.com", "e@naran.mn", "f@yaho.com"];
  const { people, warnings } = await preview(["Имэйл", ...lines].join("\n"));
  expect(people).toBe(lines.length);
  expect(warnings).toEqual(
    [2, 3, 7].map((line) => ({ line, problem: "likely-slip", value: lines[line - 2] })),
  );
});

test("an address is found where more stands in its cell, and said to be wrong where the eye cannot see it", async () => {
  const cells = [
    "mailto:a@uni.mn",
    "Бат <b@uni.mn>",
    "c@uni.mn.",
    "d@uni.mn; e@uni.mn",
    "f@unі.mn",
    "байхгүй",
    "g@ uni.mn",
    "Бат <h@uni,mn>",
    "i j@uni.mn",
  ];
  expect(await preview(["Имэйл", ...cells.map((cell) => `"${cell}"`)].join("\n"))).toMatchObject({
    examples: [{ email: "a@uni.mn" }, { email: "b@uni.mn" }, { email: "c@uni.mn" }],
    problems: [
      { line: 5, problem: "several-emails", value: "d@uni.mn; e@uni.mn" },
      { line: 6, problem: "cyrillic", value: "f@unі.mn" },
      { line: 7, problem: "wrong-email", value: "байхгүй" },
      { line: 8, problem: "wrong-email", value: "g@ uni.mn" },
      { line: 9, problem: "wrong-email", value: "Бат <h@uni,mn>" },
      { line: 10, problem: "wrong-email", value: "i j@uni.mn" },
    ],
  });
});

test("lines are counted as the spreadsheet counts its rows", async () => {
  const table = 'Имэйл;Тэмдэглэл\na@uni.mn;"Утасдсан\nхоёр удаа"\n;\n\nwrong;';
  expect((await preview(table)).problems).toEqual([{ line: 5, problem: "wrong-email", value: "wrong" }]);
});

test("what stands in other columns becomes a note of the team, where that is wanted", async () => {
  const table =
    'Нэр;Имэйл;Утас;Тэмдэглэл;\nБат;bat@uni.mn;99112233;"Уулзсан\nДахин залгах";x\nНараа;n@uni.mn;;;';
  const notes = () => server.db.select({ text: memberNotes.text }).from(memberNotes);
  expect((await preview(table)).columns).toEqual({ read: ["Нэр", "Имэйл"], others: ["Утас", "Тэмдэглэл"] });
  await importAll(table, 2, { keepsOthers: true });
  expect(await notes()).toEqual([{ text: "Утас: 99112233\nТэмдэглэл: Уулзсан\nДахин залгах\nx" }]);
  await importAll(`Имэйл;Санал\nlong@uni.mn;${"а".repeat(longestNote)}`, 1, { keepsOthers: true });
  expect((await notes()).map(({ text }) => text.length).toSorted((a, b) => b - a)[0]).toBe(longestNote);
  expect(await notes()).toHaveLength(3);
  await importAll("Имэйл;Утас\nnone@uni.mn;99112233", 1);
  expect(await notes()).toHaveLength(3);
});

test("what is no table of people says so", async () => {
  expect((await preview("")).fault).toBe("empty");
  expect((await preview("Email\n")).fault).toBe("empty");
  expect((await preview("Name\nBat")).fault).toBe("no-heading");
  expect((await preview('Email,"Name\nBat')).fault).toBe("unreadable");
  const long = Array.from({ length: 2001 }, (_, at) => `a${at}@uni.mn`);
  expect((await preview(["Email", ...long].join("\n"))).fault).toBe("too-many");
});

test("a table is read as far to the right as people's lists go", async () => {
  const table = await preview(`Email${",Утас".repeat(5000)},Name\nbat@uni.mn`);
  expect([table.people, table.columns.others.length]).toEqual([1, 199]);
});

test("five hundred are invited at once, into a programme, and nobody where the file says another number", async () => {
  const programme = await addProgramme(server, { slug: "spring", entry: "invited" });
  const lines = Array.from({ length: 500 }, (_, at) => `Member ${at},member-${at}@uni.mn`);
  const table = ["Name,Email", ...lines].join("\n");
  expect((await preview(table, { programme })).people).toBe(500);
  expect((await importAll(table, 499, { programme })).statusCode).toBe(409);
  expect(await server.db.$count(users)).toBe(1);
  const answer = await importAll(table, 500, { programme });
  expect(answer.json()).toEqual({ invited: 500, joined: 0, noted: 0, drafted: 0, hasMail: true });
  expect(await server.db.$count(users)).toBe(501);
  expect(await server.db.$count(programmeMembers)).toBe(500);
  expect(await server.db.$count(adminActs, eq(adminActs.act, "imported"))).toBe(500);
  expect(server.letters.filter(({ kind }) => kind === "account-invitation")).toHaveLength(500);
  expect(lastLetter(server, "account-invitation")).toMatchObject({ programme: "Spring", language: "en" });
  expect((await importAll(table, 500, { programme })).statusCode).toBe(409);
});

test("who is invited has no password until the letter's link chooses one, and is confirmed by it", async () => {
  await importAll("Email,Name\nbat@uni.mn,Бат", 1, { language: "mn" });
  const list = async () => (await admin.get("/api/manage/members?q=bat@uni")).json<ManagedMember[]>();
  expect(await list()).toMatchObject([
    { state: "invited", lastSeenAt: null, name: "Бат", language: "mn", has: [] },
  ]);
  const browser = openBrowser(server);
  const tried = await browser.post("/api/auth/sign-in", { email: "bat@uni.mn", password: goodPassword });
  expect(tried.statusCode).toBe(401);
  const { token } = lastLetter(server, "account-invitation");
  server.clock.pass({ days: 13 });
  const chosen = await browser.post("/api/auth/password/reset", { token, password: goodPassword });
  expect(chosen.statusCode, chosen.body).toBe(200);
  const { statusCode } = await browser.post("/api/auth/sign-in", {
    email: "bat@uni.mn",
    password: goodPassword,
  });
  expect(statusCode).toBe(200);
  const letters = server.letters.filter(({ to }) => to === "bat@uni.mn").map(({ kind }) => kind);
  expect(letters, "a welcome, and no warning of what they did themselves").toEqual([
    "account-invitation",
    "welcome",
  ]);
  expect(await list()).toMatchObject([{ state: "good", lastSeenAt: server.clock.now().toISOString() }]);
});

test("who has just made an account was here", async () => {
  await signUp(server, "bat@uni.mn");
  const list = (await admin.get("/api/manage/members?q=bat@uni")).json<ManagedMember[]>();
  expect(list).toMatchObject([{ state: "good", lastSeenAt: server.clock.now().toISOString() }]);
});

test("the letter comes once more where it was lost", async () => {
  await importAll("Email\nbat@uni.mn", 1);
  const first = lastLetter(server, "account-invitation").token;
  const [row] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, "bat@uni.mn"));
  const answer = await admin.post("/api/manage/members/acts", {
    id: randomUUID(),
    act: "password-letter",
    ids: [row?.id],
    note: "The first was lost",
  });
  expect(answer.json()).toEqual({ done: 1, refused: [] });
  const second = lastLetter(server, "account-invitation").token;
  expect(second).not.toBe(first);
  const used = await server.post("/api/auth/password/reset", { token: first, password: goodPassword });
  expect(used.statusCode).toBe(400);
});
