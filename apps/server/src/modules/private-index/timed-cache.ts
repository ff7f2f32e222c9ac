import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Bytes that anyone may fetch, with a tag that changes with them. */
export type Item = { readonly tag: string; readonly plain: Buffer; readonly brotli: Buffer };

/** The next better quality takes twice as long for a fiftieth. */
const quality = 6;

export async function itemOf(bytes: Uint8Array, { quality: wanted = quality } = {}): Promise<Item> {
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: wanted,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const brotli = await promisify(brotliCompress)(plain, { params });
  return { tag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`, plain, brotli };
}

type Versioned = { readonly version: string; readonly bytes?: Uint8Array };
type Stock = { version: string; checked: number; item: Item };

/** An index is asked for anew after so long, whatever was written: one is some tenths of a second of work. */
const freshFor = 60_000;

/**
 * Keeps an item for each key and looks whether there is a newer version once its time is over. Who comes while that is
 * done waits for it, once for all.
 */
export function createTimedCache<Key>(
  make: (key: Key, known: string | undefined) => Promise<Versioned>,
  clock: () => Date,
): (key: Key) => Promise<Item> {
  const stocks = new Map<Key, Stock>();
  const making = new Map<Key, Promise<Item>>();

  async function renew(key: Key): Promise<Item> {
    const stock = stocks.get(key);
    const { version, bytes } = await make(key, stock?.version);
    const item = bytes ? await itemOf(bytes) : stock?.item;
    if (!item) throw new Error(`there is no item of version ${version}`);
    stocks.set(key, { version, checked: clock().getTime(), item });
    return item;
  }

  return async (key) => {
    const stock = stocks.get(key);
    if (stock && clock().getTime() - stock.checked < freshFor) return stock.item;
    let made = making.get(key);
    if (!made) {
      made = renew(key).finally(() => making.delete(key));
      making.set(key, made);
    }
    return made;
  };
}
