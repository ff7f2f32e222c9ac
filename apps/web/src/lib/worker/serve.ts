import type { CallTable, FromWorker, ToWorker } from "./protocol.ts";

type Handlers<Calls extends CallTable> = {
  readonly [Name in keyof Calls]: (input: Calls[Name]["input"]) => Calls[Name]["output"];
};

/** In a worker: answers each call by its handler. */
export function serve<Calls extends CallTable>(handlers: Handlers<Calls>): void {
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => postMessage(answer(data)));

  function answer({ call, name, input }: ToWorker): FromWorker {
    try {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`there is no call ${name}`);
      return { call, type: "answered", output: handler(input) };
    } catch (error) {
      const { name = "Error", message = String(error) } = error instanceof Error ? error : {};
      return { call, type: "failed", name, message };
    }
  }
}
