import type { PGlite } from "@electric-sql/pglite";
import type { Batch, BatchReader } from "./frames.ts";
import {
  createAnswerScanner,
  createBatchReader,
  errorMessage,
  forgetMessage,
  preparedIn,
  queryMessage,
  startupMessage,
} from "./frames.ts";

export type Session = {
  open: (client: number) => void;
  receive: (client: number, chunk: Uint8Array) => void;
  close: (client: number) => void;
  /** Runs housekeeping between the clients' queries, outside the watch on long ones. */
  run: (sql: string) => Promise<unknown[]>;
  /** Lets what runs end, takes nothing more, and closes the engine. */
  end: () => Promise<void>;
};

type SessionOptions = {
  engine: PGlite;
  send: (client: number, bytes: Uint8Array<ArrayBuffer>) => void;
  hangUp: (client: number) => void;
  /** Called with true as a client's query begins and with false as it ends. */
  onBusy: (isBusy: boolean) => void;
  onFatal: (error: Error) => void;
  idleInTransactionMs: number;
};

type Job = { client: number; batch: Uint8Array } | { client: undefined; task: () => Promise<void> };

/** Chunks of an answer are gathered up to this many bytes before they cross to the main thread. */
const SEND_BYTES = 64 * 1024;

/**
 * Shares the engine's one PostgreSQL session among many clients: batch by batch, and whole transactions for the client
 * that began one. What belongs to a session is therefore common to all clients: SET, advisory locks, LISTEN, the names of
 * prepared statements, of which a client's end with it. Notifications go to every client.
 */
export async function createSession(options: SessionOptions): Promise<Session> {
  const { engine, send, hangUp, onBusy, onFatal, idleInTransactionMs } = options;
  const greeting = await engine.execProtocolRaw(startupMessage());
  const readers = new Map<number, BatchReader>();
  const prepared = new Map<number, Set<string>>();
  let jobs: Job[] = [];
  let owner: number | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isDraining = false;
  let isEnded = false;

  const drain = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    try {
      for (let job = takeJob(); job; job = takeJob()) await execute(job);
    } catch (error) {
      isEnded = true;
      onFatal(error instanceof Error ? error : new Error(String(error)));
    } finally {
      isDraining = false;
    }
    if (owner !== undefined && !isEnded)
      idleTimer ??= setTimeout(endIdleTransaction, idleInTransactionMs, owner);
  };

  const takeJob = (): Job | undefined => {
    if (isEnded) return undefined;
    const index = owner === undefined ? 0 : jobs.findIndex((job) => job.client === owner);
    const job = index < 0 ? undefined : jobs.splice(index, 1)[0];
    if (!job) return undefined;
    // Not for who must wait: who asks outside makes no transaction last longer.
    clearTimeout(idleTimer);
    idleTimer = undefined;
    return job;
  };

  const execute = async (job: Job): Promise<void> => {
    if (job.client === undefined) return job.task();
    onBusy(true);
    await answer(job.client, job.batch);
    onBusy(false);
    owner = engine.isInTransaction() ? job.client : undefined;
  };

  const answer = async (client: number, batch: Uint8Array): Promise<void> => {
    const scanner = createAnswerScanner();
    const gathered = gatherer((bytes) => send(client, bytes));
    await engine.execProtocolRawStream(batch, {
      syncToFs: false,
      onRawData: (view) => {
        const chunk = Uint8Array.from(view);
        scanner.push(chunk);
        gathered.push(chunk);
      },
    });
    if (!scanner.isReady()) throw new Error("The database engine stopped in the middle of a query.");
    gathered.flush();
    for (const notification of scanner.notifications()) notifyOthers(client, notification);
  };

  const notifyOthers = (sender: number, notification: Uint8Array): void => {
    for (const client of readers.keys()) if (client !== sender) send(client, Uint8Array.from(notification));
  };

  const endIdleTransaction = (client: number): void => {
    refuse(client, {
      code: "25P03",
      message: `A transaction was idle for ${idleInTransactionMs} ms and was rolled back. Inside it use only its own handle.`,
    });
  };

  const refuse = (client: number, error: { code: string; message: string }): void => {
    send(client, Uint8Array.from(errorMessage(error)));
    dismiss(client);
  };

  const dismiss = (client: number): void => {
    hangUp(client);
    session.close(client);
  };

  const accept = (client: number, { kind, bytes }: Batch): void => {
    if (kind === "startup") send(client, Uint8Array.from(greeting));
    else if (kind === "query") {
      for (const name of preparedIn(bytes)) prepared.get(client)?.add(name);
      jobs.push({ client, batch: bytes });
    } else if (kind === "terminate") dismiss(client);
    else
      refuse(client, {
        code: "0A000",
        message: "The embedded database has no cursors; page by key instead.",
      });
  };

  const runRaw = async (bytes: Uint8Array): Promise<void> => {
    await engine.execProtocolRawStream(bytes, { syncToFs: false, onRawData: () => {} });
  };

  const addTask = <Result>(task: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      jobs.push({ client: undefined, task: () => task().then(resolve, reject) });
      void drain();
    });

  const session: Session = {
    open: (client) => {
      readers.set(client, createBatchReader());
      prepared.set(client, new Set());
    },
    receive: (client, chunk) => {
      for (const batch of readers.get(client)?.(chunk) ?? []) accept(client, batch);
      void drain();
    },
    close: (client) => {
      readers.delete(client);
      jobs = jobs.filter((job) => job.client !== client);
      const names = prepared.get(client) ?? new Set();
      prepared.delete(client);
      if (names.size > 0) jobs.unshift({ client: undefined, task: () => runRaw(forgetMessage(names)) });
      if (owner === client) {
        owner = undefined;
        jobs.unshift({ client: undefined, task: () => runRaw(queryMessage("rollback")) });
      }
      void drain();
    },
    run: (sql) => addTask(async () => (await engine.exec(sql)).at(-1)?.rows ?? []),
    end: async () => {
      if (owner !== undefined) session.close(owner);
      await addTask(() => engine.close());
      isEnded = true;
    },
  };
  return session;
}

function gatherer(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  const flush = () => {
    if (size > 0) send(Uint8Array.from(Buffer.concat(chunks, size)));
    chunks = [];
    size = 0;
  };
  const push = (chunk: Uint8Array) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= SEND_BYTES) flush();
  };
  return { push, flush };
}
