import type { ComponentProps } from "react";
import { Button } from "../../components/button.tsx";
import { useT } from "../../lib/language/index.ts";
import { settingsCatalogue } from "./settings-catalogue.ts";

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "aria-disabled"> & { isPending: boolean };

/** A button that says when its action is under way; it keeps the focus meanwhile. */
export function ActionButton({ isPending, children, ...button }: ActionButtonProps) {
  const t = useT(settingsCatalogue);
  return (
    <Button {...button} aria-disabled={isPending}>
      {isPending ? t.wait : children}
    </Button>
  );
}
