import { companySizes, projectCategories } from "@khamt/contract/vocabulary";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { type FormDescription, preferencesStep } from "../form-description.ts";

export const projectForm: FormDescription = {
  kind: "project",
  steps: [
    {
      name: "information",
      fields: [
        { name: "title", control: "line", isRequired: true },
        { name: "description", control: "text", isRequired: true, rows: 6 },
        {
          name: "category",
          control: "select",
          isRequired: true,
          options: projectCategories,
          vocabulary: "projectCategory",
        },
      ],
    },
    {
      name: "terms",
      fields: [
        { name: "budget", control: "line" },
        { name: "timeline", control: "line" },
        { name: "isUrgent", control: "switch" },
      ],
    },
    {
      name: "requirements",
      fields: [
        { name: "requiredSkills", control: "tags", isRequired: true },
        {
          name: "requiredCompanySize",
          control: "select",
          options: companySizes,
          vocabulary: "companySize",
        },
        { name: "preferredLocation", control: "line" },
        { name: "questions", control: "lines", rows: 3 },
      ],
    },
    preferencesStep,
  ],
  defaults: {},
};

export const projectKind: FormKind = {
  description: projectForm,
  words: catalogue("project-form"),
  page: "/post-project",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/project-input")).projectInput,
};
