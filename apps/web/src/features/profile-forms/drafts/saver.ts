export type SaverState = "idle" | "waiting" | "saved" | "failed";

type SaverSetup<Item> = {
  send: (item: Item) => Promise<unknown>;
  onState: (state: SaverState) => void;
};

const pause = 1000;
const longestPause = 60_000;

/** Sends the newest of what is given, once it rests: one at a time, and again with growing pauses while that fails. */
export function createSaver<Item>({ send, onState }: SaverSetup<Item>) {
  let next: Item | undefined;
  let current: Item | undefined;
  let sending = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isHeld = false;

  const plan = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
  const run = () => {
    timer = undefined;
    if (next === undefined || current !== undefined || isHeld) return;
    const item = next;
    current = item;
    next = undefined;
    sending = send(item).then(
      () => settle(true, item),
      () => settle(false, item),
    );
  };
  const settle = (isDone: boolean, item: Item) => {
    // Stopped in the meantime: nobody asks any more.
    if (current !== item) return;
    current = undefined;
    failures = isDone ? 0 : failures + 1;
    if (!isDone) next ??= item;
    if (next === undefined) onState("saved");
    else if (!isDone) onState("failed");
    if (next !== undefined) plan(isDone ? pause : Math.min(longestPause, pause * 2 ** failures));
  };

  return {
    save(item: Item) {
      next = item;
      onState(failures > 0 ? "failed" : "waiting");
      // While it fails, typing on does not put the next try off.
      if (failures === 0 || timer === undefined) plan(pause);
    },
    retry() {
      if (next !== undefined) plan(0);
    },
    /** What has not arrived for certain. */
    unsent: () => next ?? current,
    /** Nothing new is sent until `release`; resolves when nothing is on its way. */
    async hold() {
      isHeld = true;
      await sending;
    },
    release() {
      isHeld = false;
      if (next !== undefined) plan(pause);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      next = undefined;
      current = undefined;
      failures = 0;
      onState("idle");
    },
  };
}
