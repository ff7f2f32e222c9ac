import { Worker } from "node:worker_threads";
import type { EngineWorkerData, FromEngine, Gauges } from "./messages.ts";
import { createGauges } from "./messages.ts";
import { type PostToEngine, WireSocket } from "./wire-socket.ts";

export type EngineThread = {
  gauges: Gauges;
  connect: () => WireSocket;
  /** Housekeeping, outside the watch on long queries. */
  run: (sql: string) => Promise<unknown[]>;
  /** Ends the thread at once and reports the reason, once. */
  fail: (error: Error) => void;
  close: () => Promise<void>;
};

export type EngineThreadOptions = Omit<EngineWorkerData, "gauges"> & {
  onLog: (text: string) => void;
  onFatal: (error: Error) => void;
};

/** Starts the engine in its own thread. Rejects when it cannot open the folder. */
export async function startEngineThread({
  onLog,
  onFatal,
  ...data
}: EngineThreadOptions): Promise<EngineThread> {
  const gauges = createGauges();
  const workerData: EngineWorkerData = { ...data, gauges: gauges.shared };
  const worker = new Worker(new URL("engine-worker.ts", import.meta.url), { workerData, execArgv: [] });
  const sockets = new Map<number, WireSocket>();
  const calls = new Map<number, PromiseWithResolvers<unknown[]>>();
  const ready = Promise.withResolvers<void>();
  const exited = new Promise<void>((resolve) => void worker.once("exit", () => resolve()));
  let state: "starting" | "open" | "closing" | "failed" = "starting";
  let lastNumber = 0;

  const post: PostToEngine = (message, transfer = []) => worker.postMessage(message, transfer);

  const receive = (message: FromEngine): void => {
    if (message.type === "data") sockets.get(message.client)?.push(Buffer.from(message.bytes.buffer));
    else if (message.type === "hangUp") sockets.get(message.client)?.push(null);
    else if (message.type === "ran") takeCall(message.call)?.resolve(message.rows);
    else if (message.type === "failed") takeCall(message.call)?.reject(new Error(message.message));
    else if (message.type === "log") onLog(message.text);
    else if (message.type === "fatal") fail(new Error(message.message));
    else if (message.type === "ready") ready.resolve();
  };

  const takeCall = (call: number) => {
    const pending = calls.get(call);
    calls.delete(call);
    return pending;
  };

  const fail = (error: Error): void => {
    if (state === "failed") return;
    const wasOpen = state !== "starting";
    state = "failed";
    ready.reject(error);
    for (const call of calls.values()) call.reject(error);
    for (const socket of sockets.values()) socket.destroy(error);
    void worker.terminate();
    if (wasOpen) onFatal(error);
  };

  worker.on("message", receive);
  worker.on("error", fail);
  worker.on("exit", () => {
    if (state !== "closing") fail(new Error("The database engine's thread ended by itself."));
    for (const socket of sockets.values()) socket.destroy();
  });
  await ready.promise;
  state = "open";

  return {
    gauges,
    fail,
    connect: () => {
      const client = ++lastNumber;
      const socket = new WireSocket({ client, post, onClosed: () => sockets.delete(client) });
      if (state === "open") sockets.set(client, socket);
      else socket.destroy(new Error("The database is closed."));
      return socket;
    },
    run: (sql) => {
      const call = ++lastNumber;
      const pending = Promise.withResolvers<unknown[]>();
      if (state !== "open") return Promise.reject(new Error("The database is closed."));
      calls.set(call, pending);
      post({ type: "run", call, sql });
      return pending.promise;
    },
    close: async () => {
      if (state === "open") {
        state = "closing";
        post({ type: "end" });
      }
      await exited;
    },
  };
}
