import { annualRevenues, companyIndustries, companySizes, legalStructures } from "@khamt/contract/vocabulary";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { type FormDescription, preferencesStep } from "../form-description.ts";

// Companies of these two are found by what they do: the filters read specialties and services too.
const onlyFilters: readonly string[] = ["software", "design"];

export const companyForm: FormDescription = {
  kind: "company",
  steps: [
    {
      name: "basic",
      fields: [
        { name: "name", control: "line", isRequired: true, autoComplete: "organization" },
        { name: "description", control: "text", rows: 5 },
        {
          name: "industry",
          control: "select",
          options: companyIndustries.filter((industry) => !onlyFilters.includes(industry)),
          vocabulary: "industry",
        },
        {
          name: "size",
          control: "select",
          isRequired: true,
          options: companySizes,
          vocabulary: "companySize",
        },
        { name: "mission", control: "text", rows: 3 },
        { name: "vision", control: "text", rows: 3 },
        { name: "logoUrl", control: "image" },
      ],
    },
    {
      name: "business",
      fields: [
        { name: "foundedYear", control: "number" },
        {
          name: "legalStructure",
          control: "select",
          options: legalStructures,
          vocabulary: "legalStructure",
        },
        { name: "registrationNumber", control: "line" },
        { name: "taxId", control: "line" },
        { name: "employeeCount", control: "number" },
        {
          name: "annualRevenue",
          control: "select",
          options: annualRevenues,
          vocabulary: "annualRevenue",
        },
      ],
    },
    {
      name: "contact",
      fields: [
        { name: "headquarters", control: "line" },
        { name: "location", control: "line" },
        { name: "address", control: "line", autoComplete: "address-line1" },
        { name: "phoneNumber", control: "phone", autoComplete: "tel" },
        { name: "email", control: "email", autoComplete: "email" },
        { name: "hidesContacts", control: "switch" },
        { name: "website", control: "url", autoComplete: "url" },
        { name: "linkedinUrl", control: "url" },
        { name: "facebookUrl", control: "url" },
        { name: "twitterUrl", control: "url" },
        { name: "instagramUrl", control: "url" },
      ],
    },
    {
      name: "services",
      fields: [
        { name: "specialties", control: "tags" },
        { name: "services", control: "tags" },
        { name: "technologies", control: "tags" },
        { name: "projectFiles", control: "files", most: 10 },
      ],
    },
    {
      name: "more",
      fields: [
        { name: "teamStructure", control: "text", rows: 3 },
        { name: "workCulture", control: "text", rows: 3 },
        { name: "companyValues", control: "tags" },
        { name: "methodologies", control: "tags" },
        { name: "branches", control: "tags" },
        { name: "certifications", control: "tags" },
        { name: "licenses", control: "tags" },
        { name: "standards", control: "tags" },
        { name: "clients", control: "tags" },
        { name: "partnerships", control: "tags" },
      ],
    },
    preferencesStep,
  ],
  defaults: { size: "small" },
};

export const companyKind: FormKind = {
  description: companyForm,
  words: catalogue("company-form"),
  page: "/create-company",
  list: "/companies",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/company-input")).companyInput,
};
