import type { ChangeEvent, RefObject } from "react";

interface FilePickerProps {
  /** Clicked by the button that stands for it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Extensions that the dialog offers. */
  types: readonly string[];
  isMultiple?: boolean;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

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
