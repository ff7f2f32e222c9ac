import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

type File = { name: string; parts: AsyncIterable<string> | Iterable<string> };
type Packed = { name: Buffer; bytes: Buffer; size: number; sum: number; from: number };

/** Files in one archive (ZIP, PKWARE APPNOTE 4.3). Each is packed as it comes: what stands in memory is what is packed. */
export async function zipOf(files: readonly File[]): Promise<Buffer> {
  const packed: Packed[] = [];
  let from = 0;
  for (const { name, parts } of files) {
    const file = { ...(await pack(parts)), name: Buffer.from(name), from };
    packed.push(file);
    from += localHeader + file.name.length + file.bytes.length;
  }
  const entries = packed.map(entryOf);
  return Buffer.concat([
    ...packed.flatMap((file) => [headOf(file), file.name, file.bytes]),
    ...entries,
    endOf(packed.length, { from, size: entries.reduce((sum, { length }) => sum + length, 0) }),
  ]);
}

async function pack(parts: File["parts"]): Promise<Pick<Packed, "bytes" | "size" | "sum">> {
  let [size, sum] = [0, 0];
  const chunks: Buffer[] = [];
  async function* counted() {
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      sum = crc32(bytes, sum);
      yield bytes;
    }
  }
  await pipeline(counted, createDeflateRaw(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return { bytes: Buffer.concat(chunks), size, sum };
}

const [localHeader, entryHeader, endHeader] = [30, 46, 22];
/** 2.0: files are packed; names are UTF-8. */
const [version, utf8, deflated] = [20, 0x800, 8];
/** The first that there is: no file says when it was made. */
const day = 0x21;

/** What the archive says of a file before it and, once more, at its own end. */
function writeFacts(header: Buffer, at: number, { name, bytes, size, sum }: Packed): void {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(utf8, at + 2);
  header.writeUInt16LE(deflated, at + 4);
  header.writeUInt16LE(day, at + 8);
  header.writeUInt32LE(sum, at + 10);
  header.writeUInt32LE(bytes.length, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

function headOf(file: Packed): Buffer {
  const header = Buffer.alloc(localHeader);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  writeFacts(header, 4, file);
  return header;
}

function entryOf(file: Packed): Buffer {
  const header = Buffer.alloc(entryHeader);
  header.writeUInt32LE(0x02_01_4b_50, 0);
  header.writeUInt16LE(version, 4);
  writeFacts(header, 6, file);
  header.writeUInt32LE(file.from, 42);
  return Buffer.concat([header, file.name]);
}

function endOf(files: number, { from, size }: { from: number; size: number }): Buffer {
  const header = Buffer.alloc(endHeader);
  header.writeUInt32LE(0x06_05_4b_50, 0);
  header.writeUInt16LE(files, 8);
  header.writeUInt16LE(files, 10);
  header.writeUInt32LE(size, 12);
  header.writeUInt32LE(from, 16);
  return header;
}
