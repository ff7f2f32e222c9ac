import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { codeAlphabet } from "@khamt/contract/verification-code";
import { openMailbox, type Mailbox } from "../apps/server/test/mailbox.ts";
import { signUp, signUpOperator } from "./tools/accounts.ts";
import { openAlive } from "./tools/open-alive.ts";
import { administrators, servicesEmail } from "./tools/operators.ts";
import {
  emptyUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  test,
  walkedBy,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

// One mail server takes the letters of both journeys.
test.describe.configure({ mode: "default" });
test.use({ expectedErrors: [/40[01] \((Bad Request|Unauthorized)\)/] });

let mailbox: Mailbox;
test.beforeAll(async () => {
  mailbox = await openMailbox({}, Number(process.env["MAIL_PORT"]));
});
test.afterAll(() => mailbox.close());

const passwords = { first: "Ovoo-92-tenger", second: "Ger!77-morin-khuur" };

for (const reader of walkedBy("mn")) {
  test(`from the first code to a new password, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { auth: t, memberMenu, password, shell } = words[reader.language];
    const email = `bat-${reader.language}@khamt.example`;
    await readAs(page, reader, emptyUrl());
    await openAlive(page, `${emptyUrl()}/about`);
    const dialog = page.getByRole("dialog");

    await test.step("signs up with the code from the mail", async () => {
      await page.getByRole("button", { name: shell.signIn }).click();
      await dialog.getByRole("tab", { name: t.tabs.signUp }).click();
      const submit = dialog.getByRole("button", { name: t.submitSignUp });
      await dialog.getByRole("radio", { name: t.individual }).check();
      await dialog.getByLabel(t.fullName).fill("Bat Erdene");
      await dialog.getByLabel(t.email).fill(email);
      await fillNewPassword(dialog, password.password, passwords.first, "another");
      await expect(dialog.getByText(password.mismatch)).toBeVisible();
      await expect(submit).toBeDisabled();
      await dialog.getByLabel(password.confirmation).fill(passwords.first);
      await expect(dialog.getByText(password.strengths.strong)).toBeVisible();
      await expectAccessible(page, "sign-up");
      await submit.click();
      await expect(page.getByText(t.code.sent, { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);

      const code = await codeFor(email);
      const field = dialog.getByLabel(t.code.label);
      const verify = dialog.getByRole("button", { name: t.code.verify });
      await expect(verify).toBeDisabled();
      const wrong = code === "222222" ? "333333" : "222222";
      await field.fill(wrong);
      await verify.click();
      await expect(dialog.getByRole("textbox", { name: t.code.label })).toHaveAccessibleDescription(/./);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(wrong);
      await field.fill(` ${inCyrillic(code).toLowerCase()} `);
      await expect(field).toHaveValue(code);
      await verify.click();
      await expect(page.getByText(t.code.verified)).toBeVisible();
      await expect(page).toHaveURL(`${emptyUrl()}/dashboard`);
      await expect(page.getByText(t.registered.individual)).toBeVisible();
    });

    await test.step("signs out, and a wrong password keeps what was typed", async () => {
      await page.reload();
      const menu = page.getByLabel(memberMenu.menu("Bat Erdene"));
      await menu.click();
      await expectAccessible(page, "menu");
      await page.getByRole("button", { name: memberMenu.signOut }).click();
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: shell.signIn }).click();
      await dialog.getByLabel(t.email).fill(email);
      await passwordField(dialog, password.password).fill(passwords.second);
      await dialog.getByRole("button", { name: t.submitSignIn, exact: true }).click();
      const wrong = passwordField(dialog, password.password);
      await expect(wrong).toHaveAccessibleDescription(/./);
      await expect(wrong).toBeFocused();
      await expect(wrong).toHaveValue(passwords.second);
    });

    await test.step("sets a new password by the mailed link, which works once", async () => {
      await dialog.getByRole("button", { name: t.forgot.link }).click();
      await expect(dialog.getByLabel(t.email)).toHaveValue(email);
      await dialog.getByRole("button", { name: t.forgot.send }).click();
      const link = await resetLinkFor(email);
      await page.goto(link);
      const main = page.getByRole("main");
      await fillNewPassword(main, password.newPassword, passwords.second, passwords.second);
      await main.getByRole("button", { name: t.reset.submit }).click();
      // Behind the dialog that follows it, it is no part of what is read, and neither is all that it stands in.
      await expect(page.getByRole("heading", { name: t.reset.done, includeHidden: true })).toBeVisible();
      await dialog.getByLabel(t.email).fill(email);
      await passwordField(dialog, password.password).fill(passwords.second);
      await dialog.getByRole("button", { name: t.submitSignIn, exact: true }).click();
      await expect(page.getByText(t.signedIn.title)).toBeVisible();
      await expect(page).toHaveURL(`${emptyUrl()}/dashboard`);

      await page.goto(link);
      await fillNewPassword(main, password.newPassword, passwords.first, passwords.first);
      await main.getByRole("button", { name: t.reset.submit }).click();
      await expect(main.getByRole("heading", { name: t.reset.expired })).toBeVisible();
    });
  });
}

for (const reader of walkedBy("en"))
  test.describe("the contact form", () => {
    test.use({ expectedErrors: [/ERR_CONNECTION_FAILED|429 \(Too Many Requests\)/] });

    test(`brings a letter to the operator and loses nothing that was typed, ${reader.language} at ${reader.width} px`, async ({
      page,
    }) => {
      const { contact: t } = words[reader.language];
      await readAs(page, reader, emptyUrl());
      await openAlive(page, `${emptyUrl()}/contact?topic=story`);
      const form = page.getByRole("form", { name: t.form.label });
      const message = form.getByRole("textbox", { name: t.form.message });
      const text = `Бид энд танилцсан. ${reader.language}\nWe met here.`;
      await form.getByRole("textbox", { name: t.form.name, exact: true }).fill("Нараа");
      await form.getByRole("textbox", { name: t.form.email }).fill(`naraa-${reader.language}@khamt.example`);
      await expect(form.getByRole("combobox", { name: t.form.topic })).toHaveValue("story");
      await message.fill(text);
      await page.route("**/api/contact", (route) => route.abort("connectionfailed"));
      await form.getByRole("button", { name: t.form.send }).click();
      await expect(form.getByRole("alert")).toHaveText(t.failed.network);
      await expect(message).toHaveValue(text);
      await expectAccessible(page, "the contact form");
      await expectNoSidewaysScroll(page);
      await page.unroute("**/api/contact");
      // Whoever is quicker than three seconds is asked to wait, and keeps what was typed.
      const sent = page.getByRole("heading", { name: t.sent.title });
      await expect(async () => {
        if (!(await sent.isVisible()))
          await form.getByRole("button", { name: t.form.send }).click({ timeout: 1000 });
        await expect(sent).toBeVisible({ timeout: 1000 });
      }).toPass();
      await findInMail("operator@khamt.example", new RegExp(`танилцсан. ${reader.language}\\s+We met here`));
    });
  });

test("asking for a service brings letters to the operator, and the answer one to whoever asked", async ({
  browser,
}) => {
  const [asking, answering] = [await browser.newContext(), await browser.newContext()];
  try {
    const readCode = (email: string) => codeFor(email);
    const [bat, boss] = ["asks-for-services@khamt.example", administrators.mn];
    await signUp(asking.request, emptyUrl(), "en", bat, readCode);
    await signUpOperator(answering.request, emptyUrl(), "mn", boss, readCode);
    const requests = `${emptyUrl()}/api/service-requests`;
    const id = randomUUID();
    const need = "We need a founders' agreement for three people, in both languages.";
    const asked = { id, service: "legal-support", need, preferredTime: "December" };
    expect((await asking.request.post(requests, { data: asked })).ok()).toBe(true);
    const answer = { time: "December 3, 10:00", answer: "Gladly." };
    expect((await answering.request.post(`${requests}/${id}/confirm`, { data: answer })).ok()).toBe(true);
    await findInMail(servicesEmail, new RegExp(`/services/requests\\?side=all#${id}`));
    await findInMail(boss, new RegExp(`Хуулийн туслалцаа[^]*/services/requests\\?side=all#${id}`));
    await findInMail(bat, new RegExp(`Legal Support[^]*/services/requests#${id}`));
  } finally {
    await asking.close();
    await answering.close();
  }
});

/** The newest letter to this address whose text has what is sought, waited for. */
async function findInMail(address: string, sought: RegExp): Promise<string> {
  const find = () =>
    mailbox.letters
      .filter(({ to }) => [to].flat().some((each) => each?.text === address))
      .map(({ text }) => sought.exec(text ?? "")?.[0])
      .findLast((found) => found !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

function codeFor(address: string): Promise<string> {
  return findInMail(address, new RegExp(String.raw`\b[${codeAlphabet}]{6}\b`));
}

function resetLinkFor(address: string): Promise<string> {
  return findInMail(address, /http\S+\/reset-password#\S+/);
}

/** As somebody types it who has the other keyboard on. */
function inCyrillic(code: string): string {
  const twins = { A: "А", B: "В", C: "С", E: "Е", H: "Н", K: "К", M: "М", P: "Р", T: "Т", X: "Х", Y: "У" };
  return code.replace(/[A-Z]/g, (letter) => twins[letter as keyof typeof twins]);
}

async function fillNewPassword(
  form: Locator,
  label: string,
  password: string,
  confirmation: string,
): Promise<void> {
  const fields = form.locator('input[autocomplete="new-password"]');
  await expect(fields).toHaveCount(2);
  await passwordField(form, label).fill(password);
  await fields.nth(1).fill(confirmation);
}

/** Its label begins the button's that shows the password, and the meter's. */
function passwordField(form: Locator, label: string): Locator {
  return form.getByLabel(label, { exact: true }).and(form.locator("input"));
}
