import FileText from "lucide-react/icons/file-text";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { canRetry, type Upload } from "./use-uploads.ts";

type StoredFileRowProps = {
  file: { url: string; name: string; isGone: boolean };
  onRemove: () => void;
};

export function StoredFileRow({ file: { url, name, isGone }, onRemove }: StoredFileRowProps) {
  const t = useT(catalogue("files"));
  return (
    <Row
      buttons={
        <IconButton label={t.remove(name)} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {isGone ? (
        <>
          <span>{name}</span>
          <span className="text-sm text-danger">{t.gone}</span>
        </>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="grid min-h-11 items-center justify-self-start text-brand underline underline-offset-2"
        >
          {name}
        </a>
      )}
    </Row>
  );
}

type UploadRowProps = {
  upload: Upload;
  /** Why it did not arrive; undefined while it is under way. */
  reason: string | undefined;
  onRetry: () => void;
  onCancel: () => void;
};

export function UploadRow({ upload: { file, percent, fault }, reason, onRetry, onCancel }: UploadRowProps) {
  const t = useT(catalogue("files"));
  const { name } = file;
  const isFailed = reason !== undefined;
  return (
    <Row
      buttons={
        <>
          {canRetry(fault) && (
            <IconButton label={t.retry(name)} onClick={onRetry}>
              <RotateCw aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={isFailed ? t.remove(name) : t.cancel(name)} onClick={onCancel}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <span>{name}</span>
      {isFailed ? (
        <span className="text-sm text-danger">{reason}</span>
      ) : (
        <UploadProgress name={name} percent={percent} />
      )}
    </Row>
  );
}

export function UploadProgress({ name, percent }: { name: string; percent: number | undefined }) {
  const t = useT(catalogue("files"));
  if (percent === undefined) return <span className="text-sm text-muted">{t.waiting}</span>;
  return (
    <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
      <progress
        aria-label={t.progress(name)}
        value={percent}
        max={100}
        className="h-2 w-full max-w-60 accent-brand-fill"
      />
      {percent}%
    </span>
  );
}

function Row({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-control border border-line py-1 pr-1 pl-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 grow py-1 wrap-anywhere">{children}</div>
      <span className="flex shrink-0">{buttons}</span>
    </li>
  );
}
