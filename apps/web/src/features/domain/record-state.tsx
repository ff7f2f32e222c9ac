import type { DomainRecord, RecordState } from "@khamt/contract";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const tones: Record<RecordState, BadgeTone> = {
  found: "good",
  missing: "neutral",
  different: "next",
  unanswered: "neutral",
};

/** What the last look found in the record's place. */
export function RecordStateView({ record: { type, state, seen } }: { record: DomainRecord }) {
  const t = useT(catalogue("domain")).records;
  if (state === null) return <span className="text-muted">{t.notYet}</span>;
  // Addresses of private networks are not told.
  const isPrivate = type === "A" && state === "different" && seen.length === 0;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {isPrivate && <p className="text-muted">{t.privateOnly}</p>}
      {seen.length > 0 && (
        <div className="text-muted">
          <p>{t.seen}</p>
          <ul>
            {[...new Set(seen)].map((each) => (
              <li key={each}>
                <code className="wrap-anywhere">{each}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
