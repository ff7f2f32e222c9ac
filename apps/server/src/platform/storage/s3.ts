import { S3mini } from "s3mini";
import { inBucket } from "./site-folder.ts";
import { requireKey, type Storage } from "./storage.ts";

export type S3Options = {
  /** Address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/khamt`. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds that one call may take. */
  patience?: number;
};

/** Files in a bucket of S3 or of anything that speaks like it. */
export function openS3Storage({ bucketUrl, patience = 20_000, ...access }: S3Options): Storage {
  const bucket = new S3mini({ ...access, endpoint: bucketUrl, requestAbortTimeout: patience });
  return {
    put: async (key, bytes, type) => {
      await bucket.putObject(requireKey(key), bytes, type);
    },
    read: async (key) => {
      const bytes = await bucket.getObjectArrayBuffer(requireKey(key));
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    remove: async (key) => {
      await bucket.deleteObject(requireKey(key));
    },
    list: async (prefix) => {
      const objects = (await bucket.listObjects("/", requireKey(prefix))) ?? [];
      return objects.map(({ Key }) => Key);
    },
    place: inBucket,
  };
}
