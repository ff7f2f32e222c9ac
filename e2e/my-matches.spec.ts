import type { Locator, Page } from "@playwright/test";
import connectEn from "../apps/web/src/shared/connect/words/connect.en.ts";
import connectMn from "../apps/web/src/shared/connect/words/connect.mn.ts";
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
import { words } from "./tools/words.ts";

for (const reader of walkedBy("mn"))
  test(`a visitor saves a match, finds it in the account after signing in, removes it and thinks again, and has new ones made, ${reader.language} at ${reader.width} px`, ({
    page,
  }) => journey(page, reader));

for (const reader of walkedBy("en"))
  test(`a member takes somebody out of the matches, thinks again, and finds who was removed, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { savedMatch: saves, myMatches } = words[reader.language];
    const { dismissed: t } = saves;
    const main = page.getByRole("main");
    const names = main.getByRole("listitem").getByRole("heading", { level: 4 });
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), reader.language);
    const ideaId = await createIdea(page);
    await page.goto(`${demoUrl()}/results?for=cofounder&source=idea:${ideaId}`);
    const unwanted = await names.first().innerText();
    const next = await names.nth(1).innerText();

    await dismissFirst();
    await page.getByRole("button", { name: t.undo }).click();
    await expect(names.first()).toHaveText(unwanted);
    await dismissFirst();
    await expectAccessible(page, "results without one");

    await page.goto(`${demoUrl()}/my-matches`);
    await main.getByText(myMatches.out.title).click();
    await expectNoSidewaysScroll(page);
    await main.getByRole("button", { name: myMatches.out.showNamed(unwanted) }).click();
    await expect(main.getByText(myMatches.out.none)).toBeFocused();
    await expectAccessible(page, "no removed matches");
    await page.goto(`${demoUrl()}/results?for=cofounder&source=idea:${ideaId}`);
    await expect(names.first()).toHaveText(unwanted);

    async function dismissFirst(): Promise<void> {
      await main.getByRole("button", { name: t.buttonNamed(unwanted) }).click();
      await expect(names.first()).toHaveText(next);
      await expect(main.getByRole("heading", { level: 2 }).first()).toBeFocused();
    }
  });

const examples = { en: connectEn, mn: connectMn };

async function journey(page: Page, reader: Reader): Promise<void> {
  const { auth, matching, myMatches: t, savedMatch, youAnd } = words[reader.language];
  const list = `${demoUrl()}/my-matches`;
  const main = page.getByRole("main");
  const cards = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  // In Mongolian an example among the demo data bears the same word.
  const samples = cards.filter({ has: page.getByRole("link", { name: t.card.search }) });
  await readAs(page, reader, demoUrl());
  // The account is there before the visitor comes; its session is not.
  const member = await signUp(page.request, demoUrl(), reader.language);
  await page.request.post(`${demoUrl()}/api/auth/sign-out`, { data: {} });

  const name = await test.step("saves a result of a match", async () => {
    await page.goto(`${demoUrl()}/startup-ideas`);
    // The newest may be another journey's, and gone by now.
    await main.getByRole("listitem").getByRole("heading").getByRole("link").last().click();
    await main.getByRole("button", { name: youAnd.actions.others.idea }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: matching.start }).click();
    await dialog.getByRole("button", { name: matching.showNow }).click();
    const result = dialog.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 4 }) });
    const found = await result.first().getByRole("heading", { level: 4 }).innerText();
    const save = dialog.getByRole("button", { name: savedMatch.saveNamed(found) }).first();
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    return found;
  });

  await test.step("finds it before the samples", async () => {
    await page.goto(list);
    await expect(cards).toHaveCount(6);
    await expect(cards.first()).toContainText(name);
    await expect(samples).toHaveCount(5);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a visitor's matches");
  });

  await test.step("signs in, and has it in the account", async () => {
    await main.getByRole("button", { name: t.visitor.signIn }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(auth.email).fill(member.email);
    await dialog.locator('input[type="password"]').first().fill(member.password);
    await dialog.getByRole("button", { name: auth.submitSignIn, exact: true }).click();
    await expect(page.getByText(savedMatch.move.moved(1))).toBeVisible();
    await page.reload();
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(name);
    await expect(samples).toHaveCount(0);
  });

  await test.step("removes it and takes that back", async () => {
    await removeOf(cards.first(), name).click();
    await expect(main.getByRole("heading", { name: t.empty.title })).toBeVisible();
    await page.getByRole("button", { name: t.removed.undo }).click();
    await expect(cards).toHaveCount(1);
  });

  await test.step("is told that new ones need a profile of one's own, makes one, and has two made", async () => {
    await generate();
    await expect(main.getByText(t.generate.noProfile)).toBeVisible();
    await createIdea(page);
    await generate();
    await expect(page.getByText(t.generate.added(2))).toBeVisible();
    await expect(cards).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a member's matches");
  });

  await test.step("learns that nobody is behind an example", async () => {
    await cards
      .first()
      .getByRole("button", { name: new RegExp(`^${t.card.contact}`) })
      .click();
    const { title } = examples[reader.language].example;
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expectAccessible(page, "an example");
  });

  await test.step("sees a search that is kept, ends it, thinks again, and opens its results", async () => {
    const text = reader.language === "mn" ? "Хагас цагаар сувилагч" : "A nurse, part-time";
    const input = { looksFor: "cofounder", about: { text } };
    expect((await page.request.post(`${demoUrl()}/api/kept-searches`, { data: input })).status()).toBe(200);
    await page.goto(list);
    const kept = main.getByRole("region", { name: t.kept.title });
    await expect(kept.getByText(text)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await kept.getByRole("button", { name: t.kept.removeNamed(text) }).click();
    await expect(kept).toBeHidden();
    await page.getByRole("button", { name: t.kept.undo }).click();
    await kept.getByRole("link", { name: t.kept.openNamed(text) }).click();
    await expect(page).toHaveURL(/\/results\?/);
    await expect(main.locator("summary").filter({ hasText: text })).toBeVisible();
  });

  function removeOf(card: Locator, name: string): Locator {
    return card.getByRole("button", { name: t.card.removeNamed(name) });
  }

  async function generate(): Promise<void> {
    await main.getByRole("button", { name: t.generate.button }).click();
    await expect(main.getByRole("button", { name: t.generate.button })).toBeEnabled();
  }
}

/** Answers with its id. */
function createIdea(page: Page): Promise<string> {
  return post(page.request, "/api/startup-ideas", {
    title: "Meal boxes for offices",
    description: "We cook and deliver lunch to offices in Ulaanbaatar and look for a React developer.",
    industry: "technology",
    stage: "mvp",
    requiredSkills: ["React", "TypeScript"],
    tags: ["food delivery"],
    location: "Ulaanbaatar",
    commitment: "full-time",
  });
}
