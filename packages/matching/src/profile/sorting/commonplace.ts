// What people of any trade put on a list: office programs, computers, soft skills. It says little of what they do.
import type { LanguageResources } from "@khamt/language";
import type { ReadMention } from "../reading/read-text.ts";

const commonplace = [
  "microsoft-office",
  "microsoft-excel",
  "phones-computers",
  "email-correspondence",
  "soft-skills",
];
const shareOfWeight = 0.4;

/** Of what a person can do, or is asked to. */
export function withCommonplaceLess(
  abilities: readonly ReadMention[],
  { isWithin }: Pick<LanguageResources, "isWithin">,
): ReadMention[] {
  const isCommonplace = (id: string) => commonplace.some((above) => isWithin(id, above));
  return abilities.map((mention) =>
    mention.parts.every(({ concepts }) => concepts.length > 0 && concepts.every(isCommonplace))
      ? { ...mention, weight: mention.weight * shareOfWeight }
      : mention,
  );
}
