import { type APIRequestContext, type Page, request } from "@playwright/test";
import type { ManagedRounds, OwnRounds } from "@khamt/contract";
import dashboardEn from "../apps/web/src/features/dashboard/words/member-dashboard.en.ts";
import dashboardMn from "../apps/web/src/features/dashboard/words/member-dashboard.mn.ts";
import membersEn from "../apps/web/src/features/manage/members/words/manage-members.en.ts";
import membersMn from "../apps/web/src/features/manage/members/words/manage-members.mn.ts";
import roundsEn from "../apps/web/src/shared/rounds/words/rounds.en.ts";
import roundsMn from "../apps/web/src/shared/rounds/words/rounds.mn.ts";
import { ownId, signUpOperator } from "./tools/accounts.ts";
import { leaders } from "./tools/operators.ts";
import { makeProgramme, signUpAndJoin } from "./tools/programmes.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  type Reader,
  walkedBy,
  test,
} from "./tools/test.ts";

const catalogues = {
  en: { rounds: roundsEn, manage: membersEn, tables: dashboardEn.tables },
  mn: { rounds: roundsMn, manage: membersMn, tables: dashboardMn.tables },
};
const skills = ["React", "finance", "design", "sales", "law", "marketing", "logistics", "agriculture"];

for (const reader of walkedBy("en"))
  test(`three rounds for eight members: one sees the next table on a phone, one leaves, two yeses connect, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
  }) => journey({ page, boss: other, reader }));

type Journey = { page: Page; boss: Page; reader: Reader };

async function journey({ page, boss, reader }: Journey): Promise<void> {
  const { rounds: t, manage, tables } = catalogues[reader.language];
  const main = (of: Page) => of.getByRole("main");
  await readAs(boss, reader, demoUrl());
  await signUpOperator(boss.request, demoUrl(), reader.language, leaders[reader.language]);
  const { language } = reader;
  const { slug, id: programmeId, name } = await makeProgramme(boss.request, { language, kind: "rounds" });
  const members = await joinAll(page, slug, reader);
  let id = "";

  await test.step("a manager plans three rounds, and sees them with their reasons", async () => {
    await boss.goto(`${demoUrl()}/manage/rounds`);
    await main(boss).getByRole("button", { name: t.list.create }).click();
    const dialog = boss.getByRole("dialog");
    await dialog.getByRole("button", { name: t.form.submit }).click();
    await expect(dialog.getByText(t.form.needed)).toBeVisible();
    await dialog.getByLabel(t.form.programme, { exact: true }).selectOption(name);
    await dialog.getByLabel(t.form.name).fill(name);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "planning rounds");
    await dialog.getByRole("button", { name: t.form.submit }).click();
    await expect(boss.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(boss).toHaveURL(/\/manage\/rounds\/[0-9a-f-]{36}$/);
    id = boss.url().split("/").at(-1) ?? "";
    for (const round of [1, 2, 3])
      await expect(main(boss).getByRole("heading", { name: t.round(round, 3) })).toBeVisible();
    const view = await managed(boss.request, id);
    expect(view.meetings).toHaveLength(12);
    await expect(main(boss).getByText(t.desk.quality(view.quality ?? 0))).toBeVisible();
    await expect(main(boss).getByRole("link", { name: t.desk.sheet })).toHaveAttribute("href", /timetable/);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the timetable");
  });

  await test.step("a member sees the first table on a phone, and the next one once it runs", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${demoUrl()}/dashboard`);
    await expectAccessible(page, "the next table on the dashboard");
    await main(page)
      .getByRole("region", { name: tables.title })
      .getByRole("link", { name: tables.open })
      .click();
    await expect(page).toHaveURL(`${demoUrl()}/rounds/${id}`);
    await expect(main(page).getByRole("heading", { name: t.own.first })).toBeVisible();
    await main(boss).getByRole("button", { name: t.desk.start }).click();
    await expect(main(boss).getByRole("timer")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: t.own.now })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: t.own.next })).toBeVisible();
    const { table } = (await own(page.request, id)).meetings.find(({ number }) => number === 1) ?? {};
    await expect(
      main(page)
        .getByText(t.table(table ?? 0), { exact: true })
        .first(),
    ).toBeVisible();
    await expect(main(page).getByRole("timer")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the next table");
  });

  await test.step("the room's screen shows the clock and the tables", async () => {
    await main(boss).getByRole("link", { name: t.desk.screen }).click();
    await expect(boss.getByRole("timer")).toBeVisible();
    await expect(main(boss).getByRole("listitem")).toHaveCount(4);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the room's screen");
    await expect(boss.getByRole("banner")).toBeHidden();
    await main(boss).getByRole("link", { name: t.screen.close }).click();
    await expect(boss).toHaveURL(`${demoUrl()}/manage/rounds/${id}`);
    await main(boss).getByRole("link", { name: t.desk.screen }).click();
    // The desk has a clock too, but no link of this name.
    await expect(main(boss).getByRole("link", { name: t.screen.close })).toBeVisible();
    await boss.keyboard.press("Escape");
    await expect(boss).toHaveURL(`${demoUrl()}/manage/rounds/${id}`);
  });

  await test.step("one leaves between two rounds, and the rounds to come are planned anew", async () => {
    const before = await managed(boss.request, id);
    const mine = (await own(page.request, id)).meetings.at(-1)?.with.userId;
    const me = await ownId(page.request, demoUrl());
    const leaver = before.members.findIndex((each) => ![mine, me].includes(each.userId));
    const rows = main(boss).getByRole("region", { name: t.desk.people }).getByRole("combobox");
    await rows.nth(leaver).selectOption("left");
    await expect(boss.getByText(t.desk.planned)).toBeVisible();
    const after = await managed(boss.request, id);
    const gone = before.members[leaver]?.userId ?? "";
    const meets = (number: number) =>
      after.meetings.some((each) => each.number === number && [each.a, each.b].includes(gone));
    expect([meets(1), meets(2), meets(3)]).toEqual([true, false, false]);
    const pairs = after.meetings.map(({ a, b }) => `${a} ${b}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    // Pressed twice, the button that started one round starts no other.
    const next = { name: t.desk.next(2) };
    await main(boss).getByRole("button", next).click();
    const early = boss.getByRole("dialog", { name: t.desk.early(1).title });
    await expect(early).toBeVisible();
    // Behind the dialog the page has no roles.
    await expect(boss.locator("main").getByText(t.round(1, 3)).first()).toBeVisible();
    await expectAccessible(boss, "a round that is cut off");
    await early.getByRole("button", next).click();
    await expect(main(boss).getByText(t.round(2, 3)).first()).toBeVisible();
  });

  await test.step("rounds for whom a filter finds: how many is said before, and only they take part", async () => {
    const dialog = boss.getByRole("dialog");
    // Pressed while a busy machine brings the page to life, a link has led nowhere: whoever that happens to opens the page again.
    await expect(async () => {
      await boss.goto(`${demoUrl()}/manage/members?programme=${programmeId}`);
      await main(boss)
        .getByRole("link", { name: manage.planRounds(8) })
        .click();
      await expect(dialog.getByText(t.form.found(8))).toBeVisible({ timeout: 60_000 });
    }).toPass();
    await dialog.getByLabel(t.form.word).fill("finance");
    await expect(dialog.getByText(t.form.found(1))).toBeVisible();
    await dialog.getByLabel(t.form.word).fill("");
    await dialog.getByLabel(manage.filters.has, { exact: true }).selectOption("cofounder");
    await expect(dialog.getByText(t.form.found(8))).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "rounds by a filter");
    await dialog.getByLabel(t.form.name, { exact: true }).fill(`Filtered ${name}`);
    await dialog.getByRole("button", { name: t.form.submit }).click();
    await expect(boss.getByRole("heading", { level: 1, name: `Filtered ${name}` })).toBeVisible();
    expect((await managed(boss.request, boss.url().split("/").at(-1) ?? "")).members).toHaveLength(8);
    await boss.goto(`${demoUrl()}/manage/rounds/${id}`);
  });

  await test.step("two yeses in private become a connection", async () => {
    await page.reload();
    const first = (await own(page.request, id)).meetings.find(({ number }) => number === 1);
    const met = main(page).getByRole("region", { name: t.own.past }).getByRole("listitem").last();
    await met.getByRole("button", { name: t.own.yes, exact: true }).click();
    await expect(met.getByText(t.own.said.yes)).toBeVisible();
    await expectAccessible(page, "an answer");
    const me = await ownId(page.request, demoUrl());
    const other = members.get(first?.with.userId ?? "");
    expect(
      (await own(required(other), id)).meetings.find((each) => each.with.userId === me)?.wants,
    ).toBeNull();
    const answer = await required(other).put(`${demoUrl()}/api/rounds/${id}/answers`, {
      data: { with: me, wants: true },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.reload();
    const connected = main(page).getByRole("region", { name: t.own.past });
    await expect(connected.getByText(t.own.connected)).toBeVisible();
    await connected.getByRole("link", { name: t.own.write }).click();
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}/);
  });
}

/** Eight, the first of them with the browser of `page`, the others without any; by their ids. */
async function joinAll(page: Page, slug: string, reader: Reader): Promise<Map<string, APIRequestContext>> {
  const members = new Map<string, APIRequestContext>();
  await readAs(page, reader, demoUrl());
  for (const [number, skill] of skills.entries()) {
    const member = number === 0 ? page.request : await request.newContext();
    members.set(await signUpAndJoin(member, { language: reader.language, slug, skill }), member);
  }
  return members;
}

async function managed(request: APIRequestContext, id: string): Promise<ManagedRounds> {
  return (await (await request.get(`${demoUrl()}/api/manage/rounds/${id}`)).json()) as ManagedRounds;
}

async function own(request: APIRequestContext, id: string): Promise<OwnRounds> {
  return (await (await request.get(`${demoUrl()}/api/rounds/${id}`)).json()) as OwnRounds;
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("it is not there");
  return value;
}
