import { useEffect, useState } from "react";
import type { SavedResult } from "../result.ts";
import { type Kept, openVault, type Vault } from "./vault.ts";

export type SavedResults = {
  readonly kept: readonly Kept[];
  /** Rejects where the browser stores nothing. */
  readonly save: (result: SavedResult, encrypt: boolean) => Promise<void>;
  readonly remove: (key: number) => Promise<void>;
};

/** What was saved privately on this device. */
export function useVault(): SavedResults {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [opening] = useState<Promise<Vault>>(() => openVault());
  useEffect(() => {
    // Without storage nothing was saved; who tries to save is told.
    opening.then((vault) => vault.list()).then(setKept, () => setKept([]));
  }, [opening]);
  const change = async (how: (vault: Vault) => Promise<void>) => {
    const vault = await opening;
    await how(vault);
    setKept(await vault.list());
  };
  return {
    kept,
    save: (result, encrypt) => change((vault) => vault.save(result, encrypt)),
    remove: (key) => change((vault) => vault.remove(key)),
  };
}
