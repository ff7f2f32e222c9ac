import { expect, test } from "vitest";
import { eachAlone } from "./each-alone.ts";

test("what fails for one is done for the others, and told afterwards", async () => {
  const done: number[] = [];
  const work = async (each: number) => {
    if (each % 3 === 1) throw new Error(`not ${each}`);
    done.push(each);
  };
  await expect(eachAlone([1, 2, 3, 4, 5], work)).rejects.toThrow("not 1");
  expect(done).toEqual([2, 3, 5]);
});

test("where nothing can be done it ends soon", async () => {
  let tried = 0;
  const work = async () => {
    tried += 1;
    throw new Error("the database is away");
  };
  await expect(eachAlone(Array.from({ length: 100 }), work)).rejects.toThrow("away");
  expect(tried).toBe(5);
});
