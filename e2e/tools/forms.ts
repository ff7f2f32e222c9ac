import type { Locator, Page } from "@playwright/test";
import type { Importance, Preferences } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { cofounderForm } from "../../apps/web/src/features/profile-forms/kinds/cofounder-form.ts";
import { companyForm } from "../../apps/web/src/features/profile-forms/kinds/company-form.ts";
import { ideaForm } from "../../apps/web/src/features/profile-forms/kinds/idea-form.ts";
import { projectForm } from "../../apps/web/src/features/profile-forms/kinds/project-form.ts";
import type {
  FormDescription,
  FormField,
} from "../../apps/web/src/features/profile-forms/form-description.ts";
import { closedLists, isClosed } from "../../apps/web/src/features/profile-forms/preferences/attributes.ts";
import type { Upload } from "./form-uploads.ts";
import { formValues, valueOf, type FormValue, type FormValues } from "./forms-fixtures.ts";
import { expect, type Reader } from "./test.ts";
import { words } from "./words.ts";

export const formPages = {
  cofounder: "/create-cofounder",
  idea: "/create-startup-idea",
  company: "/create-company",
  project: "/post-project",
} as const;

const descriptions: Readonly<Record<EntityKind, FormDescription>> = {
  cofounder: cofounderForm,
  idea: ideaForm,
  company: companyForm,
  project: projectForm,
};

/** What leads to each form from the page of one's own profiles. */
export const formLinks = { en: linksOf("en"), mn: linksOf("mn") };

function linksOf(language: Reader["language"]): Readonly<Record<EntityKind, string>> {
  const { kinds, projects } = words[language].myProfile;
  const { cofounder, idea, company } = kinds;
  return {
    cofounder: cofounder.create,
    idea: idea.create,
    company: company.create,
    project: projects.create,
  };
}

/** What a profile is called where its owner and others see it. */
export function nameOf(kind: EntityKind, values: keyof typeof formValues): string {
  const { idea, cofounder, company, project } = formValues[values];
  return {
    idea: idea.title,
    cofounder: `${cofounder.firstName} ${cofounder.lastName}`,
    company: company.name,
    project: project.title,
  }[kind];
}

/** One of the four forms on the screen, as its reader sees it. */
export function formOn(page: Page, kind: EntityKind, language: Reader["language"]) {
  const t = words[language];
  const texts = t.form[kind];
  const { sections } = descriptions[kind];
  const labels: Readonly<Record<string, { label: string }>> = texts.fields;
  const labelOf = (name: string) => labels[name]?.label ?? name;
  const frame = page.getByRole("main");

  const field = (name: string) => frame.locator(`[data-field="${name}"]`);
  /** A field for writing or choosing, by its label. */
  const control = (name: string) => field(name).getByLabel(labelOf(name), { exact: true });
  const group = (name: string) => field(name).getByRole("group", { name: labelOf(name), exact: true });
  const chips = (scope: Locator) =>
    scope.getByRole("list", { name: t.tagInput.chosen }).getByRole("listitem");

  const openSection = async (index: number) => {
    const name = sections[index]?.name ?? "";
    const link = frame.getByRole("navigation", { name: t.forms.sections.label }).getByRole("link").nth(index);
    const news = page.locator("body > [aria-live]").getByRole("button", { name: t.components.close });
    // The strip follows the page as it scrolls, and may move on under the finger; news lies over it on phones.
    await expect(async () => {
      if (await news.isVisible()) await news.click({ timeout: 2000 });
      await link.click({ timeout: 2000 });
      await expect(frame.locator(`[data-section="${name}"] h2`)).toBeFocused({ timeout: 2000 });
    }).toPass();
  };

  const wishRow = (attribute: keyof Preferences) => {
    const ofKind: Partial<Record<keyof Preferences, string>> = t.preferences.ofKind[kind];
    const name = ofKind[attribute] ?? t.preferences.attribute[attribute];
    return field("preferences")
      .getByRole("listitem")
      .filter({ has: page.getByRole("group", { name, exact: true }) });
  };
  const radio = (attribute: keyof Preferences, importance: Importance) =>
    wishRow(attribute).getByRole("radio", { name: t.preferences.importance[importance] });

  const fillWish = async (attribute: keyof Preferences, { importance, values = [] }: Wish) => {
    const row = wishRow(attribute);
    if (isClosed(attribute)) {
      const names: Readonly<Record<string, string>> = t.vocabulary[closedLists[attribute].labels];
      for (const value of values) await row.getByRole("checkbox", { name: names[value] ?? value }).check();
    } else if (values.length > 0) await fillTags(row.getByRole("combobox"), values);
    await radio(attribute, importance).check();
  };

  const fill = async ({ name, control: kindOfControl }: FormField, values: FormValues) => {
    const value = valueOf(values, kind, name);
    if (kindOfControl === "tags") await fillTags(control(name), tagsIn(value));
    else if (kindOfControl === "switch") await control(name).setChecked(value === true);
    else if (kindOfControl === "select") await control(name).selectOption(textOf(value));
    else if (kindOfControl === "image" || kindOfControl === "files") await upload(name, filesIn(value));
    else if (kindOfControl === "preferences")
      for (const [attribute, wish] of wishesIn(value)) await fillWish(attribute, wish);
    else await control(name).fill(textOf(value));
  };
  const upload = async (name: string, files: readonly Upload[]) => {
    await group(name)
      .locator("input[type=file]")
      .setInputFiles([...files]);
  };

  const holds = async ({ name, control: kindOfControl }: FormField, values: FormValues) => {
    const value = valueOf(values, kind, name);
    if (kindOfControl === "tags") await expect(chips(field(name))).toHaveText(tagsIn(value));
    else if (kindOfControl === "switch") await expect(control(name)).toBeChecked({ checked: value === true });
    else if (kindOfControl === "image")
      await expect(group(name).locator('img[src^="/files/"]')).toHaveCount(filesIn(value).length);
    else if (kindOfControl === "files")
      await expect(group(name).getByRole("link")).toHaveText(filesIn(value).map((file) => file.name));
    else if (kindOfControl === "preferences")
      for (const [attribute, { importance }] of wishesIn(value))
        await expect(radio(attribute, importance)).toBeChecked();
    else await expect(control(name)).toHaveValue(textOf(value));
  };

  return {
    sections,
    texts,
    labelOf,
    field,
    control,
    group,
    chips,
    openSection,
    submit: () => frame.getByRole("button", { name: texts.submit, exact: true }),
    save: () => frame.getByRole("button", { name: t.forms.save, exact: true }),
    async fill(values: FormValues) {
      for (const [index, section] of sections.entries()) {
        await openSection(index);
        for (const each of section.fields) await fill(each, values);
        // What is chosen has to be stored before the form may be sent.
        for (const { name, control: kindOfControl } of section.fields)
          if (kindOfControl === "image" || kindOfControl === "files")
            await holds({ name, control: kindOfControl }, values);
      }
    },
    async expectHolds(values: FormValues) {
      // The wishes are drawn when they are come to.
      await openSection(sections.length - 1);
      for (const section of sections) for (const each of section.fields) await holds(each, values);
    },
  };
}

/** As it stands in a line or a text. */
function textOf(value: FormValue): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : tagsIn(value).join("\n");
}

function tagsIn(value: FormValue): string[] {
  return listIn(value).map((each) => {
    if (typeof each === "string") return each;
    throw new Error(`${each.name} is a file and nothing to type`);
  });
}

function filesIn(value: FormValue): Upload[] {
  return listIn(value).map((each) => {
    if (typeof each !== "string") return each;
    throw new Error(`${each} is no file`);
  });
}

function listIn(value: FormValue): readonly (string | Upload)[] {
  if (typeof value === "object" && Symbol.iterator in value) return value;
  throw new Error(`${JSON.stringify(value)} is no list`);
}

function wishesIn(value: FormValue): [keyof Preferences, Wish][] {
  if (typeof value !== "object" || Symbol.iterator in value) throw new Error("These are no wishes.");
  return namesOf(value).flatMap((name) => (value[name] ? [[name, value[name]]] : []));
}

/** As many at once as the field takes. */
async function fillTags(field: Locator, tags: readonly string[]): Promise<void> {
  for (let from = 0; from < tags.length; from += 3)
    await field.fill(`${tags.slice(from, from + 3).join(",")},`);
}

type Wish = { importance: Importance; values?: readonly string[] | undefined };
export type Form = ReturnType<typeof formOn>;
