import { useId } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import type { Difference } from "./merge.ts";
import { useReadable } from "../use-readable.ts";

export type Side = "mine" | "theirs";

interface ConflictChoiceProps {
  difference: Difference;
  theirsLabel: string;
  side: Side;
  onChange: (side: Side) => void;
}

/** One field in two versions, side by side. */
export function ConflictChoice({ difference, theirsLabel, side, onChange }: ConflictChoiceProps) {
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
              className="mt-1 size-4 shrink-0 accent-brand-fill"
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
