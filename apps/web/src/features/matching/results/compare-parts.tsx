import type { MatchResult } from "@khamt/contract";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { writeRef, writeRefs } from "../../../shared/matches/match-address.ts";
import type { MatchSource } from "../target.ts";
import type { Compared } from "./use-compared.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";

/** Up to three may be chosen. */
export function CompareBox({ result, compared }: { result: MatchResult; compared: Compared }) {
  const t = useT(catalogue("matching"));
  const isChosen = compared.has(result);
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 px-1 text-[0.9375rem]">
      <Checkbox
        checked={isChosen}
        disabled={!isChosen && compared.isFull}
        onChange={() => compared.toggle(result)}
      />
      <span>
        {t.compareThis}
        <span className="sr-only" lang={result.contentLanguage}>
          : {result.name}
        </span>
      </span>
    </label>
  );
}

/** On to the comparison of the chosen, and to who together would make the team. */
export function CompareLinks({ source, compared }: { source: MatchSource; compared: Compared }) {
  const t = useT(catalogue("matching"));
  const isSeeker = source.kind === "idea" || source.kind === "project";
  return (
    <>
      {compared.refs.length > 0 && (
        <LinkButton to="/compare" search={{ source: writeRef(source), targets: writeRefs(compared.refs) }}>
          {t.compareChosen(compared.refs.length)}
        </LinkButton>
      )}
      {isSeeker && (
        <LinkButton to="/match" search={{ source: writeRef(source) }} variant="secondary">
          {t.team}
        </LinkButton>
      )}
    </>
  );
}
