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
      const place = requireKey(key);
      await ask(async () => requireBucket(await bucket.putObject(place, bytes, type)));
    },
    read: async (key) => {
      const place = requireKey(key);
      return ask(async () => {
        const answer = await bucket.getObjectResponse(place);
        if (answer === null) return undefined;
        requireBucket(answer);
        return Buffer.from(await answer.arrayBuffer());
      });
    },
    remove: async (key) => {
      const place = requireKey(key);
      await ask(() => bucket.deleteObject(place));
    },
    list: async (prefix) => {
      const place = requireKey(prefix);
      const objects = (await ask(() => bucket.listObjects("/", place))) ?? [];
      return objects.map(({ Key }) => Key);
    },
    place: inBucket,
  };
}

/** A bucket that is dead, silent or refuses the key keeps nothing now, and has nothing: the log says why. */
async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw Object.assign(new HttpError("unavailable"), { cause });
  }
}

/** A proxy or a page of somebody's network says "200" to anything: what a bucket has kept bears a tag. */
function requireBucket({ headers }: Response): void {
  if (!headers.has("etag")) throw new HttpError("unavailable");
}
