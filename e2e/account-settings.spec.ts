import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { signUp, totp, type Member } from "./tools/accounts.ts";
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

// A wrong password is answered with 400, which the browser's console mentions.
test.use({ expectedErrors: [/400 \(Bad Request\)/] });

for (const reader of walkedBy("en"))
  test(`a member edits the profile, secures the account, takes the data along, and thinks again about leaving, ${reader.language} at ${reader.width} px`, ({
    page,
    browser,
  }) => journey({ page, browser, reader }));

type Journey = { page: Page; browser: Browser; reader: Reader };

async function journey({ page, browser, reader }: Journey): Promise<void> {
  const { account: t, auth, settings, member: notice, memberMenu, shell } = words[reader.language];
  await readAs(page, reader, demoUrl());
  const member = await signUp(page.request, demoUrl(), reader.language);
  const elsewhere = await browser.newContext();
  const signInElsewhere = async () => {
    await elsewhere.request.post(`${demoUrl()}/api/auth/sign-in`, { data: member });
    expect(await isSignedIn(elsewhere.request)).toBe(true);
  };
  await signInElsewhere();

  await test.step("edits the profile", async () => {
    await page.goto(`${demoUrl()}/profile`);
    await page.getByRole("button", { name: t.edit }).click();
    await page.getByLabel(t.form.firstName, { exact: true }).fill("Tuya");
    await page.getByLabel(t.form.lastName).fill("Dorj");
    await page.getByRole("button", { name: t.form.save }).click();
    await expect(page.getByText(t.saved.profile)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Tuya Dorj" })).toBeVisible();
  });

  await test.step("signs the other device out", async () => {
    await page.goto(`${demoUrl()}/settings?section=devices`);
    await expect(page.getByText(settings.devices.current)).toHaveCount(1);
    await page.getByRole("button", { name: new RegExp(`^${settings.devices.end}:`) }).click();
    await prove(page.getByRole("dialog"), member, settings.devices.end);
    await expect(page.getByText(settings.devices.only)).toBeVisible();
    expect(await isSignedIn(elsewhere.request)).toBe(false);
  });

  const secret = await test.step("turns the second step on, which ends what was opened by one", async () => {
    await signInElsewhere();
    await page.goto(`${demoUrl()}/profile`);
    const made = await turnOnSecondStep();
    expect(await isSignedIn(elsewhere.request)).toBe(false);
    await elsewhere.close();
    return made;
  });

  await test.step("signs out and in again, in two steps", async () => {
    await page.getByLabel(memberMenu.menu("Tuya Dorj")).click();
    await page.getByRole("button", { name: memberMenu.signOut }).click();
    await page.getByRole("main").getByRole("button", { name: t.loginRequired.button, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(auth.email).fill(member.email);
    await dialog.getByLabel(auth.password, { exact: true }).fill(member.password);
    await dialog.getByRole("button", { name: auth.submitSignIn, exact: true }).click();
    // The code before this one has been used, and no code works twice.
    await dialog.getByLabel(auth.second.label).fill(totp(secret, Date.now() + 30_000));
    await dialog.getByRole("button", { name: auth.second.submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: settings.title })).toBeVisible();
  });

  await test.step("takes the data along", async () => {
    await page.getByRole("link", { name: settings.sections.data }).click();
    await page.getByRole("button", { name: settings.export.action }).click();
    const download = page.waitForEvent("download");
    await prove(page.getByRole("dialog"), member, settings.export.action);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^khamt-.*\.json$/);
    const content = await readFile(await file.path(), "utf8");
    expect(JSON.parse(content)).toBeDefined();
    expect(content).toContain(member.email);
    expect(content).toContain("Tuya");
    expect(content).not.toContain(secret);
  });

  await test.step("plans the deletion, is reminded on every page, and keeps the account", async () => {
    await page.getByRole("button", { name: settings.deletion.action }).click();
    await prove(page.getByRole("dialog"), member, settings.deletion.action);
    const reminder = page.getByRole("region", { name: notice.deletion.label });
    await expect(reminder).toBeVisible();
    await page.goto(`${demoUrl()}/about`);
    await expect(reminder).toBeVisible();
    await expectAccessible(page, "the reminder");
    await reminder.getByRole("button", { name: notice.deletion.keep }).click();
    await expect(reminder).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(memberMenu.menu("Tuya Dorj"))).toBeVisible();
    await expect(page.getByText(shell.signIn)).toHaveCount(0);
    await expect(reminder).toBeHidden();
  });

  async function turnOnSecondStep(): Promise<string> {
    const { secondStep } = words[reader.language];
    const { turnOn, left } = settings.totp;
    const { scan, codes, start } = secondStep;
    await page.getByRole("link", { name: t.settings.security }).click();
    await page.getByRole("button", { name: turnOn }).click();
    const dialog = page.getByRole("dialog");
    await prove(dialog, { ...member, password: "Not-My-Password-1" }, start.action);
    await expect(dialog.getByLabel(settings.proof.label)).toHaveAttribute("aria-invalid", "true");
    await prove(dialog, member, start.action);
    await expect(dialog.getByRole("img", { name: scan.picture })).toBeVisible();
    await expectAccessible(page, "the picture of the key");
    const secret = (await dialog.locator("p.font-mono").innerText()).replaceAll(/\s/g, "");
    await dialog.getByLabel(scan.code).fill(totp(secret, Date.now()));
    await dialog.getByRole("button", { name: scan.action }).click();
    await expect(dialog.getByRole("list", { name: codes.label }).getByRole("listitem")).toHaveCount(10);
    await dialog.getByRole("button", { name: codes.done }).click();
    await expect(page.getByText(left(10))).toBeVisible();
    return secret;
  }

  async function prove(dialog: Locator, { password }: Member, action: string): Promise<void> {
    await dialog.getByLabel(settings.proof.label).fill(password);
    await confirmIn(dialog, action);
  }
}

test("profile and settings are accessible on a phone, in Mongolian and in the dark", async ({ page }) => {
  const { settings, account } = words.mn;
  await readAs(page, { language: "mn", width: 390 }, demoUrl());
  await page.context().addCookies([{ name: "khamt-theme", value: "dark", url: demoUrl() }]);
  await signUp(page.request, demoUrl(), "mn");
  await page.goto(`${demoUrl()}/profile`);
  await page.getByRole("button", { name: account.edit }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "profile");
  await page.goto(`${demoUrl()}/settings`);
  const sections = page.getByRole("navigation", { name: settings.navigation });
  for (const title of Object.values(settings.sections)) {
    await sections.getByRole("link", { name: title }).click();
    await expect(sections.getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").locator(".skeleton")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, title);
  }
});

async function confirmIn(dialog: Locator, action: string): Promise<void> {
  await dialog.getByRole("button", { name: action }).click();
}

async function isSignedIn(request: Page["request"]): Promise<boolean> {
  const answer = await request.get(`${demoUrl()}/api/auth/me`);
  return ((await answer.json()) as { user: unknown }).user !== null;
}
