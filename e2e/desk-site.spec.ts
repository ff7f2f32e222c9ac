import type { Page } from "@playwright/test";
import firstRunEn from "../apps/web/src/features/manage/first-run/words/first-run.en.ts";
import firstRunMn from "../apps/web/src/features/manage/first-run/words/first-run.mn.ts";
import siteEn from "../apps/web/src/features/manage/site/words/site-settings.en.ts";
import siteMn from "../apps/web/src/features/manage/site/words/site-settings.mn.ts";
import manageEn from "../apps/web/src/features/manage/frame/words/manage.en.ts";
import manageMn from "../apps/web/src/features/manage/frame/words/manage.mn.ts";
import { signUp, turnOnSecondStep } from "./accounts.ts";
import { administrators, startOwn } from "./start-servers.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  readers,
  test,
  type Reader,
} from "./test.ts";

const catalogues = {
  en: { firstRun: firstRunEn, site: siteEn, manage: manageEn },
  mn: { firstRun: firstRunMn, site: siteMn, manage: manageMn },
};

// A second step that is missing is answered so.
test.use({ expectedErrors: [/40[03] \((Bad Request|Forbidden)\)/] });

for (const reader of readers)
  test(`the first administrator is led through the set-up and makes the site their own, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => {
    test.setTimeout(300_000);
    // A name and colours are everybody's: no other journey may read in a site that changes.
    const server = await startOwn();
    try {
      await journey({ page, visitor: other, reader, url: server.url });
    } finally {
      await server.stop();
    }
  });

type Journey = { page: Page; visitor: Page; reader: Reader; url: string };

async function journey({ page, visitor, reader, url }: Journey): Promise<void> {
  const { language } = reader;
  const { firstRun: t, site, manage } = catalogues[language];
  const main = page.getByRole("main");
  for (const each of [page, visitor]) await readAs(each, reader, url);
  const boss = await signUp(page.request, url, language, administrators[language]);

  await test.step("who comes first is led to the set-up, and protects the account before it", async () => {
    await page.goto(`${url}/dashboard`);
    await expect(page).toHaveURL(`${url}/manage/first-run`);
    await expect(main.getByRole("heading", { name: manage.secondStep.title })).toBeVisible();
    await turnOnSecondStep(page.request, url, boss);
    await page.reload();
  });

  await test.step("the site gets its name, at once on the page", async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the set-up");
    await main.getByLabel(t.name.en).fill("Tech Hub");
    await main.getByLabel(t.name.mn).fill("Тех Хаб");
    await main.getByRole("button", { name: t.save }).click();
    await expect(main.getByText(t.mail.none)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(language === "en" ? "Tech Hub" : "Тех Хаб"));
  });

  await test.step("mail is left for later, and that is kept", async () => {
    await main.getByRole("button", { name: t.later }).click();
    await expect(main.getByLabel(t.programme.nameEn)).toBeVisible();
    await page.reload();
    await expect(main.getByText(t.states.later, { exact: true })).toBeVisible();
  });

  await test.step("a programme and its first invitation follow", async () => {
    await main.getByLabel(t.programme.nameEn).fill("Spring");
    await main.getByLabel(t.programme.nameMn).fill("Хавар");
    await main.getByLabel(t.programme.wordsEn).fill("Ten weeks for ten teams.");
    await main.getByLabel(t.programme.wordsMn).fill("Арван багт арван долоо хоног.");
    await main.getByLabel(t.programme.slug).fill("spring");
    await main.getByRole("button", { name: t.programme.make }).click();
    await main.getByRole("button", { name: t.invitation.make }).click();
    await expect(main.getByLabel(t.invitation.link)).toHaveValue(
      new RegExp(`^${url}/programmes/spring\\?invitation=`),
    );
    await expectAccessible(page, "the invitation");
    await main.getByRole("button", { name: t.invitation.goOn }).click();
    await expect(main.getByRole("heading", { name: t.over.title })).toBeVisible();
    await main.getByRole("link", { name: t.over.button }).click();
    await expect(main.getByRole("heading", { name: t.card.title })).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: t.steps.mail.title })).toBeVisible();
  });

  await test.step("a colour that is hard to read is refused, and nothing typed is lost", async () => {
    await page.goto(`${url}/manage/site`);
    await main.getByLabel(site.colours.own).check();
    await main.getByLabel(site.colours.light).fill("#ffd400");
    await main.getByLabel(site.inLanguage.en(site.fields.heroTitle)).fill("Build with Tech Hub");
    await main.getByLabel(site.inLanguage.mn(site.fields.heroTitle)).fill("Тех Хабтай бүтээ");
    await main.getByLabel(site.inLanguage.en(site.fields.heroIntro)).fill("Ten weeks, ten teams.");
    await main.getByLabel(site.inLanguage.mn(site.fields.heroIntro)).fill("Арван долоо хоног, арван баг.");
    await main.getByLabel(site.fields.contactEmail).fill("hello@hub.example");
    await main.getByRole("button", { name: site.save, exact: true }).click();
    await expect(main.getByText(site.faults.contrast)).toBeVisible();
    await expect(main.getByLabel(site.colours.light)).toBeFocused();
    await expect(main.getByLabel(site.fields.contactEmail)).toHaveValue("hello@hub.example");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the site's settings with a fault");
  });

  await test.step("the proposal passes, and the open page changes with it", async () => {
    await main.getByRole("button", { name: site.colours.take("").trim().split(" ")[0] ?? "" }).click();
    const light = await main.getByLabel(site.colours.light).inputValue();
    expect(light).not.toBe("#ffd400");
    await main.getByRole("button", { name: site.save, exact: true }).click();
    await expect(page.getByText(site.saved)).toBeVisible();
    expect(await brandOf(page)).toContain(light);
  });

  await test.step("a visitor sees it: name, colours, words and whom to write to, without a style that is not allowed", async () => {
    await visitor.goto(url);
    await expect(visitor).toHaveTitle(
      language === "en" ? "Build with Tech Hub · Tech Hub" : "Тех Хабтай бүтээ · Тех Хаб",
    );
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
      language === "en" ? "Build with Tech Hub" : "Тех Хабтай бүтээ",
    );
    const footer = visitor.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "hello@hub.example" })).toBeVisible();
    await expect(footer.getByText(/Khamt/).last()).toBeVisible();
    expect(await brandOf(visitor)).toBe(await brandOf(page));
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor, "the first page in the operator's colours");
  });
}

function brandOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-brand").trim(),
  );
}
