import { once } from "node:events";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Megabytes of a thread: its heap in use and held, and buffers outside of it. */
export type Heap = { thread: string; used: number; held: number; outside: number };

/** What the protocol of Node's inspector says, as far as it is asked here. */
type Message = {
  id?: number;
  method?: string;
  params?: { sessionId: string; workerInfo?: { url: string }; message?: string };
  result?: { usedSize: number; totalSize: number; backingStorageSize?: number };
};
type Told = NonNullable<Message["result"]>;

/** Of each thread of a process that was started with `--inspect-port`; its inspector stays open. */
export async function heapsOf(pid: number, port: number): Promise<Heap[]> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await addressOf(port));
  const answers = new Map<string, (told: Told) => void>();
  const workers = new Map<string, string>();
  const hear = (of: string, { id, method, params, result }: Message) => {
    if (id !== undefined && result) answers.get(`${of} ${id}`)?.(result);
    if (method === "NodeWorker.attachedToWorker" && params?.workerInfo)
      workers.set(params.sessionId, params.workerInfo.url);
    if (method === "NodeWorker.receivedMessageFromWorker" && params?.message)
      hear(params.sessionId, read(params.message));
  };
  socket.addEventListener("message", ({ data }) => hear("", read(data)));
  await once(socket, "open");
  let count = 0;
  const ask = (method: string, { of = "", params = {} }: { of?: string; params?: object } = {}) =>
    new Promise<Told>((resolve) => {
      const id = (count += 1);
      answers.set(`${of} ${id}`, resolve);
      const message = JSON.stringify({ id, method, params });
      if (of === "") socket.send(message);
      else void ask("NodeWorker.sendMessageToWorker", { params: { sessionId: of, message } });
    });
  await ask("NodeWorker.enable", { params: { waitForDebuggerOnStart: false } });
  const heaps = [heapOf("main", await ask("Runtime.getHeapUsage"))];
  for (const [of, url] of workers)
    heaps.push(heapOf(basename(url, ".ts"), await ask("Runtime.getHeapUsage", { of })));
  socket.close();
  return heaps;
}

/** Of the inspector, once it listens. */
async function addressOf(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await delay(100);
  }
}

function read(text: string): Message {
  return JSON.parse(text) as Message;
}

function heapOf(thread: string, { usedSize, totalSize, backingStorageSize = 0 }: Told): Heap {
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  return {
    thread,
    used: megabytes(usedSize),
    held: megabytes(totalSize),
    outside: megabytes(backingStorageSize),
  };
}
