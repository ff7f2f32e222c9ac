import type { Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useEffect, useRef } from "react";
import { askedAttributes } from "./attributes.ts";
import { MeetingCounter } from "./meeting-counter.tsx";
import { PreferenceRow } from "./preference-row.tsx";
import { useMeetingCount } from "./use-meeting-count.ts";
import { importanceOf, valuesOf, withWish } from "./wishes.ts";

interface PreferencesFieldProps {
  kind: EntityKind;
  value: Preferences;
  onChange: (value: Preferences) => void;
  /** What stands in the form now. */
  getFields: () => Readonly<Record<string, unknown>>;
}

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
