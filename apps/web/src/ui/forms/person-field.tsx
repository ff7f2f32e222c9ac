import { useState } from "react";
import { Field, type FieldText } from "./field.tsx";
import type { Suggest } from "./suggestions.ts";
import { useSuggestionBox } from "./use-suggestion-box.tsx";

type PersonFieldProps = FieldText & {
  name: string;
  suggest: Suggest;
  /** Name of the list for screen readers. */
  listLabel: string;
  disabled?: boolean | undefined;
  /** The id of who is chosen; empty while nobody is. */
  onPick: (id: string) => void;
};

/** One of many people, found by typing a part of the name. Whoever is typed over is no longer chosen. */
export function PersonField({ name, suggest, listLabel, disabled, onPick, ...words }: PersonFieldProps) {
  const [text, setText] = useState("");
  const box = useSuggestionBox({
    text,
    suggest,
    label: listLabel,
    offersAtOnce: true,
    onPick: ({ id, label }) => {
      setText(label);
      onPick(id);
    },
  });
  const type = (typed: string) => {
    setText(typed);
    onPick("");
    box.open();
  };
  return (
    <Field {...words}>
      {(control) => (
        <div className="relative">
          <input
            {...{ ...control, ...box.field, type: "text", name, value: text, maxLength: 100, disabled }}
            {...{
              autoComplete: "off",
              "aria-required": true,
              onKeyDown: box.takeKey,
              onClick: box.open,
              onBlur: box.close,
            }}
            onChange={(event) => type(event.target.value)}
            className="control"
          />
          {box.list}
        </div>
      )}
    </Field>
  );
}
