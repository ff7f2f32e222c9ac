import sharp from "sharp";

/** A JPEG that asks for as many more passes over the whole picture, each of a few bytes. */
export async function manyScans({ side, scans }: { side: number; scans: number }): Promise<Buffer> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: "steelblue" } });
  const whole = await picture.jpeg({ progressive: true, mozjpeg: false }).toBuffer();
  // The last pass refines one component by one bit: said again and again, it is the same picture.
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const pass = whole.subarray(last, whole.length - 2);
  return Buffer.concat([
    whole.subarray(0, -2),
    ...Array.from({ length: scans }, () => pass),
    whole.subarray(-2),
  ]);
}
