import type { Page } from "@playwright/test";
import authEn from "../apps/web/src/features/auth/words/auth.en.ts";
import authMn from "../apps/web/src/features/auth/words/auth.mn.ts";
import requestsEn from "../apps/web/src/features/services/words/requests.en.ts";
import requestsMn from "../apps/web/src/features/services/words/requests.mn.ts";
import servicesEn from "../apps/web/src/features/services/words/services.en.ts";
import servicesMn from "../apps/web/src/features/services/words/services.mn.ts";
import toldEn from "../apps/web/src/shared/notifications/words/notification-kinds.en.ts";
import toldMn from "../apps/web/src/shared/notifications/words/notification-kinds.mn.ts";
import { signUp, signUpOperator } from "./tools/accounts.ts";
import { administrators } from "./tools/operators.ts";
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
  en: { auth: authEn, services: servicesEn, requests: requestsEn, told: toldEn },
  mn: { auth: authMn, services: servicesMn, requests: requestsMn, told: toldMn },
};
const price = { en: "$40/document", mn: "140,000₮/баримт" };
const need = "We need a founders' agreement for three people, in both languages.";

// Administrators hear of every request: one journey after the other.
test.describe.configure({ mode: "default" });
// A page that does not exist answers so.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

for (const reader of walkedBy("mn"))
  test(`a visitor chooses a service, signs in and asks for it; an administrator confirms it and marks it as done, ${reader.language} at ${reader.width} px`, async ({
    page,
    other,
  }) => journey({ page, boss: other, reader }));

type Journey = { page: Page; boss: Page; reader: Reader };

async function journey({ page, boss, reader }: Journey): Promise<void> {
  const { services, requests: t, told, auth } = catalogues[reader.language];
  const { memberMenu, password } = words[reader.language];
  const { name } = services.items["legal-support"];
  const list = `${demoUrl()}/services/requests`;
  const main = (of: Page) => of.getByRole("main");
  const dialog = (of: Page) => of.getByRole("dialog");
  const stateOf = (of: Page, state: string) => main(of).locator("li[id]").getByText(state, { exact: true });

  // An account to sign in with later.
  const joining = await page.context().browser()?.newContext();
  if (!joining) throw new Error("no browser");
  const member = await signUp(joining.request, demoUrl(), reader.language);
  await joining.close();
  await readAs(boss, reader, demoUrl());
  await signUpOperator(boss.request, demoUrl(), reader.language, administrators[reader.language]);
  await readAs(page, reader, demoUrl());

  await test.step("finds a service with its price, by group and on its own page", async () => {
    await page.goto(`${demoUrl()}/services`);
    await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(9);
    await expect(main(page).getByText(services.guarantee.title)).toBeVisible();
    await expect(main(page).getByText(services.payment.text)).toBeVisible();
    await main(page).getByRole("link", { name: services.categories.consulting.title }).click();
    await expect(page).toHaveURL(`${demoUrl()}/services/consulting`);
    await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(main(page).getByText(price[reader.language])).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a group of services");
    await main(page)
      .getByRole("link", { name: services.askFor(name) })
      .click();
    await expect(page).toHaveURL(`${demoUrl()}/services/consulting/legal-support`);
  });

  await test.step("asks for it, signs in on the way, and nothing typed is lost", async () => {
    await main(page).getByRole("button", { name: t.form.send }).click();
    await expect(main(page).getByText(t.form.needShort(30))).toBeVisible();
    await expect(main(page).getByLabel(t.form.need)).toBeFocused();
    await page.keyboard.type(need);
    await page.keyboard.press("Tab");
    await page.keyboard.type("December 1–15");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the form");
    await page.keyboard.press("Enter");
    await dialog(page).getByLabel(auth.email).fill(member.email);
    await dialog(page).getByRole("textbox", { name: password.password }).fill(member.password);
    await dialog(page).getByRole("button", { name: auth.submitSignIn, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByLabel(t.form.need)).toHaveValue(need);
    await page.reload();
    await expect(main(page).getByLabel(t.form.need)).toHaveValue(need);
    await main(page).getByRole("button", { name: t.form.send }).click();
    await expect(page).toHaveURL(new RegExp(`${list}#[0-9a-f-]{36}$`));
    await expect(stateOf(page, t.states.requested)).toBeVisible();
    await expectAccessible(page, "my requests");
  });

  await test.step("an administrator hears of it and confirms it with a time", async () => {
    await boss.goto(`${demoUrl()}/about`);
    await boss.getByLabel(memberMenu.unreadNotifications(1)).click();
    const said = told.one.service({ who: "Bat Dorj", what: name, state: "requested" });
    await boss.getByRole("link", { name: said }).click();
    await expect(boss).toHaveURL(new RegExp(`/services/requests\\?side=all#`));
    const card = main(boss).locator("li[id]").filter({ hasText: name }).first();
    await card.getByRole("button", { name: new RegExp(`^${t.buttons.confirm}: `) }).click();
    await dialog(boss).getByRole("button", { name: t.confirm.button }).click();
    await expect(dialog(boss).getByLabel(t.confirm.time)).toBeFocused();
    await dialog(boss).getByLabel(t.confirm.time).fill("December 3, 10:00");
    await dialog(boss).getByLabel(t.confirm.answer).fill("Please bring the names of the founders.");
    await expectAccessible(boss, "the answer");
    await dialog(boss).getByRole("button", { name: t.confirm.button }).click();
    await expect(dialog(boss)).toHaveCount(0);
    await expect(stateOf(boss, t.states.confirmed).first()).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "all requests");
  });

  await test.step("the member sees the answer at once, and both can talk", async () => {
    await expect(stateOf(page, t.states.confirmed)).toBeVisible();
    await expect(main(page).getByText("December 3, 10:00")).toBeVisible();
    await main(page).getByRole("link", { name: t.conversation }).click();
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    await expect(main(page).getByText(name).last()).toBeVisible();
    await page.goBack();
  });

  await test.step("it is done; another one is taken back", async () => {
    const done = main(boss).getByRole("button", { name: new RegExp(`^${t.buttons.done}: ${name}`) });
    await done.first().click();
    await expect(stateOf(page, t.states.done)).toBeVisible();
    const design = services.items.design.name;
    await main(page).getByRole("link", { name: t.services }).click();
    await main(page)
      .getByRole("link", { name: services.askFor(design) })
      .click();
    await expect(main(page).getByRole("heading", { name: design, level: 1 })).toBeVisible();
    await main(page).getByLabel(t.form.need).fill("A logo for our company, and the files of it.");
    await main(page).getByLabel(t.form.time).fill("Soon");
    await main(page).getByRole("button", { name: t.form.send }).click();
    await main(page)
      .getByRole("button", { name: t.about(t.buttons.cancel, design) })
      .click();
    await dialog(page).getByRole("button", { name: t.cancel.button }).click();
    await expect(stateOf(page, t.states.cancelled)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step("what is not there, or not for members, says so", async () => {
    expect((await page.goto(`${demoUrl()}/services/cooking`))?.status()).toBe(404);
    expect((await page.goto(`${demoUrl()}/services/technical/legal-support`))?.status()).toBe(404);
    await page.goto(`${list}?side=all`);
    await expect(main(page).getByRole("heading", { name: t.refused.title })).toBeVisible();
  });
}
