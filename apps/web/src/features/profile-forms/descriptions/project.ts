import { companySizes, projectCategories } from "@khamt/contract/vocabulary";
import type { FormDescription } from "../form-description.ts";
import { preferencesStep } from "./preferences-step.ts";

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
