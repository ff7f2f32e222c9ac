import { Suspense } from "react";
import { currentUserQuery, knownUser, useUser, useAuth } from "../../../lib/auth/index.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { RouterContext } from "../../../lib/router-context.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";

const memberArea = lazyPart(() => import("../member/member-area.tsx"));

/** The header's end: a button for visitors, notifications and a menu for members. */
export function ReaderArea() {
  const user = useUser();
  if (user === null) return <SignInButton />;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <memberArea.Part user={user} />
    </Suspense>
  );
}

/** Before the page renders: who reads, and what the header needs for a member. */
export async function loadReader({ queryClient, language }: RouterContext): Promise<void> {
  // Without an answer the page is a visitor's; the browser asks again.
  if (import.meta.env.SSR) await queryClient.prefetchQuery(currentUserQuery);
  const user = knownUser(queryClient);
  if (user) await Promise.all([memberArea.load(), language.load(catalogue("member-menu"))]);
}

/** Opens the sign-in and sign-up dialog, whose code comes once the reader is near it. */
function SignInButton() {
  const t = useT(catalogue("shell"));
  const { askToSignIn, prepareSignIn } = useAuth();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      onPointerEnter={prepareSignIn}
      onFocus={prepareSignIn}
      onClick={() => askToSignIn()}
    >
      <span className="whitespace-nowrap">{t.signIn}</span>
    </Button>
  );
}
