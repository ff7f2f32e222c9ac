import { parentPort, workerData } from "node:worker_threads";
import { openEngine } from "./engine.ts";
import type { EngineWorkerData, FromEngine, ToEngine } from "./messages.ts";
import { createGauges } from "./messages.ts";
import type { Session } from "./session.ts";
import { createSession } from "./session.ts";

const port = requirePort();
const { folder, durable, idleInTransactionMs, gauges: shared }: EngineWorkerData = workerData;
const gauges = createGauges(shared);

const engine = await openEngine({
  folder,
  durable,
  onSync: gauges.countSync,
  onLog: (text) => post({ type: "log", text }),
  onFatal: (message) => post({ type: "fatal", message }),
});

const session = await createSession({
  engine,
  send: (client, bytes) =>
    port.postMessage({ type: "data", client, bytes } satisfies FromEngine, [bytes.buffer]),
  hangUp: (client) => post({ type: "hangUp", client }),
  onBusy: gauges.setBusy,
  onFatal: (error) => post({ type: "fatal", message: error.message }),
  idleInTransactionMs,
});

port.on("message", (message: ToEngine) => void handle(session, message));
post({ type: "ready" });

async function handle(to: Session, message: ToEngine): Promise<void> {
  if (message.type === "open") to.open(message.client);
  else if (message.type === "data") to.receive(message.client, message.bytes);
  else if (message.type === "close") to.close(message.client);
  else if (message.type === "run") await run(to, message.call, message.sql);
  else await end(to);
}

async function run(on: Session, call: number, sql: string): Promise<void> {
  try {
    post({ type: "ran", call, rows: await on.run(sql) });
  } catch (error) {
    post({ type: "failed", call, message: String(error) });
  }
}

async function end(it: Session): Promise<void> {
  await it.end();
  post({ type: "ended" });
  port.close();
}

function post(message: FromEngine): void {
  port.postMessage(message);
}

function requirePort() {
  if (!parentPort) throw new Error("The database engine runs only in a worker thread.");
  return parentPort;
}
