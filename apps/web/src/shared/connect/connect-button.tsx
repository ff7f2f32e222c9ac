import { useHydrated } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { useUser } from "../../lib/auth/index.ts";
import { Button, LinkButton, namedLabel } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import type { ConnectProps } from "./member-connect.tsx";

const MemberConnect = lazyWhenOnline(() => import("./member-connect.tsx"));
const VisitorInvite = lazyWhenOnline(() => import("./visitor-invite.tsx"));

/**
 * The way to who is behind a profile: to a listing one applies, on its page. A visitor writes first, signs up to send it, and is then
 * back where the button is.
 */
export function ConnectButton(props: ConnectProps) {
  const { to, about: _about, purpose: _purpose, onOpen: _onOpen, wasOpenBeside: _beside, ...shown } = props;
  const { name, children, ...rest } = shown;
  const look = { ...rest, "aria-label": namedLabel(children, name) };
  const user = useUser();
  const isHydrated = useHydrated();
  if (to.kind === "project")
    return (
      <LinkButton {...look} to="/project-listings/$id" params={{ id: to.id }} search={{ apply: "now" }}>
        {children}
      </LinkButton>
    );
  if (user === null)
    return (
      <DialogButton {...look} dialog={(onClose) => <VisitorInvite to={to} onClose={onClose} />}>
        {children}
      </DialogButton>
    );
  const waiting = (
    <Button {...look} aria-disabled>
      {children}
    </Button>
  );
  // The server does not know what stands between the two.
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MemberConnect {...props} />
    </Suspense>
  );
}
