import { crc32, deflateSync } from "node:zlib";

/** A file as a browser test chooses it. */
export type Upload = {
  name: string;
  mimeType: string;
  buffer: Buffer;
};

/** A plain picture of 64 × 64 points in one colour. */
export function picture(name: string, [red, green, blue]: readonly [number, number, number]): Upload {
  const side = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits for each of three colours.
  header.set([8, 2], 8);
  const row = [0, ...Array.from({ length: side }, () => [red, green, blue]).flat()];
  const points = Buffer.from(Array.from({ length: side }, () => row).flat());
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(points)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name, mimeType: "image/png", buffer };
}

/** One empty page. */
export function paper(name: string): Upload {
  const lines = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj",
    "trailer<</Root 1 0 R>>",
    "%%EOF",
  ];
  return { name, mimeType: "application/pdf", buffer: Buffer.from(lines.join("\n")) };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
