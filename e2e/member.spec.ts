import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import connectionsEn from "../apps/web/src/features/connections/words/connections.en.ts";
import connectionsMn from "../apps/web/src/features/connections/words/connections.mn.ts";
import dashboardEn from "../apps/web/src/features/dashboard/words/member-dashboard.en.ts";
import dashboardMn from "../apps/web/src/features/dashboard/words/member-dashboard.mn.ts";
import messagesEn from "../apps/web/src/features/messages/words/messages.en.ts";
import messagesMn from "../apps/web/src/features/messages/words/messages.mn.ts";
import projectsEn from "../apps/web/src/features/projects/words/projects.en.ts";
import projectsMn from "../apps/web/src/features/projects/words/projects.mn.ts";
import safetyEn from "../apps/web/src/features/safety/words/safety.en.ts";
import safetyMn from "../apps/web/src/features/safety/words/safety.mn.ts";
import youAndEn from "../apps/web/src/shared/you-and/words/you-and.en.ts";
import youAndMn from "../apps/web/src/shared/you-and/words/you-and.mn.ts";
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
    connections: connectionsEn,
    dashboard: dashboardEn,
    messages: messagesEn,
    projects: projectsEn,
    safety: safetyEn,
    youAnd: youAndEn,
  },
  mn: {
    connections: connectionsMn,
    dashboard: dashboardMn,
    messages: messagesMn,
    projects: projectsMn,
    safety: safetyMn,
    youAnd: youAndMn,
  },
};

const main = (page: Page) => page.getByRole("main");

// What is reported is hidden at once; a page on its way to the next asks about it once more when its news begin.
test.use({ expectedErrors: [/404 \(Not Found\) \(\S+\/api\/connections\/with\/project\//] });

for (const reader of walkedBy("mn"))
  test(`the dashboard says what comes next, before and after an invitation, and what is accepted begins with a first message, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => {
    const { connections, dashboard: t, messages } = catalogues[reader.language];
    for (const each of [page, other]) await join(each, reader);
    await page.goto(`${demoUrl()}/dashboard`);
    await expect(main(page).getByRole("heading", { name: t.next.make.title })).toBeVisible();
    await expect(main(page).getByRole("link", { name: t.next.make.person })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a newcomer's dashboard");

    const title = `Herders' payments ${randomUUID().slice(0, 8)}`;
    const idea = await addIdea(other.request, title);
    const profile = await addDeveloper(page.request);
    await page.goto(`${demoUrl()}/dashboard`);
    await expect(main(page).getByRole("heading", { name: title })).toBeVisible();

    const message = `Shall we talk about the herders? ${randomUUID()}`;
    await post(other.request, "/api/connections", {
      clientId: randomUUID(),
      target: { kind: "cofounder", id: profile },
      source: { kind: "idea", id: idea },
      message,
    });
    // Told at once, without a reload.
    await expect(main(page).getByText(message)).toBeVisible();
    await expectAccessible(page, "a dashboard with an invitation");
    await main(page).getByRole("link", { name: t.next.answer.invitation }).click();
    await page.getByRole("button", { name: new RegExp(`^${connections.actions.accept}: `) }).click();
    await expect(
      main(page).getByRole("heading", { name: connections.connected.title("Bat Dorj") }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "an accepted invitation");
    await main(page).getByRole("button", { name: connections.connected.openers.talk }).click();
    await expect(page).toHaveURL(/\/messages\//);
    await expect(page.getByLabel(messages.composer.label)).toHaveValue(connections.connected.openers.talk);
    await page.getByRole("button", { name: messages.composer.send }).click();
    // The list of conversations shows it too, once it has come there.
    await expect(
      page.getByRole("listitem").getByText(connections.connected.openers.talk, { exact: true }),
    ).toBeVisible();

    await other.goto(`${demoUrl()}/dashboard`);
    await expect(main(other).getByText(connections.connected.openers.talk)).toBeVisible();
    await expect(main(other).getByRole("link", { name: t.next.answer.message })).toBeVisible();
  });

for (const reader of walkedBy("en"))
  test(`a page offers the action that fits who looks, with the same percentage as the card, and a listing can be reported, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => {
    const { projects, safety, youAnd } = catalogues[reader.language];
    for (const each of [page, other]) await join(each, reader);
    const title = `Herders' payments ${randomUUID().slice(0, 8)}`;
    const idea = await addIdea(other.request, title);
    const profile = await addDeveloper(page.request);

    await test.step("an engineer offers himself for an idea, at the percentage of its card", async () => {
      await page.goto(`${demoUrl()}/startup-ideas?q=${encodeURIComponent(title)}`);
      const percent = main(page).getByRole("link", { name: /\d%/ });
      await expect(percent).toBeVisible();
      const shown = (await percent.innerText()).match(/\d+%/)?.[0] ?? "";
      await page.goto(`${demoUrl()}/startup-ideas/${idea}`);
      await expect(main(page).getByRole("heading", { name: youAnd.title.idea(title) })).toBeVisible();
      await expect(main(page).getByRole("img", { name: new RegExp(shown) })).toBeVisible();
      await expect(main(page).getByRole("button", { name: youAnd.actions.offer })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, "an idea, as somebody who fits sees it");
      await main(page).getByRole("link", { name: youAnd.whole }).click();
      await expect(
        main(page)
          .getByRole("img", { name: new RegExp(shown) })
          .first(),
      ).toBeVisible();
    });

    await test.step("its owner edits it, and invites people", async () => {
      await other.goto(`${demoUrl()}/startup-ideas/${idea}`);
      await expect(main(other).getByRole("link", { name: youAnd.actions.edit })).toBeVisible();
      await expect(main(other).getByRole("button", { name: youAnd.actions.offer })).toHaveCount(0);
      await other.goto(`${demoUrl()}/startup-cofounders/${profile}`);
      await expect(main(other).getByRole("button", { name: youAnd.actions.invite })).toBeVisible();
    });

    await test.step("whoever looks at a project applies, and may report it", async () => {
      const listing = await addListing(other.request);
      await page.goto(`${demoUrl()}/project-listings/${listing}`);
      await expect(main(page).getByRole("button", { name: projects.apply, exact: true })).toBeVisible();
      const dots = main(page).getByRole("button", { name: safety.more("Order app") });
      await dots.click();
      await page.getByRole("menuitem", { name: safety.report.button }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(safety.report.reason).selectOption("scam");
      await dialog.getByRole("button", { name: safety.report.send }).click();
      await expect(page.getByText(safety.report.done.title)).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      const seen = await page.request.get(`${demoUrl()}/api/project-listings/${listing}`);
      expect(seen.status()).toBe(404);
    });
  });

async function join(page: Page, reader: Reader): Promise<void> {
  await readAs(page, reader, demoUrl());
  await signUp(page.request, demoUrl(), reader.language);
}

function addIdea(request: APIRequestContext, title: string): Promise<string> {
  return post(request, "/api/startup-ideas", {
    title,
    description: "Herders are paid by QPay for wool. We need a backend developer who knows Node.js.",
    industry: "finance",
    stage: "mvp",
    requiredSkills: ["Node.js", "QPay", "digital marketing"],
    location: "Ulaanbaatar",
    commitment: "part-time",
  });
}

function addDeveloper(request: APIRequestContext): Promise<string> {
  return post(request, "/api/startup-cofounders", {
    firstName: "Temuulen",
    lastName: "Bold",
    title: "Backend developer",
    bio: "Five years of Node.js and of payments with QPay, for shops and for a bank.",
    experience: "5-10",
    availability: "part-time",
    skills: ["Node.js", "QPay", "backend development"],
    expertise: ["payments"],
    industries: ["finance"],
    location: "Ulaanbaatar",
  });
}

async function addListing(request: APIRequestContext): Promise<string> {
  await post(request, "/api/companies", {
    name: "Bakery",
    description: "We bake bread for two hundred cafes in Ulaanbaatar, every morning.",
    services: ["bakery"],
    specialties: ["bread"],
    technologies: [],
  });
  return post(request, "/api/project-listings", {
    title: "Order app",
    description: "Cafes order bread by phone, and we write it on paper. We want an app for it.",
    category: "mobile",
    requiredSkills: ["React Native"],
  });
}
