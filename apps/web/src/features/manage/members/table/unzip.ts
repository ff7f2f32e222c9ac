/** A file in the archive, and how to unpack it. */
export type Packed = { name: string; read: () => Promise<string> };

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const lengths = { end: 22, comment: 0xffff, entry: 46, local: 30 };
const deflated = 8;
/** In bytes: what unpacks to more is no list of members. */
const longestFile = 50_000_000;

/** The files of a zip archive, by its directory at the end (APPNOTE 4.3). Undefined: it is none. */
export function unzip(bytes: ArrayBuffer): Packed[] | undefined {
  const view = new DataView(bytes);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const found: Packed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + lengths.entry > bytes.byteLength || view.getUint32(at, true) !== directoryEntry)
      return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const packed = {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      local: view.getUint32(at + 42, true),
    };
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + lengths.entry, nameLength));
    found.push({ name, read: () => unpack(bytes, packed) });
    at += lengths.entry + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - lengths.end;
  for (let at = last; at >= 0 && at >= last - lengths.comment; at--)
    if (view.getUint32(at, true) === endOfDirectory) return at;
  return undefined;
}

async function unpack(
  bytes: ArrayBuffer,
  { method, size, local }: { method: number; size: number; local: number },
): Promise<string> {
  const view = new DataView(bytes);
  const from = local + lengths.local + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = new Uint8Array(bytes, from, size);
  if (method !== deflated) return new TextDecoder().decode(packed);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return readAll(unpacked);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let [text, length] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > longestFile) throw new RangeError("the file unpacks to too much");
    text += decoder.decode(value, { stream: true });
  }
}
