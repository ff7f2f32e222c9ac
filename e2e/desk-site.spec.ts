import type { Page } from "@playwright/test";
import { codeAlphabet } from "@khamt/contract/verification-code";
import { type Mailbox, openMailbox } from "../apps/server/test/mailbox.ts";
import { messages } from "../apps/server/src/platform/words/index.ts";
import programmesEn from "../apps/web/src/features/manage/programmes/words/desk-programmes.en.ts";
import programmesMn from "../apps/web/src/features/manage/programmes/words/desk-programmes.mn.ts";
import filesEn from "../apps/web/src/shared/files/words/files.en.ts";
import filesMn from "../apps/web/src/shared/files/words/files.mn.ts";
import firstRunEn from "../apps/web/src/features/manage/first-run/words/first-run.en.ts";
import firstRunMn from "../apps/web/src/features/manage/first-run/words/first-run.mn.ts";
import siteEn from "../apps/web/src/features/manage/site/words/site-settings.en.ts";
import siteMn from "../apps/web/src/features/manage/site/words/site-settings.mn.ts";
import manageEn from "../apps/web/src/features/manage/frame/words/manage.en.ts";
import manageMn from "../apps/web/src/features/manage/frame/words/manage.mn.ts";
import { signUp, turnOnSecondStep } from "./tools/accounts.ts";
import { freePort } from "./tools/free-port.ts";
import { founder } from "./tools/operators.ts";
import { startOwn } from "./tools/start-servers.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  walkedBy,
  test,
  type Reader,
} from "./tools/test.ts";

const catalogues = {
  en: { firstRun: firstRunEn, site: siteEn, manage: manageEn, programmes: programmesEn, files: filesEn },
  mn: { firstRun: firstRunMn, site: siteMn, manage: manageMn, programmes: programmesMn, files: filesMn },
};
/** What is typed is text wherever it stands. */
const names = { en: "Mongolian <b>Hub</b>", mn: "Улаанбаатар <b>Хаб</b>" };
const titles = { en: "Build with us", mn: "Бидэнтэй бүтээ" };

// A second step that is missing is answered so, and a mail server that does not answer.
test.use({ expectedErrors: [/40[03] \((Bad Request|Forbidden)\)|503 \(/] });

for (const reader of walkedBy("en"))
  test(`the first administrator is led through the set-up and makes the site their own, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => {
    // A name and colours are everybody's: no other journey may read in a site that changes.
    const mailPort = await freePort();
    const server = await startOwn(mailPort);
    try {
      await journey({ page, visitor: other, reader, url: server.url, mailPort });
    } finally {
      // Open pages ask for news.
      for (const each of [page, other]) await each.goto("about:blank");
      await server.stop();
    }
  });

type Journey = { page: Page; visitor: Page; reader: Reader; url: string; mailPort: number };

async function journey({ page, visitor, reader, url, mailPort }: Journey): Promise<void> {
  const { language } = reader;
  const { firstRun: t, site, manage, programmes, files } = catalogues[language];
  const main = page.getByRole("main");
  const both = (field: string, texts: Record<"en" | "mn", string>) => fillBoth({ page, site, field, texts });
  for (const each of [page, visitor]) await readAs(each, reader, url);
  const boss = await joinByLetter({ page, url, language, mailPort });

  await test.step("who comes first is led to the set-up, and protects the account before it", async () => {
    await page.goto(`${url}/dashboard`);
    await expect(page).toHaveURL(`${url}/manage/first-run`);
    await expect(main.getByRole("heading", { name: manage.secondStep.title })).toBeVisible();
    await page.goto(`${url}/manage`);
    await expect(main.getByRole("link", { name: manage.secondStep.button })).toBeVisible();
    await expect(main.getByText(t.secondStep, { exact: true })).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(1);
    await turnOnSecondStep(page.request, url, boss);
    await page.goto(`${url}/manage/first-run`);
  });

  await test.step("the site gets its name, at once on the page", async () => {
    await expectGood(page, "the set-up");
    await main.getByLabel(t.name.en).fill(names.en);
    await main.getByLabel(t.name.mn).fill(names.mn);
    await main.getByRole("button", { name: t.save, exact: true }).click();
    await expect(
      page.getByRole("banner").getByRole("link", { name: names[language], exact: true }),
    ).toBeVisible();
    await expect.poll(() => page.title()).toContain(names[language]);
  });

  await test.step("a mail server that does not answer is said to be so; the letter of one that does arrives in the site's name", async () => {
    const send = main.getByRole("button", { name: t.mail.send });
    await send.click();
    await expect(main.getByText(messages[language]["mail-unreachable"])).toBeVisible();
    await expectGood(page, "a letter that was not sent");
    const mailbox = await openMailbox({}, mailPort);
    try {
      await send.click();
      await expect(main.getByText(messages[language].done.testLetterSent(founder))).toBeVisible();
      const letter = mailbox.letters.find(({ subject }) => subject?.includes(names[language]));
      expect(letter?.from?.value[0]).toEqual({ name: names[language], address: "khamt@khamt.example" });
      expect(letter?.html).not.toContain("<b>");
    } finally {
      await mailbox.close();
    }
    await main.getByRole("button", { name: t.mail.arrived }).click();
  });

  await test.step("a step is left for later, and that is kept", async () => {
    await expect(main.getByLabel(programmes.form.nameEn)).toBeVisible();
    await main.getByRole("button", { name: t.later }).click();
    await expect(main.getByText(t.invitation.noProgramme)).toBeVisible();
    await page.goto(`${url}/manage`);
    await expect(main.getByRole("heading", { name: t.card.title })).toBeVisible();
    await main.getByRole("link", { name: t.card.button }).click();
    await expect(main.getByText(t.states.later, { exact: true })).toBeVisible();
    await main.getByRole("button", { name: t.now }).click();
  });

  await test.step("a programme and its first invitation follow, and the set-up is over", async () => {
    await main.getByLabel(programmes.form.nameEn).fill("Spring school");
    await main.getByLabel(programmes.form.nameMn).fill("Хаврын сургууль");
    await expect(main.getByLabel(programmes.form.slug)).toHaveValue("spring-school");
    await main.getByLabel(programmes.form.wordsEn).fill("Ten weeks for ten teams.");
    await main.getByLabel(programmes.form.wordsMn).fill("Арван багт арван долоо хоног.");
    await main.getByRole("button", { name: programmes.form.create }).click();
    await main.getByRole("button", { name: programmes.invitations.make }).click();
    await expect(main.getByLabel(t.invitation.link)).toHaveValue(
      new RegExp(`^${url}/programmes/spring-school\\?invitation=`),
    );
    await expectGood(page, "the invitation");
    await main.getByRole("button", { name: t.invitation.goOn }).click();
    await expect(main.getByRole("heading", { name: t.over.title })).toBeVisible();
    await main.getByRole("link", { name: t.over.button }).click();
    await expect(main.getByRole("heading", { name: manage.head.title, exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { name: t.card.title })).toBeHidden();
  });

  await test.step("a colour that is hard to read is refused, and nothing typed is lost", async () => {
    await page.goto(`${url}/manage/site`);
    await main.getByLabel(site.colours.own).check();
    await main.getByLabel(site.colours.light).fill("#ffd400");
    await both(site.fields.heroTitle, titles);
    await both(site.fields.heroIntro, { en: "Ten weeks, ten teams.", mn: "Арван долоо хоног, арван баг." });
    await both(site.fields.terms, { en: "Be <em>kind</em>.", mn: "Бие биеэ <em>хүндэл</em>." });
    await main.getByLabel(site.fields.contactEmail).fill("hello@hub.example");
    await main.getByRole("button", { name: site.save, exact: true }).click();
    await expect(main.getByText(site.faults.contrast)).toBeVisible();
    await expect(main.getByLabel(site.colours.light)).toBeFocused();
    await expect(main.getByLabel(site.fields.contactEmail)).toHaveValue("hello@hub.example");
    await expectGood(page, "the site's settings with a fault");
  });

  await test.step("the proposal passes, and the open page changes with it", async () => {
    await main.getByRole("button", { name: new RegExp(site.colours.take("#\\w+")) }).click();
    const light = await main.getByLabel(site.colours.light).inputValue();
    expect(light).not.toBe("#ffd400");
    await main.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png");
    await expect(main.getByRole("button", { name: files.picture.replace })).toBeVisible();
    await expectGood(page, "the site's settings with a logo");
    await main.getByRole("button", { name: site.save, exact: true }).click();
    await expect(page.getByText(site.saved)).toBeVisible();
    expect(await brandOf(page)).toContain(light);
    await expect(page.getByRole("banner").locator("img")).toBeVisible();
  });

  await test.step("no word of the name is torn in the head of a member's phone", async () => {
    const { width = reader.width, height = 844 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height });
    const name = page.getByRole("banner").getByText(names[language], { exact: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate(tornWords)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width, height });
  });

  await test.step("a visitor sees it: name, logo, colours, words and whom to write to", async () => {
    await visitor.goto(url);
    await expect(visitor).toHaveTitle(`${titles[language]} · ${names[language]}`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(titles[language]);
    const logo = visitor.getByRole("banner").locator("img");
    await expect.poll(() => logo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    const footer = visitor.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "hello@hub.example" })).toBeVisible();
    await expect(footer.getByText(language === "en" ? "On Khamt" : "Khamt дээр ажилладаг")).toBeVisible();
    expect(await brandOf(visitor)).toBe(await brandOf(page));
    await expectGood(visitor, "the first page in the operator's colours");
    const manifest = await visitor.request.get(`${url}/manifest.${language}.webmanifest`);
    expect(await manifest.json()).toMatchObject({ name: names[language], short_name: names[language] });
    await visitor.goto(`${url}/terms`);
    await expect(
      visitor.getByText(language === "en" ? "Be <em>kind</em>." : "Бие биеэ <em>хүндэл</em>."),
    ).toBeVisible();
  });
}

type Joining = Pick<Journey, "page" | "url" | "mailPort"> & { language: Reader["language"] };

/** With the code of a letter. The mail server is gone again afterwards. */
async function joinByLetter({ page, url, language, mailPort }: Joining) {
  const mailbox = await openMailbox({}, mailPort);
  try {
    return await signUp(page.request, url, language, founder, (address) => codeIn(mailbox, address));
  } finally {
    await mailbox.close();
  }
}

async function codeIn({ letters }: Mailbox, address: string): Promise<string> {
  const find = () => {
    const letter = letters.find(({ to }) => [to].flat().some((each) => each?.text === address));
    return new RegExp(String.raw`\b[${codeAlphabet}]{6}\b`).exec(letter?.text ?? "")?.[0];
  };
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

type Filling = {
  page: Page;
  site: typeof siteEn;
  field: string;
  texts: Record<"en" | "mn", string>;
};

async function fillBoth({ page, site, field, texts }: Filling): Promise<void> {
  for (const each of ["en", "mn"] as const)
    await page.getByRole("main").getByLabel(site.inLanguage[each](field), { exact: true }).fill(texts[each]);
}

/** As it lies when nothing is scrolled: the page's head lies over nothing then. */
async function expectGood(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, name);
}

/** Words that stand in two lines. Runs in the page. */
function tornWords(element: Element): string[] {
  const [text] = element.childNodes;
  return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text ?? element, index);
    range.setEnd(text ?? element, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

function brandOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-brand").trim(),
  );
}
