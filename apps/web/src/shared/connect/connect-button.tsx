import { useHydrated } from "@tanstack/react-router";
import { Suspense, useRef, useState } from "react";
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
  return <OfMember {...props} />;
}

/** Pressed before it is known what stands between the two, it acts once it is. */
function OfMember(props: ConnectProps) {
  const { to: _to, about: _about, purpose: _purpose, onOpen, wasOpenBeside: _beside, ...shown } = props;
  const { name, children, ...look } = shown;
  // The server does not know it.
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [known, setKnown] = useState<{ hadFocus: boolean }>();
  return (
    <>
      {known === undefined && (
        <Button
          {...look}
          ref={button}
          aria-label={namedLabel(children, name)}
          aria-busy={isPressed}
          aria-disabled={isPressed}
          onClick={() => {
            setPressed(true);
            onOpen?.();
          }}
        >
          {children}
        </Button>
      )}
      {isHydrated && (
        <Suspense>
          <MemberConnect
            {...props}
            {...{ isPressed }}
            hadFocus={known?.hadFocus === true}
            onKnown={(is) =>
              setKnown(is ? { hadFocus: document.activeElement === button.current } : undefined)
            }
            onDone={() => setPressed(false)}
          />
        </Suspense>
      )}
    </>
  );
}
