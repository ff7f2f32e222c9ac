import type { Page } from "@playwright/test";
import { signUpOnScreen } from "./tools/accounts.ts";
import { workshopName } from "./tools/chromium-flags.ts";
import { formValues } from "./tools/forms-fixtures.ts";
import { formOn, formPages, nameOf } from "./tools/forms.ts";
import { atFirstMatches, untilArrived } from "./tools/forms-of-tests.ts";
import { openAlive } from "./tools/open-alive.ts";
import { type Server, startServer, stopServer } from "./tools/start-servers.ts";
import { expect, readAs, test } from "./tools/test.ts";
import { words } from "./tools/words.ts";

test.use({
  // Three headers are heeded over a secure connection alone, and browsers say so. Of a server that has just begun, on a busy
  // machine, the form asks again after five seconds. (Of two in a list Playwright would take the second for options.)
  expectedErrors: [
    /Cross-Origin-Opener-Policy|Origin-Agent-Cluster|Clear-Site-Data|503 \(Service Unavailable\) \(\S+\/api\/preferences\/count\)/,
  ],
});

let server: Server;
test.beforeAll(async () => {
  const allowed = { ALLOW_PLAIN_HTTP: "on", ALLOW_DEMO_CODES: "on", ALLOW_EMBEDDED_DATABASE: "on" };
  server = await startServer({ DEMO_DATA: "off", SMTP_URL: "", ADMIN_EMAILS: "", ...allowed }, workshopName);
});
test.afterAll(() => stopServer(server));

test("without a certificate a member signs up, makes a profile and leaves", async ({ page }) => {
  const { auth, memberMenu, shell } = words.en;
  await readAs(page, { language: "en", width: 1280 }, server.url);
  await openAlive(page, `${server.url}/about`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("button", { name: shell.signIn }).click();
  await page.getByRole("dialog").getByRole("tab", { name: auth.tabs.signUp }).click();
  await signUpOnScreen(page, "en");
  await expect(page.getByLabel(memberMenu.menu("Anu Bold"))).toBeVisible();
  await openAlive(page, server.url + formPages.idea);
  const form = formOn(page, "idea", "en");
  await form.fill(formValues.en);
  await form.submit().click();
  await expect(page.getByText(form.texts.created.text, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(atFirstMatches);
  await untilArrived(page);
  await saysWhatIsNotEncrypted(page);
  // By the name of the profile now.
  await page.getByLabel(memberMenu.menu(nameOf("cofounder", "en"))).click();
  await page.getByRole("button", { name: memberMenu.signOut }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: shell.signIn })).toBeVisible();
});

/** Before anything is written there. */
async function saysWhatIsNotEncrypted(page: Page): Promise<void> {
  const { partners, privateMatching } = words.en;
  await page.evaluate(
    async (partner) => {
      const headers = { "content-type": "application/json" };
      await fetch("/api/startup-cofounders", { method: "POST", headers, body: JSON.stringify(partner) });
    },
    { ...formValues.en.cofounder, profileImageUrl: null },
  );
  await openAlive(page, `${server.url}/partners?type=individual`);
  await page.getByRole("main").getByRole("button", { name: partners.privateAi }).first().click();
  const encrypt = page
    .getByRole("dialog")
    .getByRole("switch", { name: privateMatching.switches.encryptData.name });
  await expect(encrypt).toBeDisabled();
  await expect(encrypt).not.toBeChecked();
  await expect(encrypt).toHaveAccessibleDescription(privateMatching.cannotEncrypt);
  await page.keyboard.press("Escape");
}
