import type { MatchResult, Understood } from "@khamt/contract";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { countMatches, inParts } from "../../../shared/matches/parts.ts";
import { ResultParts } from "../../../shared/matches/result-parts.tsx";
import type { MatchAnswer } from "../request-matches.ts";
import type { MatchTarget } from "../target.ts";
import { NoMatch } from "./no-match.tsx";

type OutcomeProps = {
  target: MatchTarget;
  answer: MatchAnswer;
  /** Where the reader may ask for something else. */
  onChange?: ((target: MatchTarget) => void) | undefined;
  /** A list item for each. */
  children: (result: MatchResult) => ReactNode;
  /** The same in short, for what is folded away. */
  brief?: (result: MatchResult) => ReactNode;
  /** When somebody opens what is folded away. */
  onOpen?: () => void;
};

/** What a match came to: what was read in the words, the parts of the list, or that nothing fits and what to do then. */
export function Outcome({ target, answer, onChange, children, brief, onOpen }: OutcomeProps) {
  const parts = inParts(answer.results, ({ compatibility }) => compatibility);
  const { text } = answer;
  const hasMatches = countMatches(parts) > 0;
  if (!hasMatches && isUnread(answer)) return <NoMatch {...{ target, answer, onChange }} />;
  return (
    <div className="grid gap-5">
      {text !== null && text.understood.length > 0 && <UnderstoodList understood={text.understood} />}
      {!hasMatches && <NoMatch {...{ target, answer, onChange }} />}
      <ResultParts {...{ parts, brief, onOpen }}>{children}</ResultParts>
    </div>
  );
}

/** What is far from words that nobody understood says nothing. */
export function isUnread({ text }: MatchAnswer): boolean {
  return text?.understood.length === 0;
}

/** What was read in a text and how it was taken, so that its writer can put it differently. */
function UnderstoodList({ understood }: { understood: readonly Understood[] }) {
  const { understood: t } = useT(catalogue("matching"));
  const kinds = [...new Set(understood.map(({ kind }) => kind))];
  return (
    <section aria-label={t.title} className="rounded-control bg-sunken px-4 py-3 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap gap-x-1.5">
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
