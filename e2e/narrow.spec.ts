import { randomUUID } from "node:crypto";
import { cofounders } from "../apps/server/src/entities/demo/cofounders.ts";
import { post } from "./tools/post.ts";
import { demoUrl, expect, expectNoSidewaysScroll, readAs, test } from "./tools/test.ts";
import { signUp } from "./tools/accounts.ts";
import { openAlive } from "./tools/open-alive.ts";
import { words } from "./tools/words.ts";

/** Owners of demo profiles have an account too. */
const known = {
  en: `${cofounders[0]?.key}@demo.khamt.example`,
  mn: `${cofounders[1]?.key}@demo.khamt.example`,
};
const link = `https://docs.google.com/document/d/${"1aB2cD3eF4gH5iJ6kL7mN8oP9qR".repeat(4)}/edit?usp=sharing`;

for (const language of ["en", "mn"] as const)
  test(`a long link leaves every detail page as wide as a phone, ${language}`, async ({ page }) => {
    await readAs(page, { language, width: 390 }, demoUrl());
    await signUp(page.request, demoUrl(), language);
    const add = (path: string, data: object) => post(page.request, `/api/${path}`, data);
    const idea = await add("startup-ideas", {
      title: `Sheep tags that count themselves ${randomUUID().slice(0, 8)}`,
      description: `We have written it down here: ${link}`,
      industry: "agriculture",
      stage: "mvp",
      requiredSkills: ["React", "LoRa"],
      tags: ["herders"],
    });
    const person = await add("startup-cofounders", {
      firstName: "Bat",
      title: "Engineer",
      bio: `My work: ${link}`,
      experience: "3-5",
      availability: "weekends",
      skills: ["React", "Node.js", "SQL"],
      expertise: ["SaaS"],
      location: "Ulaanbaatar",
    });
    const company = await add("companies", {
      name: "Tengri Soft",
      description: `What we did: ${link}`,
      industry: "technology",
      size: "small",
      specialties: ["web development"],
      services: ["web development"],
      technologies: ["React"],
    });
    const project = await add("project-listings", {
      title: "A new shop on the web",
      description: `All is said here: ${link}`,
      category: "web",
      requiredSkills: ["React"],
    });
    const addresses = [
      `/startup-ideas/${idea}`,
      `/startup-cofounders/${person}`,
      `/companies/${company}`,
      `/project-listings/${project}`,
      `/partner/${person}`,
      `/partner/${company}`,
    ];
    for (const address of addresses) {
      await page.goto(demoUrl() + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByText(link.slice(0, 30)).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

for (const language of ["en", "mn"] as const)
  test(`at 320 pixels nothing stands beyond its place, and no word of usual length is broken, ${language}`, async ({
    page,
  }) => {
    await readAs(page, { language, width: 390 }, demoUrl());
    await page.setViewportSize({ width: 320, height: 640 });
    await signUp(page.request, demoUrl(), language);
    const named = { firstName: "Цэрэндулам", lastName: "Лувсандандарцэрэндоржпилжээбатмөнх" };
    expect((await page.request.patch(`${demoUrl()}/api/account`, { data: named })).status()).toBe(200);
    const idea = await post(page.request, "/api/startup-ideas", {
      title: "Warm gers",
      description: "We insulate gers and houses in Ulaanbaatar and look for a builder who knows materials.",
      industry: "technology",
      stage: "mvp",
      requiredSkills: ["React"],
      commitment: "full-time",
    });
    for (const address of [
      "/",
      "/profile",
      "/odoo-signup",
      `/startup-ideas/${idea}`,
      "/create-startup-idea",
    ]) {
      await openAlive(page, demoUrl() + address);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(squeezed), address).toEqual([]);
    }
  });

/** Runs in the browser: what reaches beyond what it stands in, and words that end on another line than they begin. */
function squeezed(): string[] {
  const parts = Array.from(document.querySelectorAll<HTMLElement>("main *")).filter(
    (part) => part.checkVisibility() && part.closest("svg, .overflow-x-auto, .sr-only, .absolute") === null,
  );
  const right = (part: Element | null) => part?.getBoundingClientRect().right ?? 0;
  const beyond = parts.filter(
    (part) => right(part) > right(part.parentElement) + 1 && getComputedStyle(part).marginRight === "0px",
  );
  const broken = parts
    .flatMap((part) => Array.from(part.childNodes))
    .filter((node) => node instanceof Text)
    // An address is broken anywhere.
    .filter(({ data }) => !data.includes("@"))
    .flatMap((text) =>
      Array.from(text.data.matchAll(/[^\s-]+/g)).filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // Of a line that ends in "…" each word has two, one upon the other.
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
        return word.length < 16 && lines.size > 1;
      }),
    );
  return [...beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...broken.map(([word]) => word)];
}

test("a name of one long word stays within a dialog on a phone", async ({ page, browser }) => {
  const owner = await browser.newContext();
  await signUp(owner.request, demoUrl(), "mn");
  const name = "Лувсандандарцэрэндоржпилжээбатмөнхцэцэг";
  const id = await post(owner.request, "/api/startup-cofounders", {
    firstName: name,
    title: "Инженер",
    bio: "Програм хангамжийн чиглэлээр таван жил ажилласан.",
    experience: "3-5",
    availability: "weekends",
    skills: ["React", "Node.js", "SQL"],
    expertise: ["SaaS"],
    location: "Улаанбаатар",
  });
  await owner.close();
  await readAs(page, { language: "mn", width: 390 }, demoUrl());
  await openAlive(page, `${demoUrl()}/startup-cofounders/${id}`);
  await page.getByRole("main").getByRole("button", { name: words.mn.cofounders.detail.connect }).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(name) });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const language of ["en", "mn"] as const)
  test.describe(`a page asked for without a connection, ${language}`, () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|when fetching the script/] });
    test("says so at once, and opens by itself when the connection is back", async ({ page, context }) => {
      const t = words[language].shell.failed;
      await readAs(page, { language, width: 1280 }, demoUrl());
      await openAlive(page, `${demoUrl()}/startup-ideas`);
      await context.setOffline(true);
      // The newest may be another journey's, and gone by now.
      const idea = page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link").last();
      const title = await idea.innerText();
      await idea.click();
      await expect(page.getByRole("heading", { name: t.offline })).toBeVisible();
      await expect(page.getByRole("button", { name: t.retry })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible();
    });
  });

test("a page says what does not work without scripts, in the reader's language", async ({ request }) => {
  for (const [language, said] of [
    ["en", "Without JavaScript you can read and search everything here."],
    ["mn", "JavaScript-гүйгээр энд байгаа бүхнийг уншиж, хайж болно."],
  ] as const) {
    const page = await request.get(`${demoUrl()}/startup-ideas?lang=${language}`, {
      headers: { accept: "text/html" },
    });
    const [, notice = ""] = /<noscript[^>]*>(.*?)<\/noscript>/.exec(await page.text()) ?? [];
    expect(notice).toContain(said);
  }
});

for (const language of ["en", "mn"] as const)
  test(`where codes are shown, a known address is told so at sign-up, ${language}`, async ({ page }) => {
    const t = words[language].auth;
    await readAs(page, { language, width: 390 }, demoUrl());
    await page.goto(`${demoUrl()}/startup-ideas`);
    await page.getByRole("button", { name: words[language].shell.signIn }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("tab", { name: t.tabs.signUp }).click();
    await dialog.getByText(t.individual, { exact: true }).click();
    await dialog.getByLabel(t.fullName).fill("Bat");
    await dialog.getByLabel(t.email).fill(known[language]);
    for (const field of await dialog.locator("input[type=password]").all())
      await field.fill("Grey-Falcon-42");
    await dialog.getByRole("button", { name: t.submitSignUp }).click();
    await expect(dialog.getByText(t.hasAccount)).toBeVisible();
  });
