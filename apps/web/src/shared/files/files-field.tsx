import { useId, useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { FilesDropArea } from "./files-field-drop-area.tsx";
import { FilesFieldProblems } from "./files-field-problems.tsx";
import { StoredFileRow, UploadRow } from "./files-field-rows.tsx";
import { useFiles } from "./use-files.ts";

interface FilesFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Most files that may stand in it. */
  most?: number | undefined;
  /** Addresses of stored files. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Files of a form: chosen or dropped, uploaded at once, one after the other. */
export function FilesField({ label, hint, error, most = 5, value, onChange }: FilesFieldProps) {
  const t = useT(catalogue("files"));
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const files = useFiles({ most, value, onChange });
  const { uploads, stored, isBusy } = files;
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
