/** So many in a row are the fault of something else, such as a database that is away: the next time is soon enough for the rest. */
const mostFailures = 5;

/** Does the work for each of them: where it fails for one it is done for the others all the same, and then the first failure thrown. */
export async function eachAlone<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const item of items) {
    if (inARow === mostFailures) break;
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
    }
  }
  if (failures.length > 0) throw failures[0];
}
