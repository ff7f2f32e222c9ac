import type { MatchType } from "@khamt/contract/vocabulary";
import { catalogue, useT } from "../../../lib/language/index.ts";

const mixed = ["cofounder", "startup-idea", "company"] as const;

type WishExamplesProps = {
  /** Examples of one kind; without it one of each that most people look for. */
  type?: MatchType | undefined;
  onPick: (type: MatchType, text: string) => void;
};

/** Wishes in the reader's language that a press makes the reader's own. */
export function WishExamples({ type, onPick }: WishExamplesProps) {
  const { examples: t } = useT(catalogue("wishes"));
  const of = (wanted: MatchType) => t.items[wanted].map((text) => ({ type: wanted, text }));
  const shown = type === undefined ? mixed.flatMap((wanted) => of(wanted).slice(0, 1)) : of(type);
  return (
    <div className="max-lg:in-data-answered:hidden">
      <p className="text-sm text-muted">{t.title}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map((each) => (
          <li key={each.text}>
            <button
              type="button"
              onClick={() => onPick(each.type, each.text)}
              className="min-h-11 rounded-control bg-brand-soft px-3.5 py-1.5 text-left text-sm leading-snug font-semibold text-brand transition-colors duration-150 hover:bg-sunken"
            >
              {each.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
