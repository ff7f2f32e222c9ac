import { lazy, Suspense, useState, type ReactNode } from "react";
import type { ButtonLook } from "../../components/button-style.ts";
import { Button } from "../../components/button.tsx";

const SignInDialog = lazy(() => import("./sign-in-dialog.tsx"));

/** An action that needs an account: for a visitor it opens the sign-in dialog, whose code comes with the click. */
export function AccountButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <SignInDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
