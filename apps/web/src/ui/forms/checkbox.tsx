import type { ComponentProps } from "react";
import { useEarlyPress } from "./use-early-press.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & { checked: boolean };

/** A box to tick. Its label stands around it. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} {...useEarlyPress()} type="checkbox" className="size-5 shrink-0 accent-brand" />;
}
