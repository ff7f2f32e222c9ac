import type { Preferences, Importance, PreferenceAttribute } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useEffect, useRef, useId } from "react";
import {
  askedAttributes,
  isClosed,
  suggestedKinds,
  type OpenAttribute,
  closedLists,
  type ClosedAttribute,
} from "./attributes.ts";
import { MeetingCounter } from "./meeting-counter.tsx";
import { useMeetingCount } from "./use-meeting-count.ts";
import { importanceOf, valuesOf, withWish } from "./wishes.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { TagInput } from "../../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../../shared/tags/use-concepts.ts";
import { optionsOf } from "../../../shared/vocabulary/options.ts";

/** More are hardly ever met by anybody. */
const most = 10;

// In the order in which they are offered; named again, because the contract's values bring its schemas into the browser.
const importances = ["must", "prefer", "any"] as const satisfies readonly Importance[];

type PreferencesFieldProps = {
  kind: EntityKind;
  value: Preferences;
  onChange: (value: Preferences) => void;
  /** What stands in the form now. */
  getFields: () => Readonly<Record<string, unknown>>;
};

/** What the other side should be like, how much each thing matters, and how many that leaves. */
export function PreferencesField({ kind, value, onChange, getFields }: PreferencesFieldProps) {
  const { meeting, look } = useMeetingCount({ kind, value, getFields });
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  // A tag may turn out to be double only after others were chosen.
  const change = (edit: (old: Preferences) => Preferences) => {
    latest.current = edit(latest.current);
    onChange(latest.current);
  };
  return (
    <div className="grid gap-5" onFocusCapture={look}>
      <ul className="grid gap-3">
        {askedAttributes[kind].map(({ attribute, hasOwn }) => (
          <li key={attribute}>
            <PreferenceRow
              {...{ kind, attribute, hasOwn }}
              importance={importanceOf(value, attribute)}
              values={valuesOf(value, attribute)}
              onImportance={(importance) => change((old) => withWish(old, attribute, { importance }))}
              onValues={(edit) =>
                change((old) => withWish(old, attribute, { values: edit(valuesOf(old, attribute)) }))
              }
            />
          </li>
        ))}
      </ul>
      <MeetingCounter
        {...{ kind, value, meeting }}
        onRelax={(attribute) => change((old) => withWish(old, attribute, { importance: "prefer" }))}
      />
    </div>
  );
}

type PreferenceRowProps = {
  kind: EntityKind;
  attribute: PreferenceAttribute;
  hasOwn: boolean;
  importance: Importance;
  values: readonly string[];
  onImportance: (importance: Importance) => void;
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
};

/** One thing about the other side: how much it matters and, of a must-have, what it has to be. */
function PreferenceRow(props: PreferenceRowProps) {
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

type OpenValuesProps = {
  attribute: OpenAttribute;
  label: string;
  hint: string;
  values: readonly string[];
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
};

/** Values in the reader's own words. */
function OpenValues({ attribute, label, hint, values, onValues }: OpenValuesProps) {
  const suggest = useConcepts(suggestedKinds[attribute]);
  return (
    <TagInput
      {...{ label, hint, suggest, most, name: `preferences-${attribute}` }}
      tags={values}
      onChange={onValues}
    />
  );
}

type ClosedValuesProps = {
  attribute: ClosedAttribute;
  label: string;
  hint: string;
  values: readonly string[];
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
};

/** Any of some options of a fixed list. */
function ClosedValues({ attribute, label, hint, values, onValues }: ClosedValuesProps) {
  const { values: all, labels } = closedLists[attribute];
  const names: Readonly<Record<string, string>> = useT(catalogue("vocabulary"))[labels];
  const note = useId();
  const toggle = (value: string) =>
    onValues((old) => all.filter((each) => (each === value) !== old.includes(each)));
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {optionsOf(all as readonly string[], names).map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              {...{ type: "checkbox", checked: values.includes(option.value) }}
              onChange={() => toggle(option.value)}
              className="size-4 shrink-0 accent-brand-fill"
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={note} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </fieldset>
  );
}
