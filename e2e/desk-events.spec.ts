import type { Page } from "@playwright/test";
import eventsEn from "../apps/web/src/features/events/words/events.en.ts";
import eventsMn from "../apps/web/src/features/events/words/events.mn.ts";
import deskEn from "../apps/web/src/features/manage/events/words/manage-events.en.ts";
import deskMn from "../apps/web/src/features/manage/events/words/manage-events.mn.ts";
import toldEn from "../apps/web/src/shared/notifications/words/notification-kinds.en.ts";
import toldMn from "../apps/web/src/shared/notifications/words/notification-kinds.mn.ts";
import { signUp, signUpOperator } from "./tools/accounts.ts";
import { joinProgramme, makeProgramme } from "./tools/programmes.ts";
import { planners } from "./tools/operators.ts";
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
  en: { own: eventsEn, desk: deskEn, told: toldEn },
  mn: { own: eventsMn, desk: deskMn, told: toldMn },
};

for (const reader of walkedBy("en"))
  test(`an event is planned, its only place moves on to who waits, and it is cancelled, ${reader.language} at ${reader.width} px`, ({
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
  for (const each of [page, boss, third]) await readAs(each, reader, demoUrl());
  await signUpOperator(boss.request, demoUrl(), language, planners[language]);
  for (const each of [page, third]) await signUp(each.request, demoUrl(), language);
  const { slug, name } = await makeProgramme(boss.request, { language, kind: "events" });
  for (const each of [page, third]) await joinProgramme(each.request, slug);
  const title = language === "en" ? `Demo day ${slug}` : `Демо өдөр ${slug}`;

  await test.step("the desk plans an event with one place", async () => {
    await boss.goto(`${demoUrl()}/manage/events`);
    await main(boss).getByRole("button", { name: desk.plan }).click();
    await dialog(boss).getByRole("button", { name: desk.form.save }).click();
    await expect(dialog(boss).getByText(desk.form.nobody)).toBeVisible();
    await expectAccessible(boss, "the faults of an event");
    const phone = boss.viewportSize();
    await boss.setViewportSize({ width: 1280, height: 900 });
    expect(await dialog(boss).evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
    if (phone) await boss.setViewportSize(phone);
    await dialog(boss).getByLabel(desk.form.to).selectOption(name);
    await dialog(boss).getByLabel(desk.form.titleEn).fill(`Demo day ${slug}`);
    await dialog(boss).getByLabel(desk.form.titleMn).fill(`Демо өдөр ${slug}`);
    await dialog(boss).getByLabel(desk.form.textEn).fill("Ten teams show what they have made.");
    await dialog(boss).getByLabel(desk.form.textMn).fill("Арван баг хийснээ үзүүлнэ.");
    await dialog(boss).getByLabel(desk.form.begins).fill("2099-05-04T18:00");
    await dialog(boss).getByLabel(desk.form.ends).fill("2099-05-04T20:00");
    await dialog(boss).getByLabel(desk.form.place, { exact: true }).fill("Main hall");
    await dialog(boss).getByLabel(desk.form.places).fill("1");
    await dialog(boss).getByRole("switch").uncheck();
    await expectNoSidewaysScroll(boss);
    await dialog(boss).getByRole("button", { name: desk.form.save }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(card(boss, title).getByText(desk.taken(0, 1))).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the events of the desk");
  });

  await test.step("one member takes the place, the other waits", async () => {
    await page.goto(`${demoUrl()}/events`);
    await expect(card(page, title).getByText("18:00–20:00")).toBeVisible();
    await card(page, title)
      .getByRole("button", { name: t.named(t.signUp, title) })
      .click();
    await expect(card(page, title).getByText(t.going)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the events of a member");
    await third.goto(`${demoUrl()}/events`);
    await card(third, title)
      .getByRole("button", { name: t.named(t.queue, title) })
      .click();
    await expect(card(third, title).getByText(t.waiting)).toBeVisible();
    const href = await card(page, title)
      .getByRole("link", { name: t.named(t.calendar, title) })
      .getAttribute("href");
    const file = await page.request.get(new URL(href ?? "", demoUrl()).href);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("DTSTART:20990504T100000Z");
  });

  await test.step("a place that is given back goes to who waits, who hears of it", async () => {
    await card(page, title)
      .getByRole("button", { name: t.named(t.leave, title) })
      .click();
    await expect(card(page, title).getByText(t.wait(1))).toHaveCount(0);
    await third.reload();
    await expect(card(third, title).getByText(t.going)).toBeVisible();
    await third.getByLabel(memberMenu.unreadNotifications(1)).click();
    const said = told.one.event({ who: "", what: title, state: "moved-up" });
    await expect(third.getByRole("link", { name: said })).toBeVisible();
  });

  await test.step("the desk sees who comes and who has given the place back", async () => {
    await boss.reload();
    await card(boss, title)
      .getByRole("button", { name: desk.of(desk.guests.button, title) })
      .click();
    const guests = dialog(boss).getByRole("listitem");
    await expect(guests).toHaveCount(2);
    await expect(guests.first().getByText(desk.guests.states.going, { exact: true })).toBeVisible();
    await expect(guests.last().getByText(desk.guests.states.left, { exact: true })).toBeVisible();
    await expect(dialog(boss).getByRole("link", { name: desk.guests.file })).toHaveAttribute(
      "href",
      /guests/,
    );
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the guests");
    await boss.keyboard.press("Escape");
    await expect(dialog(boss)).toHaveCount(0);
  });

  await test.step("a cancelled one says so to who would have come", async () => {
    await card(boss, title)
      .getByRole("button", { name: desk.of(desk.cancel.button, title) })
      .click();
    await dialog(boss).getByRole("button", { name: desk.cancel.button }).click();
    await expect(card(boss, title).getByText(desk.cancelled)).toBeVisible();
    await third.reload();
    await expect(card(third, title).getByText(t.cancelled)).toBeVisible();
    await expectAccessible(third, "a cancelled event");
    await page.reload();
    await expect(card(page, title)).toHaveCount(0);
  });
}

const card = (of: Page, title: string) =>
  of.getByRole("main").getByRole("listitem").filter({ hasText: title });
