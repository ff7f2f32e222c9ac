import fc from "fast-check";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fold } from "@khamt/language";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { users } from "./schema/index.ts";
import { isAccountNamed, isNamed } from "./says.ts";

const server = testServer();

test("the database files a word under the sounds that the language hears in it", async () => {
  const letters = "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyzöü'’0";
  const letter = fc.constantFrom(...Array.from(letters));
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
  const words = fc.sample(fc.tuple(word, fc.boolean()), 1000);
  const names = words.map(([each, isCapital]) => (isCapital ? each.toUpperCase() : each));
  const { rows } = await server.db.execute<{ sounds: string }>(
    sql`select sounds_of(name) as sounds from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as given (name, at) order by at`,
  );
  const heard = words.map(([each]) => ` ${/^[Ѐ-ӿ]/.test(each) ? "/" : "-"}${fold(each)} `);
  expect(rows.map(({ sounds }) => sounds)).toEqual(heard);
});

test("a name is found in either script, by whole words in any order and by how words of the other script begin", async () => {
  const people = [
    ["Оюунаа", "Бат-Эрдэнэ"],
    ["Oyunaa", "Tumur"],
    ["Сараа", null],
    ["Saraa", "Enkhtuvshin"],
    ["Tumur", "Bold"],
    ["Төмөр", "Болд"],
    ["Батсүх", ""],
    ["Batsukh", ""],
    ["Patrick", "O'Brien"],
  ];
  for (const [firstName = null, lastName = null] of people)
    await addUser(server.db, { firstName, lastName, email: `m${crypto.randomUUID()}@example.test` });
  const found = async (condition: ReturnType<typeof isNamed>) => {
    const rows = await server.db.select().from(users).where(condition);
    return rows.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ")).toSorted();
  };
  const cases: [string, string[]][] = [
    ["Оюунаа", ["Oyunaa Tumur", "Оюунаа Бат-Эрдэнэ"]],
    ["oyunaa", ["Oyunaa Tumur", "Оюунаа Бат-Эрдэнэ"]],
    ["Sara", ["Saraa Enkhtuvshin", "Сараа"]],
    ["сар", ["Saraa Enkhtuvshin", "Сараа"]],
    ["Болд", ["Tumur Bold", "Төмөр Болд"]],
    ["Bold Tumur", ["Tumur Bold", "Төмөр Болд"]],
    ["болд төм", ["Tumur Bold", "Төмөр Болд"]],
    ["Erdene", ["Оюунаа Бат-Эрдэнэ"]],
    ["Энхтүвшин", ["Saraa Enkhtuvshin"]],
    ["Батсүх", ["Batsukh", "Батсүх"]],
    ["Batsukh", ["Batsukh", "Батсүх"]],
    ["Patr", ["Patrick O'Brien"]],
    ["о’брайен", []],
    ["Dulmaa", []],
    ["'", []],
  ];
  for (const [q, names] of cases) {
    expect(await found(isNamed(q)), q).toEqual(names);
    expect(await found(isAccountNamed(q)), q).toEqual(names);
  }
  await server.db.update(users).set({ firstName: "Дулмаа" }).where(isNamed("Patrick"));
  expect(await found(isNamed("Dulmaa"))).toEqual(["Дулмаа O'Brien"]);
});
