/** One found document. The better one has the higher score, then the higher confidence, then the lower id. */
export type Found = {
  readonly id: string;
  readonly score: number;
  readonly confidence: number;
};

/** The k best of what is offered: a binary heap with the worst of them on top. */
type TopK = {
  /** Whether it is among the best so far. */
  readonly offer: (id: string, score: number, confidence: number) => boolean;
  /** What a score must reach to be among them; `least` while there are fewer than k. */
  readonly threshold: () => number;
  readonly bestFirst: () => Found[];
};

/** None below `least`, which is below all that can be offered unless given. */
export function createTopK(k: number, least = -1): TopK {
  const heap: Found[] = [];
  return {
    offer: (id, score, confidence) => {
      if (score < least) return false;
      const [worst] = heap;
      if (heap.length === k && worst !== undefined && score < worst.score) return false;
      const found = { id, score, confidence };
      if (heap.length === k && (worst === undefined || compare(found, worst) > 0)) return false;
      if (heap.length < k) siftUp(heap, found);
      else siftDown(heap, found);
      return true;
    },
    threshold: () => (heap.length < k ? least : (heap[0]?.score ?? Infinity)),
    bestFirst: () => [...heap].sort(compare),
  };
}

/** Below 0 if `a` is the better one. */
function compare(a: Found, b: Found): number {
  return b.score - a.score || b.confidence - a.confidence || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function siftUp(heap: Found[], found: Found): void {
  let at = heap.push(found) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || compare(above, found) >= 0) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = found;
}

function siftDown(heap: Found[], found: Found): void {
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    const isRight = left !== undefined && right !== undefined && compare(right, left) > 0;
    const worse = isRight ? right : left;
    if (worse === undefined || compare(worse, found) <= 0) break;
    heap[at] = worse;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = found;
}
