import { useRef } from "react";
import { ChosenTags } from "./chosen-tags.tsx";
import { Field, type FieldText } from "../../ui/forms/field.tsx";
import { TagField } from "./tag-field.tsx";
import { useTags, type TagsOptions } from "./use-tags.ts";

interface TagInputProps extends FieldText, TagsOptions {
  /** Under this name the tags, and what is typed but not yet added, go with the form. */
  name: string;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  /** What is typed becomes a tag when the reader goes on to something else. */
  addsOnLeave?: boolean;
}

/** Several words of the reader's own, with suggestions in both languages. Without suggestions it works as well. */
export function TagInput(props: TagInputProps) {
  const { label, hint, error, labelHidden, name, placeholder, tags, suggest } = props;
  const { add, remove, notice } = useTags(props);
  const frame = useRef<HTMLDivElement>(null);
  const focusOn = (index: number) => {
    const buttons = frame.current?.querySelectorAll<HTMLElement>("[data-tag]");
    (buttons?.[index] ?? frame.current?.querySelector("input"))?.focus();
  };
  const removeAt = (index: number) => {
    // The button goes, so the focus goes on first: to the tag before it, or to the one that takes its place.
    if (tags.length === 1) focusOn(1);
    else focusOn(index === 0 ? 1 : index - 1);
    remove(tags[index] ?? "");
  };
  return (
    <div ref={frame}>
      <Field {...{ label, hint, error, labelHidden }}>
        {(control) => (
          <TagField
            {...{ control, name, placeholder, suggest, onAdd: add }}
            {...{ required: props.required, addsOnLeave: props.addsOnLeave }}
            onBackspace={() => focusOn(tags.length - 1)}
          />
        )}
      </Field>
      <ChosenTags {...{ name, tags, onRemove: removeAt, onMove: focusOn }} />
      <p role="status" className={notice.quiet ? "sr-only" : "mt-2 text-sm"}>
        {notice.text}
      </p>
    </div>
  );
}
