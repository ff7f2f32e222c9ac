import { namesOf } from "@khamt/contract/records";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { Decoder } from "./decoder.ts";
import { type ImageSize, imageWidths, type Pictures } from "./images.ts";
import { type AcceptedType, isWhatItSays } from "./inspect.ts";

export type Upload = { userId: string; key: string; name: string; type: AcceptedType; bytes: Buffer };

/** Looks at uploaded files and keeps what is good: a PDF as it is, an image as new pictures in three sizes. */
export type UploadStore = {
  /** Throws HttpError for what is not the type that it says, or no whole image. Answers with the bytes that it takes. */
  keep: (upload: Upload) => Promise<number>;
  remove: (key: string) => Promise<void>;
};

export function createUploadStore({ storage, decoder }: { storage: Storage; decoder: Decoder }): UploadStore {
  return {
    keep: async ({ userId, key, name, type, bytes }) => {
      if (!isWhatItSays({ name, type, bytes })) throw new HttpError("wrong-file-type");
      if (type !== "application/pdf") return keepPictures(storage, key, await decoder.decode(userId, bytes));
      await storage.put(key, bytes, type);
      return bytes.length;
    },
    remove: (key) => removeFile(storage, key),
  };
}

/** With all that was made of it. */
export async function removeFile(storage: Storage, key: string): Promise<void> {
  for (const each of [key, ...sizes.map((size) => sizeKey(key, size))]) await storage.remove(each);
}

const sizes = namesOf(imageWidths);

export function sizeKey(key: string, size: ImageSize): string {
  return `${key}-${size}`;
}

async function keepPictures(storage: Storage, key: string, pictures: Pictures): Promise<number> {
  for (const size of sizes) await storage.put(sizeKey(key, size), pictures[size], "image/webp");
  return sizes.reduce((sum, size) => sum + pictures[size].length, 0);
}
