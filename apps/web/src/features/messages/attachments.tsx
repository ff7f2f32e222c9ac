import type { Attachment } from "@khamt/contract";
import FileText from "lucide-react/icons/file-text";
import { catalogue, useT } from "../../lib/language/index.ts";

/** Pictures are shown, everything else is a link. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useT(catalogue("messages")).thread;
  if (files.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1">
      {files.map(({ url, name, type }) => (
        <li key={url}>
          {name === null ? (
            <span className="text-sm text-muted italic">{t.fileGone}</span>
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-2 wrap-anywhere"
            >
              {type?.startsWith("image/") === true ? (
                <img
                  src={`${url}?size=card`}
                  alt={name}
                  loading="lazy"
                  className="max-h-64 rounded-control"
                />
              ) : (
                <>
                  <FileText aria-hidden="true" className="size-5 shrink-0" />
                  {name}
                </>
              )}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
