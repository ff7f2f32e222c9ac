import { useState, type ComponentProps, type ReactNode } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button } from "../buttons/button.tsx";
import { Hosted } from "./dialog-host.tsx";

export const ConfirmDialog = lazyWhenOnline(() => import("./confirm-dialog.tsx"));

type DialogButtonProps = ComponentProps<typeof Button> & {
  /** What is open from the press until it closes itself. */
  dialog: (onClose: () => void) => ReactNode;
};

/** A button that asks, or opens a form. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <Hosted onClose={() => setOpen(false)}>{dialog}</Hosted>}
    </>
  );
}
