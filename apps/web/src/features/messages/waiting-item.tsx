import { Button } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { Outbox, WaitingMessage } from "../../shared/messages/outbox.ts";
import { MessageItem } from "./message-item.tsx";

/** Written, and not with the server yet. */
export function WaitingItem({ message, outbox }: { message: WaitingMessage; outbox: Outbox }) {
  const t = useT(catalogue("messages")).thread;
  const { id, text, fault, writtenAt, attachments } = message;
  const files = attachments.map((url) => ({ url, name: url.replace("/files/", ""), type: null }));
  return (
    <>
      <MessageItem
        message={{ text, attachments: files, createdAt: writtenAt, isOwn: true }}
        author={t.you}
        areLinksShown={false}
        state={
          fault === undefined ? t.waiting : <span className="text-danger">{`${t.notSent}. ${fault}`}</span>
        }
      />
      {fault !== undefined && (
        <li className="flex justify-end gap-2">
          <Button variant="quiet" size="small" onClick={() => outbox.retry(id)}>
            {t.retry}
          </Button>
          <Button variant="quiet" size="small" onClick={() => outbox.remove(id)}>
            {t.discard}
          </Button>
        </li>
      )}
    </>
  );
}
