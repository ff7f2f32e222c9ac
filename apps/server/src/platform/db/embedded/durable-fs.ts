import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EngineOptions = Parameters<NodeFS["init"]>[1];

/** The part of Emscripten's file system that is patched. PGlite's types do not describe it. */
type NodeFileSystem = {
  ErrnoError: new (errno: number) => Error;
  filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };
};

/** Emscripten's number for EIO. PostgreSQL answers a failed sync with PANIC, as it must. */
const EIO = 29;

/** PGlite's files on disk, with the fsync that Emscripten's NODEFS lacks: without it no commit survives a power cut. */
export class DurableFs extends NodeFS {
  readonly #sync: (descriptor: number) => void;

  constructor(folder: string, sync: (descriptor: number) => void = fdatasyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS["init"]> {
    const result = await super.init(engine, options);
    const patch = (module: { FS: unknown }) => this.#addSync(module.FS as NodeFileSystem);
    return {
      emscriptenOpts: { ...result.emscriptenOpts, preRun: [...(result.emscriptenOpts.preRun ?? []), patch] },
    };
  }

  #addSync(files: NodeFileSystem): void {
    files.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
      try {
        this.#sync(nfd);
        return 0;
      } catch {
        throw new files.ErrnoError(EIO);
      }
    };
  }
}

/**
 * PGlite starts PostgreSQL with -F (never sync). Without it, wal_sync_method must be named too: the default, fdatasync,
 * is a stub in the WebAssembly build.
 */
export function durableParameters(): string[] {
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
    "-c",
    "wal_sync_method=fsync",
  ];
}
