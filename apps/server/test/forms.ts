import type { EntityKind } from "@khamt/contract/vocabulary";
import { cofounder } from "../../../test/forms/cofounder.ts";
import { company } from "../../../test/forms/company.ts";
import type { FileName, FilledForm } from "../../../test/forms/filled.ts";
import { idea } from "../../../test/forms/idea.ts";
import { project } from "../../../test/forms/project.ts";

type Sent = {
  [Kind in EntityKind]: FilledForm<Kind> &
    Record<FileName<Kind>, readonly string[] | null> & {
      isPublished: boolean;
    };
};

/**
 * Every field of each form, but for uploaded files. Tests look for the words that stand here; what others must not see is
 * a canary; of a telephone its number is.
 */
export const filledForms: Sent = {
  idea: {
    ...idea.mn,
    title: "Малчдын ноолуурын зах зээл",
    description: "Малчид ноолуураа шууд үйлдвэрт зардаг, үнэ нь ил тод зах зээл байгуулна.",
    requiredSkills: ["нягтлан бодох бүртгэл", "React"],
    tags: ["ноолуур", "мал аж ахуй"],
    isPublished: true,
  },
  cofounder: {
    ...cofounder.mn,
    firstName: "Сарнай",
    lastName: "Болд",
    title: "Нягтлан бодогч",
    skills: ["нягтлан бодох бүртгэл", "татвар"],
    profileImageUrl: null,
    phoneNumber: "99112233",
    email: "canary-mail@khamt.test",
    isPublished: true,
  },
  company: {
    ...company.mn,
    name: "Алтан Гадас ХХК",
    description: "Ноолуур боловсруулж, бэлэн бүтээгдэхүүнийг гадаад зах зээлд нийлүүлдэг үйлдвэр.",
    specialties: ["ноолуур"],
    services: ["cashmere spinning"],
    logoUrl: null,
    registrationNumber: "canary-registration-1234567",
    taxId: "canary-tax-7654321",
    address: "canary-address Чингисийн өргөн чөлөө 1",
    phoneNumber: "77001122",
    email: "canary-office@khamt.test",
    hidesContacts: false,
    projectFiles: [],
    isPublished: true,
  },
  project: {
    ...project.mn,
    title: "Ноолуурын бүртгэлийн апп",
    description: "Малчин гар утсаараа ноолуураа бүртгэж, үнийн санал авдаг апп хийх баг хайж байна.",
    requiredSkills: ["Flutter", "мобайл апп хөгжүүлэлт"],
    isPublished: true,
  },
};

/** Where the calls of each kind live. */
export const ownCalls: Record<EntityKind, { url: string; mine: string; words: string }> = {
  idea: { url: "/api/startup-ideas", mine: "/api/my-startup-idea-profile", words: "title" },
  cofounder: { url: "/api/startup-cofounders", mine: "/api/my-cofounder-profile", words: "title" },
  company: { url: "/api/companies", mine: "/api/my-company-profile", words: "mission" },
  project: { url: "/api/project-listings", mine: "/api/my-project-listing", words: "title" },
};
