// oxlint-disable-next-line import/default -- the bundler gives the address of the worker it has made
import workerAddress from "./worker.ts?worker&url";
import type { CallName, Calls, FromWorker } from "./protocol.ts";

export type MatchingWorker = {
  ask: <Name extends CallName>(
    name: Name,
    input: Calls[Name]["input"],
    transfer?: Transferable[],
  ) => Promise<Calls[Name]["output"]>;
  end: () => void;
};

/** Page and index are of different versions of the product. */
export class StaleError extends Error {
  override readonly name = "StaleError";
}

export function startMatchingWorker(): MatchingWorker {
  const worker = new Worker(trusted(workerAddress), { type: "module", credentials: "omit" });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastCall = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    const call = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.type === "answered") call?.resolve(data.output);
    else call?.reject(data.reason === "stale" ? new StaleError(data.message) : new Error(data.message));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const call of waiting.values()) call.reject(new Error(message || "the worker could not start"));
    waiting.clear();
  });
  return {
    ask: <Name extends CallName>(name: Name, input: Calls[Name]["input"], transfer: Transferable[] = []) => {
      const call = ++lastCall;
      const pending = Promise.withResolvers<unknown>();
      waiting.set(call, pending);
      worker.postMessage({ call, name, input }, transfer);
      return pending.promise as Promise<Calls[Name]["output"]>;
    },
    end: () => worker.terminate(),
  };
}

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};
declare global {
  /** Not in every browser, and not in TypeScript's own list. */
  var trustedTypes: Policies | undefined;
}
let policy: ReturnType<Policies["createPolicy"]> | undefined;

/** Where the browser enforces trusted types, an address of a script has to come from a policy: this one lets through a single address. */
function trusted(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy("khamt-private-matching", {
    createScriptURL: (url) => {
      if (url !== workerAddress) throw new TypeError(`${url} is no script of ours`);
      return url;
    },
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}
