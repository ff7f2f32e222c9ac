import { useRouter } from "@tanstack/react-router";
import { useAuth } from "../../lib/auth/index.ts";
import { Button } from "../buttons/button.tsx";
import { EmptyState } from "../lists/empty-state.tsx";

type LoginRequiredProps = {
  words: { title: string; hint: string; button: string };
};

/** In place of a page that only a member has: there the reader goes on after signing in. */
export function LoginRequired({ words }: LoginRequiredProps) {
  const router = useRouter();
  const { askToSignIn } = useAuth();
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={words.title} hint={words.hint} headingLevel="h1">
        <Button aria-haspopup="dialog" onClick={() => askToSignIn({ next: router.state.location.href })}>
          {words.button}
        </Button>
      </EmptyState>
    </div>
  );
}
