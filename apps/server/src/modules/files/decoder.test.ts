import { afterAll, expect, test } from "vitest";
import { png } from "../../../test/uploads.ts";
import { manyScans } from "../../../test/many-scans.ts";
import { createDecoder } from "./decoder.ts";
import { countScans, mostScans } from "./scans.ts";

const decoder = createDecoder();
afterAll(() => decoder.close());

test("R24: passes over a picture are counted, those of pictures inside it are not", async () => {
  const usual = await manyScans({ side: 64, scans: 0 });
  const passes = countScans(usual);
  expect(passes).toBeGreaterThan(1);
  expect(passes).toBeLessThanOrEqual(mostScans);
  expect(countScans(await manyScans({ side: 64, scans: 30 }))).toBe(passes + 30);
  expect(countScans(await manyScans({ side: 64, scans: 2000 }))).toBe(mostScans + 1);
  const inside = Buffer.concat([
    Buffer.from([0xff, 0xe1, usual.length >> 8, (usual.length & 0xff) + 2]),
    usual,
  ]);
  expect(countScans(Buffer.concat([usual.subarray(0, 2), inside, usual.subarray(2)]))).toBe(passes);
});

test("R24: a picture whose decoding takes too long is given up, its process killed, and the next one is decoded", async () => {
  const impatient = createDecoder({ patience: 700 });
  const long = await manyScans({ side: 5000, scans: 2000 });
  const begun = performance.now();
  await expect(impatient.decode("greedy", long)).rejects.toMatchObject({ id: "wrong-file-type" });
  expect(performance.now() - begun).toBeLessThan(15_000);
  impatient.close();
  const { small } = await decoder.decode("other", (await png()).bytes);
  expect(small.length).toBeGreaterThan(0);
});

test("R24: a member's pictures wait for each other, not for those of others", async () => {
  const { bytes } = await png();
  const mine = [1, 2].map(() => decoder.decode("me", bytes));
  const theirs = decoder.decode("other", bytes);
  expect((await Promise.all([...mine, theirs])).map(({ card }) => card.length > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

test("a process that is let go gets no more pictures", async () => {
  const hasty = createDecoder({ idle: 0 });
  const { bytes } = await png();
  for (let times = 0; times < 5; times++) {
    expect((await hasty.decode("me", bytes)).small.length).toBeGreaterThan(0);
    // So that the timer has let the process go, which has not ended yet.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  hasty.close();
});

test("what is no picture is refused, and the same process goes on", async () => {
  await expect(decoder.decode("me", Buffer.from([0xff, 0xd8, 0xff]))).rejects.toMatchObject({
    id: "wrong-file-type",
  });
  expect((await decoder.decode("me", (await png()).bytes)).full.length).toBeGreaterThan(0);
});
