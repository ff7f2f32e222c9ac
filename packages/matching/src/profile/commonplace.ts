// What people of any trade put on a list: office programs, computers, soft skills. It says little of what they do.
import type { LanguageResources } from "@khamt/language";
import type { Part } from "./features.ts";

const commonplace = [
  "microsoft-office",
  "microsoft-excel",
  "phones-computers",
  "email-correspondence",
  "soft-skills",
];
const shareOfWeight = 0.4;

/** The share of its weight that an entry of a list keeps. */
export function shareOfEntry(
  parts: readonly Part[],
  { isWithin }: Pick<LanguageResources, "isWithin">,
): number {
  const isCommonplace = (id: string) => commonplace.some((above) => isWithin(id, above));
  const isAll = parts.every(({ concepts }) => concepts.length > 0 && concepts.every(isCommonplace));
  return isAll ? shareOfWeight : 1;
}
