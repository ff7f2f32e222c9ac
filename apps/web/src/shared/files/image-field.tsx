import ImageUp from "lucide-react/icons/image-up";
import { useId, useRef, useEffect, useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { FilePicker, FilesFieldProblems } from "./file-picker.tsx";
import { pictureTypes, checkChoice, showProblems, type Problem } from "./files-field-checks.ts";
import { UploadProgress } from "./files-field-rows.tsx";
import { canRetry, useUploads } from "./use-uploads.ts";

type ImageFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whose initials stand where there is no picture. */
  name?: string;
  /** The address of a stored picture. */
  value: string | null;
  onChange: (value: string | null) => void;
  shape: "person" | "company";
};

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

/** What can be done with the one picture of a field. */
function usePicture(onChange: (value: string) => void) {
  const t = useT(catalogue("files"));
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const { uploads, isBusy, mayUpload, start, retry, drop, explain } = useUploads(({ url }) =>
    change.current(url),
  );
  const upload = uploads.at(-1);
  const fault = upload?.fault;

  return {
    upload: isBusy ? upload : undefined,
    isBusy,
    mayUpload,
    problems: fault === undefined ? refused : [{ title: t.failure.title, text: explain(fault) }],
    canRetry: canRetry(fault),
    /** A new picture takes the place of one that did not arrive. */
    choose: (files: readonly File[]) => {
      for (const each of uploads) drop(each);
      const { good, problems } = checkChoice(files, { types: pictureTypes, most: 1, taken: 0 }, t);
      setRefused(problems);
      showProblems(problems);
      start(good);
    },
    retry: () => upload && retry(upload),
    cancel: () => upload && drop(upload),
  };
}
