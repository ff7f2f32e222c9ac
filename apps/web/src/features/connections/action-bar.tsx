import type { Connection, ConnectionAction } from "@khamt/contract";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton, type ButtonVariant } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { useMove } from "./use-move.ts";

const WordsDialog = lazyWhenOnline(() => import("./words-dialog.tsx"));
const DeclineDialog = lazyWhenOnline(() => import("./decline-dialog.tsx"));
const WithdrawDialog = lazyWhenOnline(() => import("./withdraw-dialog.tsx"));

const variants: Record<ConnectionAction, ButtonVariant> = {
  accept: "next",
  answer: "next",
  ask: "secondary",
  decline: "secondary",
  "not-now": "quiet",
  withdraw: "quiet",
};
const order = ["accept", "answer", "ask", "decline", "not-now", "withdraw"] as const;

type ActionBarProps = { connection: Connection; onAccepted: (connection: Connection) => void };

/** What can be done with it now, and nothing else. */
export function ActionBar({ connection, onAccepted }: ActionBarProps) {
  const { actions: t } = useT(catalogue("connections"));
  const [open, setOpen] = useState<ConnectionAction>();
  const { id, other, actions, conversationId } = connection;
  const { run, isPending } = useAction(
    useMove(id, (moved) => {
      if (moved.state === "accepted") onAccepted(moved);
    }),
  );
  const act = (action: ConnectionAction) =>
    action === "accept" || action === "not-now" ? run({ action }) : setOpen(action);
  const shown = order.filter((action) => actions.includes(action));
  if (shown.length === 0 && conversationId === null) return null;
  const dialog = { connection, onClose: () => setOpen(undefined) };
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {conversationId !== null && (
        <LinkButton
          to="/messages/$id"
          params={{ id: conversationId }}
          aria-label={t.named(t.open, other.name)}
        >
          {t.open}
        </LinkButton>
      )}
      {shown.map((action) => (
        <ActionButton
          key={action}
          variant={variants[action]}
          isPending={isPending}
          aria-label={t.named(t[action], other.name)}
          onClick={() => act(action)}
        >
          {t[action]}
        </ActionButton>
      ))}
      <Suspense>
        {(open === "ask" || open === "answer") && <WordsDialog {...dialog} action={open} />}
        {open === "decline" && <DeclineDialog {...dialog} />}
        {open === "withdraw" && <WithdrawDialog {...dialog} />}
      </Suspense>
    </div>
  );
}
