import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { S3Options } from "../src/platform/storage/s3.ts";

export type TestBucket = { access: S3Options; close: () => Promise<void> };

/** The part of s3rver that is used here; it brings no types. */
type S3Server = { run: () => Promise<AddressInfo>; close: () => Promise<void> };
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => S3Server;

/** A bucket of a real S3 server on this computer, whose files lie in the folder. */
export async function openTestBucket(folder: string): Promise<TestBucket> {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "khamt" }],
  });
  const { port } = await server.run();
  const access = {
    bucketUrl: `http://127.0.0.1:${port}/khamt`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return { access, close: () => server.close() };
}
