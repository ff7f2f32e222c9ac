import type { ComponentProps } from "react";

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "aria-label"> & { label: string };

/** A button that shows an icon only; its label is read out. */
export function IconButton({ label, type = "button", ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={iconButtonStyle} {...rest} />;
}

export const iconButtonStyle =
  "grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink [&_svg]:size-5";
