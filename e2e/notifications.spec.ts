import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { createKeys } from "../apps/server/src/platform/auth/keys.ts";
import { unsubscribePath } from "../apps/server/src/platform/mail/unsubscribe.ts";
import mailedEn from "../apps/web/src/features/auth/words/mailed-links.en.ts";
import mailedMn from "../apps/web/src/features/auth/words/mailed-links.mn.ts";
import { ownId, signUp } from "./tools/accounts.ts";
import { openAsleep } from "./tools/open-alive.ts";
import { sessionSecret } from "./tools/operators.ts";
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

for (const reader of walkedBy("mn"))
  test(`a member is told at once of an invitation, chooses what to be told, and ends letters without signing in, ${reader.language} at ${reader.width} px`, ({
    page,
    browser,
  }) => journey({ page, browser, reader }));

type Journey = { page: Page; browser: Browser; reader: Reader };

async function journey({ page, browser, reader }: Journey): Promise<void> {
  const { memberMenu, told, settings } = words[reader.language];
  const { notifications: t } = settings;
  const { stop } = { en: mailedEn, mn: mailedMn }[reader.language];
  const main = page.getByRole("main");
  await readAs(page, reader, demoUrl());
  await signUp(page.request, demoUrl(), reader.language);
  const idea = await createIdea(page.request);

  await test.step("is told of an invitation while the page is open", async () => {
    // What stands there when the page learns the count for the first time is no news.
    const counted = page.waitForResponse("**/api/notifications/unread");
    await page.goto(`${demoUrl()}/about`);
    await (await counted).finished();
    const bell = page.getByLabel(memberMenu.notifications, { exact: true });
    await expect(bell).toBeVisible();
    const other = await browser.newContext();
    await signUp(other.request, demoUrl(), reader.language);
    await invite(other.request, idea);
    await expect(page.getByLabel(memberMenu.unreadNotifications(1))).toBeVisible();
    await expect(page.getByText(memberMenu.newsArrived)).toBeVisible();
    await other.close();
  });

  await test.step("opens the bell, which leads to the invitation", async () => {
    await page.getByLabel(memberMenu.unreadNotifications(1)).click();
    const said = told.one.invitation({ who: "Bat Dorj", what: "", state: null });
    const link = page.getByRole("link", { name: said });
    await expect(link).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the bell");
    await link.click();
    await expect(page).toHaveURL(/\/connections#[0-9a-f-]{36}$/);
    await expect(page.getByLabel(memberMenu.notifications, { exact: true })).toBeVisible();
  });

  await test.step("switches letters about messages off, chooses quiet hours, and reads what was sent", async () => {
    const saved = () => page.waitForResponse((response) => response.request().method() === "PATCH");
    // On a slow line a switch is pressed before the page's scripts come.
    const wake = await openAsleep(page, `${demoUrl()}/settings?section=notifications`);
    await main.getByRole("switch", { name: t.mailOf(t.kinds.messages.label) }).click();
    await Promise.all([saved(), wake()]);
    await Promise.all([saved(), main.getByRole("switch", { name: t.quiet.label }).click()]);
    await Promise.all([saved(), main.getByLabel(t.quiet.until).selectOption("07:00")]);
    const log = main.getByRole("region", { name: t.sent.title });
    await expect(log.getByText(t.sent.why["no-mail-server"])).toBeVisible();
    await expect(log.getByText(words[reader.language].told.sent.invitation)).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the settings of notifications");
    await page.reload();
    await expect(main.getByLabel(t.quiet.until)).toHaveValue("07:00");
    await expect(main.getByRole("switch", { name: t.mailOf(t.kinds.messages.label) })).not.toBeChecked();
  });

  await test.step("ends emails about invitations from a letter, without signing in", async () => {
    const userId = await ownId(page.request, demoUrl());
    const path = unsubscribePath(createKeys(sessionSecret), { userId, kind: "invitations" });
    const elsewhere = await browser.newContext();
    const mailed = await elsewhere.newPage();
    await mailed.goto(demoUrl() + path);
    await expect(mailed.getByRole("banner")).toBeVisible();
    await expectNoSidewaysScroll(mailed);
    await expectAccessible(mailed, "the page that a letter leads to");
    await elsewhere.close();
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const plain = await withoutScripts.newPage();
    await plain.goto(demoUrl() + path);
    const ask = plain.getByRole("main");
    await expect(ask.getByText(stop.question(stop.what.invitations))).toBeVisible();
    await ask.getByRole("button", { name: stop.yes }).click();
    await expect(ask.getByText(stop.done(stop.what.invitations))).toBeVisible();
    await withoutScripts.close();
    await page.reload();
    const mail = main.getByRole("switch", { name: t.mailOf(t.kinds.invitations.label) });
    await expect(mail).not.toBeChecked();
    await expect(main.getByRole("switch", { name: t.appOf(t.kinds.invitations.label) })).toBeChecked();
  });
}

function createIdea(request: APIRequestContext): Promise<string> {
  return post(request, "/api/startup-ideas", {
    title: "Meal boxes for offices",
    description: "We cook and deliver lunch to offices in Ulaanbaatar and look for a React developer.",
    industry: "technology",
    stage: "mvp",
    requiredSkills: ["React", "TypeScript"],
  });
}

async function invite(request: APIRequestContext, idea: string): Promise<void> {
  await post(request, "/api/connections", {
    clientId: randomUUID(),
    target: { kind: "idea", id: idea },
    message: "I build web shops in React and would like to hear more.",
  });
}
