import type { EntityKind } from "@khamt/contract/vocabulary";
import { cv } from "../test/forms/cv.ts";
import { signUp } from "./tools/accounts.ts";
import { formOn, formPages } from "./tools/forms.ts";
import { openAlive } from "./tools/open-alive.ts";
import { post } from "./tools/post.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  test,
  walkedBy,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

// The network is gone while the text is read.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** Exactly what the writer of the CV can do, by somebody who can be invited. */
const ideas = {
  en: {
    title: "Instalments for small lenders",
    description:
      "Small lenders in Ulaanbaatar collect instalments by phone. We build a payment service for them: the prototype runs with two lenders.",
    industry: "finance",
    requiredSkills: ["Node.js", "PostgreSQL", "Payment integration"],
    location: "Ulaanbaatar",
    commitment: "part-time",
    tags: ["FinTech", "payments"],
  },
  mn: {
    title: "Жижиг дэлгүүрийн тайлан тэнцэл",
    description:
      "Улаанбаатарын жижиг дэлгүүрүүд тайлангаа цаасаар хөтөлдөг. Бид санхүүгийн тайланг нь хагас автоматаар гаргадаг үйлчилгээ хийж байна.",
    industry: "finance",
    requiredSkills: ["Нягтлан бодох бүртгэл", "Татварын тайлан", "Excel"],
    location: "Улаанбаатар",
    commitment: "part-time",
    tags: ["Санхүү"],
  },
} as const;

const titles = {
  en: [ideas.en.title, "Card payments for kiosks", "Repayments by text message"],
  mn: [ideas.mn.title, "Айл өрхийн татварын тайлан", "Кафены санхүүгийн тайлан"],
};

for (const reader of walkedBy("en"))
  test(`a pasted CV becomes a profile, three matches and an invitation, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => {
    const { language } = reader;
    const { forms, paste, arrival, matching, connect } = words[language];
    await signUp(other.request, demoUrl(), language);
    for (const title of titles[language])
      await post(other.request, "/api/startup-ideas", { ...ideas[language], title });
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), language);
    await openAlive(page, demoUrl() + formPages.cofounder);
    const form = formOn(page, "cofounder", language);
    const dialog = page.getByRole("dialog", { name: paste.title.cofounder });

    await test.step("it is read on the device: without a network, and nothing is sent", async () => {
      const learned = page.waitForResponse(/\/api\/concept-graph/);
      const started = page.waitForEvent("worker");
      await page.getByRole("button", { name: forms.paste.button }).click();
      const [answer] = await Promise.all([learned, started]);
      await answer.finished();
      await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
      await expectAccessible(page, "the box for the text");
      await page.context().setOffline(true);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
      await dialog.getByLabel(paste.label).fill(cv[language]);
      await dialog.getByRole("button", { name: paste.read, exact: true }).click();
      await expect(dialog.getByRole("checkbox").first()).toBeVisible();
      // What the header asks by itself holds nothing of the text.
      const ofHeader = /^GET [^?]+\/api\/(events|conversations\/unread|notifications\/unread)$/;
      expect(asked.filter((each) => !ofHeader.test(each))).toEqual([]);
      await expectAccessible(page, "what was taken from it");
      await expectNoSidewaysScroll(page);
      await page.context().setOffline(false);
    });

    await test.step("what is accepted stands in the form, what is not does not, and it can be undone", async () => {
      const left = language === "en" ? "title" : "age";
      await dialog
        .getByRole("checkbox", { name: form.labelOf(left) })
        .first()
        .uncheck();
      await dialog.getByRole("button", { name: /^(Fill in \d+ fields|\d+ талбар бөглөх)$/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(form.control(left)).toHaveValue("");
      await expect(form.control("experience")).toHaveValue("5-10");
      await expect(form.control("availability")).toHaveValue("part-time");
      await expect(form.control("education")).toHaveValue("bachelor");
      await expect(form.chips(form.field("skills")).first()).toHaveText(
        language === "en" ? "Node.js" : "Нягтлан бодох",
      );
      // The account knows the name: it was not replaced.
      await expect(form.control("firstName")).toHaveValue("Bat");
      await page.getByRole("button", { name: forms.restored.undo }).click();
      await expect(form.control("experience")).toHaveValue("");
      await page.getByRole("button", { name: forms.paste.button }).click();
      // The text is kept.
      await expect(dialog.getByLabel(paste.label)).toHaveValue(cv[language]);
      await expect(dialog.getByLabel(paste.label)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: forms.paste.button })).toBeFocused();
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: paste.read, exact: true }).click();
      await dialog.getByRole("button", { name: paste.all }).click();
      await dialog.getByRole("button", { name: /^(Fill in \d+ fields|\d+ талбар бөглөх)$/ }).click();
      await expect(form.control("firstName")).toHaveValue(language === "en" ? "Bat-Erdene" : "Энхтуяа");
    });

    await test.step("three matches, the best of them somebody who can be invited at once", async () => {
      await form.submit().click();
      await expect(page.getByText(form.texts.created.text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/first-matches\?profile=cofounder/);
      await expect(page.getByRole("heading", { level: 1, name: arrival.title.cofounder })).toBeVisible();
      const best = page.getByRole("region", { name: arrival.best["startup-idea"] }).getByRole("list").first();
      const cards = best.locator("> li");
      await expect(cards).toHaveCount(3);
      const people = page.getByRole("link", { name: arrival.people.see });
      await expect(people).toHaveAttribute("href", /^\/results\?for=cofounder/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, "the first matches");
      const card = cards.filter({ hasText: ideas[language].title });
      await card.getByRole("button", { name: matching.connect }).click();
      const invitation = page.getByRole("dialog");
      await invitation.getByLabel(connect.dialog.message).fill("Hello! May we talk?");
      await invitation.getByRole("button", { name: connect.dialog.send }).click();
      await expect(card.getByRole("link", { name: connect.invited })).toBeVisible();
      const received = await other.request.get(`${demoUrl()}/api/connections?tab=received`);
      expect(await received.text()).toContain("May we talk?");
    });

    await test.step("the address brings it back", async () => {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: arrival.title.cofounder })).toBeVisible();
      await expect(page.getByText(ideas[language].title).first()).toBeVisible();
    });
  });

/** What each form cannot be sent without; the account knows a person's name. */
const needed = {
  idea: {
    title: "Тэмээний ноос",
    description: "x".repeat(40),
    industry: "agriculture",
    requiredSkills: "React",
  },
  cofounder: { experience: "3-5", skills: "React", expertise: "FinTech" },
  company: { name: "Tenger" },
  project: { title: "Order app", description: "x".repeat(40), category: "web", requiredSkills: "React" },
} as const satisfies Record<EntityKind, Record<string, string>>;

for (const reader of walkedBy("mn"))
  test(`each form is one page and is sent with its required fields alone, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { language } = reader;
    const { forms, arrival } = words[language];
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), language);
    for (const kind of ["idea", "cofounder", "company", "project"] as const)
      await test.step(kind, async () => {
        await openAlive(page, demoUrl() + formPages[kind]);
        const form = formOn(page, kind, language);
        const fields = Object.entries(needed[kind]);
        await expect(page.locator("[data-section]")).toHaveCount(form.sections.length);
        await expect(form.submit()).toBeInViewport();
        await expect(page.getByRole("button", { name: forms.open(fields.length) })).toBeVisible();
        await expect(form.submit()).toBeDisabled();
        for (const [name, value] of fields) {
          const field = form.control(name);
          if ((await field.getAttribute("role")) === "combobox") await field.fill(`${value},`);
          else if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT")
            await field.selectOption(value);
          else await field.fill(value);
        }
        await expect(form.submit()).toBeInViewport();
        await form.submit().click();
        await expect(page.getByText(form.texts.created.text, { exact: true })).toBeVisible();
        const title = kind === "idea" ? arrival.title[kind] : arrival.unlisted.title;
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await expectNoSidewaysScroll(page);
      });
  });

test("on a phone an open list of suggestions neither swallows nor misplaces a tap on the button", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const reader = { language: "mn", width: 390 } as const;
  await readAs(page, reader, demoUrl());
  await signUp(page.request, demoUrl(), "mn");
  await openAlive(page, demoUrl() + formPages.idea);
  const form = formOn(page, "idea", "mn");
  const { title, description, industry } = needed.idea;
  await form.control("title").fill(title);
  await form.control("description").fill(description);
  await form.control("industry").selectOption(industry);
  await form.control("requiredSkills").tap();
  await form.control("requiredSkills").pressSequentially("маркет");
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  const [button, suggestions] = [await form.submit().boundingBox(), await list.boundingBox()];
  expect(suggestions).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = button ?? {};
  // What lies under the finger is the button, whatever is open above it.
  const touched = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.textContent,
    [x + width / 2, y + height / 2],
  );
  expect(touched).toBe(form.texts.submit);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/first-matches\?profile=idea/);
  const own = await page.request.get(`${demoUrl()}/api/my-startup-idea-profiles`);
  expect(await own.json()).toMatchObject([{ requiredSkills: ["маркет"] }]);
  await context.close();
});
