import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { buttonStyle, type ButtonLook } from "./button-style.ts";

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
