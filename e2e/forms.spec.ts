import type { Page } from "@playwright/test";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { signUp } from "./accounts.ts";
import { formValues } from "./forms-fixtures.ts";
import { formOn, formPages } from "./forms.ts";
import { demoUrl, expect, readAs, readers, test } from "./test.ts";
import { words } from "./words.ts";

/** A company comes before its project. */
const kinds = ["idea", "cofounder", "company", "project"] as const satisfies readonly EntityKind[];

for (const reader of readers)
  test(`a member fills in every field of the four forms, and finds everything as it was typed, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { language } = reader;
    const t = words[language];
    const values = formValues[language];
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), language);
    for (const kind of kinds)
      await test.step(`${kind}: makes it`, async () => {
        const form = formOn(page, kind, language);
        await page.goto(demoUrl() + formPages[kind]);
        await page.waitForLoadState("networkidle");
        await form.fill(values);
        await form.submit().click();
        await expect(page).toHaveURL(`${demoUrl()}/my-profile`);
        await expect(page.getByText(form.texts.created.text, { exact: true })).toBeVisible();
      });
  });
