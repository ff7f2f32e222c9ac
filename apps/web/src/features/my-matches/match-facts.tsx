import type { SavedProfile } from "@khamt/contract";
import { FactLine } from "../../ui/cards/fact-line.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";

/** In one line: headline, stage or size, industry, place. */
export function MatchFacts({ profile }: { profile: SavedProfile }) {
  const labels = useT(catalogue("vocabulary"));
  const { headline, stage, size, industry, location } = profile;
  return (
    <FactLine
      facts={[
        headline,
        stage !== null && labelOf(labels.stage, stage),
        size !== null && labelOf(labels.companySize, size),
        industry !== null && labelOf(labels.industry, industry),
        location !== null && <ReaderWord typed={location} profile={profile} />,
      ]}
    />
  );
}
