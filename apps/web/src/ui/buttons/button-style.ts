import { classNames } from "../class-names.ts";

/** "next" is saffron: at most one on a screen, for the thing to do next. */
export type ButtonVariant = "next" | "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  full?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  next: "bg-next text-next-ink hover:bg-next-hover",
  primary: "bg-brand-fill text-brand-ink hover:bg-brand-fill-hover",
  secondary: "border border-line-strong/60 bg-surface text-ink hover:border-brand hover:text-brand",
  quiet: "text-brand hover:bg-brand-soft",
  danger: "bg-danger-fill text-danger-ink hover:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  small: "px-3.5 text-sm",
  medium: "px-5 text-[0.9375rem]",
  large: "min-h-13 px-7 text-base",
};

export function buttonStyle({ variant = "primary", size = "medium", full }: ButtonLook): string {
  return classNames(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-center leading-tight font-semibold",
    "transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55",
    "[&_svg]:size-[1.125rem] [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    full === true && "w-full",
  );
}
