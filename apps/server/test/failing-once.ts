import { publish } from "../src/platform/live/live.ts";

/** Tells open pages as ever but for the first time, as where a database refuses one row. */
export function failingOnce(): { publish: typeof publish } {
  let tried = 0;
  return {
    publish: async (...told) => {
      if (++tried === 1) throw new Error("not this one");
      await publish(...told);
    },
  };
}
