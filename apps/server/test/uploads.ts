import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { UploadAddress } from "@khamt/contract";
import type { AppOptions } from "../src/app.ts";
import { openLocalStorage } from "../src/platform/storage/local.ts";
import { openS3Storage } from "../src/platform/storage/s3.ts";
import type { Storage } from "../src/platform/storage/storage.ts";
import { type Answer, openTestApp, type TestApp } from "./app.ts";
import { openTestBucket } from "./bucket.ts";
import { addUser } from "./rows.ts";

export const storageKinds = ["folder", "bucket"] as const;
type StorageKind = (typeof storageKinds)[number];

export type Uploads = TestApp & {
  /** Where files go from now on. */
  use: (kind: StorageKind) => void;
  /** Stands before whatever is done with the storage in use; a test may let it throw. */
  before: Record<"put" | "remove", () => void | Promise<void>>;
  /** Names of what lies in the storages under the key of the address. */
  namesOf: (address: string) => Promise<string[]>;
};

/** The server with a folder and a bucket for files. */
export async function openUploads(options: Partial<AppOptions> = {}): Promise<Uploads> {
  const folder = await mkdtemp(join(tmpdir(), "khamt-uploads-"));
  const bucket = await openTestBucket(join(folder, "bucket"));
  const storages: Record<StorageKind, Storage> = {
    folder: await openLocalStorage(join(folder, "files")),
    bucket: openS3Storage(bucket.access),
  };
  let used = storages.folder;
  const before: Uploads["before"] = { put: () => {}, remove: () => {} };
  const storage: Storage = {
    put: async (...file) => {
      await before.put();
      await used.put(...file);
    },
    read: (key) => used.read(key),
    remove: async (key) => {
      await before.remove();
      await used.remove(key);
    },
    list: (prefix) => used.list(prefix),
    place: "of the test",
  };
  const server = await openTestApp({ storage, ...options });
  return {
    ...server,
    storage,
    before,
    use: (kind) => {
      used = storages[kind];
    },
    namesOf: async (address) => {
      const key = address.replace(/\?.*/, "").replace("/files/", "");
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      return names.filter((each) => each.isFile() && each.name.startsWith(key)).map(({ name }) => name);
    },
    close: async () => {
      await server.close();
      await bucket.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Sent = { type: string; name?: string; bytes: Buffer };

export type Uploader = {
  id: string;
  cookie: string;
  /** As the uploader of the site asks: JSON by its header, and no body. */
  ask: () => Promise<Answer>;
  address: () => Promise<string>;
  send: (address: string, file: Sent, headers?: Record<string, string>) => Promise<Answer>;
  read: (address: string, headers?: Record<string, string>) => Promise<Answer>;
};

/** A member of their own who uploads. */
export async function openUploader(server: TestApp): Promise<Uploader> {
  const id = await addUser(server.db);
  const cookie = await server.signIn(id);
  const ask = () =>
    server.call({
      method: "POST",
      url: "/api/projects/upload",
      headers: { cookie, "content-type": "application/json" },
    });
  return {
    id,
    cookie,
    ask,
    address: async () => {
      const answer = await ask();
      if (answer.statusCode !== 200) throw new Error(`no address: ${answer.body}`);
      return answer.json<UploadAddress>().uploadURL;
    },
    send: (url, file, headers = {}) =>
      server.call({
        method: "PUT",
        url,
        headers: { cookie, ...headersOf(file), ...headers },
        payload: file.bytes,
      }),
    read: (url, headers = {}) => server.get(url, { cookie, ...headers }),
  };
}

export function headersOf({ type, name = "" }: Sent): Record<string, string> {
  return { "content-type": type, "x-file-name": encodeURIComponent(name) };
}

export function pdf(inside = ""): Sent {
  const bytes = Buffer.from(`%PDF-1.7\n1 0 obj\n${inside}\nendobj\ntrailer\n%%EOF\n`);
  return { type: "application/pdf", name: "Төлөвлөгөө.pdf", bytes };
}

const picture = () => sharp({ create: { width: 600, height: 300, channels: 3, background: "steelblue" } });

export async function png(): Promise<Sent> {
  return { type: "image/png", name: "logo.png", bytes: await picture().png().toBuffer() };
}

/** As a camera writes it: with its maker and the place. */
export async function jpeg(): Promise<Sent> {
  const taken = { IFD0: { Make: "canary-camera" }, IFD3: { GPSLatitude: "47/1 55/1 0/1" } };
  return { type: "image/jpeg", name: "photo.JPG", bytes: await picture().withExif(taken).jpeg().toBuffer() };
}
