import path from "node:path";
import { causesOf } from "../causes.ts";
import { explain } from "../log.ts";
import { operatorWords } from "../words/operator/index.ts";
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

/** Asks once, as what is wrong with a bucket nobody would know before the first upload. Undefined where all is well. */
export async function whyNoFiles(storage: Storage): Promise<string | undefined> {
  try {
    await storage.list("a");
    return undefined;
  } catch (error) {
    return operatorWords().noFiles(explain(causesOf(error).at(-1)));
  }
}
