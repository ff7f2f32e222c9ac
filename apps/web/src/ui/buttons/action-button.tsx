import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "aria-disabled"> & { isPending: boolean };

/** A button that says when its action is under way; it keeps the focus meanwhile. */
export function ActionButton({ isPending, children, "aria-label": label, ...button }: ActionButtonProps) {
  const t = useT(catalogue("action"));
  return (
    <Button {...button} aria-label={isPending ? undefined : label} aria-disabled={isPending}>
      {isPending ? t.wait : children}
    </Button>
  );
}
