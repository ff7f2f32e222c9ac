import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeSizes, imageWidths } from "./images.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "steelblue" } });

test("a photo comes in three widths, upright, and forgets where and when it was taken", async () => {
  const taken = await photo(2000, 1000)
    .withExif({ IFD0: { Make: "canary-camera" }, IFD3: { GPSLatitude: "47/1 55/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes("canary-camera")).toBe(true);
  const sizes = await encodeSizes(taken);
  for (const [size, width] of Object.entries(imageWidths)) {
    const bytes = sizes[size as keyof typeof sizes];
    const { format, exif, orientation, ...seen } = await sharp(bytes).metadata();
    expect({ format, exif, orientation }).toEqual({
      format: "webp",
      exif: undefined,
      orientation: undefined,
    });
    expect(seen.width).toBe(Math.min(width, 1000));
    expect(seen.height).toBe(2 * seen.width);
  }
});

test("a picture smaller than a size is not blown up", async () => {
  const sizes = await encodeSizes(await photo(100, 50).png().toBuffer());
  expect((await sharp(sizes.full).metadata()).width).toBe(100);
});

test("R24: a small file that would unfold to a huge picture is refused by what its head says", async () => {
  const bomb = withSize(await photo(1, 1).png().toBuffer(), 10_000);
  expect(bomb.length).toBeLessThan(1000);
  await expect(encodeSizes(bomb)).rejects.toThrow(/pixel limit/);
});

test("a picture as long as a banner is made smaller until it fits", async () => {
  const { full } = await encodeSizes(await photo(10, 17_000).png().toBuffer());
  expect((await sharp(full).metadata()).height).toBe(4 * imageWidths.full);
});

test("half a picture and no picture at all are refused", async () => {
  const whole = await photo(300, 300).jpeg().toBuffer();
  await expect(encodeSizes(whole.subarray(0, whole.length / 2))).rejects.toThrow(
    /unsupported image format|VipsJpeg/,
  );
  await expect(encodeSizes(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).rejects.toThrow(
    /unsupported image format|VipsJpeg/,
  );
});

/** The same PNG, whose head claims that many pixels in width and height. */
function withSize(png: Buffer, pixels: number): Buffer {
  const [kind, end] = [12, 29];
  png.writeUInt32BE(pixels, 16);
  png.writeUInt32BE(pixels, 20);
  png.writeUInt32BE(crc32(png.subarray(kind, end)), end);
  return png;
}
