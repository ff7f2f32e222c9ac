import sharp from "sharp";

const mostPixels = 50_000_000;

/** Widths of the pictures made of an image, in pixels. */
export const imageWidths = { small: 160, card: 480, full: 1600 } as const;
export type ImageSize = keyof typeof imageWidths;

/**
 * The image in every size as WebP, upright, without anything that a camera wrote into it (place, device, time). Throws
 * for what is no whole image, and for one that would unfold to over 50 million pixels.
 */
export async function encodeSizes(bytes: Buffer): Promise<Record<ImageSize, Buffer>> {
  const sizes = Object.entries(imageWidths) as [ImageSize, number][];
  const encoded = await Promise.all(
    sizes.map(async ([size, width]) => [size, await encode(bytes, width)] as const),
  );
  return Object.fromEntries(encoded) as Record<ImageSize, Buffer>;
}

function encode(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
