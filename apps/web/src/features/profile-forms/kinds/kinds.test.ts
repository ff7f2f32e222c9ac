import {
  cofounderInput,
  companyFields,
  companyInput,
  type Fields,
  fieldsOfKind,
  ideaInput,
  projectInput,
} from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { describe, expect, it } from "vitest";
import englishLabels from "../../../shared/vocabulary/words/vocabulary.en.ts";
import mongolianLabels from "../../../shared/vocabulary/words/vocabulary.mn.ts";
import { catalogue } from "../../../lib/language/index.ts";
import type { Control, FormDescription, FormField } from "../form-description.ts";
import { cofounderForm } from "./cofounder-form.ts";
import { companyForm } from "./company-form.ts";
import { ideaForm } from "./idea-form.ts";
import { projectForm } from "./project-form.ts";

const inputs = { cofounder: cofounderInput, company: companyInput, idea: ideaInput, project: projectInput };
const forms = { cofounder: cofounderForm, company: companyForm, idea: ideaForm, project: projectForm };
const catalogues = {
  cofounder: catalogue("cofounder-form"),
  company: catalogue("company-form"),
  idea: catalogue("idea-form"),
  project: catalogue("project-form"),
};

type Schema = {
  parse: (value: unknown) => unknown;
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
};

/** What a control that nobody touched gives. */
const untouched: Record<Control, unknown> = {
  line: "",
  sum: "",
  text: "",
  lines: [],
  number: "",
  email: "",
  url: "",
  phone: "",
  timezone: "",
  select: null,
  tags: [],
  switch: false,
  files: [],
  image: null,
  preferences: {},
};

describe.each(entityKinds)("the form of the kind %s", (kind) => {
  const form: FormDescription = forms[kind];
  const fields = form.sections.flatMap(({ fields }) => fields);
  const names = fields.map(({ name }) => name);
  const schemas: Record<string, Schema> = inputs[kind].shape;
  const schemaOf = ({ name }: FormField): Schema => schemas[name] ?? expect.unreachable(name);

  it("asks once for everything that is sent, but for the switch that the engine adds", () => {
    expect(form.kind).toBe(kind);
    expect([...names, "isPublished"].toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  it("requires what cannot be sent untouched", () => {
    const required = fields.filter((field) => !schemaOf(field).safeParse(untouched[field.control]).success);
    expect(fields.filter(({ isRequired }) => isRequired)).toEqual(required);
  });

  it("begins with what is meant where nothing is sent, but for what the account says", () => {
    const told: Fields = fieldsOfKind[kind];
    const meant = fields.flatMap((field) => {
      if ("isOfAccount" in (told[field.name] ?? {})) return [];
      const absent = schemaOf(field).safeParse(undefined);
      return absent.success ? [[field.name, absent.data]] : [];
    });
    const begun = fields
      .filter(({ name }) => meant.some(([each]) => each === name))
      .map((field) => [
        field.name,
        schemaOf(field).parse(form.defaults[field.name] ?? untouched[field.control]),
      ]);
    expect(begun).toEqual(meant);
    expect(names).toEqual(expect.arrayContaining(Object.keys(form.defaults)));
  });

  it("offers options that can be sent, and names each in both languages", () => {
    const selects = fields.filter(({ control }) => control === "select");
    for (const { name, options = [], ...field } of selects) {
      expect(options.length, name).toBeGreaterThan(1);
      const sendable = options.filter((option) => schemas[name]?.safeParse(option).success);
      expect(sendable, name).toEqual(options);
      for (const labels of [englishLabels, mongolianLabels])
        expect(namesIn(labels, field.vocabulary), name).toEqual(expect.arrayContaining([...options]));
    }
  });

  it.each(["en", "mn"] as const)(
    "has words for every section and field and no others, in %s",
    async (language) => {
      const words = await catalogues[kind].load(language);
      expect(Object.keys(words.sections)).toEqual(form.sections.map(({ name }) => name));
      expect(Object.keys(words.fields)).toEqual(names);
    },
  );
});

it("a form begins and offers as the product promises", () => {
  expect(cofounderForm.defaults).toEqual({ availability: "full-time", workStyle: "hybrid" });
  expect(companyForm.defaults).toEqual({ size: "small" });
  expect(ideaForm.defaults).toEqual({ stage: "idea" });
  expect(companyForm.sections.flatMap(({ fields }) => fields)).toContainEqual({
    name: "projectFiles",
    control: "files",
    most: companyFields.projectFiles.most,
  });
  expect(companyFields.projectFiles.most).toBe(10);
  expect(optionsOf(cofounderForm)).toMatchObject({
    experience: ["0-1", "1-3", "3-5", "5-10", "10+"],
    availability: ["full-time", "part-time", "consulting", "weekends"],
    education: ["high-school", "bachelor", "master", "phd"],
  });
  expect(optionsOf(companyForm)).toMatchObject({
    industry: words("technology marketing finance healthcare education manufacturing retail consulting"),
    size: ["startup", "small", "medium", "large", "enterprise"],
    legalStructure: ["ХХК", "ХК", "ХЭ", "НБ"],
    annualRevenue: ["0-100m", "100m-500m", "500m-1b", "1b+"],
  });
  expect(optionsOf(ideaForm)).toMatchObject({
    industry: words(
      "technology healthcare finance education ecommerce entertainment agriculture real-estate other",
    ),
    stage: ["idea", "prototype", "mvp", "growth"],
  });
});

it.each([
  [
    "cofounder",
    [
      "Personal Information",
      "Professional Information",
      "Education",
      "Contact & Location",
      "Social & Portfolio",
    ],
    "Create Profile",
    { title: "Success", text: "Profile created successfully." },
  ],
  [
    "company",
    ["Basic Company Information", "Business Details", "Location & Contact", "Services & Capabilities"],
    "Create Company Profile",
    { title: "Success", text: "Company profile created successfully." },
  ],
  [
    "idea",
    ["Idea Information", "Required Skills", "Tags"],
    "Create Profile",
    { title: "Success", text: "Startup idea profile created successfully." },
  ],
] as const)(
  "names the sections, the button and the success of the form of the kind %s",
  async (kind, sections, submit, created) => {
    const words = await catalogues[kind].load("en");
    expect(Object.values(words.sections).slice(0, sections.length)).toEqual(sections);
    expect(words).toMatchObject({ submit, created });
  },
);

it("asks in each section for what belongs there", () => {
  const fieldsOf = ({ sections }: FormDescription, section: string) =>
    sections.find(({ name }) => name === section)?.fields.map(({ name }) => name);
  expect(cofounderForm.sections.flatMap(({ fields }) => fields)).toContainEqual({
    name: "bio",
    control: "text",
    rows: 3,
  });
  expect(fieldsOf(cofounderForm, "personal")).toEqual(
    expect.arrayContaining(words("firstName lastName title age bio")),
  );
  expect(fieldsOf(cofounderForm, "professional")).toEqual(
    words(
      "experience availability skills expertise industries languages certifications awards preferredRoles workValues hobbies",
    ),
  );
  expect(fieldsOf(companyForm, "services")).toEqual(words("specialties services technologies projectFiles"));
});

it("suggests work for skills, languages for languages, and a place for neither", () => {
  const fields = [...cofounderForm.sections, ...ideaForm.sections, ...companyForm.sections].flatMap(
    ({ fields }) => fields,
  );
  const suggested = (name: string) => fields.find((field) => field.name === name)?.suggests;
  for (const name of words("skills expertise industries requiredSkills specialties services technologies"))
    expect(suggested(name), name).toBe("work");
  expect(suggested("languages")).toBe("language");
  expect(suggested("hobbies")).toBeUndefined();
});

function optionsOf({ sections }: FormDescription) {
  return Object.fromEntries(
    sections.flatMap(({ fields }) => fields.map(({ name, options }) => [name, options])),
  );
}

function namesIn(labels: Readonly<Record<string, object>>, vocabulary = ""): string[] {
  return Object.keys(labels[vocabulary] ?? {});
}

function words(text: string): string[] {
  return text.split(" ");
}

it("reads a sum in what is money, and none in a share of a company", () => {
  const sums = Object.values(forms)
    .flatMap(({ sections }: FormDescription) => sections.flatMap(({ fields }) => fields))
    .filter(({ control }) => control === "sum");
  expect(sums.map(({ name }) => name)).toEqual(["salaryExpectation", "fundingNeeds", "budget"]);
});
