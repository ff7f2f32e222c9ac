import type { Page } from "@playwright/test";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { signUp } from "./tools/accounts.ts";
import { formValues } from "./tools/forms-fixtures.ts";
import { openAlive } from "./tools/open-alive.ts";
import { formLinks, formOn, nameOf, type Form } from "./tools/forms.ts";
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
import { atFirstMatches, openForm } from "./tools/forms-of-tests.ts";

// A session that has ended, a profile that was changed meanwhile, and a lost connection: the console names them too.
// On a busy machine the matching may be too far behind what was just written to count: the form asks again by itself.
test.use({
  expectedErrors: [
    /401 \(Unauthorized\)|409 \(Conflict\)|ERR_INTERNET_DISCONNECTED/,
    /503 \(Service Unavailable\) \(\S+\/api\/preferences\/count/,
  ],
});

/** A company comes before its project. */
const kinds = ["idea", "cofounder", "company", "project"] as const satisfies readonly EntityKind[];

/** Of the hostile, two are typed, who have every kind of field; the other two are sent as their forms would. */
const sent: Readonly<Partial<Record<EntityKind, string>>> = {
  cofounder: "startup-cofounders",
  project: "project-listings",
};

/** A field that its public page shows. */
const changed = {
  idea: "description",
  cofounder: "bio",
  company: "mission",
  project: "timeline",
} as const satisfies Record<EntityKind, string>;

for (const reader of walkedBy("mn"))
  test(`a member fills in all of the four forms, finds everything as it was typed, and changes it, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { language } = reader;
    const t = words[language].myProfile;
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), language);
    await openOwnProfiles(page);
    for (const kind of kinds) await test.step(`makes the ${kind}`, () => make(page, kind, language));
    await expectNoSidewaysScroll(page);
    for (const kind of kinds) await test.step(`changes the ${kind}`, () => change(page, kind, language));

    await test.step("pauses, resumes and deletes", async () => {
      const [idea, project] = [nameOf("idea", language), nameOf("project", language)];
      const button = (action: string, name: string) =>
        page.getByRole("button", { name: t.about(action, name), exact: true });
      await button(t.pause, idea).click();
      await expect(page.getByText(t.why.paused).first()).toBeVisible();
      await button(t.resume, idea).click();
      await expect(button(t.pause, idea)).toBeVisible();
      await button(t.removeButton, project).click();
      await page.getByRole("dialog").getByRole("button", { name: t.removeButton }).click();
      await expect(page.getByRole("link", { name: t.about(t.edit, project), exact: true })).toHaveCount(0);
      await expect(page.getByText(t.projects.empty)).toBeVisible();
    });
  });

async function make(page: Page, kind: EntityKind, language: Reader["language"]): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: formLinks[language][kind], exact: true }).click();
  const form = formOn(page, kind, language);
  await form.fill(formValues[language]);
  await form.submit().click();
  await expect(page.getByText(form.texts.created.text, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(atFirstMatches);
  await page.getByRole("link", { name: words[language].arrival.profiles }).click();
  await expect(page.getByRole("heading", { name: nameOf(kind, language) }).first()).toBeVisible();
}

/** Looks at every field, changes one, and at what everyone sees then. */
async function change(page: Page, kind: EntityKind, language: Reader["language"]): Promise<void> {
  const { forms, myProfile } = words[language];
  const form = await openEdit(page, kind, language);
  await form.expectHolds(formValues[language]);
  const name = changed[kind];
  const text = `${await form.control(name).inputValue()} +1`;
  await form.control(name).fill(text);
  await form.save().click();
  await expect(page.getByText(forms.saved.text, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${demoUrl()}/my-profile`);
  await page
    .getByRole("link", { name: myProfile.about(myProfile.view, nameOf(kind, language)), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nameOf(kind, language));
  await expect(page.getByRole("main").getByText(text)).toBeVisible();
  await page.goBack();
}

test("what would take a page over is kept as it was typed and shown as text, and too much of it is refused", async ({
  page,
}) => {
  const { forms, myProfile } = words.en;
  const values = formValues.hostile;
  page.on("dialog", () => {
    throw new Error("a script has run");
  });
  await readAs(page, { language: "en", width: 390 }, demoUrl());
  await signUp(page.request, demoUrl(), "en");
  await openOwnProfiles(page);
  for (const kind of kinds)
    await test.step(kind, async () => {
      await (sent[kind] === undefined ? type(kind) : send(kind, sent[kind]));
      const name = nameOf(kind, "hostile");
      await expect(page.getByRole("heading", { name }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      const form = await openEdit(page, kind, "hostile");
      await form.expectHolds(values);
      await page.goBack();
      await page.getByRole("link", { name: myProfile.about(myProfile.view, name), exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.locator("img[src=x], main script")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expect(page).not.toHaveTitle("taken over");
      await page.goBack();
    });

  async function send(kind: EntityKind, path: string): Promise<void> {
    const data = { ...values[kind], profileImageUrl: undefined };
    const answer = await page.request.post(`${demoUrl()}/api/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    await openOwnProfiles(page);
  }

  async function type(kind: EntityKind): Promise<void> {
    await page.getByRole("main").getByRole("link", { name: formLinks.en[kind], exact: true }).click();
    const made = formOn(page, kind, "en");
    await made.fill(values);
    await made.submit().click();
    await expect(page.getByText(made.texts.created.text, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: words.en.arrival.profiles }).click();
  }

  await test.step("a text of 100,000 characters", async () => {
    const form = await openEdit(page, "idea", "hostile");
    const text = "word ".repeat(20_000).trimEnd();
    await form.control("description").fill(text);
    await form.save().click();
    await expect(form.control("description")).toBeFocused();
    const summary = page.getByRole("alert").filter({ hasText: forms.summary.title(1) });
    await form.control("title").focus();
    await summary.getByRole("button", { name: forms.problems.tooLong(5000) }).click();
    await expect(form.control("description")).toBeFocused();
    await expect(form.control("description")).toHaveAccessibleDescription(forms.problems.tooLong(5000));
    await expect(form.control("description")).toHaveValue(text);
  });
});

test("the forms are accessible in Mongolian and in the dark, and work by keyboard alone", async ({
  page,
}) => {
  const { forms, form: texts, tagInput } = words.mn;
  await readAs(page, { language: "mn", width: 390 }, demoUrl());
  await page.context().addCookies([{ name: "khamt-theme", value: "dark", url: demoUrl() }]);
  for (const kind of kinds) {
    await openForm(page, kind);
    const form = formOn(page, kind, "mn");
    await form.openSection(form.sections.length - 1);
    await expect(form.field("preferences").getByRole("group").first()).toBeVisible();
    await expectAccessible(page, kind);
    await expectNoSidewaysScroll(page);
  }

  await openForm(page, "project");
  await expectFocusInSight(page);
  const { control, chips, field } = formOn(page, "project", "mn");
  const bar = page.locator("[data-bar=form]");
  await expect(bar).toBeInViewport();
  // At 400 % it would leave a strip of the form.
  await page.setViewportSize({ width: 320, height: 256 });
  await control("title").focus();
  await expect(control("title")).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  const { sections, submit } = texts.project;
  const press = (...keys: string[]) => pressAll(page, keys);
  await page
    .getByRole("navigation", { name: forms.sections.label })
    .getByRole("link", { name: sections.requirements })
    .focus();
  await press("Enter");
  await expect(page.getByRole("heading", { name: sections.requirements })).toBeFocused();
  await press("Tab");
  await page.keyboard.insertText("дизайн");
  await press("Enter");
  await page.keyboard.insertText("React,Vue,");
  await expect(chips(field("requiredSkills"))).toHaveText(["дизайн", "React", "Vue"]);
  await press("Backspace", "ArrowLeft", "Delete");
  await expect(chips(field("requiredSkills"))).toHaveText(["дизайн", "Vue"]);
  await expect(page.getByRole("button", { name: tagInput.remove("дизайн") })).toBeFocused();
  await page.getByRole("button", { name: submit, exact: true }).focus();
  await press("Enter");
  await expect(control("title")).toBeFocused();
  await expect(control("title")).toHaveAccessibleDescription(forms.problems.required());
});

/** Of what the Tab key comes to, down to the foot of the page, nothing lies under a bar. */
async function expectFocusInSight(page: Page): Promise<void> {
  for (let focused = ""; focused !== "foot";) {
    await page.keyboard.press("Tab");
    focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return "nothing";
      const { left, top, width, height } = at.getBoundingClientRect();
      const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-bar]");
      if (bar && !bar.contains(at)) return `${at.tagName} under ${bar.tagName}`;
      return at.closest("footer") ? "foot" : "in sight";
    });
    expect(["in sight", "foot"]).toContain(focused);
  }
}

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function openOwnProfiles(page: Page): Promise<void> {
  await openAlive(page, `${demoUrl()}/my-profile`);
}

/** From the list of what one has; the reader of what is hostile reads English. */
async function openEdit(page: Page, kind: EntityKind, values: keyof typeof formValues): Promise<Form> {
  const language = values === "hostile" ? "en" : values;
  const { about, edit } = words[language].myProfile;
  await page
    .getByRole("link", { name: about(edit, nameOf(kind, values)), exact: true })
    .first()
    .click();
  const form = formOn(page, kind, language);
  await expect(page.getByRole("heading", { level: 1, name: form.texts.editTitle })).toBeVisible();
  return form;
}
