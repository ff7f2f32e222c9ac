import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import appealEn from "../apps/web/src/features/auth/words/appeal.en.ts";
import appealMn from "../apps/web/src/features/auth/words/appeal.mn.ts";
import membersEn from "../apps/web/src/features/manage/members/words/manage-members.en.ts";
import membersMn from "../apps/web/src/features/manage/members/words/manage-members.mn.ts";
import moderationEn from "../apps/web/src/shared/moderation/words/moderation.en.ts";
import moderationMn from "../apps/web/src/shared/moderation/words/moderation.mn.ts";
import safetyEn from "../apps/web/src/features/safety/words/safety.en.ts";
import safetyMn from "../apps/web/src/features/safety/words/safety.mn.ts";
import { signUp, turnOnSecondStep } from "./tools/accounts.ts";
import { moderators } from "./tools/operators.ts";
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
  en: { moderation: moderationEn, members: membersEn, safety: safetyEn, appeal: appealEn },
  mn: { moderation: moderationMn, members: membersMn, safety: safetyMn, appeal: appealMn },
};
const reason = "The <b>pictures</b> are of another company.";

// A page that does not exist, or not for this reader, answers so.
// So do the open pages of a member who is suspended.
test.use({ expectedErrors: [/40[134] \((Not Found|Forbidden|Unauthorized)\)/] });

for (const reader of walkedBy("en"))
  test(`a report is decided by a rule, its owner told why, and the decision taken back, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
    third,
  }) => journey({ page, boss: third, other, reader }));

/** The owner of what is reported, an administrator, and who reports it. */
type Journey = { page: Page; boss: Page; other: Page; reader: Reader };

async function journey({ page, boss, other, reader }: Journey): Promise<void> {
  const { language } = reader;
  const { moderation: t, members, safety, appeal } = catalogues[language];
  const { memberMenu, memberActs, myProfile, told } = words[language];
  const main = (of: Page) => of.getByRole("main");
  const dialog = (of: Page) => of.getByRole("dialog");
  const ownCard = (of: Page) => main(of).locator("section").filter({ hasText: idea.title }).last();
  for (const each of [page, boss, other]) await readAs(each, reader, demoUrl());
  const owner = await signUp(page.request, demoUrl(), language);
  const reporter = await signUp(other.request, demoUrl(), language);
  const chief = await signUp(boss.request, demoUrl(), language, moderators[language]);
  const idea = await createIdea(page.request);
  const address = `${demoUrl()}/startup-ideas/${idea.id}`;

  await test.step("a member reports an idea, and no longer sees it", async () => {
    await other.goto(address);
    await main(other)
      .getByRole("button", { name: safety.more(idea.title) })
      .click();
    await other.getByRole("menuitem", { name: safety.report.button }).click();
    await dialog(other).getByLabel(safety.report.reason).selectOption("fake");
    await dialog(other).getByLabel(safety.report.text).fill(reason);
    await dialog(other).getByRole("button", { name: safety.report.send }).click();
    await expect(other.getByText(safety.report.done.title)).toBeVisible();
  });

  await test.step("an administrator is asked for a second step first", async () => {
    await boss.goto(`${demoUrl()}/moderation`);
    await expect(main(boss).getByRole("heading", { name: t.secondStep.title })).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the second step that is missing");
    await turnOnSecondStep(boss.request, demoUrl(), chief);
  });

  await test.step("an administrator finds the queue in the menu, and what is reported as it stands", async () => {
    await boss.goto(`${demoUrl()}/about`);
    await boss.getByLabel(memberMenu.menu("Bat Dorj")).click();
    await boss.getByRole("link", { name: memberMenu.moderation }).click();
    await expect(boss).toHaveURL(`${demoUrl()}/moderation`);
    const card = cardOf(boss, idea.title);
    await expect(card.getByText(reason)).toBeVisible();
    await expect(card.getByText(t.said("Bat Dorj", t.reasons.fake))).toBeVisible();
    await expect(card.getByRole("region", { name: t.says }).getByText(description)).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the queue");
  });

  await test.step("decides by a named rule only", async () => {
    await boss.getByRole("button", { name: t.about(t.actions.uphold.button, idea.title) }).click();
    await dialog(boss).getByRole("button", { name: t.actions.uphold.send }).click();
    await expect(dialog(boss).getByText(t.ruleMissing)).toBeVisible();
    await dialog(boss).getByLabel(t.rules.honesty).check();
    await dialog(boss).getByLabel(t.note.label).fill("Show your own pictures.");
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "a decision");
    await dialog(boss).getByRole("button", { name: t.actions.uphold.send }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(cardOf(boss, idea.title)).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step("its owner is told, and sees why and whom to write to", async () => {
    await page.goto(`${demoUrl()}/about`);
    await page.getByLabel(memberMenu.unreadNotifications(1)).click();
    const said = told.one.moderation({ who: "", what: idea.title, state: "upheld" });
    await page.getByRole("link", { name: said }).click();
    await expect(page).toHaveURL(`${demoUrl()}/my-profile`);
    const row = ownCard(page);
    await expect(row.getByText(myProfile.states.held)).toBeVisible();
    await expect(row.getByText(myProfile.standing.rule(t.rules.honesty))).toBeVisible();
    await expect(row.getByText(myProfile.standing.reason("Show your own pictures."))).toBeVisible();
    await row.getByRole("button", { name: myProfile.standing.write }).click();
    await row.getByLabel(myProfile.standing.label).fill("The pictures are mine; my phone took them.");
    await row.getByRole("button", { name: myProfile.standing.send }).click();
    await expect(row.getByText(myProfile.standing.waits)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a hidden idea");
    expect((await page.goto(`${demoUrl()}/moderation`))?.status()).toBe(404);
    await page.goto(`${demoUrl()}/my-profile`);
  });

  await test.step("the appeal is answered and the decision kept, which its owner reads at once", async () => {
    await main(boss).getByRole("link", { name: t.tabs.decided, exact: true }).click();
    await expect(cardOf(boss, idea.title).getByText(t.appeal.waits)).toBeVisible();
    await boss.getByRole("button", { name: t.about(t.actions.keep.button, idea.title) }).click();
    await dialog(boss).getByLabel(t.note.label).fill("They are in the shop of the other.");
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "keeping a decision");
    await dialog(boss).getByRole("button", { name: t.actions.keep.send }).click();
    await expect(
      cardOf(boss, idea.title).getByText("They are in the shop of the other.", { exact: true }),
    ).toBeVisible();
    await expect(cardOf(boss, idea.title).getByText(t.appeal.waits)).toHaveCount(0);
    await page.reload();
    const row = ownCard(page);
    await expect(row.getByText(myProfile.standing.kept("They are in the shop of the other."))).toBeVisible();
    await expect(row.getByRole("button", { name: myProfile.standing.write })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  await test.step("afterwards it is taken back, and the owner sees it at once", async () => {
    await expect(cardOf(boss, idea.title)).toBeVisible();
    await expectAccessible(boss, "the log of decisions");
    await boss.getByRole("button", { name: t.about(t.actions.restore.button, idea.title) }).click();
    await dialog(boss).getByLabel(t.rules.honesty).check();
    await dialog(boss).getByRole("button", { name: t.actions.restore.send }).click();
    await expect(cardOf(boss, idea.title).getByText(t.outcomes.restored)).toBeVisible();
    await expectNoSidewaysScroll(boss);
    const row = ownCard(page);
    await expect(row.getByText(myProfile.states.listed, { exact: true })).toBeVisible();
    expect((await other.goto(address))?.status()).toBe(200);
  });

  await test.step("an account is suspended: its pages are signed out, and its idea is gone", async () => {
    // Where accounts were decided about before leads to the members.
    await boss.goto(`${demoUrl()}/moderation?view=accounts`);
    await expect(boss).toHaveURL(`${demoUrl()}/manage/members?state=limited`);
    await boss.goto(`${demoUrl()}/manage/members`);
    await main(boss).getByLabel(members.search.label).fill(owner.email);
    await main(boss).getByRole("button", { name: members.search.send, exact: true }).click();
    await expect(main(boss).getByText(members.count(1), { exact: true })).toBeVisible();
    await main(boss).getByRole("link", { name: "Bat Dorj" }).click();
    await main(boss).getByRole("button", { name: memberActs.suspend.button, exact: true }).click();
    await dialog(boss).getByLabel(t.rules.respect).check();
    await dialog(boss).getByLabel(members.reason, { exact: true }).fill("Threats in a conversation.");
    await dialog(boss).getByLabel(t.accounts.password, { exact: true }).fill(chief.password);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "a suspension");
    await dialog(boss).getByRole("button", { name: memberActs.suspend.send, exact: true }).click();
    await expect(badge(boss, members.options.state.suspended)).toBeVisible();
    await expectAccessible(boss, "the member");
    const me = await page.request.get(`${demoUrl()}/api/auth/me`);
    expect(await me.json()).toEqual({ user: null, isEnded: true });
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step("the member is refused at the sign-in, reads why, and appeals", async () => {
    const { auth } = words[language];
    await page.goto(`${demoUrl()}/settings`);
    await main(page)
      .getByRole("button", { name: words[language].account.loginRequired.button, exact: true })
      .click();
    await dialog(page).getByLabel(auth.email).fill(owner.email);
    await dialog(page).getByLabel(auth.password, { exact: true }).fill(owner.password);
    await dialog(page).getByRole("button", { name: auth.submitSignIn, exact: true }).click();
    await expect(page).toHaveURL(`${demoUrl()}/appeal#sign-in`);
    await expect(main(page).getByText("Threats in a conversation.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the page of appeals");
    await main(page).getByLabel(appeal.label).fill("My brother had my phone.");
    await page.reload();
    await expect(main(page).getByLabel(appeal.label)).toHaveValue("My brother had my phone.");
    await main(page).getByRole("button", { name: appeal.send }).click();
    await expect(main(page).getByText(appeal.waits)).toBeVisible();
  });

  await test.step("the administrator reads the appeal, keeps the decision, and later restores the account; the log has all of it", async () => {
    await boss.goto(`${demoUrl()}/moderation?view=accounts&q=${encodeURIComponent(owner.email)}`);
    await main(boss).getByRole("link", { name: "Bat Dorj" }).click();
    await expect(main(boss).getByText("My brother had my phone.")).toBeVisible();
    await expectAccessible(boss, "an appeal");
    await main(boss).getByRole("button", { name: memberActs.keep.button, exact: true }).click();
    await dialog(boss).getByLabel(t.accounts.answer, { exact: true }).fill("Keep your phone to yourself.");
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "keeping a suspension");
    await dialog(boss).getByRole("button", { name: memberActs.keep.send, exact: true }).click();
    await expect(main(boss).getByText("Keep your phone to yourself.")).toBeVisible();
    await page.reload();
    await expect(main(page).getByText(appeal.kept)).toBeVisible();
    await expect(main(page).getByText("Keep your phone to yourself.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await main(boss).getByRole("button", { name: memberActs.restore.button, exact: true }).click();
    await dialog(boss).getByLabel(members.reason, { exact: true }).fill("Settled.");
    await dialog(boss).getByRole("button", { name: memberActs.restore.send, exact: true }).click();
    await expect(badge(boss, members.options.state.good)).toBeVisible();
    await boss.goto(`${demoUrl()}/moderation`);
    for (const view of ["administrators", "acts"] as const) {
      await main(boss).getByRole("link", { name: t.tabs[view], exact: true }).click();
      await expect(main(boss).getByRole("listitem").filter({ hasText: "Bat Dorj" }).first()).toBeVisible();
      await expectNoSidewaysScroll(boss);
      await expectAccessible(boss, view);
    }
    expect((await other.goto(address))?.status()).toBe(200);
  });

  await test.step("who is made a moderator has what is reported and decided, and nothing else of the desk", async () => {
    await boss.goto(`${demoUrl()}/manage/members?q=${encodeURIComponent(reporter.email)}`);
    await main(boss).getByRole("link", { name: "Bat Dorj" }).click();
    await main(boss).getByRole("button", { name: memberActs.appoint.button, exact: true }).click();
    await dialog(boss).getByLabel(t.accounts.password, { exact: true }).fill(chief.password);
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "making a moderator");
    await dialog(boss).getByRole("button", { name: memberActs.appoint.send, exact: true }).click();
    await expect(badge(boss, members.options.role.moderator)).toBeVisible();
    await turnOnSecondStep(other.request, demoUrl(), reporter);
    await other.goto(`${demoUrl()}/moderation`);
    await expect(main(other).getByRole("link", { name: t.tabs.decided, exact: true })).toBeVisible();
    for (const view of ["vouches", "administrators", "acts"] as const)
      await expect(main(other).getByRole("link", { name: t.tabs[view], exact: true })).toHaveCount(0);
    expect((await other.goto(`${demoUrl()}/manage/members`))?.status()).toBe(404);
  });
}

/** How a member stands: the log says the same in a line of its own. */
const badge = (of: Page, text: string) => of.getByRole("main").locator(".badge").filter({ hasText: text });

/** The newest about it. */
function cardOf(page: Page, title: string) {
  return page
    .getByRole("main")
    .locator("li")
    .filter({ has: page.getByRole("heading", { name: title }) })
    .first();
}

const description = "We insulate gers and houses in Ulaanbaatar and look for a builder who knows materials.";

async function createIdea(request: APIRequestContext): Promise<{ id: string; title: string }> {
  const data = {
    title: `Warm houses ${randomUUID().slice(0, 8)}`,
    description,
    industry: "technology",
    stage: "mvp",
    requiredSkills: ["React"],
    location: "Ulaanbaatar",
    commitment: "full-time",
  };
  return { id: await post(request, "/api/startup-ideas", data), title: data.title };
}
