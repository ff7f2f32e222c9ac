import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { ImportPreview } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { memberNotes, notifications } from "../../platform/db/schema/index.ts";

let admin: Person;
let bat: Person;
const server = freshServer();
beforeEach(async () => {
  admin = await addPerson(server, { role: "admin", email: "chief@khamt.test" });
  bat = await addPerson(server, { email: "bat@uni.mn" });
});

type Asked = { programme?: string | null; keepsOthers?: boolean };
const bodyOf = (text: string, asked: Asked) => ({
  text,
  language: "en",
  programme: null,
  keepsOthers: true,
  ...asked,
});
/** As it is shown it is done. */
async function importAll(text: string, asked: Asked = {}) {
  const shown = await admin.post("/api/manage/members/import/preview", bodyOf(text, asked));
  const { people, joining, noted } = shown.json<ImportPreview>();
  const body = { ...bodyOf(text, asked), people, joining, noted };
  const answer = await admin.post("/api/manage/members/import", body);
  return { ...answer.json<object>(), seen: { people, joining, noted }, status: answer.statusCode };
}
const addressesOf = async (list: string) =>
  (await admin.get(list)).json<{ email: string }[]>().map(({ email }) => email);
const notes = async () =>
  (await server.db.select({ text: memberNotes.text }).from(memberNotes)).map(({ text }) => text).sort();

test("a second table adds what it says anew of who has an account, and the same never twice", async () => {
  const table = 'Имэйл;Утас;Тэмдэглэл\nBAT@uni.mn;99112233;"Уулзсан\nзалгах"\nnew@uni.mn;88;';
  expect(await importAll(table)).toMatchObject({ status: 200, invited: 1, joined: 0, noted: 1 });
  expect(await notes()).toEqual(["Утас: 88", "Утас: 99112233\nТэмдэглэл: Уулзсан\nзалгах"]);
  expect(await importAll(table)).toMatchObject({ status: 400, seen: { people: 0, joining: 0, noted: 0 } });
  const later = "Имэйл;Утас;Баг\nbat@uni.mn;99112233;Тэнгэр\nnew@uni.mn;88;";
  expect(await importAll(later)).toMatchObject({ status: 200, invited: 0, noted: 1 });
  expect(await notes()).toContain("Баг: Тэнгэр");
  expect(await notes()).toHaveLength(3);
});

test("a long text is noted once too, and nothing is where it is not wanted", async () => {
  const table = `Имэйл;Санал\nbat@uni.mn;${"а".repeat(3000)}`;
  expect(await importAll(table, { keepsOthers: false })).toMatchObject({ status: 409 });
  expect(await importAll(table)).toMatchObject({ noted: 1 });
  expect(await notes()).toHaveLength(2);
  expect(await importAll(table)).toMatchObject({ seen: { noted: 0 } });
});

test("who has an account comes into the programme too, and is told", async () => {
  const programme = await admin.post("/api/manage/programmes", {
    slug: "spring-2026",
    name: { en: "Spring", mn: "Хавар" },
    words: { en: "Twelve weeks.", mn: "Арван хоёр долоо хоног." },
    startsOn: null,
    endsOn: null,
    entry: "invited",
    questions: [],
    isListed: true,
  });
  const { id } = programme.json<{ id: string }>();
  const table = "Email\nfirst@uni.mn\nbat@uni.mn\nlast@uni.mn";
  expect(await importAll(table, { programme: id })).toMatchObject({ invited: 2, joined: 1, noted: 0 });
  const inOrder = ["first@uni.mn", "bat@uni.mn", "last@uni.mn"];
  expect(await addressesOf(`/api/manage/programmes/${id}/members?state=joined`)).toEqual(inOrder);
  const known = new Set(inOrder.toSpliced(1, 1));
  expect((await addressesOf("/api/manage/members")).filter((each) => known.has(each))).toEqual([...known]);
  const told = await server.db.select().from(notifications).where(eq(notifications.userId, bat.id));
  expect(told).toMatchObject([{ kind: "programme-answer", data: { text: "added" } }]);
  expect(await importAll(table, { programme: id })).toMatchObject({ status: 400 });
});
