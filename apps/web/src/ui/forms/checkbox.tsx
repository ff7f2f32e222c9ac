import type { ComponentProps } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & { checked: boolean };

/** A box to tick. Its label stands around it. How a browser kept it is no press, here and in what is like it. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" autoComplete="off" className="size-5 shrink-0 accent-brand" />;
}
