import type { RequestAction, ServiceRequest } from "@khamt/contract";
import { lazy, Suspense, useState } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import type { ButtonLook } from "../../ui/buttons/button-style.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useMove } from "./use-move.ts";

const ConfirmRequestDialog = lazy(() => import("./confirm-request-dialog.tsx"));
const CancelRequestDialog = lazy(() => import("./cancel-request-dialog.tsx"));

const looks: Record<RequestAction, ButtonLook["variant"]> = {
  confirm: "primary",
  done: "secondary",
  cancel: "quiet",
};

/** Only what can be done now. */
export function RequestActions({ request, name }: { request: ServiceRequest; name: string }) {
  const t = useT(catalogue("requests"));
  const { run, isPending } = useMove(request);
  const [asked, setAsked] = useState<Exclude<RequestAction, "done">>();
  const question = { request, name, onClose: () => setAsked(undefined) };
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
          <Button key={action} {...look} aria-haspopup="dialog" onClick={() => setAsked(action)}>
            {label}
          </Button>
        );
      })}
      <Suspense>
        {asked === "confirm" && <ConfirmRequestDialog {...question} />}
        {asked === "cancel" && <CancelRequestDialog {...question} />}
      </Suspense>
    </>
  );
}
