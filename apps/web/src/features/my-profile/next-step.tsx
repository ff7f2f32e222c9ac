import { writeRef } from "../../shared/matches/match-address.ts";
import { EditLink } from "../../shared/own-profiles/own-links.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { OwnEntity } from "./own-entity.ts";
import { useStanding } from "./use-standing.ts";

/** The one thing to do with a profile: say what it lacks, or meet whom it fits. */
export function NextStep({ own }: { own: OwnEntity }) {
  const t = useT(catalogue("my-profile"));
  const { state } = useStanding(own);
  const { complete, matches } = t.next;
  if (state === "incomplete")
    return (
      <EditLink own={own} label={complete} about={t.about(complete, own.name)} look={{ size: "small" }} />
    );
  if (state !== "listed") return null;
  return (
    <LinkButton
      to="/first-matches"
      search={{ profile: writeRef({ kind: own.kind, id: own.entity.id }) }}
      size="small"
      aria-label={t.about(matches, own.name)}
    >
      {matches}
    </LinkButton>
  );
}
