import type { ReactNode, ComponentProps } from "react";
import { createLink } from "@tanstack/react-router";
import { classNames } from "../class-names.ts";

/** A card's title: its link covers the whole card, under the card's own buttons (`CardActions`). */
export const CardTitleLink = createLink(CardAnchor);

type CardProps = {
  children: ReactNode;
  /** Lifts a little under the pointer: for cards that lead somewhere. */
  raised?: boolean;
  as?: "article" | "section" | "div" | "li";
  padding?: "normal" | "roomy";
};

export function Card({ children, raised = false, as: Element = "article", padding = "normal" }: CardProps) {
  return (
    <Element className={classNames("card", padding === "roomy" && "p-6 sm:p-8", raised && "card-raised")}>
      {children}
    </Element>
  );
}

/** Cards in three, two or one column. Children are list items. */
export function CardGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-5 *:min-w-0 sm:grid-cols-2 xl:grid-cols-3">
      {children}
    </ul>
  );
}

function CardAnchor({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a {...rest} className="card-link">
      {children}
    </a>
  );
}
