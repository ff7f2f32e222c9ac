import { strToU8, Zip, ZipDeflate } from "fflate";

type File = { name: string; parts: AsyncIterable<string> | Iterable<string> };

/** Files in one archive, packed as they come. */
export async function* zipParts(files: readonly File[]): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  for (const { name, parts } of files) {
    const file = new ZipDeflate(name);
    archive.add(file);
    for await (const part of parts) {
      file.push(strToU8(part));
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  yield* packed;
}
