import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/button.tsx";
import { useT } from "../../lib/language/index.ts";
import { shellCatalogue } from "./catalogue.ts";

const SignInDialog = lazy(() => import("./sign-in-dialog.tsx"));

/** Opens the sign-in and sign-up dialog, whose code comes with the first click. */
export function SignInButton() {
  const t = useT(shellCatalogue);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="whitespace-nowrap">{t.signIn}</span>
      </Button>
      {open && (
        <Suspense>
          <SignInDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
