import { createLink } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ComponentProps } from "react";

function BackAnchor({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a {...rest} className="mb-3 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}

export const BackLink = createLink(BackAnchor);
