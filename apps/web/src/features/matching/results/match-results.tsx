import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { countMatches, inParts } from "../../../shared/matches/parts.ts";
import { distantHash } from "../../../shared/matches/result-parts.tsx";
import { resultLimits, resultsQuery, type MatchAnswer } from "../request-matches.ts";
import { addressOf } from "../results-address.ts";
import { profileOf, type MatchTarget } from "../target.ts";
import { CompareBox, CompareLinks } from "./compare-parts.tsx";
import { MatchResultCard } from "./match-result-card.tsx";
import { isUnread, Outcome } from "./outcome.tsx";
import { useCompared } from "./use-compared.ts";
import { useDismiss } from "../../../shared/saves/use-dismiss.ts";

type MatchResultsProps = {
  answer: MatchAnswer;
  target: MatchTarget;
  /** Where the reader may ask for something else. */
  onChange?: ((target: MatchTarget) => void) | undefined;
  /** Back to what the match starts from, where the reader chose it. */
  onLeave?: (() => void) | undefined;
  onClose: () => void;
};

/** What a dialog has found, with the way to all of it. */
export function MatchResults({ answer: found, target, onChange, onLeave, onClose }: MatchResultsProps) {
  const t = useT(catalogue("matching"));
  const { api } = useRouter().options.context;
  // Who is taken out of it, or brought back, changes what is kept of it.
  const { data: answer } = useQuery({
    ...resultsQuery(api, target, resultLimits.dialog),
    initialData: found,
  });
  const { found: countOf } = useT(catalogue("matches"));
  const profile = profileOf(target.source);
  const compared = useCompared(profile);
  const count = countMatches(inParts(answer.results, ({ compatibility }) => compatibility));
  const heading = useRef<HTMLHeadingElement>(null);
  const dismissing = useDismiss(profile, () => heading.current?.focus());
  // The button that had the focus is gone: the focus goes on to what it brought.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className={count === 0 ? "sr-only" : "text-lg font-bold outline-none"}>
        {countOf(count)}
      </h3>
      <Outcome {...{ target, answer, onChange }}>
        {(result) => (
          <MatchResultCard
            key={result.id}
            {...{ result, source: profile, dismissing }}
            choices={profile !== undefined && <CompareBox {...{ result, compared }} />}
          />
        )}
      </Outcome>
      <div className="flex flex-wrap gap-3">
        {profile !== undefined && <CompareLinks {...{ source: profile, compared }} />}
        <SeeAll {...{ target, answer }} />
        <LinkButton to="/my-matches" variant="secondary">
          {t.viewAll}
        </LinkButton>
        {onLeave !== undefined && (
          <Button variant="secondary" onClick={onLeave}>
            {t.change}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}

/** To the page of all results, which has an address; where all are distant it says so, and they are unfolded there. */
export function SeeAll({ target, answer }: { target: MatchTarget; answer: MatchAnswer }) {
  const t = useT(catalogue("matching"));
  const { source } = target;
  const parts = inParts(answer.results, ({ compatibility }) => compatibility);
  const hasMatches = countMatches(parts) > 0;
  if (!hasMatches && (parts.distant.length === 0 || isUnread(answer))) return null;
  return (
    <LinkButton
      to="/results"
      search={addressOf(target)}
      {...(!hasMatches && { hash: distantHash })}
      state={source.kind === "text" ? { wish: source.text } : {}}
    >
      {hasMatches ? t.seeAll : t.seeDistant}
    </LinkButton>
  );
}
