import { educations, experiences, listAvailabilities, workStyles } from "@khamt/contract/vocabulary";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { type FormDescription, preferencesStep } from "../form-description.ts";

export const cofounderForm: FormDescription = {
  kind: "cofounder",
  steps: [
    {
      name: "personal",
      fields: [
        { name: "firstName", control: "line", isRequired: true, autoComplete: "given-name" },
        { name: "lastName", control: "line", autoComplete: "family-name" },
        { name: "title", control: "line", autoComplete: "organization-title" },
        { name: "age", control: "number" },
        { name: "bio", control: "text", rows: 3 },
        { name: "profileImageUrl", control: "image" },
      ],
    },
    {
      name: "professional",
      fields: [
        {
          name: "experience",
          control: "select",
          isRequired: true,
          options: experiences,
          vocabulary: "experience",
        },
        {
          name: "availability",
          control: "select",
          isRequired: true,
          options: listAvailabilities,
          vocabulary: "availability",
        },
        { name: "skills", control: "tags", isRequired: true },
        { name: "expertise", control: "tags", isRequired: true },
        { name: "industries", control: "tags" },
        { name: "languages", control: "tags" },
        { name: "certifications", control: "tags" },
        { name: "awards", control: "tags" },
        { name: "preferredRoles", control: "tags" },
        { name: "workValues", control: "tags" },
        { name: "hobbies", control: "tags" },
      ],
    },
    {
      name: "education",
      fields: [
        { name: "education", control: "select", options: educations, vocabulary: "education" },
        { name: "university", control: "line" },
        { name: "degree", control: "line" },
        { name: "graduationYear", control: "number" },
      ],
    },
    {
      name: "contact",
      fields: [
        { name: "location", control: "line", autoComplete: "address-level2" },
        { name: "timezone", control: "line" },
        { name: "phoneNumber", control: "phone", autoComplete: "tel" },
        { name: "email", control: "email", autoComplete: "email" },
      ],
    },
    {
      name: "social",
      fields: [
        { name: "linkedinUrl", control: "url" },
        { name: "portfolioUrl", control: "url", autoComplete: "url" },
        { name: "githubUrl", control: "url" },
        { name: "twitterUrl", control: "url" },
      ],
    },
    {
      name: "more",
      fields: [
        {
          name: "workStyle",
          control: "select",
          isRequired: true,
          options: workStyles,
          vocabulary: "workStyle",
        },
        { name: "salaryExpectation", control: "line" },
        { name: "equityExpectation", control: "line" },
        { name: "personalityType", control: "line" },
      ],
    },
    preferencesStep,
  ],
  defaults: { availability: "full-time", workStyle: "hybrid" },
};

export const cofounderKind: FormKind = {
  description: cofounderForm,
  words: catalogue("cofounder-form"),
  page: "/create-cofounder",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/cofounder-input")).cofounderInput,
};
