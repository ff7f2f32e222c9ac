import { useRef, type KeyboardEvent } from "react";
import X from "lucide-react/icons/x";
import { Field, type FieldText } from "../../ui/forms/field.tsx";
import { TagField } from "./tag-field.tsx";
import { useTags, type TagsOptions } from "./use-tags.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type TagInputProps = {
  /** Under this name the tags, and what is typed but not yet added, go with the form. */
  name: string;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  /** What is typed becomes a tag when the reader goes on to something else. */
  addsOnLeave?: boolean;
} & FieldText &
  TagsOptions;

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

type ChosenTagsProps = {
  name: string;
  tags: readonly string[];
  /** The tag's place; the focus has to go on to another one. */
  onRemove: (index: number) => void;
  /** The focus goes to a place; beyond the last tag is the text field. */
  onMove: (index: number) => void;
};

/** Tags as chips that can be taken away, each with its place in the form. */
function ChosenTags({ name, tags, onRemove, onMove }: ChosenTagsProps) {
  const t = useT(catalogue("tags"));
  if (tags.length === 0) return null;
  const onKey = (index: number) => (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      // A key held down does not empty the list.
      if (!event.repeat) onRemove(index);
    } else if (event.key === "ArrowLeft") onMove(Math.max(index - 1, 0));
    else if (event.key === "ArrowRight") onMove(index + 1);
    else return;
    event.preventDefault();
  };
  return (
    <ul aria-label={t.chosen} className="mt-2 flex flex-wrap gap-2">
      {tags.map((tag, index) => (
        <li key={tag} className="min-w-0">
          <input type="hidden" name={name} value={tag} />
          <button
            {...{ type: "button", "data-tag": "", "aria-label": t.remove(tag), onKeyDown: onKey(index) }}
            onClick={() => onRemove(index)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-brand-soft px-4 py-1 text-left text-sm font-semibold text-brand hover:bg-brand-line/50"
          >
            <span lang={/\p{Script=Cyrillic}/u.test(tag) ? "mn" : "en"} className="min-w-0">
              {tag}
            </span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
