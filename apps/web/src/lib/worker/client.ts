import type { CallTable, FromWorker, ToWorker } from "./protocol.ts";

export type WorkerClient<Calls extends CallTable> = {
  /** Fails with an error that bears the name of the worker's. */
  ask: <Name extends keyof Calls & string>(
    name: Name,
    input: Calls[Name]["input"],
    transfer?: Transferable[],
  ) => Promise<Calls[Name]["output"]>;
  end: () => void;
};

/** Starts a module of ours beside the page. `address`: what the bundler gives for `?worker&url`. */
export function startWorker<Calls extends CallTable>(address: string): WorkerClient<Calls> {
  const worker = new Worker(trusted(address), { type: "module", credentials: "omit" });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastCall = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    const call = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.type === "answered") call?.resolve(data.output);
    else call?.reject(Object.assign(new Error(data.message), { name: data.name }));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const call of waiting.values()) call.reject(new Error(message || "the worker could not start"));
    waiting.clear();
  });
  return {
    ask: <Name extends keyof Calls & string>(
      name: Name,
      input: Calls[Name]["input"],
      transfer: Transferable[] = [],
    ) => {
      const call = ++lastCall;
      const pending = Promise.withResolvers<unknown>();
      waiting.set(call, pending);
      worker.postMessage({ call, name, input } satisfies ToWorker, transfer);
      return pending.promise;
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
const ours = new Set<string>();
let policy: ReturnType<Policies["createPolicy"]> | undefined;

/**
 * Where the browser enforces trusted types, an address of a script has to come from a policy. The server's headers name this one
 * alone, and nobody else comes by it.
 */
function trusted(address: string): string {
  ours.add(address);
  policy ??= globalThis.trustedTypes?.createPolicy("khamt-worker", {
    createScriptURL: (url) => {
      if (!ours.has(url)) throw new TypeError(`${url} is no script of ours`);
      return url;
    },
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}
