import type { Message } from "@khamt/contract";
import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";
import { TimeAgo } from "../../components/time-ago.tsx";
import { Attachments } from "./attachments.tsx";
import { MessageText } from "./message-text.tsx";

interface MessageItemProps {
  message: Pick<Message, "text" | "attachments" | "createdAt" | "isOwn"> & { seq?: number };
  /** Who says it, for those who do not see on which side it stands. */
  author: string;
  areLinksShown: boolean;
  isMarked?: boolean;
  /** Whether it was sent, read, or waits. */
  state?: ReactNode;
}

/** One's own stand on the right. */
export function MessageItem({ message, author, areLinksShown, isMarked = false, state }: MessageItemProps) {
  const { text, attachments, createdAt, isOwn, seq } = message;
  return (
    <li
      id={seq === undefined ? undefined : `m${seq}`}
      className={classNames("grid max-w-[85%]", isOwn ? "ml-auto justify-items-end" : "justify-items-start")}
    >
      <span className="sr-only">{author}: </span>
      <div
        className={classNames(
          "rounded-card px-3.5 py-2 whitespace-pre-wrap wrap-anywhere",
          isOwn ? "bg-brand-soft" : "bg-sunken",
          isMarked && "outline-2 outline-offset-2 outline-brand",
        )}
      >
        <MessageText text={text} areLinksShown={areLinksShown} />
        <Attachments files={attachments} />
      </div>
      <p className="mt-0.5 px-1 text-sm text-muted">
        <TimeAgo date={createdAt} />
        {state !== undefined && <> · {state}</>}
      </p>
    </li>
  );
}
