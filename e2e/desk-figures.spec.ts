import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Page, request } from "@playwright/test";
import { rowsOfWorkbook } from "../apps/server/test/workbook.ts";
import manageEn from "../apps/web/src/features/manage/frame/words/manage.en.ts";
import manageMn from "../apps/web/src/features/manage/frame/words/manage.mn.ts";
import figuresEn from "../apps/web/src/features/manage/overview/words/figures.en.ts";
import figuresMn from "../apps/web/src/features/manage/overview/words/figures.mn.ts";
import { ownId, signUp, signUpOperator } from "./tools/accounts.ts";
import { joinProgramme } from "./tools/programmes.ts";
import { readersOfFigures } from "./tools/operators.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  walkedBy,
  test,
  type Reader,
} from "./tools/test.ts";

const catalogues = {
  en: { manage: manageEn, figures: figuresEn },
  mn: { manage: manageMn, figures: figuresMn },
};

const applicants = 6;

for (const reader of walkedBy("mn"))
  test(`the desk says what waits, and how members came together, ${reader.language} at ${reader.width} px`, ({
    page,
  }) => journey(page, reader));

async function journey(page: Page, reader: Reader): Promise<void> {
  const { language } = reader;
  const { manage: t, figures } = catalogues[language];
  const main = page.getByRole("main");
  const card = (title: string) =>
    main.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await readAs(page, reader, demoUrl());
  await signUpOperator(page.request, demoUrl(), language, readersOfFigures[language]);
  const programme = await createProgramme(page.request);
  const people = await Promise.all(Array.from({ length: applicants }, () => apply(programme, language)));
  // Of five a figure would tell of fewer, were there fewer without them.
  await Promise.all(Array.from({ length: 5 }, async () => (await join(language)).dispose()));

  await test.step("applications to a programme wait at the top of the desk", async () => {
    await page.goto(`${demoUrl()}/manage`);
    await expect(main.getByRole("heading", { name: t.head.title, level: 1 })).toBeVisible();
    const waiting = main.getByRole("region", { name: figures.waiting.title, exact: true });
    const task = waiting.getByRole("link").filter({ hasText: programme.name[language] });
    await expect(task).toContainText(figures.waiting.tasks.applications(applicants));
    await expect(task).toContainText(String(applicants));
    await expect(card(figures.steps["signed-up"].title).getByRole("img")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the desk");
  });

  await test.step("figures of a programme tell nothing of fewer than five, and of five how many", async () => {
    const shown = card(figures.steps["signed-up"].title);
    for (const [accepted, told] of [
      [4, figures.counts.few],
      [5, "5"],
    ] as const) {
      for (const userId of people.slice(0, accepted)) await accept(page.request, programme.id, userId);
      await page.goto(`${demoUrl()}/manage`);
      await main.getByLabel(figures.filters.programme).selectOption(programme.name[language]);
      await expect(page).toHaveURL(/programme=/);
      await expect(shown.getByText(told, { exact: true }).first()).toBeVisible();
    }
    await main.getByLabel(figures.filters.kind).selectOption("idea");
    await expect(shown.getByText("0", { exact: true }).first()).toBeVisible();
    await main.getByLabel(figures.filters.kind).selectOption("");
    await expect(shown.getByText("5", { exact: true }).first()).toBeVisible();
  });

  await test.step("a table has all that the plots show, and is there for spreadsheets", async () => {
    await main.getByText(figures.table, { exact: true }).click();
    const table = main.getByRole("region", { name: figures.table });
    await expect(table.getByRole("row").nth(1)).toContainText(figures.allWeeks);
    await expect(table.getByRole("row")).toHaveCount(54);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the figures");
    const link = main.getByRole("link", { name: figures.download.steps });
    const answer = await page.request.get(new URL((await link.getAttribute("href")) ?? "", demoUrl()).href);
    expect(answer.headers()["content-type"]).toContain("spreadsheetml");
    expect((await rowsOfWorkbook(await answer.body())).flat()).toContain(figures.allWeeks);
  });

  await test.step("figures alone are printed, dark on white, whatever theme was chosen", async () => {
    await page.context().addCookies([{ name: "khamt-theme", value: "dark", url: demoUrl() }]);
    await page.reload();
    await page.emulateMedia({ media: "print" });
    await expect(main.getByRole("heading", { name: figures.waiting.title })).toHaveCount(0);
    await expect(main.getByRole("link", { name: t.sections.members.title, exact: true })).toHaveCount(0);
    await expect(card(figures.steps["signed-up"].title)).toBeVisible();
    await expect(card(figures.steps["signed-up"].title)).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.emulateMedia({ media: null });
  });
}

type Programme = { id: string; slug: string; name: Record<Reader["language"], string> };

async function createProgramme(boss: APIRequestContext): Promise<Programme> {
  const key = randomUUID().slice(0, 8);
  const name = { en: `Spring ${key}`, mn: `Хавар ${key}` };
  const answer = await boss.post(`${demoUrl()}/api/manage/programmes`, {
    data: {
      slug: `spring-${key}`,
      name,
      words: { en: "Twelve weeks.", mn: "Арван хоёр долоо хоног." },
      startsOn: null,
      endsOn: null,
      entry: "applied",
      questions: [],
      isListed: false,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Programme;
}

/** A new member. */
async function join(language: Reader["language"]): Promise<APIRequestContext> {
  const context = await request.newContext();
  await signUp(context, demoUrl(), language);
  return context;
}

/** A new member, who asks to take part. */
async function apply({ slug }: Programme, language: Reader["language"]): Promise<string> {
  const context = await join(language);
  await joinProgramme(context, slug);
  const id = await ownId(context, demoUrl());
  await context.dispose();
  return id;
}

/** Once: who is in already stays so. */
async function accept(boss: APIRequestContext, programmeId: string, userId: string): Promise<void> {
  const answer = await boss.post(
    `${demoUrl()}/api/manage/programmes/${programmeId}/members/${userId}/accept`,
    { data: {} },
  );
  expect([200, 409]).toContain(answer.status());
}
