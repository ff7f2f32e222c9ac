import type { ConceptSuggestion } from "@khamt/contract";
import type { Concept, Language } from "@khamt/language";

export function presentConcept({ id, kind, labels }: Concept, reader: Language): ConceptSuggestion {
  const other = reader === "en" ? "mn" : "en";
  const label = labels[reader][0] ?? id;
  return { id, kind, label, otherLabel: labels[other][0] ?? label };
}
