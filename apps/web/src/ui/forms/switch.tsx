import type { ComponentProps } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "className"> & { checked: boolean };

/** On or off, at once. What it is for stands beside it, as its label. */
export function Switch(props: SwitchProps) {
  return (
    <span className="relative grid size-11 place-items-center">
      <input
        {...props}
        autoComplete="off"
        aria-checked={props.checked}
        type="checkbox"
        role="switch"
        className="h-6 w-11 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-150 before:block before:size-5 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-surface before:transition-transform before:duration-150 checked:bg-brand-fill checked:before:translate-x-[1.375rem] after:absolute after:inset-0 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </span>
  );
}
