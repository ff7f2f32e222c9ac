import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

function CardAnchor({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a {...rest} className="after:absolute after:inset-0 after:rounded-card hover:text-brand">
      {children}
    </a>
  );
}

/** A card's title: its link covers the whole card, under the card's own buttons (`CardActions`). */
export const CardTitleLink = createLink(CardAnchor);
