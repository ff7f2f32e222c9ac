import { expect, test } from "vitest";
import { faultsOfForm } from "./form.ts";
import { forbidden, wrongTermsIn } from "./glossary.ts";
import { quotedInHelp } from "./help.ts";
import { everythingSaid, type Reader, saidIn } from "./strings.ts";

const said = everythingSaid();
const at = ({ file, line, text }: { file: string; line: number; text: string }, fault: string) =>
  `${file}:${line} ${fault}: ${text}`;

test("every string of both languages is read", () => {
  for (const language of ["en", "mn"] as const)
    expect(said.filter((each) => each.language === language).length).toBeGreaterThan(2_000);
});

test("one thing has one word everywhere", () => {
  expect(said.flatMap((each) => wrongTermsIn(each).map((fault) => at(each, fault)))).toEqual([]);
});

test("every string has the form that its language wants", () => {
  expect(said.flatMap((each) => faultsOfForm(each).map((fault) => at(each, fault)))).toEqual([]);
});

test.each<[fault: string, language: Reader, source: string]>([
  ["an ending hangs on a slot, whatever its word may be", "mn", "(who) => `${who}-д илгээлээ`"],
  ["an ending hangs on a slot, whatever its word may be", "mn", "(name) => `«${name}»-аас ирлээ`"],
  ["a question without a question mark", "mn", '"Хэн хариуцах вэ"'],
  ["a question without a question mark", "mn", '"Та ирэх үү. Бид хүлээнэ."'],
  ["a question word without its particle", "mn", '"Таны санаанд хэн дутаж байна?"'],
  ["an ordinal that sounds otherwise after other numbers", "mn", "(of) => `${of} дэх нь`"],
  ["«-х боломжтой» where «-ж болно» is said", "mn", '"Дараа нь хариу бичих боломжтой."'],
  ["a familiar imperative", "mn", '"Та нэгдлээ. Тавтай морил!"'],
  ["an exclamation mark", "en", '"Your listing is open. Congratulations!"'],
  ["a typographic apostrophe", "en", '"It doesn’t open."'],
  ["a space before %", "en", "(share) => `${share} % match`"],
  ["three dots for an ellipsis", "en", '"Loading..."'],
  ["a space before an ellipsis", "mn", '"Хайж байна …"'],
  ["straight quotation marks", "en", `'Press "Save"'`],
  ["quotation marks of the other language", "mn", '"“Хадгалах” товчийг дарна."'],
  ["quotation marks of the other language", "en", '"Press «Save»."'],
  ["two spaces, or one before a mark", "en", '"Saved , as you wished."'],
  ["the brand without «» and hyphen", "mn", '"Хамтын тухай"'],
  ["the brand without «» and hyphen", "mn", '"Khamt гэж юу вэ?"'],
  ["a member reads of servers, routers or milliseconds", "mn", '"Сервер хариулсангүй."'],
  [
    "a button's label too long for 360 px",
    "mn",
    '{ button: "Хамтран үүсгэн байгуулагчийн шинэ профайлаа үүсгэх" }',
  ],
])("%s: found (%s)", (fault, language, source) => {
  const found = saidIn(`words/bad.${language}.ts`, `export default ${source};`);
  expect(found.flatMap(faultsOfForm)).toContain(fault);
});

test.each<[language: Reader, text: string]>([
  ["mn", "Надад AI тохируулга хийх"],
  ["mn", "Өргөдлөө илгээнэ үү."],
  ["mn", "Сайтын эзэн танд хариулна."],
  ["mn", "Удирдлагын ширээг нээх"],
  ["mn", "Шийдвэрийг давж заалдах"],
  ["en", "We sent you an e-mail."],
  ["en", "You have a kept search."],
])("a word that the glossary forbids is found (%s): %s", (language, text) => {
  const found = saidIn(`words/bad.${language}.ts`, `export default { text: "${text}" };`);
  expect(found.flatMap(wrongTermsIn)).not.toEqual([]);
});

test("the polite imperative is no question, and a day or an ordinal may follow a slot", () => {
  const source = "export default [`${step}-р алхмыг ${day}-нд хийнэ үү`, `Хүсэлтийн ${share}%-д хариулдаг`];";
  expect(saidIn("words/good.mn.ts", source).flatMap(faultsOfForm)).toEqual([]);
});

test("what the page of the glossary forbids is read", () => {
  for (const [language, least] of [
    ["en", 20],
    ["mn", 40],
  ] as const)
    expect(forbidden.filter((each) => each.language === language).length).toBeGreaterThan(least);
});

test("the help names buttons and pages as they stand on the screen", () => {
  for (const language of ["en", "mn"] as const) {
    const { names, onScreen } = quotedInHelp(said, language);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !onScreen.has(name))).toEqual([]);
  }
});
