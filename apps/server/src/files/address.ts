const form = /^\/files\/([a-z0-9-]{10,60})$/;

export function addressOf(key: string): string {
  return `/files/${key}`;
}

/** The key of a stored file's address; of any other address a key that no file has. */
export function keyOfAddress(address: string): string {
  return form.exec(address)?.[1] ?? "";
}
