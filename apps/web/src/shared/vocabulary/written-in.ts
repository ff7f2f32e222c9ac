import { languages } from "@khamt/contract/vocabulary";
import { catalogue, useT } from "../../lib/language/index.ts";

/** The filter of every list by the language that profiles are written in: not everybody reads both. */
export function useWrittenIn() {
  const { facet, all, mark } = useT(catalogue("vocabulary"));
  return {
    name: "writtenIn" as const,
    label: facet.writtenIn,
    emptyLabel: all.languages,
    options: languages,
    labels: mark.writtenIn,
  };
}
