import type { ConnectionWith, EntityRef } from "@khamt/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useState, type Ref } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { useFocusOfBefore } from "../../lib/use-focus-of-before.ts";
import { Button, LinkButton, namedLabel, settled, type ButtonLook } from "../../ui/buttons/button.tsx";
import { useFailureToast } from "../../ui/buttons/use-action.ts";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { standingQuery } from "./connections.ts";
import { isAskedFor, settleInvitation } from "./invitation-draft.ts";

const InviteDialog = lazyWhenOnline(() => import("./invite-dialog.tsx"));
const VisitorInvite = lazyWhenOnline(() => import("./visitor-invite.tsx"));

type ConnectProps = {
  /** Whoever is behind it is invited. */
  to: EntityRef;
  /** The profile that the match was found for; it is offered where it is the member's own. */
  about?: EntityRef | undefined;
  /** Of oneself, for an idea. */
  isOffer?: boolean;
  /** Of a second button, which says the same in other words while there is nothing between the two. */
  message?: string | undefined;
  /** Of several on one page: with whom, read out after what it does. */
  name?: string;
  children: string;
} & ButtonLook;

/**
 * The way to who is behind a profile: to a listing one applies, on its page. A visitor writes first, signs up to send it, and is then
 * back where the button is.
 */
export function ConnectButton(props: ConnectProps) {
  const { to, about: _about, isOffer: _isOffer, message, name, children, ...look } = props;
  const user = useUser();
  if (to.kind === "project")
    return (
      <LinkButton
        {...look}
        aria-label={namedLabel(children, name)}
        to="/project-listings/$id"
        params={{ id: to.id }}
        search={{ apply: "now" }}
      >
        {children}
      </LinkButton>
    );
  if (user !== null) return <MemberConnect {...props} />;
  const dialog = (onClose: () => void) => <VisitorInvite to={to} onClose={onClose} />;
  return (
    <>
      <DialogButton {...look} aria-label={namedLabel(children, name)} dialog={dialog}>
        {children}
      </DialogButton>
      {message !== undefined && (
        <DialogButton variant="secondary" dialog={dialog}>
          {message}
        </DialogButton>
      )}
    </>
  );
}

/** Does what comes next between the two; pressed before it knows what that is, it asks. There is none beside a profile of one's own. */
function MemberConnect({ to, about, isOffer = false, message, name, children, ...look }: ConnectProps) {
  const client = useQueryClient();
  const { data: standing } = useQuery(standingQuery(to));
  // Who has just signed up to send an invitation finds it as it was.
  const [isOpen, setOpen] = useState(() => isAskedFor(to));
  const asking = useMutation({
    mutationFn: () => client.fetchQuery(standingQuery(to)),
    onSuccess: (known) => setOpen(wayOf(known) === undefined),
  });
  const { before, after, take } = useFocusOfBefore(isOpen);
  const way = standing && wayOf(standing);
  if (standing?.is === "own") return null;

  const press = () => {
    take();
    if (standing !== undefined) setOpen(true);
    else if (!asking.isPending) asking.mutate();
  };
  const button = {
    "aria-haspopup": "dialog",
    "aria-busy": asking.isPending,
    "aria-disabled": asking.isPending,
    ref: before,
    onClick: press,
  } as const;
  const first = (
    <Button {...look} {...button} aria-label={namedLabel(children, name)}>
      {children}
    </Button>
  );
  // What is being written is not closed by what happens meanwhile: the server says it once it is sent.
  if (way !== undefined && !isOpen)
    return (
      <Suspense fallback={first}>
        <Way {...{ way, name, look }} ref={after} />
      </Suspense>
    );
  return (
    <>
      {first}
      {message !== undefined && (
        <Button {...button} variant="secondary">
          {message}
        </Button>
      )}
      <Suspense>
        {asking.error !== null && <Failure error={asking.error} />}
        {isOpen && standing !== undefined && (
          <InviteDialog
            {...{ to, about, standing, isOffer }}
            onClose={() => {
              settleInvitation(to);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Its words come once they are needed. */
function Failure({ error }: { error: Error }) {
  const showFailure = useFailureToast();
  const tell = useEffectEvent((thrown: Error) => void showFailure(thrown));
  useEffect(() => tell(error), [error]);
  return null;
}

type WayProps = {
  way: NonNullable<ReturnType<typeof wayOf>>;
  name: string | undefined;
  look: ButtonLook;
  ref: Ref<HTMLAnchorElement>;
};

/** Says what stands between the two, and leads there. */
function Way({ way: { is, connectionId, conversationId, tab }, name, look, ref }: WayProps) {
  const t = useT(catalogue("connect"));
  const label = { invited: t.invited, "invites-me": t.accept, connected: t.open }[is];
  const link = { ...(is === "invited" ? settled(look) : look), "aria-label": namedLabel(label, name), ref };
  if (conversationId)
    return (
      <LinkButton {...link} to="/messages/$id" params={{ id: conversationId }}>
        {label}
      </LinkButton>
    );
  return (
    <LinkButton {...link} to="/connections" search={{ tab }} hash={connectionId}>
      {label}
    </LinkButton>
  );
}

/** Where it is dealt with, once there is something between the two. */
function wayOf({ is, connectionId, conversationId }: ConnectionWith) {
  if (connectionId === null || (is !== "invited" && is !== "invites-me" && is !== "connected"))
    return undefined;
  const tab = is === "invited" ? "sent" : is === "connected" ? "connected" : undefined;
  return { is, connectionId, conversationId, tab } as const;
}
