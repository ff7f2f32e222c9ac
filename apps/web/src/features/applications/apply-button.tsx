import { useQuery } from "@tanstack/react-query";
import { useHydrated, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button, useNamedLabel, type ButtonLook } from "../../ui/buttons/button.tsx";
import { useFocusOfBefore } from "../../lib/use-focus-of-before.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { standingQuery } from "./queries.ts";

const ApplyDialog = lazyWhenOnline(() => import("./apply-dialog.tsx"));
const StandingLink = lazyWhenOnline(() => import("./standing-link.tsx"));

type ApplyButtonProps = {
  listing: string;
  label: string;
  /** On a card of a list, which is read out, and where an own listing says that it is. */
  onCardOf?: string;
} & ButtonLook;

/** A visitor is asked to sign in, and then applies; a member who has applied follows that. All else comes when it is wanted. */
export function ApplyButton({ listing, label, onCardOf, ...look }: ApplyButtonProps) {
  const { user, askToSignIn } = useAuth();
  const { isOpen, open, close } = useOpen();
  const { data } = useQuery({ ...standingQuery(listing), enabled: user !== null });
  const { button: trigger, before, after } = useFocusOfBefore(false);
  const button = (
    <Button
      {...look}
      ref={before}
      aria-haspopup="dialog"
      aria-label={useNamedLabel(label, onCardOf)}
      onClick={() => {
        if (user === null) askToSignIn({ next: `/project-listings/${listing}?apply=now` });
        else open();
      }}
    >
      {label}
    </Button>
  );
  const isSettled = data != null && (data.isOwn || data.application !== null);
  return (
    <>
      {isSettled && !isOpen ? (
        <Suspense fallback={button}>
          <StandingLink standing={data} {...{ listing, look, onCardOf }} ref={after} />
        </Suspense>
      ) : (
        button
      )}
      {isOpen && user !== null && (
        <Suspense>
          <ApplyDialog listing={listing} onClose={close} returnTo={trigger} />
        </Suspense>
      )}
    </>
  );
}

/** By a press, or by the address that led here in order to apply; closed, a reload does not open it again. */
function useOpen() {
  const isWanted = useSearch({ strict: false, select: ({ apply }) => apply !== undefined });
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    if (isWanted) void navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  };
  return { isOpen: isPressed || (isWanted && isHydrated), open: () => setPressed(true), close };
}
