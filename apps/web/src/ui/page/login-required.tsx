import { useAuth } from "../../lib/auth/index.ts";
import { Button } from "../buttons/button.tsx";
import { EmptyState } from "../lists/empty-state.tsx";

type LoginRequiredProps = {
  words: { title: string; hint: string; button: string };
  /** The page's own path: there the reader goes on after signing in. */
  next: string;
};

/** In place of a page that only a member has. */
export function LoginRequired({ words, next }: LoginRequiredProps) {
  const { askToSignIn } = useAuth();
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={words.title} hint={words.hint} headingLevel="h1">
        <Button aria-haspopup="dialog" onClick={() => askToSignIn({ next })}>
          {words.button}
        </Button>
      </EmptyState>
    </div>
  );
}
