import { useEffect, useState, type RefObject } from "react";
import type { FormDescription } from "../form-description.ts";

export type Place = {
  step: number;
  /** The cursor goes to this field, else to the step's heading. */
  field?: string;
  /** Steps that have been opened stay: uploads go on in them. */
  opened: readonly number[];
};

/** Which step is shown; going there takes the focus along. */
export function usePlace({ steps }: FormDescription, frame: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place>({ step: 0, opened: [0] });
  const [start] = useState(place);
  useEffect(() => {
    if (place === start) return;
    const section = frame.current?.querySelector(`[data-step="${place.step}"]`);
    const field = frame.current?.querySelector(`[data-field="${place.field}"]`);
    const target = field?.querySelector<HTMLElement>(focusable) ?? section?.querySelector("h2");
    target?.focus({ preventScroll: true });
    // With a new step its place among the others comes into sight.
    if (field === null) frame.current?.querySelector("nav")?.scrollIntoView();
    else target?.scrollIntoView({ block: "center" });
  }, [place, start, frame]);

  const open = (step: number, field?: string) =>
    setPlace(({ opened }) => ({
      step,
      opened: opened.includes(step) ? opened : [...opened, step],
      ...(field !== undefined && { field }),
    }));
  const goTo = (field: string) => {
    const step = steps.findIndex(({ fields }) => fields.some(({ name }) => name === field));
    if (step !== -1) open(step, field);
  };
  return { place, open, goTo };
}

const focusable = "input:not([type=hidden]):not([type=file]), textarea, select, button";
