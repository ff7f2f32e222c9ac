import { chancesOf } from "../../src/exposure/prices.ts";

export type Chances = {
  /** A whole number from 0 up to the bound. */
  readonly below: (bound: number) => number;
  readonly one: (list: readonly string[]) => string;
  /** Between so many of the list, each at most once, in an order of chance. */
  readonly some: (list: readonly string[], least: number, most: number) => string[];
};

export function createChances(seed: number): Chances {
  const chance = chancesOf(seed);
  const below = (bound: number) => Math.floor(chance() * bound);
  return {
    below,
    one: (list) => list[below(list.length)] ?? "",
    some: (list, least, most) => {
      const left = [...list];
      const count = Math.min(left.length, least + below(most - least + 1));
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
