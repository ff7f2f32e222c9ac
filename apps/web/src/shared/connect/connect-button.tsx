import type { EntityRef } from "@khamt/contract";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { useAuth } from "../../lib/auth/index.ts";
import { Button, type ButtonLook } from "../../ui/buttons/button.tsx";

const MemberConnect = lazy(() => import("./member-connect.tsx"));

export type ConnectProps = {
  /** Whoever is behind it is invited. */
  to: EntityRef;
  /** The profile that the match was found for; it is offered where it is the member's own. */
  about?: EntityRef | undefined;
  /** "message" keeps its name, and leads to the conversation where there is one; "offer" is of oneself, for an idea. */
  purpose?: "connect" | "message" | "offer";
  children: ReactNode;
} & ButtonLook;

/** The way to who is behind a profile. A visitor is asked to sign in, and is then back where the button is. */
export function ConnectButton(props: ConnectProps) {
  const { to: _to, about: _about, purpose: _purpose, children, ...look } = props;
  const { user, askToSignIn } = useAuth();
  const router = useRouter();
  const isHydrated = useHydrated();
  if (user === null)
    return (
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() => askToSignIn({ next: router.state.location.href })}
      >
        {children}
      </Button>
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
