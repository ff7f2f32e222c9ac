import type { Page } from "@playwright/test";
import { type DnsServer, openDnsServer } from "../apps/server/test/dns-server.ts";
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

// One worker: there is one name server.
test.describe.configure({ mode: "serial" });
test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  ownBrowser: true,
  // A code that is not the claim's: the console names the refusal too.
  expectedErrors: [/400 \(Bad Request\)/],
});

let dns: DnsServer;
test.beforeAll(async () => {
  dns = await openDnsServer(Number(process.env["DNS_PORT"]));
});
test.afterAll(() => dns.close());

for (const reader of walkedBy("en"))
  test(`a company proves its domain and gives it up again, ${reader.language} at ${reader.width} px`, ({
    page,
  }) => journey(page, reader));

async function journey(page: Page, reader: Reader): Promise<void> {
  const { domain: t } = words[reader.language];
  const main = page.getByRole("main");
  const asked = `tengri-${reader.language}.mn`;
  const open = () => page.goto(`${demoUrl()}/domain-verification`);
  const field = main.getByRole("textbox", { name: t.form.label });
  const record = (type: string) =>
    main.getByRole("row").filter({ hasText: t.records.purposes[type as "TXT"] });
  await readAs(page, reader, demoUrl());

  await test.step("a visitor reads how it works", async () => {
    await open();
    await expect(main.getByRole("heading", { name: t.how.title })).toBeVisible();
    await expect(main.getByRole("button", { name: t.visitor.signIn })).toBeVisible();
    await expectAccessible(page, "the page of a visitor");
  });

  const company = await test.step("a member makes a company first", async () => {
    await signUp(page.request, demoUrl(), reader.language);
    await open();
    await expect(main.getByRole("link", { name: t.noCompany.create })).toBeVisible();
    return makeCompany(page);
  });

  await test.step("claims the domain and copies the code", async () => {
    await open();
    await field.fill("gmail.com");
    await main.getByRole("button", { name: t.form.submit }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(`https://www.${asked}/`);
    await main.getByRole("button", { name: t.form.submit }).click();
    await expect(main.getByRole("heading", { name: asked })).toBeVisible();
    await expect(main.getByText(t.states.pending, { exact: true })).toBeVisible();
    await main.getByRole("button", { name: t.records.copyValue("TXT") }).click();
    await expect(page.getByText(t.copied)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the records to set");
  });

  const code = await page.evaluate(() => navigator.clipboard.readText());
  const box = main.getByRole("textbox", { name: t.code.label });
  const verify = main.getByRole("button", { name: t.code.verify, exact: true });

  await test.step("can check only with a code, and is told what is missing", async () => {
    await expect(box).toHaveValue(code);
    await expect(verify).toBeEnabled();
    await box.fill("");
    await expect(verify).toBeDisabled();
    await box.fill("0123");
    await verify.click();
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await main.getByRole("button", { name: t.code.use }).click();
    await expect(box).toHaveValue(code);
    dns.set(asked, { type: "A", data: "43.231.112.9" }, { type: "MX", data: "mx.example.mn", priority: 5 });
    await box.press("Enter");
    await expect(main.getByText(t.advice.missing.title)).toBeVisible();
    await expect(record("TXT")).toContainText(t.records.states.missing);
    await expect(record("A")).toContainText("43.231.112.9");
    await expect(record("MX")).toContainText("5 mx.example.mn");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "what was found");
  });

  await test.step("is verified once the record is there", async () => {
    dns.set(`_khamt-challenge.${asked}`, { type: "TXT", data: code });
    await verify.click();
    await expect(page.getByText(t.done.title)).toBeVisible();
    await expect(main.getByRole("button", { name: t.code.verified, exact: true })).toBeDisabled();
    await expect(record("TXT")).toContainText(t.records.states.found);
    await expectAccessible(page, "a verified domain");
    const mark = (await (await page.request.get(`${demoUrl()}/api/companies/${company}`)).json()) as object;
    expect(mark).toMatchObject({ isVerified: true, verificationLevel: "domain" });
  });

  await test.step("gives it up", async () => {
    await main.getByRole("button", { name: t.remove.button }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.remove.button }).click();
    await expect(field).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

function makeCompany(page: Page): Promise<string> {
  return post(page.request, "/api/companies", {
    name: "Тэнгэр",
    description: "We build web shops and payment services for small companies in Mongolia.",
    industry: "technology",
    size: "small",
    services: ["Web development"],
    specialties: ["Payments"],
    location: "Ulaanbaatar",
    email: "info@tengri.mn",
    foundedYear: 2019,
  });
}
