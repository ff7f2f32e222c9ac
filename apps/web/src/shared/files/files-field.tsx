import { useEffect, useId, useRef, useState, type DragEvent, type RefObject } from "react";
import Upload from "lucide-react/icons/upload";
import { catalogue, useT } from "../../lib/language/index.ts";
import { StoredFileRow, UploadRow } from "./files-field-rows.tsx";
import { useFiles } from "./use-files.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { documentTypes } from "./files-field-checks.ts";
import { FilePicker, FilesFieldProblems } from "./file-picker.tsx";

type FilesFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Most files that may stand in it. */
  most?: number | undefined;
  /** Addresses of stored files. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Hears which files `value` lacks: under way, or not arrived, to be tried again or removed. */
  onMissing?: ((missing: MissingFiles) => void) | undefined;
};

export type MissingFiles = "uploading" | "failed" | undefined;

/** Files of a form: chosen or dropped, uploaded at once, one after the other. */
export function FilesField({ label, hint, error, most = 5, value, onChange, onMissing }: FilesFieldProps) {
  const t = useT(catalogue("files"));
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const files = useFiles({ most, value, onChange });
  const { uploads, stored, isBusy } = files;
  const missing = isBusy ? "uploading" : uploads.length > 0 ? "failed" : undefined;
  useEffect(() => onMissing?.(missing), [onMissing, missing]);
  /** What had the focus is about to go. */
  const keepFocus = () => button.current?.focus();
  const note = error ?? hint;

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      className="grid content-start gap-2"
    >
      <p className="flex justify-between gap-4 text-sm">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span className="text-muted tabular-nums">{t.count(value.length, most)}</span>
      </p>
      <FilesDropArea
        buttonRef={button}
        rules={t.rules(most)}
        isBusy={isBusy}
        mayUpload={files.mayUpload}
        onFiles={files.choose}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? "text-sm text-muted" : "text-sm text-danger"}>
          {note}
        </p>
      )}
      <FilesFieldProblems problems={files.problems} />
      {stored.length + uploads.length > 0 && (
        <ul aria-label={t.chosen} className="grid gap-2">
          {stored.map((file) => (
            <StoredFileRow
              key={file.url}
              file={file}
              onRemove={() => {
                files.remove(file);
                keepFocus();
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              reason={upload.fault && files.explain(upload.fault)}
              onRetry={() => {
                files.retry(upload);
                keepFocus();
              }}
              onCancel={() => {
                files.cancel(upload);
                keepFocus();
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={isBusy ? "text-sm font-medium text-muted" : "sr-only"}>
        {files.news}
      </p>
    </div>
  );
}

type FilesDropAreaProps = {
  buttonRef: RefObject<HTMLButtonElement | null>;
  rules: string;
  /** Nothing is taken meanwhile. */
  isBusy: boolean;
  mayUpload: () => boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are dropped, and the button that chooses them. */
function FilesDropArea({ buttonRef, rules, isBusy, mayUpload, onFiles }: FilesDropAreaProps) {
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
