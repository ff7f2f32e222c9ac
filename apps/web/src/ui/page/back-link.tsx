import { createLink } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ComponentProps } from "react";

const style = "mb-3 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand print:hidden";

function BackAnchor({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a {...rest} className={style}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}

export const BackLink = createLink(BackAnchor);

/** Where no address brings back what was left. */
export function BackButton({ children, ...rest }: Omit<ComponentProps<"button">, "className" | "type">) {
  return (
    <button {...rest} type="button" className={style}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </button>
  );
}
