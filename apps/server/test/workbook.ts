import { inflateRawSync } from "node:zlib";

/** The last file of an archive, by the list at its end, as every program reads it. */
export function lastFileOf(archive: Buffer): { name: string; text: string } {
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 1; left -= 1)
    at += 46 + archive.readUInt16LE(at + 28);
  const from = archive.readUInt32LE(at + 42);
  const begin = from + 30 + archive.readUInt16LE(from + 26);
  const text = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)));
  return { name: archive.toString("utf8", at + 46, end), text: text.toString() };
}

/** What stands in a workbook: a line for each row, the cells that say something parted by tabs. */
export function wordsOfWorkbook(file: Buffer): string {
  const { text } = lastFileOf(file);
  const rows = [...text.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = ""]) => cells);
  const said = (row: string) =>
    [...row.matchAll(/<(?:t|v)\b[^>]*>(.*?)<\/(?:t|v)>/gs)].map(([, words]) => words);
  return rows.map((row) => said(row).join("\t")).join("\n");
}
