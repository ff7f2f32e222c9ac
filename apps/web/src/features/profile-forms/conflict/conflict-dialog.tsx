import { useState, useId } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { Difference, Merge } from "./merge.ts";
import { useEngine } from "../engine.ts";
import { useReadable } from "../use-readable.ts";

type ConflictDialogProps = {
  merge: Merge;
  /** The fields that take the stored value. */
  onChoose: (taken: readonly Difference[]) => void;
  onClose: () => void;
};

/** Two versions of one profile: the reader says, for each field that both have changed, which one stays. */
export default function ConflictDialog({ merge, onChoose, onClose }: ConflictDialogProps) {
  const t = useT(catalogue("forms")).conflict;
  const { asked, isOther } = merge;
  const [sides, setSides] = useState(() => sidesOf(asked, ({ isUntouched }) => isUntouched));
  const takeAll = (side: Side) => setSides(sidesOf(asked, () => side === "theirs"));
  return (
    <Dialog
      {...{ open: true, shape: "wide", keepsOpen: true, onOpenChange: onClose }}
      title={isOther ? t.existing : t.title}
      description={isOther ? t.existingText : t.text}
    >
      <div className="mb-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => takeAll("mine")}>
          {t.allMine}
        </Button>
        <Button variant="secondary" size="small" onClick={() => takeAll("theirs")}>
          {t.allTheirs}
        </Button>
      </div>
      <div className="grid gap-5">
        {asked.map((difference) => (
          <ConflictChoice
            key={difference.field.name}
            {...{ difference, theirsLabel: isOther ? t.stored : t.theirs }}
            side={sides[difference.field.name] ?? "mine"}
            onChange={(side) => setSides((old) => ({ ...old, [difference.field.name]: side }))}
          />
        ))}
      </div>
      <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button onClick={() => onChoose(asked.filter(({ field }) => sides[field.name] === "theirs"))}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

function sidesOf(asked: readonly Difference[], isTheirs: (difference: Difference) => boolean) {
  const sides = asked.map((each): [string, Side] => [each.field.name, isTheirs(each) ? "theirs" : "mine"]);
  return Object.fromEntries(sides);
}

type Side = "mine" | "theirs";

type ConflictChoiceProps = {
  difference: Difference;
  theirsLabel: string;
  side: Side;
  onChange: (side: Side) => void;
};

/** One field in two versions, side by side. */
function ConflictChoice({ difference, theirsLabel, side, onChange }: ConflictChoiceProps) {
  const t = useT(catalogue("forms"));
  const words = useT(useEngine().kind.words).fields;
  const readable = useReadable();
  const group = useId();
  const { field, mine, theirs } = difference;
  const sides = [
    { side: "mine", label: t.conflict.mine, value: mine },
    { side: "theirs", label: theirsLabel, value: theirs },
  ] as const;
  return (
    <fieldset>
      <legend className="font-semibold">{words[field.name]?.label ?? t.standing.publish}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {sides.map((each) => (
          <label
            key={each.side}
            className="flex min-h-11 cursor-pointer gap-3 rounded-control border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              {...{ type: "radio", name: group, checked: side === each.side }}
              onChange={() => onChange(each.side)}
              className="mt-1 size-4 shrink-0 scroll-mb-24 accent-brand-fill"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">{each.label}</span>
              <span className="whitespace-pre-line">{readable(field, each.value)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
