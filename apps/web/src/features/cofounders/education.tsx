import type { Cofounder } from "@khamt/contract";
import type { Fact } from "../../ui/cards/facts.tsx";
import type { Words } from "../../lib/language/index.ts";

/** "Master's degree, LL.M., National University of Mongolia, class of 2018", as far as it is known. */
export function educationFact(
  cofounder: Cofounder,
  t: Words["cofounders"]["detail"],
  labels: Words["vocabulary"],
): Fact {
  const { education, degree, university, graduationYear, contentLanguage } = cofounder;
  const own = [degree, university].filter((part) => part !== null).join(", ");
  const parts = [
    education !== null && labels.education[education],
    own !== "" && <span lang={contentLanguage}>{own}</span>,
    graduationYear !== null && t.class(graduationYear),
  ].filter((part) => part !== false);
  return {
    label: t.education,
    value:
      parts.length > 0 &&
      parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ", "}
          {part}
        </span>
      )),
  };
}
