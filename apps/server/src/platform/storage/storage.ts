/** Where uploaded files lie. Keys are made by the server: letters, digits, hyphens and one dot at most. */
export type Storage = {
  /** Kept for good once resolved; in the place of what had the key before. Nobody ever reads half of it. */
  put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  read: (key: string) => Promise<Buffer | undefined>;
  /** Nothing happens where there is none. */
  remove: (key: string) => Promise<void>;
  /** The keys that begin so. */
  list: (prefix: string) => Promise<string[]>;
  /** Its name: two servers with the same one find each other's files. */
  place: string;
};

const keyForm = /^[a-z0-9-]+(\.[a-z0-9]+)?$/;

/** Throws for a key that could leave the folder or the bucket's root. */
export function requireKey(key: string): string {
  if (!keyForm.test(key)) throw new TypeError("not a key of a stored file");
  return key;
}
