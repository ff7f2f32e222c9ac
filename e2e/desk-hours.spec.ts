import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import hoursEn from "../apps/web/src/shared/hours/words/hours.en.ts";
import hoursMn from "../apps/web/src/shared/hours/words/hours.mn.ts";
import ownEn from "../apps/web/src/features/hours/words/office-hours.en.ts";
import ownMn from "../apps/web/src/features/hours/words/office-hours.mn.ts";
import deskEn from "../apps/web/src/features/manage/mentors/words/manage-mentors.en.ts";
import deskMn from "../apps/web/src/features/manage/mentors/words/manage-mentors.mn.ts";
import programmesEn from "../apps/web/src/features/programmes/words/programmes.en.ts";
import programmesMn from "../apps/web/src/features/programmes/words/programmes.mn.ts";
import toldEn from "../apps/web/src/shared/notifications/words/notification-kinds.en.ts";
import toldMn from "../apps/web/src/shared/notifications/words/notification-kinds.mn.ts";
import { whenText } from "../apps/web/src/shared/events/when.ts";
import { signUp, turnOnSecondStep } from "./tools/accounts.ts";
import { joinProgramme, makeProgramme } from "./tools/programmes.ts";
import { mentorDesks } from "./tools/operators.ts";
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
  en: { t: ownEn, hours: hoursEn, desk: deskEn, told: toldEn, programmes: programmesEn },
  mn: { t: ownMn, hours: hoursMn, desk: deskMn, told: toldMn, programmes: programmesMn },
};

const when = ["2099-05-04T10:00:00.000Z", "2099-05-04T10:30:00.000Z"] as const;
const second = ["2099-05-04T10:35:00.000Z", "2099-05-04T11:05:00.000Z"] as const;
const last = ["2099-05-04T11:10:00.000Z", "2099-05-04T11:40:00.000Z"] as const;
for (const reader of walkedBy("mn"))
  test(`a mentor's hours are booked, one of two is faster, and the mentor cancels with a sentence, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
    third,
    browser,
  }) => {
    const context = await browser.newContext();
    await journey({ page, boss: other, mentor: third, late: await context.newPage(), reader });
    await context.close();
  });

type Journey = { page: Page; boss: Page; mentor: Page; late: Page; reader: Reader };

async function journey({ page, boss, mentor, late, reader }: Journey): Promise<void> {
  const { language } = reader;
  const { t, hours, desk, told, programmes } = catalogues[language];
  const { memberMenu } = words[language];
  const said = {
    about: language === "en" ? "Prices and sales abroad" : "Гадаад борлуулалт, үнэ тогтоох",
    question: language === "en" ? "How do we set our first price?" : "Эхний үнээ яаж тогтоох вэ?",
    other: language === "en" ? "Whom do we hire first?" : "Эхлээд хэнийг ажилд авах вэ?",
    note:
      language === "en" ? "I am ill, sorry. Next week?" : "Өвдчихлөө, уучлаарай. Дараа долоо хоногт уулзъя.",
  };
  for (const each of [page, boss, mentor, late]) await readAs(each, reader, demoUrl());
  const chief = await signUp(boss.request, demoUrl(), language, mentorDesks[language]);
  await turnOnSecondStep(boss.request, demoUrl(), chief);
  const { email } = await signUp(mentor.request, demoUrl(), language);
  for (const each of [page, late]) await signUp(each.request, demoUrl(), language);
  const { slug, name } = await makeProgramme(boss.request, { language, kind: "mentors" });
  for (const each of [page, mentor, late]) await joinProgramme(each.request, slug);
  const [first, next, third] = [when, second, last].map(([begin, end]) => whenText(begin, end, language));

  await test.step("the desk names a mentor and offers times, week after week", async () => {
    await boss.goto(`${demoUrl()}/manage/mentors`);
    await main(boss).getByRole("button", { name: desk.name }).click();
    await dialog(boss).getByRole("button", { name: desk.form.save }).click();
    await expect(dialog(boss).getByText(desk.form.nobody)).toBeVisible();
    await expectAccessible(boss, "the faults of naming a mentor");
    await dialog(boss).getByLabel(desk.form.to).selectOption(name);
    await dialog(boss).getByLabel(desk.form.email).fill(email);
    await dialog(boss).getByLabel(desk.form.about).fill(said.about);
    await expectNoSidewaysScroll(boss);
    await dialog(boss).getByRole("button", { name: desk.form.save }).click();
    await expect(dialog(boss)).toHaveCount(0);
    const own = card(boss, said.about).filter({ hasText: name });
    await own.getByRole("button", { name: desk.of(hours.addHours, "Bat Dorj") }).click();
    await dialog(boss).getByRole("button", { name: hours.add.save }).click();
    await expect(dialog(boss).getByText(hours.add.noDay)).toBeVisible();
    await dialog(boss).getByLabel(hours.add.day, { exact: true }).fill("2099-05-04");
    await dialog(boss).getByLabel(hours.add.from, { exact: true }).fill("18:00");
    await dialog(boss).getByLabel(hours.add.until, { exact: true }).fill("19:45");
    await dialog(boss).getByLabel(hours.add.pause).selectOption("5");
    await dialog(boss).getByLabel(hours.add.weeks).selectOption("2");
    const clocks = "18:00–18:30, 18:35–19:05, 19:10–19:40";
    await expect(dialog(boss).getByText(hours.add.previewWeekly(6, clocks))).toBeVisible();
    await dialog(boss).getByLabel(hours.add.place).fill("Room 4");
    await dialog(boss).getByLabel(hours.add.link).fill("https://meet.example/mentor");
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the hours of a mentor that are made");
    await dialog(boss).getByRole("button", { name: hours.add.save }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(own.getByText(desk.times({ free: 6, booked: 0, held: 0, missed: 0 }))).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the mentors of the desk");
  });

  await test.step("a member comes from the programme, books, and has it for the calendar", async () => {
    await page.goto(`${demoUrl()}/programmes/${slug}`);
    await main(page).getByRole("link", { name: programmes.joined.mentors }).click();
    await expect(main(page).getByRole("heading", { name: t.mentorsOf(name) })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the mentors of a member");
    await late.goto(`${demoUrl()}/office-hours`);
    await late.getByRole("button", { name: t.bookNamed("Bat Dorj", first ?? "") }).click();
    await dialog(late).getByLabel(t.book.question).fill(said.other);
    await page.getByRole("button", { name: t.bookNamed("Bat Dorj", first ?? "") }).click();
    await dialog(page).getByRole("button", { name: t.book.button, exact: true }).click();
    await expect(dialog(page).getByText(t.book.missing)).toBeVisible();
    await dialog(page).getByLabel(t.book.question).fill(said.question);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the dialog of a booking");
    await dialog(page).getByRole("button", { name: t.book.button, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    const booked = card(page, said.question);
    await expect(booked.getByText(first ?? "")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a booking of a member");
    const href = await booked.getByRole("link", { name: t.of(t.calendar, first ?? "") }).getAttribute("href");
    const file = await page.request.get(new URL(href ?? "", demoUrl()).href);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("DTSTART:20990504T100000Z");
  });

  await test.step("who was slower is told so, loses nothing typed, and takes another time", async () => {
    await dialog(late).getByRole("button", { name: t.book.button, exact: true }).click();
    // By the server, or by the page if it has heard of it already.
    await expect(dialog(late).getByText(t.book.gone)).toBeVisible();
    await expect(dialog(late).getByLabel(t.book.question)).toHaveValue(said.other);
    await expectAccessible(late, "a time that somebody else took");
    await dialog(late)
      .getByLabel(t.book.time, { exact: true })
      .selectOption(next ?? "");
    await dialog(late).getByRole("button", { name: t.book.button, exact: true }).click();
    await expect(dialog(late)).toHaveCount(0);
    await expect(main(late).getByText(`18:00–18:30 · ${t.states.taken}`)).toBeVisible();
    await expect(main(late).getByText(`18:35–19:05 · ${t.states.mine}`)).toBeVisible();
    await expectNoSidewaysScroll(late);
  });

  await test.step("the mentor sees who comes and what about, moves it as the desk does, and cancels with a sentence", async () => {
    await mentor.goto(`${demoUrl()}/office-hours`);
    await main(mentor).getByRole("link", { name: t.mine.head.title }).click();
    await expect(main(mentor).getByText(said.question)).toBeVisible();
    await expect(main(mentor).getByText(said.other)).toBeVisible();
    await expectNoSidewaysScroll(mentor);
    await expectAccessible(mentor, "the hours of a mentor");
    const moveTo = async (by: Page, from: string, to: string) => {
      const moving = hours.of(hours.move.button, from);
      await main(by).getByRole("button", { name: moving, exact: true }).click();
      await dialog(by).getByRole("button", { name: hours.move.save }).click();
      await expect(dialog(by).getByText(hours.move.noTime)).toBeVisible();
      await dialog(by).getByLabel(hours.move.time, { exact: true }).selectOption(to);
      await expectNoSidewaysScroll(by);
      await expectAccessible(by, "another time for who has booked");
      await dialog(by).getByRole("button", { name: hours.move.save }).click();
      await expect(dialog(by)).toHaveCount(0);
      await late.reload();
      await expect(card(late, said.other).getByText(to)).toBeVisible();
    };
    await moveTo(mentor, next ?? "", third ?? "");
    const own = card(boss, said.about).filter({ hasText: name });
    await own.getByRole("button", { name: desk.of(desk.show, "Bat Dorj") }).click();
    await moveTo(boss, third ?? "", next ?? "");
    await own.getByRole("button", { name: hours.place.button }).first().click();
    await dialog(boss).getByLabel(hours.add.place, { exact: true }).fill("Room 7");
    await dialog(boss).getByLabel(hours.place.later(3)).check();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "another place for a mentor's times");
    await dialog(boss).getByRole("button", { name: hours.place.save }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await late.reload();
    await expect(card(late, said.other).getByText("Room 7")).toBeVisible();
    await mentor.reload();
    const cancel = hours.of(hours.withdraw.one, first ?? "");
    await main(mentor).getByRole("button", { name: cancel, exact: true }).click();
    await dialog(mentor).getByRole("button", { name: hours.withdraw.button }).click();
    await expect(dialog(mentor).getByText(hours.withdraw.missing)).toBeVisible();
    await dialog(mentor).getByLabel(hours.withdraw.note).fill(said.note);
    await expectNoSidewaysScroll(mentor);
    await dialog(mentor).getByRole("button", { name: hours.withdraw.button }).click();
    await expect(dialog(mentor)).toHaveCount(0);
    await expect(main(mentor).getByText(said.question)).toHaveCount(0);
  });

  await test.step("the member hears of it by the bell and reads the sentence", async () => {
    await page.reload();
    await page.getByLabel(memberMenu.unreadNotifications(1)).click();
    const news = told.one["office-hours"]({ who: "Bat Dorj", what: first ?? "", state: "cancelled" });
    await page.getByRole("link", { name: news }).click();
    await expect(page).toHaveURL(/\/office-hours#[0-9a-f-]{36}$/);
    await expect(card(page, said.question).getByText(said.note)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a booking that was cancelled");
  });

  await test.step("who can't come gives the time back, and the desk sees it, but not the question", async () => {
    await main(late)
      .getByRole("button", { name: t.of(t.cancel.button, next ?? "") })
      .click();
    await dialog(late).getByRole("button", { name: t.cancel.button }).click();
    await expect(dialog(late)).toHaveCount(0);
    const offCalendar = card(late, said.other).getByRole("link", { name: t.of(t.offCalendar, next ?? "") });
    await expect(offCalendar).toBeVisible();
    await bookByCall(late.request, said.other, slug);
    await boss.reload();
    const own = card(boss, said.about).filter({ hasText: name });
    await expect(own.getByText(desk.times({ free: 4, booked: 1, held: 0, missed: 0 }))).toBeVisible();
    await own.getByRole("button", { name: desk.of(desk.show, "Bat Dorj") }).click();
    await expect(own.getByText(hours.booked, { exact: true })).toBeVisible();
    await expect(own.getByText(said.other)).toHaveCount(0);
    await expect(own.getByRole("button", { name: hours.move.button })).toHaveCount(1);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the hours of a mentor at the desk");
  });

  await test.step("of mentors that have ended the desk has the talks", async () => {
    // None that has begun is there yet: those who are mentors still stand for them.
    await boss.route(/\/api\/manage\/mentors\?.*shelf=ended/, (route) =>
      route.continue({ url: route.request().url().replace("shelf=ended", "shelf=current") }),
    );
    await boss.reload();
    await main(boss).getByRole("link", { name: desk.shelves.ended }).click();
    const own = card(boss, said.about).filter({ hasText: name });
    await own.getByRole("button", { name: desk.of(desk.showTalks, "Bat Dorj") }).click();
    await expect(own.getByRole("button", { name: desk.of(desk.hideTalks, "Bat Dorj") })).toBeVisible();
    await expect(own.getByRole("button")).toHaveCount(1);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "mentors that have ended");
  });
}

const main = (of: Page) => of.getByRole("main");
const dialog = (of: Page) => of.getByRole("dialog");
const card = (of: Page, text: string) =>
  main(of)
    .locator("li")
    .filter({ has: of.locator(".card") })
    .or(main(of).locator("li.card"))
    .filter({ hasText: text });

/** The last time that is free. */
async function bookByCall(request: APIRequestContext, question: string, slug: string): Promise<void> {
  const mentors = (await (await request.get(`${demoUrl()}/api/mentors`)).json()) as Found[];
  const slots = mentors.find(({ programme }) => programme?.slug === slug)?.slots ?? [];
  const free = slots.findLast(({ state }) => state === "free");
  const answer = await request.post(`${demoUrl()}/api/mentors/slots/${free?.id}/book`, {
    data: { id: randomUUID(), question },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
type Found = { programme: { slug: string } | null; slots: { id: string; state: string }[] };
