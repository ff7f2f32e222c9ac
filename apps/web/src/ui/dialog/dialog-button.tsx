import { Suspense, useState, type ComponentProps, type ReactNode } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button } from "../buttons/button.tsx";
import { Hosted } from "./dialog-host.tsx";

export const ConfirmDialog = lazyWhenOnline(() => import("./confirm-dialog.tsx"));

type DialogButtonProps = ComponentProps<typeof Button> & {
  /** What is open from the press until it closes itself. */
  dialog: (onClose: () => void) => ReactNode;
  /** It goes with the button: it needs what is around it, or what is typed is found again there. */
  isBound?: boolean;
};

/** A button that asks, or opens a form. */
export function DialogButton({ dialog, isBound = false, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isBound ? (
        <Suspense>{isOpen && dialog(close)}</Suspense>
      ) : (
        isOpen && <Hosted onClose={close}>{dialog}</Hosted>
      )}
    </>
  );
}
