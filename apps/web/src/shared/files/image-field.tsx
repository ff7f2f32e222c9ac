import ImageUp from "lucide-react/icons/image-up";
import { useId, useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { FilePicker } from "./file-picker.tsx";
import { pictureTypes } from "./files-field-checks.ts";
import { FilesFieldProblems } from "./files-field-problems.tsx";
import { UploadProgress } from "./files-field-rows.tsx";
import { usePicture } from "./use-picture.ts";

interface ImageFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whose initials stand where there is no picture. */
  name?: string;
  /** The address of a stored picture. */
  value: string | null;
  onChange: (value: string | null) => void;
  shape: "person" | "company";
}

/** One picture, shown as others will see it; it is uploaded as soon as it is chosen. */
export function ImageField({ label, hint, error, name = "", value, onChange, shape }: ImageFieldProps) {
  const t = useT(catalogue("files"));
  const id = useId();
  const picture = usePicture(onChange);
  const { upload, isBusy } = picture;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Presses a button that is gone afterwards. */
  const leaving = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  const note = error ?? hint;

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid content-start gap-2">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={value} size="large" shape={shape} />
        <div className="grid min-w-0 grow basis-56 gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              ref={button}
              variant="secondary"
              aria-disabled={isBusy}
              aria-describedby={`${id}-rules${note === undefined ? "" : ` ${id}-note`}`}
              onClick={() => !isBusy && picture.mayUpload() && input.current?.click()}
            >
              <ImageUp aria-hidden="true" />
              {value === null ? t.picture.add : t.picture.replace}
            </Button>
            {upload !== undefined && (
              <Button variant="quiet" onClick={leaving(picture.cancel)}>
                {t.picture.cancel}
              </Button>
            )}
            {picture.canRetry && (
              <Button variant="quiet" onClick={leaving(picture.retry)}>
                {t.picture.retry}
              </Button>
            )}
            {value !== null && !isBusy && (
              <Button variant="quiet" onClick={leaving(() => onChange(null))}>
                {t.picture.remove}
              </Button>
            )}
          </div>
          {isBusy && <UploadProgress name={upload?.file.name ?? ""} percent={upload?.percent} />}
          <p id={`${id}-rules`} className="text-sm text-muted">
            {t.picture.rules}
          </p>
          {note !== undefined && (
            <p
              id={`${id}-note`}
              className={error === undefined ? "text-sm text-muted" : "text-sm text-danger"}
            >
              {note}
            </p>
          )}
        </div>
      </div>
      <FilesFieldProblems problems={picture.problems} />
      <p role="status" className="sr-only">
        {isBusy ? t.picture.uploading : ""}
      </p>
      <FilePicker inputRef={input} types={pictureTypes} isDisabled={isBusy} onFiles={picture.choose} />
    </div>
  );
}
