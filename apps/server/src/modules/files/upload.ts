import type { Readable } from "node:stream";
import { HttpError } from "../../platform/http/http-error.ts";

/** All of the stream, or an error as soon as there is more than the limit. */
export async function receive(stream: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > mostBytes) throw new HttpError("file-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, received);
}
