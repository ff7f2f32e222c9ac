import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { conversationsQuery, pageOfConversations } from "./queries.ts";

/** All conversations, the last active first. */
export function ConversationList() {
  const t = useT(catalogue("messages")).list;
  const [limit, setLimit] = useState(pageOfConversations);
  const { data, error, refetch } = useQuery({
    ...conversationsQuery(limit),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && error !== null)
    return (
      <FailureNotice {...{ title: t.failed, hint: t.failedHint, error }} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <p role="status">{t.loading}</p>;
  return (
    <>
      <ul aria-label={t.label} className="grid gap-1">
        {data.items.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      {data.nextCursor !== undefined && (
        <Button variant="quiet" size="small" full onClick={() => setLimit(limit + pageOfConversations)}>
          {t.more}
        </Button>
      )}
    </>
  );
}
