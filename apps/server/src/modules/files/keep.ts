import { namesOf } from "@khamt/contract/records";
import pLimit from "p-limit";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { encodeSizes, type ImageSize, imageWidths } from "./images.ts";
import { type AcceptedType, isWhatItSays } from "./inspect.ts";
import { fileLimits } from "./file-limits.ts";

export type Upload = { key: string; name: string; type: AcceptedType; bytes: Buffer };

/** Looks at uploaded files and keeps what is good: a PDF as it is, an image as new pictures in three sizes. */
export type UploadStore = {
  /** Throws HttpError for what is not the type that it says, or no whole image. Answers with the bytes that it takes. */
  keep: (upload: Upload) => Promise<number>;
  remove: (key: string) => Promise<void>;
};

export function createUploadStore(storage: Storage): UploadStore {
  const limit = pLimit(fileLimits.imagesAtOnce);
  return {
    keep: async ({ key, name, type, bytes }) => {
      if (!isWhatItSays({ name, type, bytes })) throw new HttpError("wrong-file-type");
      if (type !== "application/pdf") {
        const pictures = await limit(() => encodeSizes(bytes)).catch(refuse);
        return keepPictures(storage, key, pictures);
      }
      await storage.put(key, bytes, type);
      return bytes.length;
    },
    remove: async (key) => {
      for (const each of [key, ...sizes.map((size) => sizeKey(key, size))]) await storage.remove(each);
    },
  };
}

const sizes = namesOf(imageWidths);

export function sizeKey(key: string, size: ImageSize): string {
  return `${key}-${size}`;
}

function refuse(): never {
  throw new HttpError("wrong-file-type");
}

async function keepPictures(
  storage: Storage,
  key: string,
  pictures: Record<ImageSize, Buffer>,
): Promise<number> {
  for (const size of sizes) await storage.put(sizeKey(key, size), pictures[size], "image/webp");
  return sizes.reduce((sum, size) => sum + pictures[size].length, 0);
}
