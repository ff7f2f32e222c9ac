import { Button } from "../../ui/buttons/button.tsx";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

/** Where a visitor's matches are, and what the samples are. */
export function VisitorNote({ hasSamples }: { hasSamples: boolean }) {
  const t = useT(catalogue("my-matches")).visitor;
  const { user, askToSignIn } = useAuth();
  if (user !== null) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-sunken px-5 py-4">
      <p className="max-w-[68ch]">{hasSamples ? t.note : t.noteWithoutSamples}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => askToSignIn({ next: "/my-matches" })}>
        {t.signIn}
      </Button>
    </div>
  );
}
