import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { useAuth } from "../../lib/auth/index.ts";
import { useT } from "../../lib/language/index.ts";
import { accountCatalogue } from "./catalogue.ts";

/** In place of a page that only a member has. */
export function LoginRequired({ page }: { page: "profile" | "settings" }) {
  const t = useT(accountCatalogue).loginRequired;
  const { askToSignIn } = useAuth();
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.title} hint={t[page]} headingLevel="h1">
        <Button aria-haspopup="dialog" onClick={() => askToSignIn({ next: `/${page}` })}>
          {t.button}
        </Button>
      </EmptyState>
    </div>
  );
}
