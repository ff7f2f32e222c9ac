import sharp from "sharp";

const mostPixels = 50_000_000;

/** Widths of the pictures made of an image, in pixels; none is taller than four times that. */
export const imageWidths = { small: 160, card: 480, full: 1600 } as const;
export type ImageSize = keyof typeof imageWidths;
export type Pictures = Record<ImageSize, Buffer>;

/**
 * The image in every size as WebP, upright, without anything that a camera wrote into it (place, device, time). Throws
 * for what is no whole image, and for one that would unfold to over 50 million pixels.
 */
export async function encodeSizes(bytes: Buffer): Promise<Pictures> {
  const { data, info } = await unfold(bytes);
  const { width, height, channels } = info;
  const encode = (size: ImageSize) =>
    sharp(data, { raw: { width, height, channels } }).resize(box(size)).webp({ quality: 82 }).toBuffer();
  const [small, card, full] = await Promise.all([encode("small"), encode("card"), encode("full")]);
  return { small, card, full };
}

/** Once for all sizes: a picture of 50 million pixels takes 200 MB. */
function unfold(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false })
    .rotate()
    .resize(box("full"))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function box(size: ImageSize) {
  const width = imageWidths[size];
  return { width, height: 4 * width, fit: "inside", withoutEnlargement: true } as const;
}
