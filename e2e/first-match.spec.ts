import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import connectEn from "../apps/web/src/shared/connect/words/connect.en.ts";
import connectMn from "../apps/web/src/shared/connect/words/connect.mn.ts";
import matchesEn from "../apps/web/src/shared/matches/words/matches.en.ts";
import matchesMn from "../apps/web/src/shared/matches/words/matches.mn.ts";
import youAndEn from "../apps/web/src/shared/you-and/words/you-and.en.ts";
import youAndMn from "../apps/web/src/shared/you-and/words/you-and.mn.ts";
import uiEn from "../apps/web/src/ui/words/ui.en.ts";
import uiMn from "../apps/web/src/ui/words/ui.mn.ts";
import wishesEn from "../apps/web/src/features/matching/wish/words/wishes.en.ts";
import wishesMn from "../apps/web/src/features/matching/wish/words/wishes.mn.ts";
import { signUp, signUpOnScreen } from "./tools/accounts.ts";
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
import { untilAlive } from "./tools/open-alive.ts";
import { words } from "./tools/words.ts";

const catalogues = {
  en: { connect: connectEn, matches: matchesEn, wishes: wishesEn },
  mn: { connect: connectMn, matches: matchesMn, wishes: wishesMn },
};

const wishes = {
  en: {
    text: "An accountant who can weld, part-time in Darkhan",
    message: "Shall we build gates together?",
  },
  mn: {
    text: "Дарханд хагас цагаар ажиллах, гагнуур хийдэг нягтлан бодогч",
    message: "Хамт хаалга хийх үү?",
  },
};

for (const reader of walkedBy("en")) {
  const manner = `${reader.language} at ${reader.width} px`;

  test(`from the first word to an invitation that is sent, and nothing typed twice, ${manner}`, async ({
    page,
    other,
    third,
  }) => {
    const { text, message } = wishes[reader.language];
    const { connect, wishes: t } = catalogues[reader.language];
    const { matching, cofounders } = words[reader.language];
    const name = `Welder ${randomUUID().slice(0, 6)}`;
    await signUp(other.request, demoUrl(), reader.language);
    await post(other.request, "/api/startup-cofounders", welder(name));
    await readAs(page, reader, demoUrl());
    // From one network only so many may join in an hour.
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `2001:db8:${randomUUID().slice(0, 4)}::1` });
    const main = page.getByRole("main");
    const box = main.getByRole("textbox", { name: t.label });

    await test.step("home answers a wish in place", async () => {
      await page.goto(demoUrl());
      await expectAccessible(page, "home");
      await box.fill(text);
      const find = main.getByRole("button", { name: t.find });
      await untilAlive(find);
      await find.click();
      await expect(main.getByRole("heading", { name: t.answer.best.cofounder })).toBeFocused();
      await expect(main.getByRole("heading", { name })).toBeVisible();
      const answer = await main.getByRole("heading", { name: t.answer.best.cofounder }).boundingBox();
      expect(answer?.y, "what is found begins where the reader looks").toBeLessThan(844 / 3);
      // The best three, or fewer where not so many are near.
      expect(await cardsIn(page, matching.viewDetails).count()).toBeLessThanOrEqual(3);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, "the answer");
      await page.reload();
      await expect(main.getByRole("heading", { name })).toBeVisible();
      await expect(box).toHaveValue(text);
    });

    const address = await test.step("all results have an address", async () => {
      await main.getByRole("link", { name: matching.seeAll, exact: true }).click();
      await expect(page).toHaveURL(/\/results\?for=cofounder&wish=/);
      await expect(main.getByRole("heading", { name, level: 4 })).toBeVisible();
      await expectInOrder(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, "the results");
      await page.evaluate(() => scrollTo(0, 0));
      const first = await cardsIn(page, matching.viewDetails).first().boundingBox();
      expect(first?.y, "the first match is seen at once").toBeLessThan(844 - 44);
      return page.url();
    });

    await test.step("who has the link sees the same, without scripts too", async () => {
      await readAs(third, reader, demoUrl());
      await third.route("**/*.js", (route) => route.abort());
      await third.goto(address);
      await expect(third.getByRole("heading", { name, level: 4 })).toBeVisible();
      await third.getByText(matching.results.change).click();
      await expect(third.getByRole("textbox", { name: t.label })).toHaveValue(text);
    });

    await test.step("Back and reload bring the results again", async () => {
      await main.getByRole("link", { name: `${matching.viewDetails}: ${name}` }).click();
      await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}/);
      const fit = { en: youAndEn, mn: youAndMn }[reader.language].wish.title;
      await expect(main.getByRole("heading", { name: fit })).toBeVisible();
      await main.getByRole("button", { name: { en: uiEn, mn: uiMn }[reader.language].backToFound }).click();
      await expect(page).toHaveURL(address);
      await expect(main.getByRole("heading", { name, level: 4 })).toBeVisible();
      await page.reload();
      await main.getByText(matching.results.change).click();
      await expect(box).toHaveValue(text);
      await main.getByRole("link", { name: `${matching.viewDetails}: ${name}` }).click();
      await expect(main.getByRole("heading", { name, level: 1 })).toBeVisible();
      const topOf = async (title: string) =>
        (await main.getByRole("heading", { name: title }).boundingBox())?.y ?? 0;
      const { facts, about } = cofounders.detail;
      if (reader.width === 390) expect(await topOf(facts)).toBeLessThan(await topOf(about));
    });

    const dialog = page.getByRole("dialog");
    await test.step("the invitation is written first, and survives signing up", async () => {
      await main.getByRole("button", { name: cofounders.detail.connect, exact: true }).first().click();
      await dialog.getByRole("textbox", { name: connect.dialog.message }).fill(message);
      await expectAccessible(page, "the invitation of a visitor");
      await dialog.getByRole("button", { name: connect.dialog.send }).click();
      await signUpOnScreen(page, reader.language);
      await expect(dialog.getByRole("textbox", { name: connect.dialog.message })).toHaveValue(message);
      await dialog.getByRole("button", { name: connect.dialog.send }).click();
      await expect(page.getByText(connect.sent.title).first()).toBeVisible();
      await expect(main.getByRole("link", { name: connect.invited, exact: true }).first()).toBeVisible();
    });

    const got = await other.request.get(`${demoUrl()}/api/connections?tab=received`);
    expect(await got.text()).toContain(message);
  });

  test(`the words say what is looked for, until the reader does, ${manner}`, async ({ page }) => {
    const { wishes: t } = catalogues[reader.language];
    const wish = t.examples.items["startup-idea"][0] ?? "";
    await readAs(page, reader, demoUrl());
    await page.goto(demoUrl());
    const main = page.getByRole("main");
    const find = main.getByRole("button", { name: t.find });
    await main.getByRole("textbox", { name: t.label }).fill(wish);
    await untilAlive(find);
    await find.click();
    await expect(main.getByRole("heading", { name: t.answer.best["startup-idea"] })).toBeFocused();
    await expect(main.getByRole("radio", { name: t.kinds["startup-idea"] })).toBeChecked();
    await main.getByRole("radio", { name: t.kinds.cofounder }).check();
    await find.click();
    await expect(main.getByRole("heading", { name: t.answer.best.cofounder })).toBeFocused();
  });

  test(`nothing that is nonsense is called a match, and an example helps, ${manner}`, async ({ page }) => {
    const { wishes: t } = catalogues[reader.language];
    const { matching } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await page.goto(`${demoUrl()}/results?for=cofounder&wish=asdfgh+qwertz`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: matching.notUnderstood.title })).toBeVisible();
    await expectAccessible(page, "nothing was understood");
    await main.getByRole("button", { name: t.examples.items.cofounder[0] ?? "" }).press("Enter");
    await expect(main.getByRole("heading", { level: 4 }).first()).toBeVisible();
    // The reader goes on where the answer begins, which says how many there are.
    await expect(main.getByRole("heading", { level: 2 }).first()).toBeFocused();
    await expect(page).toHaveURL(/for=cofounder/);
    await page.goBack();
    await expect(main.getByRole("heading", { name: matching.notUnderstood.title })).toBeVisible();
  });

  test(`what a dialog has found is there again after Back, ${manner}`, async ({ page }) => {
    const { matching, cofounders } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${demoUrl()}/startup-cofounders`);
    await page.getByRole("main").getByRole("button", { name: cofounders.matchForMe }).click();
    const dialog = page.getByRole("dialog");
    const box = dialog.getByRole("textbox", { name: matching.wish.label.cofounder });
    await expect(box).toBeFocused();
    await page.keyboard.type("React developer");
    await dialog.getByRole("button", { name: matching.start }).click();
    const first = dialog.getByRole("heading", { level: 4 }).first();
    const name = await first.textContent();
    await first.getByRole("link").click();
    await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(dialog.getByRole("heading", { level: 4 }).first()).toHaveText(name ?? "");
    await dialog.getByRole("link", { name: matching.seeAll, exact: true }).click();
    await expect(page).toHaveURL(/\/results\?for=cofounder&wish=React\+developer/);
  });

  test(`a company finds people, and a freelancer projects, ${manner}`, async ({ page, other }) => {
    const { matching } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), reader.language);
    const id = await post(page.request, "/api/companies", studio);
    await page.goto(`${demoUrl()}/results?for=cofounder&source=company:${id}`);
    await expect(page.getByRole("heading", { level: 1, name: matching.title.cofounder })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: studio.name })).toBeVisible();
    await expectInOrder(page);
    await readAs(other, reader, demoUrl());
    await signUp(other.request, demoUrl(), reader.language);
    const projects = await other.request.get(`${demoUrl()}/api/project-listings?limit=100`);
    // The newest may be another journey's, and gone by now.
    const project = ((await projects.json()) as { title: string; requiredSkills: string[] }[]).at(-1);
    const freelancer = await post(other.request, "/api/startup-cofounders", {
      ...developer,
      title: project?.title,
      skills: project?.requiredSkills,
    });
    await other.goto(`${demoUrl()}/results?for=project&source=cofounder:${freelancer}`);
    await expect(other.getByRole("heading", { level: 1, name: matching.title.project })).toBeVisible();
    await expect(other.getByRole("heading", { level: 4, name: project?.title ?? "" })).toBeVisible();
    await expectInOrder(other);
  });
}

function cardsIn(page: Page, viewDetails: string) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: new RegExp(`^${viewDetails}`) }) });
}

/** Nobody stands above somebody with a higher number. */
async function expectInOrder(page: Page): Promise<void> {
  const rings = page.getByRole("main").locator("ol [role=img]");
  await expect(rings).not.toHaveCount(0);
  const percents = (await rings.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
}

function welder(firstName: string) {
  return {
    firstName,
    lastName: "",
    title: "Accountant and welder",
    bio: "I keep the books of a steel workshop, weld its gates, and look for somebody to start one of our own with.",
    skills: ["welding", "accounting"],
    expertise: ["bookkeeping"],
    experience: "5-10",
    availability: "part-time",
    location: "Darkhan",
  };
}

const studio = {
  name: "Gerel Studio",
  industry: "software",
  description:
    "We build mobile apps and online shops, and look for React developers for a venture of our own.",
  specialties: ["mobile development", "online shops"],
  services: ["mobile development", "web development"],
  technologies: ["React", "TypeScript", "Node.js"],
};

const developer = {
  firstName: "Temujin",
  lastName: "Bat",
  bio: "I have worked for myself for six years: I take on one project at a time and see it through to the end.",
  expertise: ["freelancing"],
  experience: "5-10",
  availability: "part-time",
};
