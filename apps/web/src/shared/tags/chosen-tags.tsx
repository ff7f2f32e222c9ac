import X from "lucide-react/icons/x";
import type { KeyboardEvent } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";

interface ChosenTagsProps {
  name: string;
  tags: readonly string[];
  /** The tag's place; the focus has to go on to another one. */
  onRemove: (index: number) => void;
  /** The focus goes to a place; beyond the last tag is the text field. */
  onMove: (index: number) => void;
}

/** Tags as chips that can be taken away, each with its place in the form. */
export function ChosenTags({ name, tags, onRemove, onMove }: ChosenTagsProps) {
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
