import { catalogue, useT } from "../../lib/language/index.ts";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import type { Found } from "../matches/found.ts";
import { quotesOf, Sentence } from "../profiles/sentence.tsx";

/** How well it fits what the reader has written, who need not have a profile for that. */
export function FoundForWish({ found }: { found: Found }) {
  const { wish: t } = useT(catalogue("you-and"));
  return (
    <>
      <h2 className="pr-10 text-lg leading-snug font-bold">{t.title}</h2>
      <div className="mt-3 flex items-center gap-3">
        <ScoreRing percent={found.compatibility} />
        <p className="min-w-0 text-[0.9375rem] wrap-anywhere">
          <Sentence
            text={found.reason}
            quotes={quotesOf(found.evidence, { target: found.contentLanguage })}
          />
        </p>
      </div>
    </>
  );
}
