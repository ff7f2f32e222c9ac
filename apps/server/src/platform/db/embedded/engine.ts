import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DurableFs, durableParameters } from "./durable-fs.ts";

export type EngineOptions = {
  folder: string;
  /** False only for throw-away databases of tests: no sync, so a power cut may destroy them. */
  durable: boolean;
  onSync: () => void;
  onLog: (line: string) => void;
  /** PostgreSQL said PANIC or FATAL. It may hang right after, so this is called in the middle of the query. */
  onFatal: (line: string) => void;
  sync?: (descriptor: number) => void;
};

/** The memory and disk of a small server; log lines of level LOG and above, no user's SQL among them. */
const SETTINGS = [
  "shared_buffers=32MB",
  "min_wal_size=32MB",
  "max_wal_size=128MB",
  "log_min_messages=log",
  "log_min_error_statement=panic",
].flatMap((setting) => ["-c", setting]);

/** Opens the PostgreSQL cluster in an existing folder. */
export async function openEngine(options: EngineOptions): Promise<PGlite> {
  const { folder, durable, onSync, sync = fdatasyncSync } = options;
  const countingSync = (descriptor: number) => {
    sync(descriptor);
    onSync();
  };
  return PGlite.create({
    fs: durable ? new DurableFs(folder, countingSync) : new NodeFS(folder),
    startParams: [...(durable ? durableParameters() : PGlite.defaultStartParams), ...SETTINGS],
    extensions: { pg_trgm },
    onStderr: (line) => {
      report(line, options);
      return true;
    },
  });
}

/** `2026-01-31 08:00:00.000 UTC [42] LOG:  redo is not required` */
const LOG_LINE = / (?<level>LOG|FATAL|PANIC): +(?<text>.*)$/;

function report(line: string, { onLog, onFatal }: EngineOptions): void {
  const { level, text } = LOG_LINE.exec(line)?.groups ?? {};
  if (text === undefined) return;
  if (level === "LOG") onLog(text);
  else onFatal(`${level}: ${text}`);
}
