import type { PreferenceAttribute, PreferenceCount, Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { formatNumber } from "@khamt/language/format";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { labelOf } from "../../../shared/vocabulary/options.ts";
import { closedLists, isClosed } from "./attributes.ts";
import type { MeetingCount } from "./use-meeting-count.ts";
import { importanceOf } from "./wishes.ts";

type MeetingCounterProps = {
  kind: EntityKind;
  value: Preferences;
  meeting: MeetingCount;
  /** Makes a preference of a must-have. */
  onRelax: (attribute: PreferenceAttribute) => void;
};

/** How many are left, and what keeps most of them out. */
export function MeetingCounter({ kind, value, meeting, onRelax }: MeetingCounterProps) {
  const t = useT(catalogue("preferences"));
  const { count, problem } = meeting;
  const found = count && costliestOf(count);
  const isChosen = found !== undefined && importanceOf(value, found.attribute) === "must";
  // What was just relaxed costs nothing any more; a new count says what does.
  const costliest = isChosen || meeting.asked === value ? found : undefined;
  const nameWords = useWords();
  const counted = useCounted(kind);
  return (
    <div className="grid gap-2 rounded-card bg-brand-soft p-4">
      <div role="status" aria-live="polite" className="grid gap-1">
        {count === undefined && problem === undefined && <p className="text-muted">{t.counting}</p>}
        {count !== undefined && <p className="font-semibold">{counted.met(count)}</p>}
        {costliest !== undefined && (
          <p>{counted.costliest(nameWords(costliest.attribute, costliest.words), costliest.without)}</p>
        )}
        {problem !== undefined && <p className="text-sm text-muted">{t[problem]}</p>}
      </div>
      {costliest !== undefined &&
        (isChosen ? (
          <div>
            <Button variant="secondary" size="small" onClick={() => onRelax(costliest.attribute)}>
              {t.relax(t.ofKind[kind][costliest.attribute] ?? t.attribute[costliest.attribute])}
            </Button>
          </div>
        ) : (
          <p className="text-sm text-muted">{t.inText}</p>
        ))}
    </div>
  );
}

/** The must-have that keeps most out, if one alone keeps anybody out. */
function costliestOf({ met, musts }: PreferenceCount) {
  return musts.find(({ without }) => without > met);
}

function useCounted(kind: EntityKind) {
  const language = useLanguage();
  const t = useT(catalogue("preferences")).counted[kind];
  const shown = (number: number) => ({ number, text: formatNumber(number, language) });
  return {
    met: ({ met, of, musts }: PreferenceCount) => {
      if (of === 0) return t.none;
      return musts.length === 0 ? t.all(shown(of)) : t.met(shown(met), shown(of));
    },
    costliest: (words: string, without: number) => t.costliest(words, shown(without)),
  };
}

const mostShown = 3;

/** What was typed, and options by their names: of many the first few. */
function useWords() {
  const vocabulary = useT(catalogue("vocabulary"));
  return (attribute: PreferenceAttribute, words: string): string => {
    const labels = labelsFor(attribute);
    const all = words.split(", ").map((each) => (labels ? labelOf(vocabulary[labels], each) : each));
    return all.slice(0, mostShown).join(", ") + (all.length > mostShown ? "…" : "");
  };
}

function labelsFor(attribute: PreferenceAttribute) {
  if (isClosed(attribute)) return closedLists[attribute].labels;
  return attribute === "industry" ? ("industry" as const) : undefined;
}
