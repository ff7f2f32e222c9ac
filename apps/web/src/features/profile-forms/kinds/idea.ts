import { availabilities, ideaIndustries, listStages } from "@khamt/contract/vocabulary";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { type FormDescription, preferencesStep } from "../form-description.ts";

export const ideaForm: FormDescription = {
  kind: "idea",
  steps: [
    {
      name: "information",
      fields: [
        { name: "title", control: "line", isRequired: true },
        { name: "description", control: "text", isRequired: true, rows: 6 },
        {
          name: "industry",
          control: "select",
          isRequired: true,
          // Ideas of logistics are found by what they say: the filter reads title and tags too.
          options: ideaIndustries.filter((industry) => industry !== "logistics"),
          vocabulary: "industry",
        },
        { name: "stage", control: "select", isRequired: true, options: listStages, vocabulary: "stage" },
        { name: "fundingNeeds", control: "line" },
        { name: "location", control: "line", autoComplete: "address-level2" },
      ],
    },
    {
      name: "skills",
      fields: [
        { name: "requiredSkills", control: "tags", isRequired: true },
        {
          name: "commitment",
          control: "select",
          options: availabilities,
          vocabulary: "availability",
        },
      ],
    },
    { name: "tags", fields: [{ name: "tags", control: "tags" }] },
    preferencesStep,
  ],
  defaults: { stage: "idea" },
};

export const ideaKind: FormKind = {
  description: ideaForm,
  words: catalogue("idea-form"),
  page: "/create-startup-idea",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/idea-input")).ideaInput,
};
