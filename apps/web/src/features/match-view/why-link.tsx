import type { EntityRef, MatchResult } from "@khamt/contract";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refOf, writeRef } from "../../shared/matches/match-address.ts";

/** To the one match in full. */
export function WhyLink({ source, match }: { source: EntityRef; match: Pick<MatchResult, "type" | "id"> }) {
  const t = useT(catalogue("match-view"));
  return (
    <LinkButton
      to="/match"
      search={{ source: writeRef(source), target: writeRef(refOf(match)) }}
      variant="secondary"
      size="small"
    >
      {t.why}
    </LinkButton>
  );
}
