import type { Importance, PreferenceAttribute } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useId } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { isClosed } from "./attributes.ts";
import { ClosedValues } from "./closed-values.tsx";
import { OpenValues } from "./open-values.tsx";

// In the order in which they are offered; named again, because the contract's values bring its schemas into the browser.
const importances = ["must", "prefer", "any"] as const satisfies readonly Importance[];

interface PreferenceRowProps {
  kind: EntityKind;
  attribute: PreferenceAttribute;
  hasOwn: boolean;
  importance: Importance;
  values: readonly string[];
  onImportance: (importance: Importance) => void;
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
}

/** One thing about the other side: how much it matters and, of a must-have, what it has to be. */
export function PreferenceRow(props: PreferenceRowProps) {
  const { kind, attribute, hasOwn, importance, values, onImportance, onValues } = props;
  const t = useT(catalogue("preferences"));
  const name = useId();
  const words = { label: t.valuesOf[attribute], hint: hasOwn ? t.ownHint : t.namedHint };
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">{t.ofKind[kind][attribute] ?? t.attribute[attribute]}</legend>
        {importances.map((each) => (
          <label
            key={each}
            className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-control border border-line-strong/60 px-3.5 py-2 text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold sm:grow-0"
          >
            <input
              {...{ type: "radio", name, value: each, checked: each === importance }}
              onChange={() => onImportance(each)}
              className="size-4 shrink-0 accent-brand-fill"
            />
            {t.importance[each]}
          </label>
        ))}
      </fieldset>
      {importance === "must" &&
        (isClosed(attribute) ? (
          <ClosedValues {...{ attribute, values, onValues, ...words }} />
        ) : (
          <OpenValues {...{ attribute, values, onValues, ...words }} />
        ))}
    </div>
  );
}
