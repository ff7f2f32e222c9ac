import Upload from "lucide-react/icons/upload";
import { useId, useRef, useState, type DragEvent, type RefObject } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { documentTypes } from "./files-field-checks.ts";
import { FilePicker } from "./file-picker.tsx";

interface FilesDropAreaProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  rules: string;
  /** Nothing is taken meanwhile. */
  isBusy: boolean;
  mayUpload: () => boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, and the button that chooses them. */
export function FilesDropArea({ buttonRef, rules, isBusy, mayUpload, onFiles }: FilesDropAreaProps) {
  const t = useT(catalogue("files"));
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    // The browser would leave the page and open the file.
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (!isBusy && files.length > 0 && mayUpload()) onFiles(files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!isBusy);
  };
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed p-4 ${isOver ? "border-brand bg-brand-soft" : "border-line-strong/70"}`}
    >
      <Button
        ref={buttonRef}
        variant="secondary"
        aria-disabled={isBusy}
        aria-describedby={`${id}-rules`}
        onClick={() => !isBusy && mayUpload() && input.current?.click()}
      >
        <Upload aria-hidden="true" />
        {t.choose}
      </Button>
      <span aria-hidden="true" className="hidden text-sm text-muted pointer-fine:inline">
        {t.drop}
      </span>
      <p id={`${id}-rules`} className="basis-full text-sm text-muted">
        {rules}
      </p>
      <FilePicker inputRef={input} types={documentTypes} isMultiple isDisabled={isBusy} onFiles={onFiles} />
    </div>
  );
}
