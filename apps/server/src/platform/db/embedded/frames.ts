/**
 * Framing of PostgreSQL's wire protocol, version 3: a message is one type byte, a 32-bit length that counts itself, and
 * a body. Only a client's first message has no type byte.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

export type Batch = { kind: "startup" | "query" | "terminate" | "unsupported"; bytes: Uint8Array };
export type BatchReader = (chunk: Uint8Array) => Batch[];

const FLUSH = code("H");
const NOTIFICATION = code("A");
const PARSE = code("P");
const QUERY = code("Q");
const READY_FOR_QUERY = code("Z");
const SYNC = code("S");
const TERMINATE = code("X");

const STARTUP_HEADER = 4;
const HEADER = 5;

/** Cuts what a client sends into batches, each of which makes the server answer and end with ReadyForQuery. */
export function createBatchReader(): BatchReader {
  let pending: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk]);
    const batches: Batch[] = [];
    let start = 0;
    let end = 0;
    for (;;) {
      const size = messageSize(pending, end, isStarted);
      if (size === undefined) break;
      const kind = isStarted ? batchEndedBy(pending[end]) : "startup";
      isStarted = true;
      end += size;
      if (kind === undefined) continue;
      batches.push({ kind, bytes: pending.subarray(start, end) });
      start = end;
    }
    pending = pending.subarray(start);
    return batches;
  };
}

function messageSize(bytes: Buffer, offset: number, isStarted: boolean): number | undefined {
  const header = isStarted ? HEADER : STARTUP_HEADER;
  if (bytes.length - offset < header) return undefined;
  const size = isStarted ? 1 + bytes.readInt32BE(offset + 1) : bytes.readInt32BE(offset);
  return bytes.length - offset < size ? undefined : size;
}

function batchEndedBy(type: number | undefined): Batch["kind"] | undefined {
  if (type === QUERY || type === SYNC) return "query";
  if (type === TERMINATE) return "terminate";
  return type === FLUSH ? "unsupported" : undefined;
}

/** The names of the statements that a batch prepares. */
export function preparedIn(batch: Uint8Array): string[] {
  const bytes = Buffer.from(batch.buffer, batch.byteOffset, batch.length);
  const names: string[] = [];
  for (let at = 0; at + HEADER <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== PARSE) continue;
    const name = bytes.toString("utf8", at + HEADER, bytes.indexOf(0, at + HEADER));
    if (name !== "") names.push(name);
  }
  return names;
}

type AnswerScanner = {
  push: (chunk: Uint8Array) => void;
  /** Whether the answer ended as it must. */
  isReady: () => boolean;
  notifications: () => Uint8Array[];
};

/** Watches a server's answer, which arrives in chunks cut anywhere, for its end and for notifications. */
export function createAnswerScanner(): AnswerScanner {
  const header = Buffer.alloc(HEADER);
  const found: Uint8Array[] = [];
  let headerLength = 0;
  let bodyLeft = 0;
  let kept: Uint8Array[] | undefined;
  let lastType: number | undefined;

  const readHeader = (chunk: Uint8Array, offset: number): number => {
    const taken = chunk.subarray(offset, offset + HEADER - headerLength);
    header.set(taken, headerLength);
    headerLength += taken.length;
    if (headerLength < HEADER) return taken.length;
    lastType = header[0];
    bodyLeft = header.readInt32BE(1) - 4;
    kept = lastType === NOTIFICATION ? [Uint8Array.from(header)] : undefined;
    if (bodyLeft === 0) headerLength = 0;
    return taken.length;
  };

  const readBody = (chunk: Uint8Array, offset: number): number => {
    const taken = chunk.subarray(offset, offset + bodyLeft);
    kept?.push(taken);
    bodyLeft -= taken.length;
    if (bodyLeft > 0) return taken.length;
    headerLength = 0;
    if (kept) found.push(Buffer.concat(kept));
    kept = undefined;
    return taken.length;
  };

  return {
    push: (chunk) => {
      let offset = 0;
      while (offset < chunk.length) {
        offset += headerLength < HEADER ? readHeader(chunk, offset) : readBody(chunk, offset);
      }
    },
    isReady: () => lastType === READY_FOR_QUERY && headerLength === 0,
    notifications: () => found,
  };
}

export function queryMessage(sql: string): Uint8Array {
  return message("Q", Buffer.from(`${sql}\0`));
}

/** Forgets prepared statements, known or not. */
export function forgetMessage(names: Iterable<string>): Uint8Array {
  const closes = Array.from(names, (name) => message("C", Buffer.from(`S${name}\0`)));
  return Buffer.concat([...closes, message("S", Buffer.alloc(0))]);
}

export function errorMessage(error: { code: string; message: string }): Uint8Array {
  return message("E", Buffer.from(`SFATAL\0VFATAL\0C${error.code}\0M${error.message}\0\0`));
}

/** Protocol 3.0 and the parameters that the one shared session starts with. */
export function startupMessage(): Uint8Array {
  const body = Buffer.from(
    "....\0\x03\0\0user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0",
    "latin1",
  );
  body.writeInt32BE(body.length, 0);
  return body;
}

function message(type: string, body: Buffer): Uint8Array {
  const head = Buffer.alloc(HEADER);
  head[0] = code(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function code(type: string): number {
  return type.charCodeAt(0);
}
