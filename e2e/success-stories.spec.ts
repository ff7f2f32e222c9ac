import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import safetyEn from "../apps/web/src/features/safety/words/safety.en.ts";
import safetyMn from "../apps/web/src/features/safety/words/safety.mn.ts";
import storiesEn from "../apps/web/src/features/success-stories/words/success-stories.en.ts";
import storiesMn from "../apps/web/src/features/success-stories/words/success-stories.mn.ts";
import { signUp } from "./tools/accounts.ts";
import { post } from "./tools/post.ts";
import { openAlive } from "./tools/open-alive.ts";
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
  en: { stories: storiesEn, safety: safetyEn },
  mn: { stories: storiesMn, safety: safetyMn },
};
const name = "Bat Dorj";

for (const reader of walkedBy("en"))
  test(`a story is told, agreed to, read by everyone and taken back, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
    third,
  }) => journey({ author: page, partner: other, visitor: third, reader }));

type Journey = { author: Page; partner: Page; visitor: Page; reader: Reader };

async function journey({ author, partner, visitor, reader }: Journey): Promise<void> {
  const { stories: t, safety } = catalogues[reader.language];
  const title = `Эсгий гутал Берлинд ${randomUUID().slice(0, 8)}`;
  const text =
    "Бид Хамт дээр танилцаад гурван сарын дараа эсгий гутлын жижиг дэлгүүр нээж, анхны зуун гутлаа зарсан юм.\n\nОдоо дөрвүүлээ ажиллаж байна.";
  const main = (page: Page) => page.getByRole("main");
  const dialog = (page: Page) => page.getByRole("dialog");
  const card = (page: Page) => main(page).getByRole("listitem").filter({ hasText: title });
  const press = (page: Page, action: string) =>
    card(page).getByRole("button", { name: t.button.named(action, title) });

  for (const each of [author, partner, visitor]) await readAs(each, reader, demoUrl());
  const idea = await test.step("two are connected", async () => {
    await signUp(author.request, demoUrl(), reader.language);
    await signUp(partner.request, demoUrl(), reader.language);
    return connect(author.request, partner.request);
  });

  await test.step("one tells how it went; what is typed outlives a reload", async () => {
    const connections = `${demoUrl()}/connections?tab=connected`;
    const tell = () =>
      main(author)
        .getByRole("button", { name: t.button.named(t.button.tell, name) })
        .click();
    await openAlive(author, connections);
    await expectNoSidewaysScroll(author);
    await tell();
    await dialog(author).getByRole("button", { name: t.write.send }).click();
    await expect(dialog(author).getByText(t.write.headingShort(5))).toBeVisible();
    await expect(dialog(author).getByLabel(t.write.heading)).toBeFocused();
    await dialog(author).getByLabel(t.write.heading).fill(title);
    await dialog(author).getByLabel(t.write.text).fill(text);
    await expectAccessible(author, "a story that is written");
    await expectNoSidewaysScroll(author);
    await openAlive(author, connections);
    await tell();
    await expect(dialog(author).getByLabel(t.write.text)).toHaveValue(text);
    await dialog(author).getByLabel(t.write.achievement).selectOption("company");
    await dialog(author).getByRole("button", { name: t.write.send }).click();
    await expect(dialog(author)).toHaveCount(0);
    await main(author)
      .getByRole("link", { name: t.button.named(t.button.mine(t.states.asked), name) })
      .click();
    await expect(card(author).getByText(t.states.asked, { exact: true })).toBeVisible();
    await expect(author).toHaveURL(/\/my-profile#/);
    await visitor.goto(`${demoUrl()}/success-stories`);
    await expect(card(visitor)).toHaveCount(0);
  });

  await test.step("the other is told, reads it and agrees; its author sees that at once", async () => {
    const told = (await (await partner.request.get(`${demoUrl()}/api/notifications`)).json()) as {
      items: { kind: string; path: string }[];
    };
    const path = told.items.find(({ kind }) => kind === "story")?.path ?? "";
    await openAlive(partner, demoUrl() + path);
    await expect(card(partner).getByText(t.own.by(name))).toBeVisible();
    await expectNoSidewaysScroll(partner);
    await expectAccessible(partner, "a story that waits for consent");
    await press(partner, t.actions.agree).click();
    await expect(card(partner).getByText(t.states.published, { exact: true })).toBeVisible();
    await expect(card(author).getByText(t.states.published, { exact: true })).toBeVisible();
  });

  await test.step("everyone reads it, also without scripts, with a link to what it was about", async () => {
    const html = await (await visitor.request.get(`${demoUrl()}/success-stories`)).text();
    expect(html).toContain(title);
    expect(html).toContain("Одоо дөрвүүлээ ажиллаж байна.");
    expect(html).not.toContain("@example.com");
    await visitor.reload();
    await expect(card(visitor).getByText("Одоо дөрвүүлээ")).toHaveAttribute("lang", "mn");
    await expect(card(visitor).getByText(t.achievements.company)).toBeVisible();
    await expect(card(visitor).getByRole("link")).toHaveAttribute("href", `/idea/${idea}`);
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor, "success stories");
    await card(author).getByRole("link", { name: t.own.see }).click();
    await expect(card(author).getByRole("heading", { name: title })).toBeInViewport();
    await expect(card(author).getByRole("button", { name: safety.more(title) })).toHaveCount(0);
  });

  await test.step("other words need consent again", async () => {
    await openAlive(author, `${demoUrl()}/my-profile`);
    await press(author, t.actions.edit).click();
    await dialog(author).getByLabel(t.write.text).fill(`${text} Тавуулаа.`);
    await dialog(author).getByRole("button", { name: t.write.send }).click();
    await expect(dialog(author)).toHaveCount(0);
    await visitor.reload();
    await expect(card(visitor)).toHaveCount(0);
    await press(partner, t.actions.agree).click();
    await expect(card(partner).getByText(t.states.published, { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(card(visitor).getByText("Тавуулаа.")).toBeVisible();
  });

  await test.step("the other takes the consent back, and it is gone at once", async () => {
    await press(partner, t.actions.undo).click();
    await expectAccessible(partner, "taking consent back");
    await dialog(partner).getByRole("button", { name: t.actions.decline, exact: true }).click();
    await expect(card(partner).getByText(t.states.declined, { exact: true })).toBeVisible();
    await expect(card(author).getByText(t.states.declined, { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(card(visitor)).toHaveCount(0);
    await press(author, t.actions["take-back"]).click();
    await dialog(author).getByRole("button", { name: t.actions["take-back"], exact: true }).click();
    await expect(card(author).getByText(t.states.withdrawn, { exact: true })).toBeVisible();
    await expect(card(partner)).toHaveCount(0);
  });
}

/** By an idea of the second, whose id it answers with. */
async function connect(first: APIRequestContext, second: APIRequestContext): Promise<string> {
  const id = await post(second, "/api/startup-ideas", {
    title: `Felt shop ${randomUUID().slice(0, 8)}`,
    description: "We make slippers of felt in Ulaanbaatar and look for a partner who sells them abroad.",
    industry: "technology",
    stage: "mvp",
    requiredSkills: ["Marketing"],
  });
  const message = `I would like to sell what you make: ${randomUUID()}`;
  const target = { kind: "idea", id };
  const invitation = await post(first, "/api/connections", { clientId: randomUUID(), target, message });
  await post(second, `/api/connections/${invitation}/accept`, {});
  return id;
}
