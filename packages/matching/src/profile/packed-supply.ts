// What a profile serves, kept for long: a concept takes 8 bytes, where an entry of a map takes 80.
import type { Features, Mention, Served, Supply } from "./features.ts";

type Serving = { readonly value: number; readonly mention: Mention };

/** The names of concepts and words as numbers: one table for all profiles that are kept together. */
type Names = { readonly known: Map<string, number>; readonly listed: string[] };

/** Packs the supplies of profiles that are kept together. They answer as before, and in the same order. */
export function createSupplyPacking(): (features: Features) => Supply {
  const names: Names = { known: new Map(), listed: [] };
  return ({ needs, offers, topics, supply }) => {
    const mentions = [...needs, ...offers, ...topics];
    const placeOf = new Map(mentions.map((mention, place) => [mention, place]));
    const pack = (served: Served) => new PackedServed(served, { placeOf, mentions, names });
    return { offers: pack(supply.offers), all: pack(supply.all) };
  };
}

/** Values are units of two shares: they stay below this. */
const placeUnit = 2 ** 16;

function numberOf(key: string, { known, listed }: Names): number {
  const number = known.get(key) ?? listed.push(key) - 1;
  known.set(key, number);
  return number;
}

type Place = {
  readonly placeOf: ReadonlyMap<Mention, number>;
  readonly mentions: readonly Mention[];
  readonly names: Names;
};

class PackedServed implements Served {
  readonly size: number;
  readonly #keys: Uint32Array;
  /** Each with the place of its mention. */
  readonly #values: Uint32Array;
  readonly #mentions: readonly Mention[];
  readonly #names: Names;

  constructor(served: Served, { placeOf, mentions, names }: Place) {
    this.size = served.size;
    this.#keys = new Uint32Array(served.size);
    this.#values = new Uint32Array(served.size);
    this.#mentions = mentions;
    this.#names = names;
    let at = 0;
    for (const [key, { value, mention }] of served) {
      this.#keys[at] = numberOf(key, names);
      this.#values[at] = (placeOf.get(mention) ?? 0) * placeUnit + value;
      at += 1;
    }
  }

  get(key: string): Serving | undefined {
    const place = this.#placeOf(key);
    return place === -1 ? undefined : this.#servingAt(place);
  }

  has(key: string): boolean {
    return this.#placeOf(key) !== -1;
  }

  forEach(tell: (serving: Serving, key: string, map: Served) => void): void {
    for (const [key, serving] of this) tell(serving, key, this);
  }

  *entries() {
    for (let place = 0; place < this.size; place += 1) {
      const serving = this.#servingAt(place);
      if (serving) yield [this.#keyAt(place), serving] satisfies [string, Serving];
    }
    return undefined;
  }

  *keys() {
    for (const [key] of this) yield key;
    return undefined;
  }

  *values() {
    for (const [, serving] of this) yield serving;
    return undefined;
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  #placeOf(key: string): number {
    const number = this.#names.known.get(key);
    return number === undefined ? -1 : this.#keys.indexOf(number);
  }

  #keyAt(place: number): string {
    return this.#names.listed[this.#keys[place] ?? 0] ?? "";
  }

  #servingAt(place: number): Serving | undefined {
    const pair = this.#values[place] ?? 0;
    const mention = this.#mentions[Math.floor(pair / placeUnit)];
    return mention && { value: pair % placeUnit, mention };
  }
}
