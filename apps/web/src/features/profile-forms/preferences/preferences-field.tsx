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
import { importanceOf, valuesOf, withValues, withWish } from "./wishes.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { TagInput } from "../../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../../shared/tags/use-concepts.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { RadioChoice } from "../../../ui/forms/radio-choice.tsx";
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
  /** What a field of the form says, in words; empty where it says nothing. */
  sayField: (name: string) => string;
};

/** What the other side should be like, how much each thing matters, and how many that leaves. */
export function PreferencesField({ kind, value, onChange, getFields, sayField }: PreferencesFieldProps) {
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
        {askedAttributes[kind].map(({ attribute, own }) => {
          const said = own === undefined ? "" : sayField(own);
          return (
            <li key={attribute}>
              <PreferenceRow
                {...{ kind, attribute, said }}
                isStored={value[attribute] !== undefined}
                importance={importanceOf(value, attribute)}
                values={valuesOf(value, attribute)}
                onImportance={(importance) => change((old) => withWish(old, attribute, { importance }))}
                onValues={(edit) => change((old) => withValues(old, attribute, edit, said !== ""))}
              />
            </li>
          );
        })}
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
  /** What the reader's own field says. */
  said: string;
  isStored: boolean;
  importance: Importance;
  values: readonly string[];
  onImportance: (importance: Importance) => void;
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
};

/** One thing about the other side: what it should be, and then how much that matters. */
function PreferenceRow(props: PreferenceRowProps) {
  const { kind, attribute, said, isStored, importance, values, onImportance, onValues } = props;
  const t = useT(catalogue("preferences"));
  const name = useId();
  const isMeant = values.length > 0 || said !== "" || isStored;
  const words = { label: t.valuesOf[attribute], hint: isMeant ? undefined : t.namedHint };
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4">
      <legend className="float-left mb-1 w-full font-semibold">
        {t.ofKind[kind][attribute] ?? t.attribute[attribute]}
      </legend>
      {isClosed(attribute) ? (
        <ClosedValues {...{ attribute, values, onValues, ...words }} />
      ) : (
        <OpenValues {...{ attribute, values, onValues, ...words }} />
      )}
      {values.length === 0 && said !== "" && (
        <p className="text-sm">
          {t.ownSays} <strong className="font-semibold">{said}</strong>
        </p>
      )}
      {isMeant && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t.howMuch}</legend>
          {importances.map((each) => (
            <RadioChoice
              key={each}
              {...{ name, value: each, label: t.importance[each], checked: each === importance }}
              onChange={() => onImportance(each)}
              isShort
            />
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

type OpenValuesProps = {
  attribute: OpenAttribute;
  label: string;
  hint: string | undefined;
  values: readonly string[];
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
};

/** Values in the reader's own words. */
function OpenValues({ attribute, label, hint, values, onValues }: OpenValuesProps) {
  const suggest = useConcepts(suggestedKinds[attribute]);
  return (
    <TagInput
      {...{ label, hint, suggest, most, name: `preferences-${attribute}` }}
      addsOnLeave
      tags={values}
      onChange={onValues}
    />
  );
}

type ClosedValuesProps = {
  attribute: ClosedAttribute;
  label: string;
  hint: string | undefined;
  values: readonly string[];
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
};

/** Any of some options of a fixed list. */
function ClosedValues({ attribute, label, hint, values, onValues }: ClosedValuesProps) {
  const { labels } = closedLists[attribute];
  const all: readonly string[] = closedLists[attribute].values;
  const names: Readonly<Record<string, string>> = useT(catalogue("vocabulary"))[labels];
  const note = useId();
  const toggle = (value: string) =>
    onValues((old) => all.filter((each) => (each === value) !== old.includes(each)));
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : note}>
      <legend className="mb-1.5 text-sm text-muted">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 leading-snug sm:grid-cols-3">
        {optionsOf(all, names).map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <Checkbox checked={values.includes(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={note} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
