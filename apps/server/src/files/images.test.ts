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

test("a small file that unfolds to a huge picture is refused without being unfolded", async () => {
  const bomb = await photo(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(encodeSizes(bomb)).rejects.toThrow(/pixel limit/);
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
