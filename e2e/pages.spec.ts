import {
  demoUrl,
  emptyUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  readers,
  test,
} from "./test.ts";

const paths = [
  "/",
  "/dashboard",
  "/categories",
  "/startup-ideas",
  "/startup-cofounders",
  "/companies",
  "/project-listings",
  "/ideas",
  "/partners",
  "/partners?type=company",
  "/my-matches",
  "/profile",
  "/my-profile",
  "/search",
  "/services",
  "/business-partners",
  "/project-partners",
  "/odoo-signup",
  "/domain-verification",
  "/create-cofounder",
  "/create-company",
  "/create-startup-idea",
  "/post-project",
  "/success-stories",
  "/pricing",
  "/about",
  "/careers",
  "/contact",
  "/help",
  "/documentation",
  "/privacy",
  "/terms",
  "/cookies",
  "/reset-password",
  "/confirm-email",
];

for (const [name, url] of [
  ["with demo data", demoUrl],
  ["on an empty database", emptyUrl],
] as const) {
  for (const reader of [readers[0], readers[3]]) {
    test(`every page opens whole and without an error ${name}, ${reader.language} at ${reader.width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await readAs(page, reader, url());
      for (const path of paths) {
        const response = await page.goto(url() + path);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        await expect(page.locator("html"), path).toHaveAttribute("lang", reader.language);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

for (const { language, theme } of [
  { language: "en", theme: "light" },
  { language: "mn", theme: "dark" },
] as const) {
  test(`every page passes axe, ${language}, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await readAs(page, { language, width: 1280 }, demoUrl());
    await page.context().addCookies([{ name: "khamt-theme", value: theme, url: demoUrl() }]);
    for (const path of paths) {
      await page.goto(demoUrl() + path);
      await expectAccessible(page, path);
    }
  });
}
