import { useEffect, useRef, useState } from "react";
import type { Understood, MatchResult, EntityRef } from "@khamt/contract";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { MatchResultCard } from "./match-result-card.tsx";
import type { MatchAnswer } from "../request-matches.ts";
import { profileOf, type MatchTarget, type MatchSource } from "../target.ts";
import { writeRef, writeRefs, mostCompared, readRefs, refOf } from "../../../shared/matches/match-address.ts";

type MatchResultsProps = {
  answer: MatchAnswer;
  source: MatchTarget["source"];
  /** Back to what the match starts from, where the reader chose it. */
  onLeave?: (() => void) | undefined;
  onClose: () => void;
};

export function MatchResults({ answer, source, onLeave, onClose }: MatchResultsProps) {
  const t = useT(catalogue("matching"));
  const { results, understood } = answer;
  const profile = profileOf(source);
  const compared = useCompared(profile);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: the focus goes on to what it brought.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t.found(results.length)}
      </h3>
      {understood !== undefined && <UnderstoodList understood={understood} />}
      {results.length === 0 ? (
        <EmptyState title={t.none} hint={source.kind === "text" ? t.noneForText : t.noneHint} />
      ) : (
        <ol className="grid gap-4">
          {results.map((result) => (
            <MatchResultCard
              key={result.id}
              {...{ result, source: profile }}
              compare={profile !== undefined && <CompareBox {...{ result, compared }} />}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {profile !== undefined && <CompareLinks {...{ source: profile, compared }} />}
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

/** What was read in a text and how it was taken, so that its writer can put it differently. */
function UnderstoodList({ understood }: { understood: readonly Understood[] }) {
  const { understood: t } = useT(catalogue("matching"));
  if (understood.length === 0) return <p className="text-sm text-muted">{t.nothing}</p>;
  const kinds = [...new Set(understood.map(({ kind }) => kind))];
  return (
    <section aria-label={t.title} className="rounded-control bg-sunken p-4 text-sm">
      <h4 className="font-bold">{t.title}</h4>
      <dl className="mt-2 grid gap-1">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t.kind[kind]}:</dt>
            <dd className="min-w-0 font-semibold">
              {understood
                .filter((each) => each.kind === kind)
                .map(({ label }) => label)
                .join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Up to three may be chosen. */
function CompareBox({ result, compared }: { result: MatchResult; compared: Compared }) {
  const t = useT(catalogue("matching"));
  const isChosen = compared.has(result);
  return (
    <label className="mt-3 inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && compared.isFull}
        onChange={() => compared.toggle(result)}
        className="size-5 accent-brand"
      />
      <span>
        {t.compareThis}
        <span className="sr-only">: {result.name}</span>
      </span>
    </label>
  );
}

/** On to the comparison of the chosen, and to who together would make the team. */
function CompareLinks({ source, compared }: { source: MatchSource; compared: Compared }) {
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

type Compared = {
  refs: readonly EntityRef[];
  has: (result: MatchResult) => boolean;
  isFull: boolean;
  toggle: (result: MatchResult) => void;
};

/** Who is chosen for a comparison: kept for this visit, for each profile that looks. */
function useCompared(source: MatchSource | undefined): Compared {
  const key = `khamt-compared-${source?.id ?? ""}`;
  const [refs, setRefs] = useState(() => readRefs(sessionStorage.getItem(key) ?? undefined));
  const has = ({ id }: MatchResult) => refs.some((ref) => ref.id === id);
  return {
    refs,
    has,
    isFull: refs.length >= mostCompared,
    toggle: (result) => {
      const next = has(result) ? refs.filter(({ id }) => id !== result.id) : [...refs, refOf(result)];
      sessionStorage.setItem(key, writeRefs(next) ?? "");
      setRefs(next);
    },
  };
}
