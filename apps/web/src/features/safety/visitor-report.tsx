import { useRouter } from "@tanstack/react-router";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { reportHash } from "./report-hash.ts";

/** A report is answered, so it needs an account: a visitor signs in, and finds it open. */
export function VisitorReport() {
  const t = useT(catalogue("you-and"));
  const { askToSignIn } = useAuth();
  const router = useRouter();
  const { pathname, searchStr } = router.state.location;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      onClick={() => askToSignIn({ next: `${pathname}${searchStr}#${reportHash}` })}
    >
      {t.actions.report}
    </Button>
  );
}
