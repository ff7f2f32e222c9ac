import path from "node:path";
import { openLocalStorage } from "./local.ts";
import { openS3Storage, type S3Options } from "./s3.ts";
import type { Storage } from "./storage.ts";

/** The bucket that the settings name, or a folder beside the embedded database. */
export async function openStorage(
  { bucket }: { bucket: S3Options | undefined },
  dataDir: string,
  how: { isBeside?: boolean } = {},
): Promise<Storage> {
  return bucket ? openS3Storage(bucket) : openLocalStorage(path.join(dataDir, "files"), how);
}
