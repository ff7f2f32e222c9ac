import type { ServiceRequest, RequestAction } from "@khamt/contract";
import type { ReactNode } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Facts, WrittenText } from "../../ui/cards/facts.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton, type ButtonLook } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { useMove } from "./use-move.ts";

const ConfirmRequestDialog = lazyWhenOnline(() => import("./confirm-request-dialog.tsx"));
const CancelRequestDialog = lazyWhenOnline(() => import("./cancel-request-dialog.tsx"));

const looks: Record<RequestAction, ButtonLook["variant"]> = {
  confirm: "primary",
  done: "secondary",
  cancel: "quiet",
};

const tones: Partial<Record<ServiceRequest["state"], BadgeTone>> = {
  requested: "brand",
  confirmed: "next",
  done: "good",
};

/** One request as either side sees it: how it stands, what it says, what may be done. */
export function RequestCard({ request, story }: { request: ServiceRequest; story: ReactNode }) {
  const t = useT(catalogue("requests"));
  const { items } = useT(catalogue("services"));
  const { id, state, side, service, requester } = request;
  const { name } = items[service];
  return (
    <li id={id} className="scroll-mt-24 rounded-card target:outline-2 target:outline-brand">
      <Card as="div">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h3 className="min-w-0 text-lg leading-snug font-bold wrap-anywhere">{name}</h3>
          <div className="grid justify-items-start gap-1 sm:justify-items-end">
            <Badge tone={tones[state] ?? "neutral"}>{t.states[state]}</Badge>
            <CardTime date={request.updatedAt} />
          </div>
        </div>
        <Note request={request} />
        <div className="mt-4">
          <Facts
            items={[
              { label: t.requester, value: side === "operator" && requester },
              {
                label: t.need,
                value: <WrittenText lang={request.contentLanguage}>{request.need}</WrittenText>,
              },
              { label: t.preferredTime, value: request.preferredTime },
              { label: t.proposedTime, value: request.proposedTime },
              { label: t.answer, value: request.answer && <WrittenText>{request.answer}</WrittenText> },
              {
                label: t.reason,
                value: request.cancelReason && <WrittenText>{request.cancelReason}</WrittenText>,
              },
            ]}
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2.5 empty:hidden">
          <RequestActions request={request} name={side === "mine" ? name : t.about(name, requester)} />
          {story}
        </div>
      </Card>
    </li>
  );
}

function Note({ request: { state, side, cancelledBy } }: { request: ServiceRequest }) {
  const t = useT(catalogue("requests"));
  const cancelled = cancelledBy && t.cancelledBy[cancelledBy];
  return (
    <p className="mt-2 text-[0.9375rem] text-muted">
      {state === "cancelled" ? cancelled : t.notes[side][state]}
    </p>
  );
}

/** Only what can be done now. */
function RequestActions({ request, name }: { request: ServiceRequest; name: string }) {
  const t = useT(catalogue("requests"));
  const { changed } = useT(catalogue("action"));
  const { run, isPending } = useAction(useMove({ request, told: changed }));
  return (
    <>
      {request.conversationId !== null && (
        <LinkButton to="/messages/$id" params={{ id: request.conversationId }} size="small">
          {t.conversation}
        </LinkButton>
      )}
      {request.actions.map((action) => {
        const label = t.buttons[action];
        const look = { variant: looks[action], size: "small", "aria-label": t.about(label, name) } as const;
        return action === "done" ? (
          <ActionButton key={action} {...look} isPending={isPending} onClick={() => run({ action })}>
            {label}
          </ActionButton>
        ) : (
          <DialogButton
            key={action}
            {...look}
            dialog={(onClose) =>
              action === "confirm" ? (
                <ConfirmRequestDialog {...{ request, name, onClose }} />
              ) : (
                <CancelRequestDialog {...{ request, name, onClose }} />
              )
            }
          >
            {label}
          </DialogButton>
        );
      })}
    </>
  );
}
