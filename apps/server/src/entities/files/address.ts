const form = /^\/files\/([a-z0-9-]{10,60})$/;

export function addressOf(key: string): string {
  return `/files/${key}`;
}

/** The keys of stored files by their addresses; of any other address a key that no file has. */
export function keysOf(addresses: readonly (string | null)[]): string[] {
  return addresses.flatMap((address) => (address === null ? [] : (form.exec(address)?.[1] ?? "")));
}
