import { createContext, use } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormKind } from "./form-kind.ts";
import type { FormValues } from "./values.ts";

export type FormMethods = UseFormReturn<FormValues, unknown, FormValues>;

/** What every part of one form shares. Nothing in it changes while one types. */
export type Engine = {
  readonly kind: FormKind;
  readonly methods: FormMethods;
  /** What stood in the form before anything was typed. */
  readonly initial: FormValues;
  readonly isEdit: boolean;
  /** Puts the cursor into a field. */
  readonly goTo: (field: string) => void;
  readonly goToSection: (section: string) => void;
};

export const EngineContext = createContext<Engine | undefined>(undefined);

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (engine === undefined) throw new Error("A part of a form stands outside of it.");
  return engine;
}
