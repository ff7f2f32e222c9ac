import { createLanguage } from "@khamt/language";
import { createMatcher, type Features, type ProfileKind, textProfile } from "../src/index.ts";

const matcher = createMatcher({ language: createLanguage() });
/** Who looks for each kind. */
const seekers = { idea: "cofounder", cofounder: "idea", company: "project", project: "company" } as const;

/** A visitor's own words of whom or what they look for, as the engine reads them. */
export function readWish(text: string, target: ProfileKind = "cofounder"): Features {
  const { kind, profile } = textProfile({ kind: seekers[target], target, text });
  return matcher.analyse(kind, profile);
}
