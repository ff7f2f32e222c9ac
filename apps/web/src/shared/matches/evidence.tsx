import type { MatchReason } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ProfileQuote } from "../profiles/profile-quote.tsx";

type EvidenceProps = {
  evidence: MatchReason["evidence"];
  /** Whose words stand first, and whose second: for readers who hear them. */
  one: string;
  other: string;
  /** In which each side wrote, where it is known. */
  languages: { source?: string | undefined; target: string };
};

/** Words of one profile and of the other, side by side; once where both say the same. */
export function Evidence({ evidence, one, other, languages }: EvidenceProps) {
  const pairs = evidence.filter(({ source, target }) => source !== "" && target !== "").slice(0, 3);
  const t = useT(catalogue("matches"));
  if (pairs.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1 text-sm text-muted">
      {pairs.map(({ source, target }) => (
        <li key={`${source} ${target}`}>
          {source.toLowerCase() === target.toLowerCase() ? (
            `${t.inBoth}: `
          ) : (
            <>
              <span className="sr-only">{one}: </span>
              <ProfileQuote words={source} language={languages.source} /> <span aria-hidden="true">↔</span>{" "}
              <span className="sr-only">{other}: </span>
            </>
          )}
          <ProfileQuote words={target} language={languages.target} />
        </li>
      ))}
    </ul>
  );
}
