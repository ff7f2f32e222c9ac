import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import connectEn from "../apps/web/src/shared/connect/words/connect.en.ts";
import connectMn from "../apps/web/src/shared/connect/words/connect.mn.ts";
import settingEn from "../apps/web/src/features/account/privacy/words/connection-settings.en.ts";
import settingMn from "../apps/web/src/features/account/privacy/words/connection-settings.mn.ts";
import connectionsEn from "../apps/web/src/features/connections/words/connections.en.ts";
import connectionsMn from "../apps/web/src/features/connections/words/connections.mn.ts";
import safetyEn from "../apps/web/src/features/safety/words/safety.en.ts";
import youAndEn from "../apps/web/src/shared/you-and/words/you-and.en.ts";
import youAndMn from "../apps/web/src/shared/you-and/words/you-and.mn.ts";
import safetyMn from "../apps/web/src/features/safety/words/safety.mn.ts";
import { signUp } from "./tools/accounts.ts";
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

const catalogues = {
  en: {
    connect: connectEn,
    connections: connectionsEn,
    safety: safetyEn,
    setting: settingEn,
    youAnd: youAndEn,
  },
  mn: {
    connect: connectMn,
    connections: connectionsMn,
    safety: safetyMn,
    setting: settingMn,
    youAnd: youAndMn,
  },
};

// Who is blocked finds a page that is not there: the browser reports the answer.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

for (const reader of walkedBy("mn"))
  test(`two members go from an invitation to contacts and a block, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => journey({ page, other, reader }));

async function journey({ page, other, reader }: { page: Page; other: Page; reader: Reader }): Promise<void> {
  const { connect, connections: t, safety, setting, youAnd } = catalogues[reader.language];
  const list = `${demoUrl()}/connections`;
  const name = "Bat Dorj";
  const act = (on: Page, action: string) => on.getByRole("button", { name: t.actions.named(action, name) });
  await readAs(page, reader, demoUrl());
  await readAs(other, reader, demoUrl());
  const idea = await test.step("one has an idea, and a question to everyone who writes", async () => {
    await signUp(page.request, demoUrl(), reader.language);
    const { email } = await signUp(other.request, demoUrl(), reader.language);
    const id = await addIdea(other.request);
    await other.goto(`${demoUrl()}/settings?section=connections`);
    await other.getByLabel(setting.invitations.question).fill("Why this idea?");
    await other.getByRole("button", { name: setting.invitations.save }).click();
    await expect(other.getByText(setting.invitations.saved)).toBeVisible();
    await expectNoSidewaysScroll(other);
    await expectAccessible(other, "settings of invitations");
    return { id, email };
  });

  await test.step("the other writes an invitation, and answers the question", async () => {
    await page.goto(`${demoUrl()}/idea/${idea.id}`);
    await page.getByRole("button", { name: youAnd.actions.offer, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: connect.dialog.send }).click();
    await expect(dialog.getByText(connect.empty)).toBeVisible();
    await expect(dialog.getByText(/\b20\b/)).toBeVisible();
    await dialog.getByLabel(connect.dialog.message).fill("Your felt needs a shop. https://example.com");
    await dialog.getByRole("button", { name: connect.dialog.send }).click();
    await expect(dialog.getByText(connect.unanswered)).toBeVisible();
    await dialog.getByLabel(new RegExp("Why this idea")).fill("I sell felt in Berlin.");
    await expectAccessible(page, "an invitation");
    await dialog.getByRole("button", { name: connect.dialog.send }).click();
    await expect(page.getByRole("link", { name: connect.invited })).toBeVisible();
  });

  await test.step("it is read, and asked about", async () => {
    await other.goto(list);
    await expect(other.getByText("Your felt needs a shop.")).toBeVisible();
    await expect(other.getByRole("link", { name: "https://example.com" })).toHaveCount(0);
    await expect(other.getByText("I sell felt in Berlin.")).toBeVisible();
    await expectNoSidewaysScroll(other);
    await expectAccessible(other, "a received invitation");
    await act(other, t.actions.ask).click();
    await other.getByRole("dialog").getByLabel(t.ask.label).fill("How much time do you have?");
    await other.getByRole("button", { name: t.ask.send }).click();
    await expect(other.getByText(t.waitsForSender)).toBeVisible();
  });

  await test.step("the sender answers, and is heard at once", async () => {
    await page.getByRole("link", { name: connect.invited }).click();
    await expect(page).toHaveURL(/\/connections\?tab=sent#/);
    await act(page, t.actions.answer).click();
    await page.getByRole("dialog").getByLabel(t.reply.label).fill("Twenty hours a week.");
    await page.getByRole("button", { name: t.reply.send }).click();
    await expect(other.getByText("Twenty hours a week.")).toBeVisible();
    await act(other, t.actions.accept).click();
    await other.goto(`${list}?tab=connected`);
    await expect(other.getByRole("link", { name: t.actions.named(t.actions.open, name) })).toBeVisible();
  });

  await test.step("both sides' contacts are shown, seen, and taken back", async () => {
    await page.goto(`${list}?tab=connected`);
    for (const each of [page, other]) {
      await expect(each.getByRole("button", { name: safety.more(name) })).toBeVisible();
      await act(each, t.contacts.show).click();
    }
    await expect(page.getByText(idea.email)).toHaveCount(0);
    const share = other.getByRole("switch", { name: new RegExp(idea.email) });
    await expect(share).toBeChecked();
    await page.getByRole("button", { name: t.contacts.revealNamed(t.contacts.fields.email) }).click();
    await expect(page.getByText(idea.email)).toBeVisible();
    await expect(other.getByText(t.contacts.seen(name, t.contacts.fields.email))).toBeVisible();
    await expectNoSidewaysScroll(other);
    await expectAccessible(other, "shared contacts");
    await share.uncheck();
    await expect(page.getByText(idea.email)).toHaveCount(0);
    await expect(page.getByText(t.contacts.nothingTheirs)).toBeVisible();
  });

  await test.step("a block ends it for both", async () => {
    await other.getByRole("button", { name: safety.more(name) }).click();
    await other.getByRole("menuitem", { name: safety.block.button }).click();
    await other.getByRole("dialog").getByRole("button", { name: safety.block.action, exact: true }).click();
    await expect(other.getByRole("heading", { name: t.empty.connected.title })).toBeVisible();
    await page.goto(`${list}?tab=connected`);
    await expect(page.getByRole("heading", { name: t.empty.connected.title })).toBeVisible();
    await page.goto(`${demoUrl()}/idea/${idea.id}`);
    // As visitors see it: a block does not show.
    await expect(page.getByRole("heading", { name: /Felt shop/, level: 1 })).toBeVisible();
    await expect(page.getByText(idea.email)).toHaveCount(0);
  });
}

for (const reader of walkedBy("en"))
  test(`an invitation is declined, and another taken back, ${reader.language} at ${reader.width} px`, async ({
    page,
    browser,
  }) => {
    const { connections: t, safety } = catalogues[reader.language];
    const elsewhere = await browser.newContext();
    const other = elsewhere.request;
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), reader.language);
    await signUp(other, demoUrl(), reader.language);
    await invite(other, await addIdea(page.request));
    const isReady = () => expect(page.getByRole("button", { name: safety.more("Bat Dorj") })).toBeVisible();
    await page.goto(`${demoUrl()}/connections`);
    await isReady();
    await page.getByRole("button", { name: t.actions.named(t.actions.decline, "Bat Dorj") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t.decline.reason, { exact: true }).selectOption("no-time");
    await expectAccessible(page, "declining");
    await dialog.getByRole("button", { name: t.decline.send }).click();
    await expect(page.getByText(t.states.declined, { exact: true })).toBeVisible();
    await expect(page.getByText(t.refusals["no-time"])).toBeVisible();

    await invite(page.request, await addIdea(other));
    await page.goto(`${demoUrl()}/connections?tab=sent`);
    await isReady();
    await page.getByRole("button", { name: t.actions.named(t.actions.withdraw, "Bat Dorj") }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.actions.withdraw }).click();
    await expect(page.getByText(t.states.withdrawn, { exact: true })).toBeVisible();
    await elsewhere.close();
  });

async function addIdea(request: APIRequestContext): Promise<string> {
  return post(request, "/api/startup-ideas", {
    title: `Felt shop ${randomUUID().slice(0, 8)}`,
    description: "We make slippers of felt in Ulaanbaatar and look for a partner who sells them abroad.",
    industry: "technology",
    stage: "mvp",
    requiredSkills: ["Marketing"],
    location: "Ulaanbaatar",
    commitment: "full-time",
  });
}

async function invite(request: APIRequestContext, idea: string): Promise<string> {
  const message = `I would like to sell what you make: ${randomUUID()}`;
  return post(request, "/api/connections", {
    clientId: randomUUID(),
    target: { kind: "idea", id: idea },
    message,
  });
}
