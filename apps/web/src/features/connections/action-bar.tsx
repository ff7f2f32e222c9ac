import type { Connection, ConnectionAction } from "@khamt/contract";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton, type ButtonVariant } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
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
  const { changed } = useT(catalogue("action"));
  const { id, other, actions, conversationId } = connection;
  const { run, isPending } = useAction(
    useMove({
      id,
      told: changed,
      onDone: (moved) => {
        if (moved.state === "accepted") onAccepted(moved);
      },
    }),
  );
  const shown = order.filter((action) => actions.includes(action));
  if (shown.length === 0 && conversationId === null) return null;
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
      {shown.map((action) => {
        const look = { variant: variants[action], "aria-label": t.named(t[action], other.name) };
        if (action === "accept" || action === "not-now")
          return (
            <ActionButton key={action} {...look} isPending={isPending} onClick={() => run({ action })}>
              {t[action]}
            </ActionButton>
          );
        return (
          <DialogButton
            key={action}
            {...look}
            dialog={(onClose) => <Question {...{ action, connection, onClose }} />}
          >
            {t[action]}
          </DialogButton>
        );
      })}
    </div>
  );
}

type QuestionProps = {
  action: Exclude<ConnectionAction, "accept" | "not-now">;
  connection: Connection;
  onClose: () => void;
};

function Question({ action, ...dialog }: QuestionProps) {
  if (action === "decline") return <DeclineDialog {...dialog} />;
  if (action === "withdraw") return <WithdrawDialog {...dialog} />;
  return <WordsDialog {...dialog} action={action} />;
}
