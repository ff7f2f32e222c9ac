import type { ChangeEvent, RefObject } from "react";
import type { Problem } from "./files-field-checks.ts";

type FilePickerProps = {
  /** Clicked by the button that stands for it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Extensions that the dialog offers. */
  types: readonly string[];
  isMultiple?: boolean;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own file input, unseen: a button opens it. */
export function FilePicker({ inputRef, types, isMultiple = false, isDisabled, onFiles }: FilePickerProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // So that the same file may be chosen again.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept={types.join(",")}
      multiple={isMultiple}
      disabled={isDisabled}
      onChange={take}
    />
  );
}

/** What of the last choice was not taken, and why; read out as soon as it appears. */
export function FilesFieldProblems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="alert" className="grid gap-2">
      {problems.map(({ title, text }) => (
        <p
          key={title}
          className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm wrap-anywhere text-danger"
        >
          <strong className="font-semibold">{title}.</strong> {text}
        </p>
      ))}
    </div>
  );
}
