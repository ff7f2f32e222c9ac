import { Duplex } from "node:stream";
import type { ToEngine } from "./messages.ts";

export type PostToEngine = (message: ToEngine, transfer?: ArrayBuffer[]) => void;

/** The socket that the pg driver speaks through; its other end is the session in the engine's thread. */
export class WireSocket extends Duplex {
  readonly #client: number;
  readonly #post: PostToEngine;
  readonly #onClosed: () => void;

  constructor(options: { client: number; post: PostToEngine; onClosed: () => void }) {
    // Once the engine has hung up it closes, as one of TCP does: what the driver still waits for ends then.
    super({ allowHalfOpen: false });
    this.#client = options.client;
    this.#post = options.post;
    this.#onClosed = options.onClosed;
  }

  connect(): this {
    this.#post({ type: "open", client: this.#client });
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  override _read(): void {
    // The engine sends a whole answer at once: the driver gathers all rows anyway, so queries bound their rows.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const bytes = Uint8Array.from(chunk);
    this.#post({ type: "data", client: this.#client, bytes }, [bytes.buffer]);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#post({ type: "close", client: this.#client });
    this.#onClosed();
    done(error);
  }

  /** Options of a TCP socket that the driver sets; they mean nothing here. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
