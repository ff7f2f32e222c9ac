import { matchTypes } from "@khamt/contract/vocabulary";
import { catalogue, useT } from "../../lib/language/index.ts";
import { wishInAddress } from "../../shared/matches/match-address.ts";
import { kindFound } from "../../shared/profiles/kinds.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";

/** With fewer words nobody describes what they look for. */
const wordsOfSentence = 3;

/** A sentence that no profile contains may still be what one fits: the way to have it matched. */
export function MatchInstead({ words }: { words: string }) {
  const t = useT(catalogue("search"));
  if (words.trim().split(/\s+/).length < wordsOfSentence) return null;
  return (
    <section
      aria-labelledby="match-instead"
      className="mb-5 rounded-card border border-brand-line bg-brand-soft p-5"
    >
      <h2 id="match-instead" className="font-semibold">
        {t.matchInstead}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {matchTypes.map((type) => (
          <li key={type}>
            <LinkButton to="/results" search={{ for: type, wish: wishInAddress(words) }} variant="secondary">
              {t.tabs[kindFound[type]]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
