import { randomUUID } from "node:crypto";
import { expect as expectNow, type APIRequestContext, type Page } from "@playwright/test";
import messagesEn from "../apps/web/src/features/messages/words/messages.en.ts";
import messagesMn from "../apps/web/src/features/messages/words/messages.mn.ts";
import { signUp } from "./tools/accounts.ts";
import { openAsleep } from "./tools/open-alive.ts";
import { paper } from "./tools/form-uploads.ts";
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

const catalogues = { en: messagesEn, mn: messagesMn };

// A message whose call fails waits: the browser reports the call.
test.use({ expectedErrors: [/ERR_FAILED/] });

for (const reader of walkedBy("en"))
  test(`two members talk: live, through a failing network and a reload, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
  }) => journey({ page, other, reader }));

async function journey({ page, other, reader }: { page: Page; other: Page; reader: Reader }): Promise<void> {
  const t = catalogues[reader.language];
  const list = `${demoUrl()}/messages`;
  for (const each of [page, other]) {
    await readAs(each, reader, demoUrl());
    await signUp(each.request, demoUrl(), reader.language);
  }

  await test.step("who has no conversation is led on", async () => {
    await page.goto(list);
    await expect(page.getByRole("heading", { name: t.empty.title })).toBeVisible();
    await expectAccessible(page, "no conversations");
  });

  const id = await connect(page.request, other.request);
  const [mine, theirs] = [logOf(page), logOf(other)];

  await test.step("an accepted invitation begins a conversation, and the next message is heard at once", async () => {
    await other.goto(list);
    await expect(other.getByText(invitationText)).toBeVisible();
    await page.goto(list);
    await page.getByRole("list", { name: t.list.label }).getByRole("link").click();
    await expect(page).toHaveURL(`${list}/${id}`);
    await page.getByLabel(t.composer.label).fill("First line");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("second line https://example.com");
    await page.keyboard.press("Enter");
    await expect(mine.getByText("second line")).toBeVisible();
    await expect(mine.getByText(t.thread.sent)).toBeVisible();
    await expect(other.getByRole("main").getByText(t.list.unread(1))).toBeAttached();
    await expect(other).toHaveTitle(/^\(1\) /);
    await expect(other.locator("header [data-unread]")).toHaveCount(1);
  });

  await test.step("read by the other side it says so, and who writes is seen writing", async () => {
    await other.getByRole("list", { name: t.list.label }).getByRole("link").click();
    await expect(theirs.getByText("second line")).toBeVisible();
    await expect(theirs.getByRole("link", { name: "https://example.com" })).toHaveCount(0);
    await expect(mine.getByText(t.thread.read)).toBeVisible();
    await expect(other).not.toHaveTitle(/^\(/);
    await expect(other.locator("header [data-unread]")).toHaveCount(0);
    await other.getByLabel(t.composer.label).fill("An answer");
    await expect(page.getByText(t.thread.typing("Bat Dorj"))).toBeVisible();
    await other.getByRole("button", { name: t.composer.send }).click();
    await expect(mine.getByText("An answer")).toBeVisible();
    await expect(mine.getByRole("link", { name: "https://example.com" })).toBeVisible();
  });

  await test.step("a second tab knows what was said while it was not listening yet", async () => {
    const second = await page.context().newPage();
    const { promise: isReady, resolve: letRun } = Promise.withResolvers<void>();
    await second.route("**/*.js", async (route) => {
      await isReady;
      await route.continue();
    });
    await second.goto(list, { waitUntil: "commit" });
    await expect(second.getByText("An answer")).toBeVisible();
    await other.getByLabel(t.composer.label).fill("Said in between");
    await other.getByRole("button", { name: t.composer.send }).click();
    await expect(mine.getByText("Said in between")).toBeVisible();
    letRun();
    await expect(second.getByText("Said in between")).toBeVisible();
    await second.close();
  });

  await test.step("what can't be sent waits through a reload, and arrives once", async () => {
    const calls = `**/api/conversations/${id}/messages`;
    await page.route(calls, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByLabel(t.composer.label).fill("Through the storm");
    await page.keyboard.press("Enter");
    await expect(mine.getByText(t.thread.waiting)).toBeVisible();
    await page.reload();
    await expect(mine.getByText("Through the storm")).toBeVisible();
    await expect(mine.getByText(t.thread.waiting)).toBeVisible();
    await page.unroute(calls);
    await expect(theirs.getByText("Through the storm")).toBeVisible();
    await expect(mine.getByText(t.thread.waiting)).toHaveCount(0);
    await page.reload();
    await expect(mine.getByText("Through the storm")).toHaveCount(1);
  });

  await test.step("what is begun stays through a reload, until it is sent", async () => {
    const box = page.getByLabel(t.composer.label);
    await box.fill("Begun, not sent");
    await page.reload();
    await expect(box).toHaveValue("Begun, not sent");
    const bringScripts = await openAsleep(page, `${list}/${id}`);
    await box.fill("Typed early");
    await bringScripts();
    await expect(box).toHaveValue("Begun, not sent\nTyped early");
    await box.fill("Begun, not sent");
    await page.getByRole("button", { name: t.composer.send }).click();
    await expect(theirs.getByText("Begun, not sent")).toBeVisible();
    await page.reload();
    await expect(mine.getByText("Begun, not sent")).toBeVisible();
    await expect(box).toHaveValue("");
  });

  await test.step("one's own message is deleted for both at once", async () => {
    await mine
      .getByRole("listitem")
      .filter({ hasText: "Begun, not sent" })
      .getByRole("button", { name: t.thread.deleting.button })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(t.thread.deleting.text)).toBeVisible();
    await dialog.getByRole("button", { name: t.thread.deleting.action, exact: true }).click();
    for (const log of [mine, theirs]) {
      await expect(log.getByText(t.thread.deleted)).toBeVisible();
      await expect(log.getByText("Begun, not sent")).toHaveCount(0);
    }
    const left = theirs.getByRole("listitem").filter({ hasText: t.thread.deleted });
    await expect(left.getByRole("button")).toHaveCount(0);
  });

  await test.step("waits for the file that it was written with, and leaves the page where it was", async () => {
    const { promise: isReady, resolve: letIn } = Promise.withResolvers<void>();
    const uploads = "**/files/*";
    await page.route(uploads, async (route) => {
      if (route.request().method() === "PUT") await isReady;
      await route.continue();
    });
    const box = page.getByLabel(t.composer.label);
    await page.getByRole("button", { name: t.composer.attach }).press("Enter");
    await page.locator("input[type=file]").setInputFiles(paper("plan.pdf"));
    await expect(page.getByText(t.composer.missing.uploading)).toBeVisible();
    await box.fill("The plan, and so many words that no list of conversations has room for them all.");
    await box.press("Enter");
    await expect(box).not.toHaveValue("");
    letIn();
    await expect(page.getByText(t.composer.missing.uploading)).toHaveCount(0);
    await box.press("Enter");
    await expect(theirs.getByRole("link", { name: "plan.pdf" })).toBeVisible();
    expectNow(await page.evaluate(() => globalThis.scrollY)).toBe(0);
    await page.unroute(uploads);
    await page.goto(list);
    const row = page.getByRole("list", { name: t.list.label });
    await expect(row.getByText(/The plan/)).toBeVisible();
    await expect(row.locator("time")).toBeInViewport({ ratio: 1 });
    await page.goBack();
  });

  await test.step("can be written in on a low screen too, such as a phone that lies on its side", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByLabel(t.composer.label)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: reader.width, height: 844 });
  });

  await test.step("is comfortable on this screen, and found again by a word", async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a conversation");
    await page.goto(`${list}?q=storm`);
    await page.getByRole("list", { name: t.found.label }).getByRole("link").click();
    await expect(mine.getByText("Through the storm")).toBeInViewport();
    await page.goto(list);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "conversations");
  });
}

const invitationText = "I build houses and would like to help.";

function logOf(page: Page) {
  return page.getByRole("log");
}

/** The first invites who is behind a new idea of the second, and is accepted. Answers with the conversation. */
async function connect(sender: APIRequestContext, receiver: APIRequestContext): Promise<string> {
  const idea = await call(receiver, "/api/startup-ideas", {
    title: `Warm houses ${randomUUID().slice(0, 8)}`,
    description: "We insulate gers and houses in Ulaanbaatar and look for a builder who knows materials.",
    industry: "technology",
    stage: "mvp",
    requiredSkills: ["React"],
    location: "Ulaanbaatar",
    commitment: "full-time",
  });
  const target = { kind: "idea", id: idea.id };
  const invitation = { clientId: randomUUID(), target, message: invitationText };
  const { id } = await call(sender, "/api/connections", invitation);
  const { conversationId } = await call(receiver, `/api/connections/${id}/accept`, {});
  return conversationId;
}

async function call(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(demoUrl() + path, { data });
  expectNow(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; conversationId: string };
}
