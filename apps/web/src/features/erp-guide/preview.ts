import { isEmail } from "@khamt/contract/email";

/** What the registration asks for, in its order. */
export const previewFields = [
  "companyName",
  "email",
  "fullName",
  "phone",
  "employees",
  "industry",
  "country",
] as const;

export type PreviewField = (typeof previewFields)[number];
export type Preview = Record<PreviewField, string>;
export type Problem = "missing" | "badEmail" | "badPhone";

export const choices = {
  employees: ["1", "2-10", "11-50", "51-200", "200+"],
  industry: ["manufacturing", "retail", "services", "construction", "healthcare"],
  country: ["mongolia", "china", "russia", "south-korea"],
} as const;

export const emptyPreview: Preview = {
  companyName: "",
  email: "",
  fullName: "",
  phone: "",
  employees: "",
  industry: "",
  country: "mongolia",
};

/** What keeps the form from being complete, field by field. */
export function problemsOf(preview: Preview): Partial<Record<PreviewField, Problem>> {
  const found = previewFields.map((field) => [field, problemOf(field, preview[field].trim())] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function problemOf(field: PreviewField, value: string): Problem | undefined {
  if (value === "") return "missing";
  if (field === "email" && !isEmail(value)) return "badEmail";
  if (field === "phone" && !isPhone(value)) return "badPhone";
  return undefined;
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return /^\+?[\d\s()-]+$/.test(value) && digits >= 6 && digits <= 15;
}
