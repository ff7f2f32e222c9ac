import Plus from "lucide-react/icons/plus";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import type { Suggest } from "../../ui/forms/suggestions.ts";
import { completeTags, isSeveral } from "./tags.ts";
import { afterPress, watchPresses } from "../../lib/after-press.ts";
import { useSuggestionBox } from "../../ui/forms/use-suggestion-box.tsx";

type TagFieldProps = {
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
  name: string;
  placeholder: string | undefined;
  required: boolean | undefined;
  addsOnLeave: boolean | undefined;
  suggest: Suggest;
  /** One tag or more, with commas between them. */
  onAdd: (text: string) => void;
  /** Backspace where there is nothing to take back. */
  onBackspace: () => void;
};

/** Where tags are typed: Enter, a comma, a suggestion and the button add them. */
export function TagField(props: TagFieldProps) {
  const { control, name, placeholder, suggest, onAdd, onBackspace } = props;
  const t = useT(catalogue("tags"));
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const commit = (words: string) => {
    if (words.trim() !== "") onAdd(words);
    setText("");
    box.close();
  };
  const box = useSuggestionBox({
    text,
    suggest,
    label: t.suggestions,
    onPick: (suggestion) => commit(suggestion.label),
  });
  const type = (value: string) => {
    const { complete, rest } = completeTags(value);
    if (complete !== "") commit(complete);
    setText(rest);
    box.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (box.takeKey(event)) return;
    // Once more after the last word is a slip: it sends no form that is still being filled in.
    if (event.key === "Enter") commit(text);
    else if (event.key === "Backspace" && text === "") onBackspace();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    // A text field would glue lines together, and cut off what is long.
    if (!isSeveral(pasted)) return;
    event.preventDefault();
    commit(text + pasted);
  };
  const leave = () => {
    box.close();
    // A window that loses the focus keeps its field: the reader comes back to it.
    if (props.addsOnLeave !== true || document.activeElement === field.current || text === "") return;
    afterPress(field.current?.form ?? null, () => commit(text));
  };
  const press = () => {
    commit(text);
    field.current?.focus();
  };

  return (
    <div className="relative">
      <input
        {...{ ...control, ...box.field, ref: field, name, placeholder, value: text, maxLength: 200 }}
        {...{ type: "text", autoComplete: "off", autoCapitalize: "none", enterKeyHint: "enter" }}
        {...{ onKeyDown, onPaste, onFocus: watchPresses, onBlur: leave, "aria-required": props.required }}
        onChange={(event) => type(event.target.value)}
        className="control pr-12"
      />
      <span className="absolute top-0 right-0">
        <IconButton label={t.add} onClick={press}>
          <Plus aria-hidden="true" />
        </IconButton>
      </span>
      {box.list}
    </div>
  );
}
