import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Packed } from "../../matching/calls.ts";
import type { Changes, Mark } from "../../platform/answers/changes.ts";

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

type Stock = { version: string; checked: number; mark: Mark | undefined; item: Item };
type Options<Key> = {
  make: (key: Key, known: string | undefined) => Promise<Packed>;
  clock: () => Date;
  changes: Changes | undefined;
};

/** What was added shows after so long, for an index is some tenths of a second of work; what was withdrawn is in none any more. */
const freshFor = 60_000;

/**
 * Keeps an item for each key and looks whether there is a newer version once its time is over. Who comes while that is
 * done waits for it, once for all.
 */
export function createTimedCache<Key>({ make, clock, changes }: Options<Key>): (key: Key) => Promise<Item> {
  const stocks = new Map<Key, Stock>();
  const making = new Map<Key, { mark: Mark | undefined; made: Promise<Item> }>();

  async function renew(key: Key): Promise<Item> {
    const stock = stocks.get(key);
    const mark = changes?.mark();
    const { version, bytes } = await make(key, stock?.version);
    const item = bytes ? await itemOf(bytes) : stock?.item;
    if (!item) throw new Error(`there is no item of version ${version}`);
    stocks.set(key, { version, checked: clock().getTime(), mark, item });
    return item;
  }

  const isWhole = (mark: Mark | undefined) =>
    mark !== undefined && (changes?.isFresh(mark, ["withdrawn"]) ?? false);

  const begin = (key: Key) => {
    const made = renew(key).finally(() => making.get(key)?.made === made && making.delete(key));
    making.set(key, { mark: changes?.mark(), made });
    return made;
  };

  return async (key) => {
    const stock = stocks.get(key);
    if (stock && clock().getTime() - stock.checked < freshFor && isWhole(stock.mark)) return stock.item;
    const current = making.get(key);
    return current && isWhole(current.mark) ? current.made : begin(key);
  };
}
