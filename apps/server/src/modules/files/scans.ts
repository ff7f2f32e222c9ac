const marker = { start: 0xff, endOfImage: 0xd9, startOfScan: 0xda } as const;

/** Cameras and programs write some ten passes; each is work for the whole picture, whatever little it says. */
export const mostScans = 50;

/** How many passes over the whole picture a JPEG asks for. Pictures inside the picture, as of its maker, don't count. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 0;
  while (scans <= mostScans) {
    at = jpeg.indexOf(marker.start, at);
    const kind = at < 0 ? undefined : jpeg[at + 1];
    if (kind === undefined || kind === marker.endOfImage) return scans;
    if (kind === marker.startOfScan) scans += 1;
    at += hasLength(kind) ? 2 + lengthAt(jpeg, at + 2) : kind === marker.start ? 1 : 2;
  }
  return scans;
}

/** Bytes of the picture itself, restarts, and the beginning stand alone. */
function hasLength(kind: number): boolean {
  return kind >= 0xc0 && kind !== marker.start && !(kind >= 0xd0 && kind <= 0xd8);
}

function lengthAt(jpeg: Buffer, at: number): number {
  return at + 2 <= jpeg.length ? jpeg.readUInt16BE(at) : 0;
}
