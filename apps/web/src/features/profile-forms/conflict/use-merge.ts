import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { faultMessage } from "../../../lib/fault.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { FormMethods } from "../engine.ts";
import type { FormKind } from "../form-kind.ts";
import { differencesOf, type Difference, type Merge } from "./merge.ts";
import { ownOfKind } from "../opening.ts";
import type { TargetCell } from "../target.ts";
import type { FormValues } from "../values.ts";

interface MergeOptions {
  kind: FormKind;
  methods: FormMethods;
  initial: FormValues;
  target: TargetCell;
  onFault: (fault: { message: string }) => void;
}

/** What is stored has changed, or was there all along: nothing wins before the reader has chosen. */
export function useMerge({ kind, methods, initial, target, onFault }: MergeOptions) {
  const client = useQueryClient();
  const t = useT(catalogue("forms")).failure;
  const [merge, setMerge] = useState<Merge>();

  /** Without an id: with the newest that there is. */
  const start = async (id?: string) => {
    try {
      const own = await client.fetchQuery({ ...ownOfKind(kind), staleTime: 0 });
      const stored = id === undefined ? own[0] : own.find((each) => each.id === id);
      if (stored === undefined) return onFault({ message: t.gone });
      const mine = methods.getValues();
      const differences = differencesOf(kind.description, { mine, initial, stored });
      setMerge({ stored, differences, isOther: id === undefined });
    } catch (error) {
      onFault({ message: faultMessage(error, { fallback: t.unknown, network: t.network }) });
    }
  };
  const settle = (taken: readonly Difference[]) => {
    if (merge === undefined) return;
    for (const { field, theirs } of taken) methods.setValue(field.name, theirs);
    target.set({ id: merge.stored.id, version: merge.stored.updatedAt });
    setMerge(undefined);
  };
  return { merge, start: (id?: string) => void start(id), settle, close: () => setMerge(undefined) };
}
