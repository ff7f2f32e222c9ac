import type { Message, Attachment } from "@khamt/contract";
import { type ReactNode, Fragment } from "react";
import FileText from "lucide-react/icons/file-text";
import { catalogue, useT } from "../../lib/language/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Clock } from "./clock.tsx";

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g;

type MessageItemProps = {
  message: Pick<Message, "text" | "attachments" | "createdAt" | "isOwn"> &
    Partial<Pick<Message, "seq" | "isDeleted">>;
  /** Who says it, for those who do not see on which side it stands. */
  author: string;
  areLinksShown: boolean;
  isMarked?: boolean;
  /** Whether it was sent, read, or waits. */
  state?: ReactNode;
  /** What can be done with it, beside it. */
  children?: ReactNode;
};

/** One's own stand on the right. */
export function MessageItem(props: MessageItemProps) {
  const { message, author, areLinksShown, isMarked = false, state, children } = props;
  const { text, attachments, createdAt, isOwn, seq, isDeleted = false } = message;
  const { deleted } = useT(catalogue("messages")).thread;
  return (
    <li
      id={seq === undefined ? undefined : `m${seq}`}
      tabIndex={-1}
      className={classNames(
        "group grid max-w-[85%] focus:outline-none",
        isOwn ? "ml-auto justify-items-end" : "justify-items-start",
      )}
    >
      <span className="sr-only">{author}: </span>
      <div className="flex max-w-full items-center gap-1">
        {children}
        <div
          className={classNames(
            "min-w-0 rounded-card px-3.5 py-2 whitespace-pre-wrap wrap-anywhere",
            isOwn ? "bg-brand-soft" : "bg-sunken",
            isMarked && "outline-2 outline-offset-2 outline-brand",
          )}
        >
          {isDeleted && <span className="text-muted italic">{deleted}</span>}
          <MessageText text={text} areLinksShown={areLinksShown} />
          <Attachments files={attachments} />
        </div>
      </div>
      <p className="mt-0.5 px-1 text-sm text-muted">
        <Clock date={createdAt} />
        {state !== undefined && <> · {state}</>}
      </p>
    </li>
  );
}

/** As it was written. Addresses are links only where both sides know each other that far. */
function MessageText({ text, areLinksShown }: { text: string; areLinksShown: boolean }) {
  if (!areLinksShown) return <>{text}</>;
  let end = 0;
  const parts = [...text.matchAll(address)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return (
      <Fragment key={match.index}>
        {before}
        <a
          href={match[0]}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-semibold text-brand underline underline-offset-2"
        >
          {match[0]}
        </a>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

/** Pictures are shown, everything else is a link. */
function Attachments({ files }: { files: readonly Attachment[] }) {
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
