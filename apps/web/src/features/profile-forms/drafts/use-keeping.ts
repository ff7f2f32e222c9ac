import { useEffect, useRef } from "react";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { FormMethods } from "../engine.ts";

interface KeepingOptions {
  keeper: DraftKeeper;
  methods: FormMethods;
  /** Once, as soon as the form stands in the browser. */
  restore: () => void;
  /** Id of the member who reads now; null for a visitor. */
  reader: string | null;
}

/** Lets the keeper know of everything that happens to the form, its page and its reader. */
export function useKeeping({ keeper, methods, restore, reader }: KeepingOptions): void {
  const begin = useRef(restore);
  useEffect(() => {
    begin.current();
    return methods.subscribe({ formState: { values: true }, callback: keeper.touch });
  }, [keeper, methods]);

  useEffect(() => {
    keeper.setReader(reader);
  }, [keeper, reader]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === "hidden") keeper.leave();
    };
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", keeper.leave);
    addEventListener("online", keeper.retry);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", keeper.leave);
      removeEventListener("online", keeper.retry);
      keeper.close();
    };
  }, [keeper]);
}
