import type { ConnectionWith, EntityRef } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { standingQuery } from "./connections.ts";
import { isAskedFor, settleInvitation } from "./invitation-draft.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, LinkButton, namedLabel, settled, type ButtonLook } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

const InviteDialog = lazyWhenOnline(() => import("./invite-dialog.tsx"));

export type ConnectProps = {
  /** Whoever is behind it is invited. */
  to: EntityRef;
  /** The profile that the match was found for; it is offered where it is the member's own. */
  about?: EntityRef | undefined;
  /** "message" stands beside one that connects, until there is something between the two; "offer" is of oneself, for an idea. */
  purpose?: "connect" | "message" | "offer";
  onOpen?: () => void;
  /** The one beside it, which goes once its invitation is sent, was opened. */
  wasOpenBeside?: boolean;
  /** Of several on one page: with whom, read out after what it does. */
  name?: string;
  children: string;
} & ButtonLook;

type MemberConnectProps = ConnectProps & {
  /** What stood in its place until now was pressed, and had the focus. */
  isPressed: boolean;
  hadFocus: boolean;
  onKnown: (is: boolean) => void;
  /** What was pressed has been done, or could not be. */
  onDone: () => void;
};

/** Says what stands between the two, and does what comes next. There is none beside a profile of one's own. */
export default function MemberConnect({
  isPressed,
  hadFocus,
  onKnown,
  onDone,
  ...props
}: MemberConnectProps) {
  const { to, about, purpose = "connect", onOpen, wasOpenBeside = false, name, children, ...look } = props;
  const t = useT(catalogue("connect"));
  const standing = useStanding(to, { isPressed, onKnown, onDone });
  // Who has just signed up to send an invitation finds it as it was; of two buttons for one profile one opens it.
  const [isOpen, setOpen] = useState(() => purpose !== "message" && isAskedFor(to));
  // The button goes once the invitation is sent: what stands in its place has the focus then.
  const [wasOpen, setWasOpen] = useState(isOpen);
  const close = () => {
    settleInvitation(to);
    setOpen(false);
    setWasOpen(true);
    onDone();
  };
  if (standing === undefined || standing.is === "own") return null;
  const way = wayOf(standing);
  // The button beside it leads there.
  if (purpose === "message" && way !== undefined) return null;
  const names = { invited: t.invited, "invites-me": t.accept, connected: t.open };
  const label = way === undefined ? children : names[way.is];
  const button = { ...look, "aria-label": namedLabel(label, name) };
  const next = wasOpen || wasOpenBeside || hadFocus ? { ref: focusWhereLost } : {};
  if (way?.conversationId)
    return (
      <LinkButton {...button} {...next} to="/messages/$id" params={{ id: way.conversationId }}>
        {label}
      </LinkButton>
    );
  if (way !== undefined)
    return (
      <LinkButton
        {...(way.is === "invited" ? settled(button) : button)}
        {...next}
        to="/connections"
        search={{ tab: way.tab }}
        hash={way.connectionId}
      >
        {label}
      </LinkButton>
    );
  return (
    <>
      <Button
        {...button}
        ref={hadFocus ? focusWhereLost : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          onOpen?.();
        }}
      >
        {children}
      </Button>
      {(isOpen || isPressed) && (
        <Suspense>
          <InviteDialog {...{ to, about, standing, isOffer: purpose === "offer" }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type Waiting = Pick<MemberConnectProps, "isPressed" | "onKnown" | "onDone">;

/** What stands between the two, once that is known; where it can't be asked for, who has pressed is told so and may press again. */
function useStanding(to: EntityRef, { isPressed, onKnown, onDone }: Waiting): ConnectionWith | undefined {
  const t = useT(catalogue("connect"));
  const { data, error, refetch } = useQuery(standingQuery(to));
  const isKnown = data !== undefined;
  const tell = useEffectEvent(onKnown);
  useLayoutEffect(() => tell(isKnown), [isKnown]);
  const askAgain = useEffectEvent(() => {
    if (!isKnown) void refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (isPressed) askAgain();
  }, [isPressed]);
  const giveUp = useEffectEvent(() => {
    if (!isPressed || isKnown) return;
    showToast({ title: t.unreached });
    onDone();
  });
  useEffect(() => {
    if (error !== null) giveUp();
  }, [error]);
  return data;
}

/** Whoever has gone on elsewhere meanwhile stays there. */
function focusWhereLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Where it is dealt with, once there is something between the two. */
function wayOf({ is, connectionId, conversationId }: ConnectionWith) {
  if (connectionId === null || (is !== "invited" && is !== "invites-me" && is !== "connected"))
    return undefined;
  const tab = is === "invited" ? "sent" : is === "connected" ? "connected" : undefined;
  return { is, connectionId, conversationId, tab } as const;
}
