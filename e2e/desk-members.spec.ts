import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { rowsOfWorkbook } from "../apps/server/test/workbook.ts";
import importEn from "../apps/web/src/features/manage/members/words/manage-import.en.ts";
import importMn from "../apps/web/src/features/manage/members/words/manage-import.mn.ts";
import membersEn from "../apps/web/src/features/manage/members/words/manage-members.en.ts";
import membersMn from "../apps/web/src/features/manage/members/words/manage-members.mn.ts";
import moderationEn from "../apps/web/src/shared/moderation/words/moderation.en.ts";
import moderationMn from "../apps/web/src/shared/moderation/words/moderation.mn.ts";
import { workbookOf } from "../apps/web/src/test/fake-workbook.ts";
import { signUp, turnOnSecondStep } from "./tools/accounts.ts";
import { keepers } from "./tools/operators.ts";
import { words } from "./tools/words.ts";
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
  en: {
    members: membersEn,
    importing: importEn,
    moderation: moderationEn,
    headings: ["Name", "Email", "Phone"],
  },
  mn: {
    members: membersMn,
    importing: importMn,
    moderation: moderationMn,
    headings: ["Нэр", "Имэйл", "Утас"],
  },
};

// The page is there for administrators alone, and for them once they have a second step.
test.use({ expectedErrors: [/40[34] \((Not Found|Forbidden)\)/] });

for (const reader of walkedBy("en"))
  test(`an administrator invites 500 people from a table, finds, exports, suspends and restores one, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
  }) => journey({ page, other, reader }));

type Journey = { page: Page; other: Page; reader: Reader };

async function journey({ page, other, reader }: Journey): Promise<void> {
  const { language } = reader;
  const { members: t, importing, moderation, headings } = catalogues[language];
  const { memberActs } = words[language];
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const list = `${demoUrl()}/manage/members`;
  for (const each of [page, other]) await readAs(each, reader, demoUrl());
  const chief = await signUp(page.request, demoUrl(), language, keepers[language]);
  await signUp(other.request, demoUrl(), language);

  await test.step("is asked for a second step first; to members there is no such page", async () => {
    for (const desk of [`${demoUrl()}/manage`, list]) {
      await page.goto(desk);
      await expect(main.getByRole("heading", { name: moderation.secondStep.title })).toBeVisible();
    }
    await turnOnSecondStep(page.request, demoUrl(), chief);
    expect((await other.goto(list))?.status()).toBe(404);
  });

  await test.step("sees what an import would do, with two bad lines and a duplicate, before it does it", async () => {
    await page.goto(list);
    await main.getByRole("link", { name: t.invite }).click();
    await expectAccessible(page, "an import");
    const people = Array.from({ length: 500 }, (_, at) => [
      `Gantulga ${at}`,
      `${language}-${at}@invited.example`,
      `99${at}`,
    ]);
    const bad = [["Nobody"], ["Wrong", "not an address"], ["Twice", `${language}-7@invited.example`]];
    // Longer than what a browser unpacks in the page's own thread by itself.
    const buffer = Buffer.from(workbookOf([headings, ...people, ...bad], ["called ".repeat(100_000)]));
    const chooser = page.waitForEvent("filechooser");
    await main.getByRole("button", { name: importing.file }).click();
    await (await chooser).setFiles({ name: "people.xlsx", mimeType: "application/octet-stream", buffer });
    await main.getByRole("button", { name: importing.preview, exact: true }).click();
    await expect(main.getByRole("heading", { name: importing.people(500) })).toBeFocused();
    await expect(main.getByText(importing.problems["no-email"])).toBeVisible();
    await expect(main.getByText(importing.problems["wrong-email"])).toBeVisible();
    await expect(main.getByText(importing.problems.twice)).toBeVisible();
    await expect(main.getByText(`${importing.line(504)}:`)).toBeVisible();
    await main.getByLabel(importing.columns.keep).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the preview");
    await main.getByRole("button", { name: importing.send(500) }).click();
    await expect(main.getByRole("heading", { name: importing.opened(500) })).toBeFocused();
    await main.getByRole("link", { name: importing.show }).click();
    await expect(page).toHaveURL(`${list}?state=invited`);
  });

  await test.step("searches and filters, and saves the view", async () => {
    await main.getByLabel(t.search.label).fill(`${language}-4`);
    await main.getByRole("button", { name: t.search.send, exact: true }).click();
    // 4, 40 to 49, and 400 to 499.
    await expect(main.getByText(t.count(111), { exact: true })).toBeVisible();
    await main.getByLabel(t.filters.sort).selectOption("name");
    await expect(page).toHaveURL(/sort=name/);
    await main.getByRole("button", { name: t.views.save }).click();
    await dialog.getByLabel(t.views.name).fill(`Fours ${language}`);
    await dialog.getByRole("button", { name: t.views.send, exact: true }).click();
    await expect(main.getByRole("link", { name: `Fours ${language}` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the members");
  });

  await test.step("prints the people alone, as wide as the paper", async () => {
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 1123, height: 794 });
    await expect(main.getByRole("link", { name: `Gantulga 4`, exact: true })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
    const { width = 0 } = (await main.getByRole("listitem").first().boundingBox()) ?? {};
    expect(width).toBeGreaterThan(900);
    await page.setViewportSize({ width: reader.width, height: 844 });
    await page.emulateMedia({ media: null });
  });

  await test.step("exports what is found", async () => {
    const downloading = page.waitForEvent("download");
    await main.getByRole("button", { name: t.export }).click();
    const table = await rowsOfWorkbook(await readFile(await (await downloading).path()));
    expect(table).toHaveLength(112);
    const row = table.find(([name]) => name === "Gantulga 42");
    expect(row?.join("\t")).toContain(
      `\t${language}-42@invited.example\t${t.options.accountType.individual}\t`,
    );
    expect(row?.at(-1)).toBe(`${headings[2]}: 9942`);
  });

  await test.step("suspends two at once and restores one, with a reason that the log keeps", async () => {
    for (const at of [4, 40])
      await main.getByLabel(t.selected.one(`Gantulga ${at}`), { exact: true }).check();
    await expect(main.getByText(t.selected.count(2))).toBeVisible();
    await main.getByRole("button", { name: memberActs.suspend.button, exact: true }).click();
    await expect(dialog.getByRole("heading", { name: memberActs.suspend.title(t.count(2)) })).toBeVisible();
    await dialog.getByLabel(moderation.rules.honesty).check();
    await dialog.getByLabel(t.reason).fill("Invited by mistake.");
    await dialog.getByLabel(moderation.accounts.password, { exact: true }).fill(chief.password);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "an act on two members");
    await dialog.getByRole("button", { name: memberActs.suspend.send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${list}?q=${language}-4&state=suspended&sort=name`);
    await expect(main.getByText(t.count(2), { exact: true })).toBeVisible();
    await main.getByRole("link", { name: "Gantulga 4", exact: true }).click();
    await main.getByRole("button", { name: memberActs.restore.button, exact: true }).click();
    await dialog.getByLabel(t.reason).fill("It was right after all.");
    await dialog.getByRole("button", { name: memberActs.restore.send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(`${headings[2]}: 994`, { exact: true })).toBeVisible();
    for (const act of ["restored", "suspended", "imported"] as const)
      await expect(main.getByText(moderation.acts.kinds[act], { exact: true })).toBeVisible();
  });

  await test.step("writes a note about a member, and deletes it", async () => {
    await main.getByLabel(t.page.note).fill("Called on Monday.");
    await main.getByRole("button", { name: t.page.addNote }).click();
    await expect(main.getByRole("listitem").filter({ hasText: "Called on Monday." })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a member");
    await main.getByRole("button", { name: `${t.page.deleteNote}: Called on Monday.` }).click();
    await expect(dialog.getByText("Called on Monday.")).toBeVisible();
    await dialog.getByRole("button", { name: t.page.deleteNote, exact: true }).click();
    await expect(main.getByRole("listitem").filter({ hasText: "Called on Monday." })).toHaveCount(0);
  });
}
