/** So many are told in one transaction. */
export const atOnce = 50;
/** And so many times by one look of the clock, so that other work comes between. */
const mostBatches = 40;

/** `work` does the next batch, and answers whether there may be another. */
export async function inBatches(work: () => Promise<boolean>): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) if (!(await work())) return;
}
