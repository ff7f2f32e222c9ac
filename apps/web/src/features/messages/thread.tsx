import type { Conversation, Message } from "@khamt/contract";
import { Fragment, useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { DayLine } from "./clock.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { WaitingMessage, Outbox } from "../../shared/messages/outbox.ts";
import { useOutbox } from "../../shared/messages/use-outbox.ts";
import { myFilesQuery } from "../../shared/files/my-files.ts";
import { ClosedNote } from "./closed-note.tsx";
import { Composer } from "./composer.tsx";
import { DeleteMessage } from "./delete-message.tsx";
import { MessageItem } from "./message-item.tsx";
import { conversationQuery, nameOfOther } from "./queries.ts";
import { ThreadHeader } from "./thread-header.tsx";
import { useThread, useReadMark, useTyping } from "./use-thread.ts";
import { newId } from "../../lib/new-id.ts";

type ThreadProps = {
  conversation: Conversation;
  first: readonly Message[];
  /** The message that a search has found. */
  at: number | undefined;
  /** Blocking and reporting. */
  safety: ReactNode;
};

/** One conversation: what was said, what waits to be sent, and the box to write in. */
export function Thread({ conversation, first, at, safety }: ThreadProps) {
  const t = useT(catalogue("messages")).thread;
  const { id, isOpen, readSeq, otherReadSeq, areLinksShown } = conversation;
  const { outbox, waiting } = useOutbox();
  const { messages, isComplete, loadOlder, add } = useThread({ id, first, outbox });
  const typing = useTyping(id);
  const scroller = useRef<HTMLDivElement>(null);
  const lastSeq = messages.at(-1)?.seq ?? 0;
  useReadMark({ id, seq: lastSeq, readSeq });
  useMarked({ at, messages, isComplete, loadOlder });

  const name = nameOfOther(conversation, t);
  const lastOwn = messages.findLast(({ isOwn }) => isOwn)?.seq;
  const lastSaid = messages.at(-1)?.createdAt;
  const areUnsent = waitingIn(waiting, id, messages);
  const filesOf = useFilesOf(areUnsent);
  useSignInForUnsent(areUnsent.at(-1)?.id, outbox);
  useLookAgain(
    id,
    areUnsent.some(({ fault }) => fault !== undefined),
  );
  const send = (message: { text: string; attachments: readonly string[] }) => {
    const written = { id: newId(), conversationId: id, writtenAt: new Date().toISOString() };
    outbox?.add({ ...message, ...written });
    scroller.current?.scrollTo({ top: 0 });
  };

  return (
    <section aria-label={t.label(name)} className="flex h-full min-h-0 flex-col">
      <ThreadHeader conversation={conversation} safety={safety} />
      {/* Reversed, it stays at its end by itself, and where it is when earlier ones come. */}
      <div
        ref={scroller}
        // Without a mouse it is scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-label={t.label(name)}
        aria-live="polite"
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto p-4"
      >
        <div className="grid gap-3">
          {isComplete ? (
            <p className="text-center text-sm text-muted">
              {messages.length > 0 ? t.start : isOpen && t.hello}
            </p>
          ) : (
            <Button variant="quiet" size="small" onClick={() => void loadOlder()}>
              {t.older}
            </Button>
          )}
          <ol className="grid gap-3">
            {/* One list: a message that arrives stays what it was while it waited, and is read out once. */}
            {[
              ...messages.map((message, place) => (
                <Fragment key={message.id}>
                  <DayLine date={message.createdAt} before={messages[place - 1]?.createdAt} />
                  <MessageItem
                    message={message}
                    author={message.isOwn ? t.you : name}
                    areLinksShown={areLinksShown}
                    isMarked={message.seq === at}
                    state={
                      message.seq !== lastOwn ? undefined : message.seq <= otherReadSeq ? t.read : t.sent
                    }
                  >
                    {message.isOwn && !message.isDeleted && (
                      <DeleteMessage
                        message={message}
                        onDeleted={(left) => {
                          add([left]);
                          // Where its button was, nothing is any more.
                          scroller.current?.focus();
                        }}
                      />
                    )}
                  </MessageItem>
                </Fragment>
              )),
              ...areUnsent.map(({ id, text, fault, writtenAt, attachments }, place) => (
                <Fragment key={id}>
                  <DayLine date={writtenAt} before={areUnsent[place - 1]?.writtenAt ?? lastSaid} />
                  <MessageItem
                    message={{ text, attachments: filesOf(attachments), createdAt: writtenAt, isOwn: true }}
                    author={t.you}
                    areLinksShown={false}
                    state={
                      fault === undefined ? (
                        t.waiting
                      ) : (
                        <span className="text-danger">{`${t.notSent}. ${fault}`}</span>
                      )
                    }
                  />
                  {fault !== undefined && outbox !== undefined && <Unsent {...{ id, outbox }} />}
                </Fragment>
              )),
            ]}
          </ol>
        </div>
      </div>
      <p role="status" className="min-h-6 px-4 text-sm text-muted">
        {typing.isTyping ? t.typing(name) : ""}
      </p>
      {isOpen ? (
        <Composer conversationId={id} onSend={send} onTyping={typing.tell} />
      ) : (
        <ClosedNote conversation={conversation} name={name} />
      )}
    </section>
  );
}

/** Without those that have just arrived. */
function waitingIn(waiting: readonly WaitingMessage[], id: string, messages: readonly Message[]) {
  const sent = new Set(messages.flatMap((message) => (message.isOwn ? [message.id] : [])));
  return waiting.filter((each) => each.conversationId === id && !sent.has(each.id));
}

type Marked = {
  at: number | undefined;
  messages: readonly Message[];
  isComplete: boolean;
  loadOlder: () => Promise<void>;
};

/** Brings the found message into view, however far back it is. */
function useMarked({ at, messages, isComplete, loadOlder }: Marked): void {
  const firstSeq = messages[0]?.seq ?? 0;
  const isThere = at !== undefined && messages.some(({ seq }) => seq === at);
  useEffect(() => {
    if (at === undefined) return;
    if (isThere) document.getElementById(`m${at}`)?.scrollIntoView({ block: "center" });
    else if (!isComplete && at < firstSeq) void loadOlder().catch(() => {});
  }, [at, isThere, isComplete, firstSeq, loadOlder]);
}

/** What was written after the session has run out goes out once its writer has signed in again. */
function useSignInForUnsent(newest: string | undefined, outbox: Outbox | undefined): void {
  const { over, signInAgain } = useAuth();
  const ask = useEffectEvent(async (id: string) => {
    if (await signInAgain()) outbox?.retry(id);
  });
  useEffect(() => {
    if (over === "held" && newest !== undefined) void ask(newest);
  }, [over, newest]);
}

/** Where a message is refused the conversation may be closed by now, of which its reader hears nothing else. */
function useLookAgain(id: string, isRefused: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
  }, [client, id, isRefused]);
}

/** Files of one's own by their names, as messages that wait bring them. */
function useFilesOf(waiting: readonly WaitingMessage[]) {
  const { nameless } = useT(catalogue("files"));
  const enabled = waiting.some(({ attachments }) => attachments.length > 0);
  const { data: known } = useQuery({ ...myFilesQuery, enabled });
  return (attachments: readonly string[]) =>
    attachments.map((url) => known?.find((file) => file.url === url) ?? { url, name: nameless, type: null });
}

/** What can be done with one that was not taken. */
function Unsent({ id, outbox }: { id: string; outbox: Outbox }) {
  const t = useT(catalogue("messages")).thread;
  return (
    <li className="flex justify-end gap-2">
      <Button variant="quiet" size="small" onClick={() => outbox.retry(id)}>
        {t.retry}
      </Button>
      <Button variant="quiet" size="small" onClick={() => outbox.remove(id)}>
        {t.discard}
      </Button>
    </li>
  );
}
