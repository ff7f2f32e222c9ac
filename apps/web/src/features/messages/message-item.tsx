import type { Message } from "@khamt/contract";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { Attachments } from "./attachments.tsx";
import { MessageText } from "./message-text.tsx";

interface MessageItemProps {
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
}

/** One's own stand on the right. */
export function MessageItem(props: MessageItemProps) {
  const { message, author, areLinksShown, isMarked = false, state, children } = props;
  const { text, attachments, createdAt, isOwn, seq, isDeleted = false } = message;
  const { deleted } = useT(catalogue("messages")).thread;
  return (
    <li
      id={seq === undefined ? undefined : `m${seq}`}
      className={classNames("grid max-w-[85%]", isOwn ? "ml-auto justify-items-end" : "justify-items-start")}
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
        <TimeAgo date={createdAt} />
        {state !== undefined && <> · {state}</>}
      </p>
    </li>
  );
}
