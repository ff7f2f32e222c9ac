import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import introductionsEn from "../apps/web/src/features/introductions/words/introductions.en.ts";
import introductionsMn from "../apps/web/src/features/introductions/words/introductions.mn.ts";
import deskEn from "../apps/web/src/features/manage/introductions/words/manage-introductions.en.ts";
import deskMn from "../apps/web/src/features/manage/introductions/words/manage-introductions.mn.ts";
import toldEn from "../apps/web/src/shared/notifications/words/notification-kinds.en.ts";
import toldMn from "../apps/web/src/shared/notifications/words/notification-kinds.mn.ts";
import { signUpOperator } from "./tools/accounts.ts";
import { makeProgramme, signUpAndJoin } from "./tools/programmes.ts";
import { matchmakers } from "./tools/operators.ts";
import { post } from "./tools/post.ts";
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
  en: { own: introductionsEn, desk: deskEn, told: toldEn },
  mn: { own: introductionsMn, desk: deskMn, told: toldMn },
};

for (const reader of walkedBy("en"))
  test(`two are introduced, answer in private, and two yeses connect them, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
    third,
  }) => journey({ page, boss: other, third, reader }));

type Journey = { page: Page; boss: Page; third: Page; reader: Reader };

async function journey({ page, boss, third, reader }: Journey): Promise<void> {
  const { language } = reader;
  const { own: t, desk, told } = catalogues[language];
  const { memberMenu } = words[language];
  const main = (of: Page) => of.getByRole("main");
  const dialog = (of: Page) => of.getByRole("dialog");
  const name = "Bat Dorj";
  const sentence = language === "en" ? "You two should have a coffee." : "Та хоёр нэг кофе уугаарай.";
  for (const each of [page, boss, third]) await readAs(each, reader, demoUrl());
  await signUpOperator(boss.request, demoUrl(), language, matchmakers[language]);
  const programme = await makeProgramme(boss.request, { language, kind: "meet" });
  const first = await signUpAndJoin(page.request, { language, slug: programme.slug, skill: "React" });
  await signUpAndJoin(third.request, { language, slug: programme.slug, skill: "marketing" });

  await test.step("the desk introduces two members, and says why they fit", async () => {
    await boss.goto(`${demoUrl()}/manage/introductions`);
    await expect(main(boss).getByRole("heading", { level: 1, name: desk.head.title })).toBeVisible();
    await main(boss).getByRole("button", { name: desk.introduce }).click();
    await dialog(boss).getByRole("button", { name: desk.form.send }).click();
    await expect(dialog(boss).getByText(desk.form.nobody)).toHaveCount(2);
    await expectAccessible(boss, "the faults of an introduction");
    await dialog(boss).getByLabel(desk.form.programme).selectOption(programme.name);
    await dialog(boss).getByLabel(desk.form.one).fill(name.slice(0, 3));
    const offered = dialog(boss).getByRole("listbox", { name: desk.form.offered }).getByRole("option");
    await expect(offered).toHaveCount(2);
    await expectAccessible(boss, "the members to choose from");
    await offered.first().click();
    await dialog(boss).getByLabel(desk.form.other).click();
    await expect(offered).toHaveCount(1);
    await expect(offered).toContainText("%");
    await dialog(boss).getByLabel(desk.form.other).press("ArrowDown");
    await dialog(boss).getByLabel(desk.form.other).press("Enter");
    await expect(dialog(boss).getByRole("region", { name: desk.form.why })).not.toHaveAttribute(
      "aria-busy",
      "true",
    );
    await dialog(boss).getByLabel(desk.form.text).fill(sentence);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "an introduction that is written");
    await dialog(boss).getByRole("button", { name: desk.form.send }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(card(boss, programme.name).getByText(desk.states.open, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the introductions of the desk");
  });

  await test.step("one hears of it by the bell, sees who asks and why, and says yes", async () => {
    await page.goto(`${demoUrl()}/dashboard`);
    await page.getByLabel(memberMenu.unreadNotifications(1)).click();
    await page
      .getByRole("link", { name: told.one.introduction({ who: name, what: name, state: null }) })
      .click();
    await expect(page).toHaveURL(/\/connections#[0-9a-f-]{36}$/);
    await expect(main(page).getByText(t.by(name, programme.name))).toBeVisible();
    await expect(main(page).getByText(sentence)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "an introduction");
    await main(page)
      .getByRole("button", { name: t.named(t.accept, name) })
      .click();
    await expect(main(page).getByText(t.waiting, { exact: true })).toBeVisible();
    await expect(main(page).getByRole("button", { name: t.named(t.takeBack, name) })).toBeVisible();
    await expectAccessible(page, "an introduction that is accepted");
  });

  await test.step("the other learns nothing of that, and the desk neither", async () => {
    await boss.reload();
    await expect(card(boss, programme.name).getByText(desk.states.open, { exact: true })).toBeVisible();
    await third.goto(`${demoUrl()}/connections`);
    await expect(main(third).getByText(t.newOne, { exact: true })).toBeVisible();
  });

  await test.step("a second yes connects them, and each reads it in words of its own", async () => {
    await main(third)
      .getByRole("button", { name: t.named(t.accept, name) })
      .click();
    await expect(main(third).getByText(t.connected, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(third);
    await expectAccessible(third, "an introduction that has connected");
    await main(third)
      .getByRole("link", { name: t.named(t.open, name) })
      .click();
    await expect(third).toHaveURL(/\/messages\/[0-9a-f-]{36}/);
    await expect(main(third).getByRole("log").getByText(sentence)).toBeVisible();
    await page.reload();
    await page.getByLabel(memberMenu.unreadNotifications(1)).click();
    const said = told.one["invitation-answer"]({ who: name, what: "", state: "introduced" });
    await expect(page.getByRole("link", { name: said })).toBeVisible();
    await boss.reload();
    await expect(card(boss, programme.name).getByText(desk.states.connected, { exact: true })).toBeVisible();
  });

  await test.step("one that is withdrawn is gone", async () => {
    const late = await third.context().browser()?.newContext();
    if (!late) throw new Error("no browser");
    const b = await signUpAndJoin(late.request, { language, slug: programme.slug, skill: "finance" });
    await post(boss.request, "/api/manage/introductions", {
      id: randomUUID(),
      programmeId: programme.id,
      a: first,
      b,
      text: sentence,
    });
    await boss.reload();
    await card(boss, programme.name)
      .getByRole("button", { name: desk.withdraw.of(`${name} + ${name}`) })
      .click();
    await dialog(boss).getByRole("button", { name: desk.withdraw.button }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(card(boss, programme.name)).toHaveCount(1);
    await late.close();
  });
}

const card = (of: Page, programme: string) =>
  of.getByRole("main").getByRole("listitem").filter({ hasText: programme });
