import type { Application, ApplicationAction } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton, type ButtonLook } from "../../ui/buttons/button.tsx";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { makeMove, useMoves } from "./use-moves.ts";

const ApplyDialog = lazyWhenOnline(() => import("./apply-dialog.tsx"));
const DeclineDialog = lazyWhenOnline(() => import("./decline-dialog.tsx"));

type Shown = Exclude<ApplicationAction, "view" | "close">;
type Asked = "accept" | "edit" | "withdraw" | "cancel" | "decline";

const looks: Record<Shown, ButtonLook["variant"]> = {
  accept: "primary",
  confirm: "primary",
  finish: "secondary",
  shortlist: "secondary",
  edit: "secondary",
  decline: "quiet",
  resume: "quiet",
  withdraw: "quiet",
  cancel: "quiet",
};
const shown = namesOf(looks);
const asking: readonly Shown[] = ["accept", "edit", "withdraw", "cancel", "decline"] satisfies Asked[];
const isAsked = (action: Shown): action is Asked => asking.includes(action);

/** Only what can be done now; what can't be undone is asked once. */
export function ApplicationActions({ application }: { application: Application }) {
  const t = useT(catalogue("applications"));
  const { move, isPending } = useMoves(application);
  const { actions, conversationId, side, applicant, listing } = application;
  const name = side === "mine" ? listing.title : applicant.name;
  return (
    <>
      {conversationId !== null && (
        <LinkButton
          to="/messages/$id"
          params={{ id: conversationId }}
          size="small"
          aria-label={t.about(t.conversation, name)}
        >
          {t.conversation}
        </LinkButton>
      )}
      {shown
        .filter((action) => actions.includes(action))
        .map((action) => {
          const look = {
            variant: looks[action],
            size: "small",
            "aria-label": t.about(t.buttons[action], name),
          } as const;
          if (isAsked(action))
            return (
              <DialogButton
                key={action}
                {...look}
                dialog={(onClose) => <Question {...{ asked: action, application, name, onClose }} />}
              >
                {t.buttons[action]}
              </DialogButton>
            );
          return (
            <ActionButton key={action} {...look} isPending={isPending} onClick={() => move({ action })}>
              {t.buttons[action]}
            </ActionButton>
          );
        })}
    </>
  );
}

type QuestionProps = {
  asked: Asked;
  application: Application;
  name: string;
  onClose: () => void;
};

function Question({ asked, application, name, onClose }: QuestionProps) {
  const t = useT(catalogue("applications"));
  const { tell } = useMoves(application);
  if (asked === "edit")
    return application.listing.id === null ? null : (
      <ApplyDialog listing={application.listing.id} application={application} onClose={onClose} />
    );
  if (asked === "decline") return <DeclineDialog {...{ application, name, onClose }} />;
  const words = asked === "accept" ? { ...t.accept, title: t.accept.title(name) } : t[asked];
  return (
    <ConfirmDialog
      {...words}
      action={t.buttons[asked]}
      {...(asked === "accept" && { variant: "primary" as const })}
      act={async (api) => tell(await makeMove(api, application, { action: asked }), false)}
      onClose={onClose}
    />
  );
}
