import type { Page } from "@playwright/test";
import announcementsEn from "../apps/web/src/features/announcements/words/announcements.en.ts";
import announcementsMn from "../apps/web/src/features/announcements/words/announcements.mn.ts";
import deskEn from "../apps/web/src/features/manage/announcements/words/manage-announcements.en.ts";
import deskMn from "../apps/web/src/features/manage/announcements/words/manage-announcements.mn.ts";
import toldEn from "../apps/web/src/shared/notifications/words/notification-kinds.en.ts";
import toldMn from "../apps/web/src/shared/notifications/words/notification-kinds.mn.ts";
import { signUp, signUpOperator } from "./tools/accounts.ts";
import { joinProgramme, makeProgramme } from "./tools/programmes.ts";
import { hosts } from "./tools/operators.ts";
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
import { words } from "./tools/words.ts";

const catalogues = {
  en: { announcements: announcementsEn, desk: deskEn, told: toldEn },
  mn: { announcements: announcementsMn, desk: deskMn, told: toldMn },
};

for (const reader of walkedBy("mn"))
  test(`who runs a programme tells its members something and takes it back, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
  }) => journey({ page, boss: other, reader }));

type Journey = { page: Page; boss: Page; reader: Reader };

async function journey({ page, boss, reader }: Journey): Promise<void> {
  const { language } = reader;
  const { announcements: t, desk, told } = catalogues[language];
  const { memberMenu } = words[language];
  const main = (of: Page) => of.getByRole("main");
  const dialog = (of: Page) => of.getByRole("dialog");
  for (const each of [page, boss]) await readAs(each, reader, demoUrl());
  await signUpOperator(boss.request, demoUrl(), language, hosts[language]);
  await signUp(page.request, demoUrl(), language);
  const { slug, name } = await makeProgramme(boss.request, { language, kind: "together" });
  await joinProgramme(page.request, slug);

  await test.step("a member of nothing new reads that there is nothing", async () => {
    await page.goto(`${demoUrl()}/announcements`);
    await expect(main(page).getByRole("heading", { name: t.empty.title })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "no announcements");
  });

  await test.step("the desk sends one, in both languages", async () => {
    await boss.goto(`${demoUrl()}/manage/announcements`);
    await main(boss).getByRole("button", { name: desk.write }).click();
    await dialog(boss).getByRole("button", { name: desk.form.send }).click();
    await expect(dialog(boss).getByText(desk.form.nobody)).toBeVisible();
    await expectAccessible(boss, "the faults of an announcement");
    await dialog(boss).getByLabel(desk.form.to).selectOption(name);
    await dialog(boss).getByLabel(desk.form.titleEn).fill("Demo day moves");
    await dialog(boss).getByLabel(desk.form.titleMn).fill("Демо өдөр шилжлээ");
    await dialog(boss).getByLabel(desk.form.textEn).fill("It is on Friday at ten.");
    await dialog(boss).getByLabel(desk.form.textMn).fill("Баасан гарагт арван цагт болно.");
    await expectNoSidewaysScroll(boss);
    await dialog(boss).getByRole("button", { name: desk.form.send }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(main(boss).getByText(desk.told(1)).first()).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the announcements of the desk");
  });

  const title = language === "en" ? "Demo day moves" : "Демо өдөр шилжлээ";
  await test.step("the member hears of it by the bell and reads it in their language", async () => {
    await page.getByLabel(memberMenu.unreadNotifications(1)).click();
    const said = told.one.announcement({ who: "", what: title, state: null });
    await page.getByRole("link", { name: said }).click();
    await expect(page).toHaveURL(/\/announcements#[0-9a-f-]{36}$/);
    await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
    await expect(main(page).getByText(name)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the announcements of a member");
  });

  await test.step("what is taken back is gone", async () => {
    await main(boss)
      .getByRole("button", { name: desk.takeBack.of(title) })
      .first()
      .click();
    await dialog(boss).getByRole("button", { name: desk.takeBack.button }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await page.reload();
    await expect(main(page).getByRole("heading", { name: t.empty.title })).toBeVisible();
  });
}
