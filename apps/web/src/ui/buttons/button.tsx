import { createLink, useHydrated } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export const iconButtonStyle = "icon-button";

const variants: Record<ButtonVariant, string> = {
  next: "bg-next text-next-ink hover:bg-next-hover",
  primary: "bg-brand-fill text-brand-ink hover:bg-brand-fill-hover",
  secondary: "button-secondary",
  quiet: "button-quiet",
  danger: "bg-danger-fill text-danger-ink hover:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  small: "button-small",
  medium: "button-medium",
  large: "min-h-13 px-7 text-base",
};

type ButtonProps = Omit<ComponentProps<"button">, "className"> & ButtonLook;

export function Button({ variant, size, full, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size, full })} {...rest} />;
}

type AnchorProps = Omit<ComponentProps<"a">, "className"> & ButtonLook;

/** An address outside the app, drawn as a button. */
export function AnchorButton({ variant, size, full, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, size, full })}>
      {children}
    </a>
  );
}

/** A route of the app, drawn as a button: takes `to`, `params`, `search` as Link does. */
export const LinkButton = createLink(AnchorButton);

/** "next" is saffron: at most one on a screen, for the thing to do next. */
export type ButtonVariant = "next" | "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "small" | "medium" | "large";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  full?: boolean | undefined;
};

export function buttonStyle({ variant = "primary", size = "medium", full }: ButtonLook): string {
  return classNames("button", variants[variant], sizes[size], full === true && "w-full");
}

/** Of what leads to something that is done: it asks for nothing. */
export function settled<Look extends ButtonLook>(look: Look): Look {
  return look.variant === "quiet" ? look : { ...look, variant: "secondary" };
}

/** What is read out of one of several alike on a page: whose it is follows what it does. */
export function namedLabel(label: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : `${label}: ${name}`;
}

/** The same of a button, which does nothing before the page is alive: the names of twenty-four cards in the markup would weigh 4 kB. */
export function useNamedLabel(label: string, name: string | undefined): string | undefined {
  return namedLabel(label, useHydrated() ? name : undefined);
}

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "aria-label"> & { label: string };

/** A button that shows an icon only; its label is read out. */
export function IconButton({ label, type = "button", ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={iconButtonStyle} {...rest} />;
}
