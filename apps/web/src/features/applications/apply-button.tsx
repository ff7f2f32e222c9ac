import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonLook } from "../../ui/buttons/button.tsx";
import { useAuth } from "../../lib/auth/index.ts";
import { standingQuery } from "./queries.ts";

const ApplyDialog = lazy(() => import("./apply-dialog.tsx"));
const StandingLink = lazy(() => import("./standing-link.tsx"));

type ApplyButtonProps = {
  listing: string;
  label: string;
  /** Says at once how the member stands to the listing: on its own page. */
  tellsStanding?: boolean;
} & ButtonLook;

/** A visitor is asked to sign in, and is then back where the button is. All else comes when it is wanted. */
export function ApplyButton({ listing, label, tellsStanding = false, ...look }: ApplyButtonProps) {
  const { user, askToSignIn } = useAuth();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...standingQuery(listing), enabled: tellsStanding && user !== null });
  const button = (
    <Button
      {...look}
      aria-haspopup="dialog"
      onClick={() => {
        if (user === null) askToSignIn({ next: router.state.location.href });
        else setOpen(true);
      }}
    >
      {label}
    </Button>
  );
  const isSettled = data !== undefined && (data.isOwn || data.application !== null);
  return (
    <>
      {isSettled && !open ? (
        <Suspense fallback={button}>
          <StandingLink standing={data} listing={listing} look={look} />
        </Suspense>
      ) : (
        button
      )}
      {open && (
        <Suspense>
          <ApplyDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
