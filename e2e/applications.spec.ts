import type { Locator, Page } from "@playwright/test";
import applicationsEn from "../apps/web/src/features/applications/words/applications.en.ts";
import applicationsMn from "../apps/web/src/features/applications/words/applications.mn.ts";
import projectsEn from "../apps/web/src/features/projects/words/projects.en.ts";
import projectsMn from "../apps/web/src/features/projects/words/projects.mn.ts";
import reviewsEn from "../apps/web/src/features/reviews/words/reviews.en.ts";
import reviewsMn from "../apps/web/src/features/reviews/words/reviews.mn.ts";
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

const catalogues = {
  en: { applications: applicationsEn, projects: projectsEn, reviews: reviewsEn },
  mn: { applications: applicationsMn, projects: projectsMn, reviews: reviewsMn },
};

for (const reader of walkedBy("mn"))
  test(`two apply to a listing: one is accepted, finishes and reviews, the other is answered when it closes, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
    third,
  }) => {
    for (const each of [other, third]) await join(each, reader);
    await journey({ owner: page, first: other, second: third, reader });
  });

async function join(page: Page, reader: Reader): Promise<void> {
  await readAs(page, reader, demoUrl());
  await signUp(page.request, demoUrl(), reader.language);
  await post(page.request, "/api/startup-cofounders", {
    firstName: "Tuya",
    lastName: "Bold",
    title: "App developer",
    bio: "I build order apps for shops and bakeries, from the first talk to the last bug.",
    experience: "3-5",
    skills: ["React Native"],
    expertise: ["mobile development"],
  });
}

type Journey = { owner: Page; first: Page; second: Page; reader: Reader };

async function journey({ owner, first, second, reader }: Journey): Promise<void> {
  const { applications: t, projects, reviews } = catalogues[reader.language];
  const { life } = words[reader.language].myProfile;
  const main = (page: Page) => page.getByRole("main");
  const dialog = (page: Page) => page.getByRole("dialog");
  const press = (page: Page, action: string): Locator =>
    main(page).getByRole("button", { name: new RegExp(`^${action}: `) });

  const stateOf = (page: Page, state: string): Locator =>
    main(page).locator("li[id]").getByText(state, { exact: true });

  await readAs(owner, reader, demoUrl());
  await signUp(owner.request, demoUrl(), reader.language);
  const company = await post(owner.request, "/api/companies", {
    name: "Talkh Bakeries",
    description: "Twelve bakeries in Ulaanbaatar that bake through the night and sell by seven.",
    services: ["bakery"],
  });
  const question = "Which order apps have you built?";
  const listing = await post(owner.request, "/api/project-listings", {
    title: "Order app for 12 bakeries",
    description: "Our bakeries take orders by phone and lose one in ten. We need an app for orders.",
    category: "mobile",
    requiredSkills: ["React Native"],
    questions: [question],
  });
  const page = `${demoUrl()}/project-listings/${listing}`;

  const apply = async (by: Page, letter: string) => {
    await by.goto(page);
    await main(by).getByRole("button", { name: projects.apply, exact: true }).click();
    await expect(dialog(by).getByLabel(t.apply.letter)).toBeVisible();
    await dialog(by).getByRole("button", { name: t.apply.send }).click();
    await expect(dialog(by).getByText(t.apply.letterShort(50))).toBeVisible();
    await expect(dialog(by).getByLabel(t.apply.letter)).toBeFocused();
    await dialog(by).getByLabel(t.apply.letter).fill(letter);
    await dialog(by).getByLabel(t.apply.price).fill("40 сая төгрөг");
    await expectAccessible(by, "the form");
    await expectNoSidewaysScroll(by);
    // What is typed outlives a reload.
    await by.reload();
    await main(by).getByRole("button", { name: projects.apply, exact: true }).click();
    await expect(dialog(by).getByLabel(t.apply.letter)).toHaveValue(letter);
    await dialog(by).getByLabel(question).fill("Three, for shops in Darkhan.");
    await dialog(by).getByRole("button", { name: t.apply.send }).click();
    await expect(dialog(by)).toHaveCount(0);
    await expect(main(by).getByRole("link", { name: t.button.mine(t.states.sent) })).toBeVisible();
  };

  await test.step("two apply at once, with a letter that is kept while it is typed", async () => {
    const letter =
      "I have built three order apps for shops in Darkhan, and would start with your busiest bakery.";
    await Promise.all([apply(first, letter), apply(second, `${letter} I also know bakeries.`)]);
  });

  await test.step("the first changes what was sent", async () => {
    await main(first)
      .getByRole("link", { name: t.button.mine(t.states.sent) })
      .click();
    await press(first, t.buttons.edit).click();
    await dialog(first).getByLabel(t.apply.price).fill("$9,000");
    await dialog(first).getByRole("button", { name: t.apply.save }).click();
    await expect(dialog(first)).toHaveCount(0);
    await expectAccessible(first, "my applications");
  });

  await test.step("the owner finds both, reads, shortlists and accepts one; the applicant sees it at once", async () => {
    await owner.goto(`${demoUrl()}/my-profile`);
    await main(owner)
      .getByRole("link", { name: new RegExp(`^${life.applications(2, 2)}`) })
      .click();
    await expect(main(owner).getByText(t.count(2))).toBeVisible();
    const card = main(owner).getByRole("listitem").filter({ hasText: "$9,000" });
    await card.getByText(t.read).click();
    await expect(card.getByText("your busiest bakery")).toBeVisible();
    await expect(stateOf(first, t.states.viewed)).toBeVisible();
    await card.getByRole("button", { name: new RegExp(`^${t.buttons.shortlist}: `) }).click();
    await expect(card.getByRole("link", { name: t.conversation })).toBeVisible();
    await card.getByRole("button", { name: new RegExp(`^${t.buttons.accept}: `) }).click();
    await dialog(owner).getByRole("button", { name: t.buttons.accept, exact: true }).click();
    await expect(stateOf(first, t.states.accepted)).toBeVisible();
    await expect(main(first).getByRole("link", { name: t.conversation })).toBeVisible();
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner, "received applications");
  });

  await test.step("the listing is closed, and the other has an answer", async () => {
    await second.goto(`${demoUrl()}/applications`);
    await expect(stateOf(second, t.states.sent)).toBeVisible();
    await owner.goto(`${demoUrl()}/my-profile`);
    await press(owner, life.close).click();
    await dialog(owner).getByRole("radio", { name: life.outcomes["found-here"] }).check();
    await dialog(owner).getByRole("button", { name: life.close }).click();
    await expect(dialog(owner)).toHaveCount(0);
    await expect(press(owner, life.reopen)).toBeVisible();
    await expect(stateOf(second, t.states.closed)).toBeVisible();
    expect((await fetch(page, { headers: { accept: "text/html" } })).status).toBe(404);
    await second.goto(page);
    await expect(main(second).getByText(projects.detail.unlisted.closed)).toBeVisible();
    await expect(main(second).getByRole("link", { name: t.button.mine(t.states.closed) })).toBeVisible();
    await expectNoSidewaysScroll(second);
    await expectAccessible(second, "a closed listing");
  });

  await test.step("the work is done and confirmed, and the review stands on the company's page", async () => {
    await press(first, t.buttons.finish).click();
    await expect(stateOf(first, t.states.finishing)).toBeVisible();
    await owner.goto(`${demoUrl()}/applications?tab=received`);
    await press(owner, t.buttons.confirm).click();
    await expect(stateOf(owner, t.states.finished)).toBeVisible();
    await expect(stateOf(first, t.states.finished)).toBeVisible();
    await main(first).getByRole("button", { name: reviews.write }).click();
    await dialog(first)
      .getByRole("radio", { name: reviews.star(4) })
      .check();
    await dialog(first).getByLabel(reviews.text).fill("They paid on time.");
    await expectAccessible(first, "a review");
    await first.reload();
    await main(first).getByRole("button", { name: reviews.write }).click();
    await expect(dialog(first).getByRole("radio", { name: reviews.star(4) })).toBeChecked();
    await expect(dialog(first).getByLabel(reviews.text)).toHaveValue("They paid on time.");
    await dialog(first).getByRole("button", { name: reviews.send }).click();
    await expect(dialog(first)).toHaveCount(0);
    await owner.goto(`${demoUrl()}/companies/${company}`);
    await expect(main(owner).getByText("They paid on time.")).toBeVisible();
    await expect(main(owner).getByText("40/50").first()).toBeVisible();
    await main(owner)
      .getByRole("button", { name: new RegExp(`^${reviews.answer.button}: `) })
      .click();
    await dialog(owner).getByLabel(reviews.answer.label).fill("Thank you, Tuya.");
    await dialog(owner).getByRole("button", { name: reviews.answer.send }).click();
    await expect(main(owner).getByText("Thank you, Tuya.")).toBeVisible();
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner, "reviews of a company");
  });
}
