import path from "node:path";
import type { Config } from "../../env.ts";
import { openLocalStorage } from "./local.ts";
import { openS3Storage } from "./s3.ts";
import type { Storage } from "./storage.ts";

/** The bucket that the settings name, or a folder beside the embedded database. */
export async function openStorage({ bucket }: Pick<Config, "bucket">, dataDir: string): Promise<Storage> {
  return bucket ? openS3Storage(bucket) : openLocalStorage(path.join(dataDir, "files"));
}
