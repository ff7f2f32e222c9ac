import { S3mini } from "s3mini";
import { HttpError } from "../http/http-error.ts";
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
      requireBucket(await bucket.putObject(requireKey(key), bytes, type));
    },
    read: async (key) => {
      const answer = await bucket.getObjectResponse(requireKey(key));
      if (answer === null) return undefined;
      requireBucket(answer);
      return Buffer.from(await answer.arrayBuffer());
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

/** A proxy or a page of somebody's network says "200" to anything: what a bucket has kept bears a tag. */
function requireBucket({ headers }: Response): void {
  if (!headers.has("etag")) throw new HttpError("unavailable");
}
